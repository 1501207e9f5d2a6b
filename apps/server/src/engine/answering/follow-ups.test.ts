import { loadFields } from '@mingfa/content/fields';
import { expect, test } from 'vitest';
import { makeFileEvidence } from '../../testing/make-evidence.ts';
import { proposeFollowUps } from './follow-ups.ts';

const fields = await loadFields();
const passage = (text: string) =>
  makeFileEvidence({ from: 'document', title: '怀表转让协议.docx', label: '第 1 页', text });

test('beside a document the next questions are about what the document speaks of', () => {
  const questions = proposeFollowUps(fields, {
    question: '转让价款是多少',
    evidence: [passage('转让价款为300元。逾期付款的，承担违约责任。')],
    language: 'zh-CN',
  });
  expect(questions).toHaveLength(3);
  expect(questions.join()).toContain('违约责任');
  expect(questions.join()).not.toContain('争议');
});

test('without a document they are those of the field, and never the question just asked', () => {
  const [first = ''] = proposeFollowUps(fields, {
    question: '房东不退押金',
    evidence: [],
    language: 'zh-CN',
  });
  expect(first).not.toBe('');
  const next = proposeFollowUps(fields, { question: `房东押金 ${first}`, evidence: [], language: 'zh-CN' });
  expect(next).not.toContain(first);
});
