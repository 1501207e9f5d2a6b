import { expect, test } from 'vitest';
import { SHOP_TALK, WAGES_TALK } from '../recordings/testing/talk.ts';
import { readSpokenStory } from './read-spoken-story.ts';

const TODAY = '2026-11-30';
const linesOf = (turns: typeof SHOP_TALK, names: Record<string, string>) =>
  turns.map(({ speaker, text }) => `${names[speaker ?? '']}：${text}`).join('\n');
const read = (written: string) =>
  readSpokenStory(written, TODAY)
    .filter(({ path }) => path !== 'told_words')
    .map(({ path, value, start, end }) => `${path} ${value} ← ${written.slice(start, end)}`);

const ASKED = [
  '王律师：您贵姓？',
  '陈小梅：我叫陈小梅。',
  '陈小梅：我2022年5月10日借给老同学孙志远三十万元，他写了借条。',
  '王律师：约定什么时候还？',
  '陈小梅：2023年5月10日。',
  '陈小梅：2023年8月1日还了两万，后来就没还了。',
].join('\n');

test('who answers a lawyer tells a story of their own: both sides, and a day that was asked for', () => {
  expect(read(ASKED)).toEqual(
    expect.arrayContaining([
      'claimants/陈小梅/name 陈小梅 ← 陈小梅',
      'defendants/孙志远/name 孙志远 ← 孙志远',
      'loan_on 2022-05-10 ← 2022年5月10日',
      'loan_principal 300000 ← 三十万元',
      'loan_due_on 2023-05-10 ← 2023年5月10日',
      'loan_repaid_on 2023-08-01 ← 2023年8月1日',
      'our_side claimant ← 陈小梅',
    ]),
  );
  const due = readSpokenStory(ASKED, TODAY).find(({ path }) => path === 'loan_due_on');
  expect(due?.start).toBe(ASKED.indexOf('2023年5月10日'));
});

test('of two who dispute, whoever demands is the claimant and whom they call 你 the other side', () => {
  const facts = read(
    [
      '陈小梅：你2022年5月10日向我借了30万元，约定2023年5月10日还，你到现在没还我。',
      '孙志远：是的，我借了。',
      '陈小梅：那你赶紧把钱还给我。',
      '孙志远：我2023年8月1日还了你两万。',
    ].join('\n'),
  );
  expect(facts).toEqual(
    expect.arrayContaining([
      'claimants/陈小梅/name 陈小梅 ← 陈小梅',
      'defendants/孙志远/name 孙志远 ← 孙志远',
      'loan_due_on 2023-05-10 ← 2023年5月10日',
      'loan_repaid 20000 ← 两万',
    ]),
  );
  expect(read(linesOf(WAGES_TALK, { a: '赵敏', b: '刘志强' }))).toContain('claimants/赵敏/name 赵敏 ← 赵敏');
  expect(read(linesOf(SHOP_TALK, { a: '李建国', b: '周大成' }))).toEqual(
    expect.arrayContaining([
      'cause 民间借贷纠纷 ← 借条',
      'defendants/周大成/name 周大成 ← 周大成',
      'loan_on 2023-03-15 ← 2023年3月15日',
    ]),
  );
});

test('where nobody can say whose story it is, a talk is read as it stands', () => {
  const facts = read('甲方代表：2022年5月10日借的30万元。\n说话人2：是向我借的。');
  expect(facts).toContain('loan_principal 300000 ← 30万元');
  expect(facts.filter((fact) => /^(?:claimants|defendants)/.test(fact))).toEqual([]);
});
