import type { Bilingual } from '../calculators/calculation.ts';
import { parseNumeral } from '../figures/numerals.ts';
import { clauseOf } from './beside.ts';
import type { QuestionReading } from './read-question.ts';

/** What somebody says of themselves that changes what the law gives them; the branches of guides are named by these. */
export const CIRCUMSTANCES = [
  'pregnant',
  'child_under_2',
  'child_under_8',
  'child_8_to_15',
  'child_16_or_17',
  'disabled',
  'elderly',
  'no_written_contract',
  'not_registered',
  'other_side_at_fault',
] as const;
/** One of {@link CIRCUMSTANCES}. */
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** Circumstances of somebody the law protects specially: what they bring is said first, whatever was asked. */
export const PROTECTED_CIRCUMSTANCES: readonly Circumstance[] = [
  'pregnant',
  'child_under_2',
  'child_under_8',
  'child_8_to_15',
  'child_16_or_17',
  'disabled',
];

/** A fact that was read out of a question, to be shown and corrected. */
export interface Fact {
  id: string;
  label: Bilingual;
  value: Bilingual;
  /** The words it was read from. */
  said: string;
}

/** The facts of a story, and the circumstances they amount to. */
export interface Facts {
  shown: Fact[];
  circumstances: Circumstance[];
}

const SHOWN_MAX = 8;
const READ_CHARACTERS = 4_000;

const PREGNANT =
  /怀孕|怀了|怀着(?:孕|身孕|孩子|宝宝|娃)|有了?身孕|孕期|孕妇|孕\d|产假|哺乳期|哺乳假|待产|预产期|刚生完|\bpregnan(?:t|cy)\b|maternity leave|\bnursing (?:mother|a baby)|expecting a (?:baby|child)/i;
/** Somebody else's pregnancy, or one that is only asked about, is no circumstance of the asker. */
const NOT_PREGNANT = /没有?怀孕|未怀孕|备孕|避孕|小三[^，。]{0,6}怀孕|情人[^，。]{0,6}怀孕|宠物|(?:狗|猫)怀/;
const CHILD =
  '(?:孩子|小孩|儿子|女儿|娃|宝宝|侄子|侄女|外甥|孙子|孙女|弟弟|妹妹|son|daughter|child|kid|boy|girl|brother|sister)';
const CHINESE_AGE = '([一二三四五六七八九十两]{1,3}|\\d{1,2}) *(?:周)?岁';
const AGE_AFTER = new RegExp(`${CHILD}[^，。,;；!！?？]{0,8}?${CHINESE_AGE}`, 'i');
const AGE_BEFORE = new RegExp(`${CHINESE_AGE}的? *${CHILD}`, 'i');
const ENGLISH_AGE = /\b(\d{1,2})[- ]?year[- ]?old (?:son|daughter|child|kid|boy|girl|brother|sister)\b/i;
const ENGLISH_AGE_AFTER =
  /\b(?:son|daughter|child|kid|boy|girl)\b[^.,;]{0,16}\b(?:is|aged|aged about) (\d{1,2})\b/i;
const DISABLED =
  /残疾(?:人证|军人|证)|我是残疾|本人残疾|(?:聋哑|盲)人|智力残疾|精神残疾|\b(?:I am|I'm) disabled\b|disability certificate/i;
/** From sixty on (老年人权益保障法 2); an age of a child, a time or a sum is none. */
const ELDERLY =
  /(?:(?<!\d)(?:[6-9]\d|1[01]\d)|[六七八九]十[一二三四五六七八九]?)多? *(?:周)?岁|(?:我是|作为|本人是)老年?人|老年人权益|老(?:母亲|父亲|两口|伴)|年迈|高龄(?!产妇|补贴标准)|\b(?:6|7|8|9)\d[- ]?years?[- ]?old\b|\b(?:elderly|aged) (?:mother|father|parents?)\b|\bI am an? (?:old|elderly) (?:man|woman|person)\b/i;
const NO_CONTRACT =
  /(?:没有?|未|不|从没|一直没)(?:和我|跟我|给我|与我)?(?:签订?|订立)(?:过)?(?:书面)?(?:劳动)?(?:合同|协议)|无合同|口头约定|(?:no|without a|never signed a|did not sign a) (?:written )?contract/i;
const NOT_REGISTERED =
  /(?:没有?|未|还没)(?:领证|登记结婚|办?结婚登记|领结婚证)|not (?:legally )?(?:married|registered)/i;
const OTHER_AT_FAULT =
  /对方(?:全责|负?全部责任|主责|负?主要责任)|(?:司机|车主)全责|other (?:driver|side|party) (?:is|was) (?:fully |wholly )?(?:at fault|liable)/i;

/** The age of the child a story is about, in full years, with the words that say it; null where none is said. */
function readChildAge(text: string): { age: number; said: string } | null {
  const match =
    AGE_AFTER.exec(text) ?? AGE_BEFORE.exec(text) ?? ENGLISH_AGE.exec(text) ?? ENGLISH_AGE_AFTER.exec(text);
  const age = parseNumeral(match?.[1] ?? '');
  return match && age !== null && age < 18 ? { age, said: match[0] } : null;
}

/** The part of the law a child of that age falls under (民法典 17–20, 1084). */
function childCircumstances(age: number): Circumstance[] {
  if (age < 2) return ['child_under_2', 'child_under_8'];
  if (age < 8) return ['child_under_8'];
  return [age < 16 ? 'child_8_to_15' : 'child_16_or_17'];
}

const AMOUNT_LABELS: Record<string, Bilingual> = {
  wage: { zh: '月工资', en: 'Monthly wage' },
  yearly_wage: { zh: '年收入', en: 'Yearly income' },
  average_wage: { zh: '当地平均工资', en: 'Local average wage' },
  income_per_head: { zh: '人均可支配收入', en: 'Disposable income per head' },
  minimum_wage: { zh: '最低工资', en: 'Minimum wage' },
  principal: { zh: '本金', en: 'Principal' },
  arrears: { zh: '拖欠的工资', en: 'Wage arrears' },
  supplement: { zh: '补贴、奖金等', en: 'Supplement or bonus' },
  security: { zh: '押金', en: 'Security deposit' },
  earnest: { zh: '定金', en: 'Earnest money' },
  rent: { zh: '租金', en: 'Rent' },
  price: { zh: '价款', en: 'Price' },
  medical: { zh: '医疗费', en: 'Medical costs' },
  compensation: { zh: '赔偿、补偿', en: 'Compensation' },
  penalty: { zh: '违约金', en: 'Penalty' },
  fine: { zh: '罚款', en: 'Fine' },
  bride_price: { zh: '彩礼', en: 'Bride price' },
  transfer: { zh: '转账', en: 'Transfer' },
  support: { zh: '抚养费、生活费', en: 'Support' },
  claim: { zh: '请求金额', en: 'Sum claimed' },
  property: { zh: '财产', en: 'Property' },
  other: { zh: '金额', en: 'Sum' },
};

/** What a day is, by the words right behind it or before it; the first that is said counts. */
const DAY_LABELS: readonly [RegExp, Bilingual][] = [
  [
    /入职|入的职|进厂|进的?公司|进单位|到岗|报到|\b(?:joined|hired|(?:began|started) (?:work|the job))/i,
    { zh: '入职日期', en: 'First day of work' },
  ],
  [
    /辞退|开除|离职|辞职|解雇|劝退|被裁|别来|不用来|\b(?:dismissed|fired|laid off|resigned|quit)\b/i,
    { zh: '离职日期', en: 'Last day of work' },
  ],
  [/登记结婚|领证|结的?婚|\bmarried\b/i, { zh: '结婚日期', en: 'Day of marriage' }],
  [/退租|搬走|搬出|\bmoved out\b/i, { zh: '退租日期', en: 'Day of moving out' }],
  [/到期|届满|\b(?:expires?|expired)\b/i, { zh: '到期日', en: 'Day it ends' }],
  [/签收|收到|送达|到货|拿到|\breceived\b/i, { zh: '收到日期', en: 'Day of receipt' }],
  [/签|\bsigned\b/i, { zh: '签订日期', en: 'Day of signing' }],
  [/借(?!口|故|助)|\b(?:lent|borrowed)\b/i, { zh: '借款日期', en: 'Day of the loan' }],
  [/受伤|摔|撞|出事|车祸|事故|\b(?:accident|injured|crash)\b/i, { zh: '出事日期', en: 'Day it happened' }],
];
const PLAIN_DAY: Bilingual = { zh: '日期', en: 'Date' };
const BEHIND_DAY = 6;
const BEFORE_DAY = 4;
const ENGLISH_BEFORE_DAY = 24;

function labelOfDay(text: string, day: { start: number; end: number }): Bilingual {
  const [head, tail] = clauseOf(text, day);
  // English says before the day what happened on it.
  const around = /\p{Script=Han}/u.test(text)
    ? [tail.slice(0, BEHIND_DAY), head.slice(-BEFORE_DAY)]
    : [head.slice(-ENGLISH_BEFORE_DAY)];
  for (const words of around) {
    const label = DAY_LABELS.find(([pattern]) => pattern.test(words))?.[1];
    if (label) return label;
  }
  return PLAIN_DAY;
}

/** Reads the facts of a story: who is protected, figures, days, lengths of time. What is not said is not guessed. */
export function readFacts(reading: QuestionReading): Facts {
  const text = reading.text.slice(0, READ_CHARACTERS);
  const shown: Fact[] = [];
  const circumstances: Circumstance[] = [];
  const say = (id: string, label: Bilingual, value: Bilingual, said: string) =>
    shown.push({ id, label, value, said });
  const is = (circumstance: Circumstance, words: RegExp, zh: string, en: string) => {
    const said = words.exec(text)?.[0];
    if (said === undefined) return;
    circumstances.push(circumstance);
    say(circumstance, { zh: '情形', en: 'Circumstance' }, { zh, en }, said);
  };
  if (!NOT_PREGNANT.test(text))
    is('pregnant', PREGNANT, '孕期、产期或哺乳期', 'Pregnant, on leave or nursing');
  const child = readChildAge(text);
  if (child) {
    const { age, said } = child;
    circumstances.push(...childCircumstances(age));
    const zh = age < 8 ? '不满8周岁' : age < 16 ? '8周岁以上' : '16周岁以上';
    const en = age < 8 ? 'under 8' : age < 16 ? '8 or over' : '16 or over';
    say('child_age', { zh: '孩子', en: 'Child' }, { zh: `${age}岁（${zh}）`, en: `${age} (${en})` }, said);
  }
  is('disabled', DISABLED, '残疾人', 'Disabled');
  is('elderly', ELDERLY, '老年人（60周岁以上）', 'Elderly (60 or over)');
  is('no_written_contract', NO_CONTRACT, '没有书面合同', 'No written contract');
  is('not_registered', NOT_REGISTERED, '没有登记结婚', 'Not registered as married');
  is('other_side_at_fault', OTHER_AT_FAULT, '责任主要在对方', 'The other side is at fault');
  for (const { value, role, raw } of reading.amounts.slice(0, 3)) {
    const figure = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
    const label = AMOUNT_LABELS[role] ?? { zh: '金额', en: 'Sum' };
    say(`amount-${role}`, label, { zh: `${figure} 元`, en: `${figure} yuan` }, raw);
  }
  for (const { iso, raw, start, end } of reading.dates.slice(0, 3))
    say('date', labelOfDay(text, { start, end }), { zh: iso, en: iso }, raw);
  for (const { raw } of reading.durations.slice(0, 2))
    say('length', { zh: '时间', en: 'Time' }, { zh: raw, en: raw }, raw);
  const seen = new Set<string>();
  return {
    shown: shown.filter(({ value }) => !seen.has(value.zh) && seen.add(value.zh)).slice(0, SHOWN_MAX),
    circumstances,
  };
}
