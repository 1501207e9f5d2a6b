import { expect, test } from 'vitest';
import { partsIn } from './cited-text.ts';
import { restatesSentences } from './restates-sentence.ts';

/** 民法典 §1019, §1193 and §1161, 劳动合同法 §23, 律师法 §7, in part. */
const IMAGE =
  '未经肖像权人同意，不得制作、使用、公开肖像权人的肖像，但是法律另有规定的除外。\n未经肖像权人同意，肖像作品权利人不得以发表、复制、发行、出租、展览等方式使用或者公开肖像权人的肖像。';
const WORK =
  '承揽人在完成工作过程中造成第三人损害或者自己损害的，定作人不承担侵权责任。但是，定作人对定作、指示或者选任有过错的，应当承担相应的责任。';
const HEIRS =
  '继承人以所得遗产实际价值为限清偿被继承人依法应当缴纳的税款和债务。超过遗产实际价值部分，继承人自愿偿还的不在此限。\n继承人放弃继承的，对被继承人依法应当缴纳的税款和债务可以不负清偿责任。';
const LAWYERS =
  '申请人有下列情形之一的，不予颁发律师执业证书：\n（一）无民事行为能力或者限制民事行为能力的；\n（二）受过刑事处罚的，但过失犯罪的除外；\n（三）被开除公职或者被吊销律师、公证员执业证书的。';
const DAMAGE =
  '因故意或者重大过失侵害自然人具有人身意义的特定物造成严重精神损害的，被侵权人有权请求精神损害赔偿。';
const TRIAL =
  '劳动者提前三十日以书面形式通知用人单位，可以解除劳动合同。劳动者在试用期内提前三日通知用人单位，可以解除劳动合同。';

test.each([
  ['未经肖像权人同意，不得制作、使用、公开其肖像，法律另有规定的除外', IMAGE],
  [
    '承揽人在完成工作过程中造成第三人损害的，定作人不承担侵权责任，但定作人对选任有过错的，承担相应责任',
    WORK,
  ],
  ['继承人放弃继承的，对被继承人的债务可以不负清偿责任', HEIRS],
  ['申请人受过刑事处罚的，不予颁发律师执业证书，但过失犯罪的除外', LAWYERS],
  ['因故意侵害自然人具有人身意义的特定物造成严重精神损害的，被侵权人有权请求精神损害赔偿', DAMAGE],
  ['劳动者在试用期内提前3日通知用人单位，可解除劳动合同', TRIAL],
])('%s is said in the words of the article', (claim, law) => {
  expect(restatesSentences(claim, partsIn(law))).toBe(true);
});

test.each([
  ['a condition', '不得制作、使用、公开肖像权人的肖像', IMAGE],
  ['an exception of substance', '承揽人在完成工作过程中造成第三人损害的，定作人不承担侵权责任', WORK],
  ['an exception of an item', '申请人受过刑事处罚的，不予颁发律师执业证书', LAWYERS],
  ['a fault', '侵害自然人具有人身意义的特定物造成严重精神损害的，被侵权人有权请求精神损害赔偿', DAMAGE],
  ['a figure', '劳动者在试用期内提前通知用人单位，可以解除劳动合同', TRIAL],
  ['whose case it is', '提前三日通知用人单位，可以解除劳动合同', TRIAL],
])('what leaves out %s is no restatement', (_, claim, law) => {
  expect(restatesSentences(claim, partsIn(law))).toBe(false);
});

test('two rules made into one are none of them', () => {
  const claim = '劳动者在试用期内提前三十日以书面形式通知用人单位，可以解除劳动合同';
  expect(restatesSentences(claim, partsIn(TRIAL))).toBe(false);
});
