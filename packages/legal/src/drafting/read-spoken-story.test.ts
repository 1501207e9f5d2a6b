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

test('a message asked for is no way in which a loan was handed over, and to whom the other owes it is who tells', () => {
  const facts = read(
    [
      '刘建国：大伟，那笔钱到期快一年了，你到底什么时候还？',
      '陈大伟：刘哥，实在对不起，我知道我还欠你二十二万元，这个我认。',
      '刘建国：你认就好。当初三十万，你还了八万，对吧？',
      '陈大伟：对，我一共还了八万，十二月五万，三月三万。本金还差二十二万。',
      '陈大伟：那是我乱说的，这钱就是借款，我没有说过不还。',
      '刘建国：好，你微信上再写一句确认一下。',
    ].join('\n'),
  );
  expect(facts.filter((fact) => fact.startsWith('loan_method'))).toEqual([]);
  expect(facts).toEqual(
    expect.arrayContaining([
      'claimants/刘建国/name 刘建国 ← 刘建国',
      'defendants/陈大伟/name 陈大伟 ← 陈大伟',
      'loan_principal 300000 ← 三十万',
      'loan_repaid 80000 ← 八万',
    ]),
  );
});

test.each([
  ['他在微信里说先还我一点。', []],
  ['他让我把借条拍照微信发给他。', []],
  ['2024年5月6日我借给陈大伟三万元，微信转的。', ['wechat']],
  ['我用支付宝给他两万元，是借款。', ['alipay']],
])('%s tells how money was handed over only where it was', (text, expected) => {
  const written = `王敏：我叫王敏，陈大伟向我借钱。\n王敏：${text}`;
  const method = readSpokenStory(written, TODAY).filter(({ path }) => path === 'loan_method');
  expect(method.map(({ value }) => value)).toEqual(expected);
});
