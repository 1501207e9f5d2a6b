import { loadGuides } from '@mingfa/content/load-guides';
import type { CloneContent } from '@mingfa/contract/clone-content';
import { expect, test } from 'vitest';
import { completeClone } from '../../../testing/complete-clone.ts';
import { guideCandidates } from './guide-candidates.ts';
import { isOfSpokenPart } from './part-of-field.ts';

const guides = await loadGuides();
const askedOf = (content: Partial<CloneContent>) =>
  guideCandidates({ ...completeClone(), guideQuestions: [], ...content }, { guides, homeQuestions: [] }).map(
    ({ question }) => question,
  );
const STRAY = /加装电梯|车位|买房|楼盘|购房|物业费/;

test('who speaks of renting is offered nothing of neighbours, estates and buying a home', () => {
  const questions = askedOf({});
  expect(questions.length).toBeGreaterThan(20);
  expect(questions.filter((question) => STRAY.test(question))).toEqual([]);
});

test('who speaks of an estate is offered its guides, and nothing of renting', () => {
  const questions = askedOf({ name: '物业助手', opening: '你好，我可以解答物业费和业主权利的问题。' });
  expect(questions).toContain('加装电梯一楼不同意怎么办？');
  expect(questions.filter((question) => /租客|租房|退租/.test(question))).toEqual([]);
});

test('who names a field, and speaks of none of its parts, is offered the part it is named by', () => {
  const questions = askedOf({ name: '合同助手', opening: '你好，请说说你的合同。' });
  expect(questions.some((question) => /租/.test(question))).toBe(true);
  expect(questions.filter((question) => STRAY.test(question))).toEqual([]);
});

test('a field without parts is left whole, and a guide of several fields goes by the one that is answered', () => {
  const guide = {
    title: { zh: '物业费', en: '' },
    saidAs: { zh: ['物业费太高'], en: [] },
    field: 'tenancy',
  } as never;
  const labour = { ...(guide as object), field: 'labour' } as never;
  const both = { ...(guide as object), alsoFields: ['labour'] } as never;
  expect(isOfSpokenPart(labour, ['labour'], '租房')).toBe(true);
  expect(isOfSpokenPart(guide, ['tenancy'], '租房')).toBe(false);
  expect(isOfSpokenPart(both, ['tenancy', 'labour'], '租房')).toBe(true);
});

test('who serves tenants alone is offered no question that a landlord has, and the other way round', () => {
  const ofTenants = askedOf({
    name: '租客助手',
    introduction: '为租客解答押金和退租的问题。',
    opening: '你好，请说说租房的事。',
  });
  expect(ofTenants.length).toBeGreaterThan(20);
  expect(ofTenants.filter((question) => /租客/.test(question))).toEqual([]);
  const ofLandlords = askedOf({
    name: '房东助手',
    introduction: '为房东解答收租和退租的问题。',
    opening: '你好，请说说出租的事。',
  });
  expect(ofLandlords.filter((question) => /房东/.test(question))).toEqual([]);
  expect(ofLandlords.some((question) => /租客/.test(question))).toBe(true);
});
