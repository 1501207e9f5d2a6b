import { expect, test } from 'vitest';
import { otherBearer } from './compare-bearers.ts';
import {
  crossedDenial,
  otherAmount,
  otherConsent,
  otherCount,
  otherDecider,
  otherGrade,
  otherHour,
  otherInSlot,
  otherLonger,
} from './compare-slots.ts';

// Rules of our own making.
const BILL = '提单与舱单不一致的，以提单为准。舱单另行涂改的，该涂改无效。';
const KITE = '放飞人损坏风筝的，应当照价赔偿；但是，会员之间借用的除外。';

test.each([
  ['提单与舱单不一致的，以舱单为准', BILL, '以舱单为准'],
  ['提单与舱单不一致的，以提单记载为准', BILL, undefined],
  ['舱单另行涂改的，该舱单无效', BILL, '该舱单无效'],
  ['舱单另行涂改的，该涂改无效', BILL, undefined],
  ['损坏风筝的照价赔偿，但亲属之间借用的除外', KITE, '但亲属之间借用的除外'],
  ['损坏风筝的照价赔偿，会员之间借用的除外', KITE, undefined],
])('what stands in a place for what counts: %s', (claim, law, said) => {
  expect(otherInSlot(claim, law)?.said).toBe(said);
});

test('a majority is not all, and an article that asks for either asks for neither', () => {
  const law = '除名会员，须经其他会员一致同意。';
  expect(otherConsent('除名须其他会员过半数同意', law)?.law).toBe('一致同意');
  expect(otherConsent('除名须全体会员同意', law)).toBeNull();
  expect(otherConsent('除名须过半数同意', '除名须经一致同意，章程可以规定过半数同意。')).toBeNull();
});

test('the figure of one grade is not that of another', () => {
  const law = '五级风损为十二个月的津贴，六级风损为八个月的津贴，七级风损为4个月的津贴。';
  expect(otherGrade('七级风损的一次性津贴为8个月', law)?.law).toContain('七级');
  expect(otherGrade('六级风损的津贴为8个月', law)).toBeNull();
  expect(otherGrade('六级风损的津贴为九个月', law)).toBeNull();
});

test('a longer word that holds another one is not that one', () => {
  expect(otherLonger('可以扣留对方的不动产', '可以扣留对方的动产。')?.said).toBe('不动产');
  expect(otherLonger('可以扣留对方的动产', '动产和不动产都可以扣留。')).toBeNull();
});

test('hours of a day are compared however they are written', () => {
  const law = '不得在每日二十二时至次日六时放飞。';
  expect(otherHour('每日二十一时至次日六时不得放飞', law)?.law).toBe('二十二时');
  expect(otherHour('每晚10点到次日6点不得放飞', law)).toBeNull();
  expect(otherHour('放飞不得超过三小时', law)).toBeNull();
});

test('what follows from a case does not follow from its denial', () => {
  const law = '没有伤人的，应当免除处罚；伤人的，应当减轻处罚。';
  expect(crossedDenial('没有伤人的部分应当减轻处罚', law)?.law).toBe('应当免除处罚');
  expect(crossedDenial('没有伤人的应当免除处罚', law)).toBeNull();
  expect(crossedDenial('伤人的，应当减轻处罚', law)).toBeNull();
});

test('who bears what the article has somebody else bear', () => {
  const law = '因此增加的食宿费用，由旅游者承担；增加的返程费用，由旅行社承担。';
  expect(otherBearer('增加的食宿费用由旅行社承担', law)?.kind).toBe('person');
  expect(otherBearer('增加的返程费用由旅行社承担', law)).toBeNull();
  expect(otherBearer('保险费由旅行社承担', law)).toBeNull();
});

test('another number of the same persons is another rule', () => {
  const law = '借据应当有两个以上见证人在场见证。';
  expect(otherCount('借据须有一个以上见证人在场', law)?.law).toContain('两个以上见证人');
  expect(otherCount('借据须有二个以上的见证人在场', law)).toBeNull();
  expect(otherCount('借据须有三名以上的会员签字', law)).toBeNull();
});

test('another grade of a sum is another rule, unless the article knows several', () => {
  const law = '骗取风筝，以数额巨大的风筝为目标的，应当除名。';
  expect(otherAmount('以数额较大的风筝为目标的，应当除名', law)?.law).toBe('数额巨大');
  expect(otherAmount('以数额巨大的风筝为目标的，应当除名', law)).toBeNull();
  expect(otherAmount('数额较大的，应当除名', '数额较大的，警告；数额巨大的，除名。')).toBeNull();
});

test('another kind of office decides', () => {
  const law = '一方请求仲裁委员会决定，另一方请求人民法院裁定的，由人民法院裁定。';
  expect(otherDecider('双方分别请求的，由仲裁委员会先作出决定', law)?.law).toBe('由人民法院裁定');
  expect(otherDecider('双方分别请求的，由法院裁定', law)).toBeNull();
});

test('whose word counts need not be somebody of whom the article speaks', () => {
  const law = '立有数份借据，内容相抵触的，以最后的借据为准。';
  expect(otherInSlot('立有数份借据内容抵触的，以公证借据为准', law)?.said).toBe('以公证借据为准');
  expect(otherInSlot('立有数份借据内容抵触的，以最后的为准', law)).toBeNull();
});
