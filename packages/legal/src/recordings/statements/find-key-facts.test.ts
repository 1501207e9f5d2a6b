import { expect, test } from 'vitest';
import { SHOP_TALK, talk } from '../testing/talk.ts';
import { findDifferences } from './find-differences.ts';
import { findKeyFacts } from './find-key-facts.ts';
import { findSpokenAmounts } from './find-spoken-amounts.ts';
import { findSpokenDates } from './find-spoken-dates.ts';

const amounts = (text: string) =>
  findSpokenAmounts(text).map(({ raw, yuan, isCorrected, isDenied }) =>
    [raw, yuan, isCorrected ? 'corrected' : null, isDenied ? 'denied' : null]
      .filter((part) => part !== null)
      .join(' '),
  );
const kinds = (text: string) => findKeyFacts(talk(['p', text])).statements.map(({ kind }) => kind);
const differences = (...turns: [string, string][]) => {
  const segments = talk(...turns);
  return findDifferences(findKeyFacts(segments), segments).map(
    ({ kind, topic, one, other }) => `${kind} ${topic}: ${one.said} ${other.said}`,
  );
};

test.each([
  ['我借了你三万五', ['三万五 35000']],
  ['转了一千二给你嘞', ['一千二 1200']],
  ['房租两千五一个月', ['两千五 2500']],
  ['欠我50000', ['50000 50000']],
  ['一共一万二千三', ['一万二千三 12300']],
  ['大概两百多块', ['大概两百多块']],
  ['两三万吧，当时借的', ['两三万']],
  ['十来万的货款', ['十来万']],
  ['也就五万块钱出头，借的', ['也就五万块钱出头']],
  ['三万，不对，是五万，我借的', ['三万 30000 corrected', '五万 50000']],
  ['哪有五万，就三万五嘛借的', ['五万 50000 denied', '三万五 35000']],
  ['来了两个人，三次，一百二十平的房子', []],
  ['付了百分之三十', []],
  ['我手机号13800001111', []],
  ['他2020年借的', []],
])('sums in %s are read, or kept as said where they are vague', (text, expected) => {
  expect(amounts(text)).toEqual(expected);
});

test('an answer keeps its own words and the question apart', () => {
  const [found] = findKeyFacts(talk(['a', '这五万是不是你借的'], ['b', '嗯'])).statements;
  expect(found).toMatchObject({
    kind: 'admission',
    speaker: 'b',
    said: { segmentIds: ['s2'], text: '嗯' },
    asked: { segmentIds: ['s1'], speaker: 'a', text: '这五万是不是你借的' },
  });
});

test('a day with its year is worked out, and what is seen from the day of speaking is kept as said', () => {
  const dates = (text: string) => findSpokenDates(text).map(({ raw, iso }) => `${raw} ${iso}`);
  expect(dates('我2023年3月15日转的，去年三月十五号你讲的，下周五之前给，过完年结清')).toEqual([
    '2023年3月15日 2023-03-15',
    '去年三月十五号 null',
    '下周五 null',
    '过完年 null',
  ]);
  expect(dates('二〇二一年三月')).toEqual(['二〇二一年三月 2021-03']);
  expect(dates('五号楼，十一点，一天到晚，两千五一个月')).toEqual([]);
});

test.each([
  ['这钱我确实借了', ['admission']],
  ['是我签的字', ['admission']],
  ['我是欠你钱，但是没那么多', ['admission']],
  ['我根本没借过你的钱', ['denial']],
  ['不是我签的', ['denial']],
  ['我不承认', ['denial']],
  ['行行行，月底给你', ['promise']],
  ['我跟你保证不再犯', ['promise']],
  ['我答应你，过完年就结', ['promise']],
  ['一分钱都不给', ['refusal']],
  ['我不可能还的', ['refusal']],
  ['你必须把押金退给我', ['demand']],
  ['把钱还给我', ['demand']],
  ['你借了没有', []],
  ['他说他保证还的', []],
  ['要是我借了我就还', []],
  ['我认识他', []],
  ['我现在没办法还你', []],
])('%s is told by its words', (text, expected) => {
  expect(kinds(text)).toEqual(expected);
});

test('a short answer admits or denies what was asked, and both are cited', () => {
  const answers = (answer: string) =>
    findKeyFacts(talk(['a', '这五万是不是你借的'], ['b', answer])).statements.map(
      ({ kind, segmentIds, text, isAnswer }) => [kind, segmentIds, text, isAnswer],
    );
  expect(answers('嗯')).toEqual([['admission', ['s1', 's2'], '这五万是不是你借的——嗯', true]]);
  expect(answers('没有啊')).toEqual([['denial', ['s1', 's2'], '这五万是不是你借的——没有啊', true]]);
  expect(answers('你这话什么意思')).toEqual([]);
});

test('a talk gives its sums, days, people and statements with segments and times', () => {
  const { facts, statements } = findKeyFacts(SHOP_TALK);
  const shown = (kind: string) =>
    facts
      .filter((fact) => fact.kind === kind)
      .map(({ segmentIds, said, value }) => `${segmentIds} ${said} ${value}`);
  expect(shown('person')).toEqual(['s1 老周 null', 's1 李建国 null', 's23 陈小军 null']);
  expect(shown('duration')).toEqual(['s3 两年 null']);
  const [month] = findKeyFacts(talk(['p', '工资拖了一个半月'])).facts;
  expect([month?.said, month?.value]).toEqual(['一个半月', 'P1.5M']);
  expect(shown('amount')).toContain('s8 两万 20000');
  expect(shown('date')).toContain('s5 2023年3月15日 2023-03-15');
  expect(statements.map(({ kind, segmentIds, speaker }) => `${speaker} ${kind} ${segmentIds}`)).toEqual([
    'b admission s6',
    'a demand s7',
    'b promise s8',
    'b promise s10',
    'b denial s12',
    'b admission s13,s14',
    'b refusal s20',
    'b promise s22',
    'a demand s23',
    'b refusal s24',
  ]);
  const promise = statements.find(({ kind }) => kind === 'promise');
  expect([promise?.startMs, promise?.endMs]).toEqual([SHOP_TALK[7]?.startMs, SHOP_TALK[7]?.endMs]);
});

test('the same sum told otherwise is to be compared, and a correction in the next breath is none', () => {
  const found = findDifferences(findKeyFacts(SHOP_TALK), SHOP_TALK);
  expect(
    found.map(({ topic, isSameSpeaker, one, other }) => [topic, isSameSpeaker, one.said, other.said]),
  ).toEqual([['押金', false, '四千八', '五千']]);
  expect(differences(['a', '我借了他三万'], ['b', '啊？'], ['a', '不对，是五万'], ['b', '就是嘛'])).toEqual(
    [],
  );
});

test('他没还 is held against 我还了 only where the one answers the other', () => {
  const between: [string, string][] = ['后来呢', '后来就找不到人', '那你打算怎么办', '我想起诉'].map(
    (text, at) => [at % 2 ? 'a' : 'b', text],
  );
  expect(differences(['a', '他没还钱'], ...between, ['b', '我还了钱'])).toEqual([]);
});

test('one speaker who tells two sums, or admits and denies one thing, is shown with both places', () => {
  expect(differences(['a', '彩礼给了八万八'], ['b', '嗯'], ['a', '彩礼六万六嘛'])).toEqual([
    'amount 彩礼: 八万八 六万六',
  ]);
  expect(differences(['a', '这钱我确实借了'], ['b', '那你还'], ['a', '我没借过你的钱'])).toEqual([
    'deed 借: 这钱我确实借了 我没借过你的钱',
  ]);
});

test('vague sums, different things and parts of a sum are not compared', () => {
  expect(differences(['a', '押金大概五千'], ['b', '押金四千八'])).toEqual([]);
  expect(differences(['a', '我借了五万'], ['b', '你还了三万'])).toEqual([]);
  expect(differences(['a', '第一次借了三万'], ['a', '第二次借了两万'])).toEqual([]);
});

test.each([
  [['a', '他一共借了我30万'], ['b', '借了二十八万'], 'amount 借: 30万 二十八万'],
  [['a', '这笔钱一共是三十万'], ['b', '不是，总共二十八万'], 'amount 这笔钱: 三十万 二十八万'],
  [['a', '借条写的是三十万'], ['b', '借条上写的二十八万'], 'amount 借条: 三十万 二十八万'],
  [['a', '每个月工资是八千'], ['b', '工资一个月六千'], 'amount 工资: 八千 六千'],
  [['a', '钱是三月五号借的'], ['b', '我记得是四月五号借的'], 'date 借: 三月五号 四月五号'],
  [['a', '我2021年3月1日入职'], ['a', '2021年5月1日入职的'], 'date 入职: 2021年3月1日 2021年5月1日'],
  [['a', '这三十万你一分都没还'], ['b', '我去年就还清了'], 'deed 还: 这三十万你一分都没还 我去年就还清了'],
  [['a', '工资你没付给我'], ['b', '工资发了'], 'deed 工资: 工资你没付给我 工资发了'],
  [['a', '货款我付了'], ['b', '我没收到货款'], 'deed 货款: 货款我付了 我没收到货款'],
  [['a', '他一直没还我钱'], ['b', '胡说，我早还了'], 'deed 钱: 他一直没还我钱 胡说，我早还了'],
  [['a', '他没退定金'], ['b', '定金我退了'], 'deed 定金: 他没退定金 定金我退了'],
] as [[string, string], [string, string], string][])('%j and %j do not go together', (one, other, shown) => {
  expect(differences(one, other)).toEqual([shown]);
});

test.each([
  [
    ['a', '我借了三十万'],
    ['a', '扣了两万利息，到手借到二十八万'],
  ],
  [
    ['a', '借了三十万'],
    ['b', '二十八万是转账借的，两万是现金'],
  ],
  [
    ['a', '我借给老王三十万'],
    ['a', '借给老李二十八万'],
  ],
  [
    ['a', '原来工资是五千'],
    ['a', '现在工资八千'],
  ],
  [
    ['a', '工资一个月六千'],
    ['a', '欠我工资一万八'],
  ],
  [
    ['a', '三月五号转了一万'],
    ['a', '四月五号转了一万'],
  ],
  [
    ['a', '我们只转过两笔，一笔五万，一笔七万'],
    ['b', '一笔七万我知道，转到卡上的'],
  ],
  [
    ['a', '三月五号前还'],
    ['a', '保证四月五号还'],
  ],
  [
    ['a', '我没还'],
    ['a', '下个月就还了'],
  ],
  [
    ['a', '你还了没有'],
    ['b', '我已经还了'],
  ],
  [
    ['a', '上个月房租没交'],
    ['b', '这个月房租交了'],
  ],
  [
    ['a', '押金我交了'],
    ['b', '押金没退'],
  ],
  [
    ['a', '利息没还'],
    ['b', '本金还了'],
  ],
  [
    ['a', '我没还清'],
    ['a', '还了五万'],
  ],
  [
    ['a', '劳动合同没签'],
    ['b', '租房合同签了'],
  ],
] as [[string, string], [string, string]][])('%j and %j may both be right', (one, other) => {
  expect(differences(one, other)).toEqual([]);
});

test('the number of a case or of a document is no day, and a few tens of thousands are no exact sum', () => {
  const facts = (text: string) =>
    findKeyFacts(talk(['a', text])).facts.map(({ kind, said, value }) => [kind, said, value]);
  expect(facts('你看看指导案例24号，还有法释〔2020〕17号')).toEqual([]);
  expect(facts('公报案例第8号')).toEqual([]);
  expect(facts('他前后拿了三二十万元')).toEqual([['amount', '三二十万元', null]]);
  expect(facts('24号之前给我回话').map(([kind]) => kind)).toEqual(['date']);
});

test('a first name that is a day is none', () => {
  const { facts } = findKeyFacts(talk(['a', '小王明天把合同发过来']));
  expect(facts.filter(({ kind }) => kind === 'person').map(({ said }) => said)).toEqual(['小王']);
});

test('那笔 is nobody', () => {
  const { facts } = findKeyFacts(talk(['b', '等房子卖了就还那笔借款，那天那个合同也在']));
  expect(facts.filter(({ kind }) => kind === 'person')).toEqual([]);
});
