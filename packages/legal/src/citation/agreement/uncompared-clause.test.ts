import { expect, test } from 'vitest';
import { compareSentence, wordsBesideQuote } from './compare-sentence.ts';

// Laws of our own making.
const CLAIMS = [
  '风筝争议申请调解的期间为一年。调解期间从当事人知道或者应当知道其风筝被损坏之日起计算。',
  '会员资格存续期间发生争议的，不受前款规定的期间限制；但是，会员资格终止的，应当自会员资格终止之日起一年内提出。',
].join('\n');
const PAY =
  '补偿金按会员入会的年限，每满一年支付一个月会费的标准向会员支付。六个月以上不满一年的，按一年计算；不满六个月的，向会员支付半个月会费的补偿金。';
const NOTICE = '出租人应当在三十日内书面通知承租人；逾期未通知的，承租人可以解除租约，并请求返还押金。';

const read = (said: string, law: string, paragraph: number | null = null) =>
  compareSentence(said, law, { paragraph, item: null });

test.each<[string, string, number | null, string | null]>([
  // What was compared and stands.
  ['风筝争议申请调解的期间为一年，从当事人知道其风筝被损坏之日起计算', CLAIMS, null, null],
  ['入会不足六个月的，给付半个月会费的补偿金', PAY, null, null],
  ['出租人须于30日内书面通知承租人', NOTICE, null, null],
  ['出租人应当在三十日内书面通知承租人，逾期未通知的，承租人有权解除租约', NOTICE, null, null],
  // Told without whom and in what form.
  ['我租了两年，出租人应当在三十日内通知', NOTICE, null, '出租人应当在三十日内通知'],
  ['补偿金按入会年限，每满一年支付一个月会费', PAY, null, '补偿金按入会年限，每满一年支付一个月会费'],
  // Another start, though the figure is right.
  ['风筝争议申请调解的期间为一年，自争议发生之日起计算', CLAIMS, 1, '自争议发生之日起计算'],
  // A start of another 款.
  ['风筝争议申请调解的期间为一年，自会员资格终止之日起计算', CLAIMS, null, '自会员资格终止之日起计算'],
  // A word that narrows what is counted.
  ['每满一年支付一个月基本会费', PAY, null, '每满一年支付一个月基本会费'],
  // What the law tells apart: who must inform need not give notice.
  ['出租人应当在三十日内书面告知承租人', NOTICE, null, '出租人应当在三十日内书面告知承租人'],
  // Somebody, a form or a consequence that the article does not know.
  ['出租人应当在三十日内书面通知担保人', NOTICE, null, '出租人应当在三十日内书面通知担保人'],
  ['出租人应当在三十日内公证通知承租人', NOTICE, null, '出租人应当在三十日内公证通知承租人'],
  ['出租人应当在三十日内书面通知承租人，逾期的租约自动续期', NOTICE, null, '逾期的租约自动续期'],
])('a figure bears out its own clause and no other: %s', (said, law, paragraph, open) => {
  const compared = read(said, law, paragraph);
  const left = compared.outcome === 'partly' ? compared.partly.open : open;
  expect([compared.outcome === 'agrees', left]).toEqual([open === null, open]);
});

test('what agrees and what was not compared is told in the words of the sentence', () => {
  const said = '房东应当在三十日内书面通知承租人，否则租约自动续期（）';
  expect(read(said, NOTICE)).toMatchObject({
    outcome: 'partly',
    partly: { kind: 'figure', agrees: '三十日', open: '否则租约自动续期' },
  });
  expect(read('房东应当公证通知承租人', NOTICE)).toMatchObject({
    outcome: 'partly',
    partly: { kind: 'nothing', agrees: '', open: '房东应当公证通知承租人' },
  });
});

test('beside a quotation what is said of the rule is looked for, and what is told of the case is not', () => {
  expect(wordsBesideQuote('被告收到通知三个月后才搬走', NOTICE)).toBeNull();
  expect(wordsBesideQuote('逾期未通知的，', NOTICE)).toBeNull();
  expect(wordsBesideQuote('租约经公证的，', NOTICE)).toBe('租约经公证的');
});
