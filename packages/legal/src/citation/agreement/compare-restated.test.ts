import { expect, test } from 'vitest';
import { partsIn } from './cited-text.ts';
import { absoluteRule } from './compare-absolutes.ts';
import { otherAddressee } from './compare-addressees.ts';
import { otherEffectMoment, otherSide } from './compare-effects.ts';
import { crossedSentences, replacedWords } from './compare-restated.ts';

/** 合伙企业法 §22, 民法典 §1130 and §522, in part. */
const SHARES =
  '除合伙协议另有约定外，合伙人向合伙人以外的人转让其在合伙企业中的全部或者部分财产份额时，须经其他合伙人一致同意。\n合伙人之间转让在合伙企业中的全部或者部分财产份额时，应当通知其他合伙人。';
const HEIRS =
  '对被继承人尽了主要扶养义务或者与被继承人共同生活的继承人，分配遗产时，可以多分。\n有扶养能力和有扶养条件的继承人，不尽扶养义务的，分配遗产时，应当不分或者少分。';
const THIRD = '当事人约定由债务人向第三人履行债务，债务人未向第三人履行债务的，应当向债权人承担违约责任。';
const PATIENTS =
  '患者在诊疗活动中受到损害，有下列情形之一的，推定医疗机构有过错：\n（一）违反诊疗规范的规定；\n（二）隐匿或者拒绝提供与纠纷有关的病历资料。';

test('the case of one sentence with what follows from another is told with the whole sentence', () => {
  const claim = '合伙人之间转让在合伙企业中的全部或者部分财产份额时，须经其他合伙人一致同意';
  expect(crossedSentences(claim, partsIn(SHARES))?.law).toBe(SHARES.split('\n')[1]?.slice(0, -1));
  const right = '合伙人之间转让在合伙企业中的全部或者部分财产份额时，应当通知其他合伙人';
  expect(crossedSentences(right, partsIn(SHARES))).toBeNull();
});

test('words of another sentence in the place of a sentence’s own are told', () => {
  const claim = '有扶养能力和有扶养条件的继承人，不尽扶养义务的，分配遗产时，可以多分';
  expect(replacedWords(claim, partsIn(HEIRS))?.law).toContain('应当不分或者少分');
  expect(replacedWords('不尽扶养义务的，分配遗产时，应当少分', partsIn(HEIRS))).toBeNull();
});

test('an object named where a further case is left out takes the place of nothing', () => {
  const law = partsIn(
    '会员与俱乐部可以约定保管期限，但是约定的保管期限早于会期的，视为没有约定；没有约定或者约定不明确的，保管期限为会期届满之日起六个月。',
  );
  expect(replacedWords('没有约定保管期限的，保管期限为会期届满之日起六个月', law)).toBeNull();
});

/** A rule of our own with a list of cases, and one that says in its first sentence whom it means. */
const HEARINGS = partsIn(
  '风筝协会拟作出下列停赛决定，应当告知会员有要求听证的权利：\n（一）降低会员等级、吊销放飞证件；\n（二）停赛期限不满二年的其他决定；\n（三）其他较重的停赛。',
);
const CHILDREN = partsIn(
  '对不满两周岁的雏鸟，按照本章规定照料。饲养员有下列情形之一，协会请求照料的，应予支持：\n（一）患有久治不愈的疾病或者其他严重疾病，雏鸟不宜与其共处；\n（二）不尽照料义务。',
);

test.each([
  '风筝协会拟作出吊销放飞证件的停赛决定，应当告知会员有要求听证的权利',
  '风筝协会拟作出吊销放飞证件的决定，应当告知会员有要求听证的权利',
])('another item of the list takes the place of none: %s', (claim) => {
  expect(replacedWords(claim, HEARINGS)).toBeNull();
});

test('who names the very ones the article speaks of puts nothing in the place of another word', () => {
  const claim = '饲养员患有久治不愈的疾病，不满两周岁的雏鸟不宜与其共处，协会请求照料的，应予支持';
  expect(replacedWords(claim, CHILDREN)).toBeNull();
});

test('something is done to the one whom the article names', () => {
  expect(otherAddressee('债务人未履行的，应当向第三人承担违约责任', THIRD)?.law).toContain('向债权人');
  expect(otherAddressee('债务人未履行的，应当向债权人承担违约责任', THIRD)).toBeNull();
});

test('an effect begins at the moment that the article names', () => {
  const law = '动产物权的设立和转让，自交付时发生效力，但是法律另有规定的除外。';
  expect(otherEffectMoment('动产物权的转让，自合同成立时发生效力', law)?.law).toBe('自交付时发生效力');
  expect(otherEffectMoment('动产物权的转让，自实际交付时发生效力', law)).toBeNull();
  const sides = '民事法律行为被追认前，善意相对人有撤销的权利。';
  expect(otherSide('民事法律行为被追认后，善意相对人有撤销的权利', sides)?.law).toBe('民事法律行为被追认前');
  expect(otherSide('被追认前，善意相对人可以撤销', sides)).toBeNull();
});

test('a rule of some cases is not one of all', () => {
  expect(absoluteRule('患者在诊疗活动中受到损害的，一律推定医疗机构有过错', partsIn(PATIENTS))?.said).toBe(
    '一律',
  );
  expect(absoluteRule('隐匿病历资料的，一律推定医疗机构有过错', partsIn(PATIENTS))).toBeNull();
});
