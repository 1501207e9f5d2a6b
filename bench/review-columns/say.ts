import type { FrozenColumn, State, Way } from './read-answers.ts';
import type { Answer } from './read-document.ts';
import { type AnswersOf, right, type Said } from './said.ts';
import { hasDate, lengthsIn, namesAct, plain, sameLength, unitOf } from './same-value.ts';
import { sayForum } from './say-forum.ts';

/** What the library says to a question of the set: the columns that ask the same, taken together. */
export interface Says {
  state: State;
  said: Said[];
}

/** Columns of the library by the question of the set; the first that has a value answers where `isFirst`, else all of them. */
const COLUMNS: Record<
  FrozenColumn,
  { keys: readonly string[]; isFirst?: boolean; say?: (answer: Answer, all: AnswersOf) => Said[] }
> = {
  parties: { keys: ['parties'], say: sayParties },
  signing_date: { keys: ['signing_date'] },
  start_date: {
    keys: ['start_date', 'start_event', 'effective_date', 'effective_condition'],
    isFirst: true,
  },
  end_or_term: { keys: ['end_date', 'term', 'end_event'] },
  price: { keys: ['total_price', 'rent', 'loan_amount', 'wage', 'unit_price', 'periodic_fee'] },
  deposit: { keys: ['deposit', 'earnest_money', 'retention_money'] },
  payment_deadline: { keys: ['payment_period', 'payment_terms', 'wage_day'] },
  late_payment_penalty: { keys: ['late_payment_rate', 'late_payment_base'], say: sayPenalty },
  termination_notice: { keys: ['termination_notice'] },
  dispute_forum: { keys: ['dispute_resolution', 'dispute_body'], say: sayForum },
  renewal: { keys: ['renewal_kind', 'renewal', 'automatic_renewal'], say: sayRenewal },
  assignment: { keys: ['assignment', 'subcontracting', 'sublease'] },
};
/** Beside the kind of a renewal: how long before it is to be told. */
const RENEWAL_NOTICE = 'renewal_notice';

/** Keys of all columns that are asked. */
export const ASKED_KEYS: readonly string[] = [
  ...Object.values(COLUMNS).flatMap(({ keys }) => keys),
  RENEWAL_NOTICE,
];

/** Takes together what the library's columns say to one question. */
export function say(column: FrozenColumn, answers: AnswersOf): Says {
  const { keys, isFirst = false, say: sayOf = sayPlain } = COLUMNS[column];
  const asked = keys.flatMap((key) => answers.get(key) ?? []);
  const found = asked.filter(({ state, value }) => state === 'found' && value !== null);
  const said = (isFirst ? found.slice(0, 1) : found)
    .flatMap(partsOf)
    .flatMap((answer) => sayOf(answer, answers));
  const isSpokenOf = asked.some(({ state }) => state !== 'not_agreed');
  return { state: said.length > 0 ? 'found' : isSpokenOf ? 'not_found' : 'not_agreed', said };
}

/** Several values of one cell, each with its own words. */
const partsOf = (answer: Answer): Answer[] =>
  answer.parts.length > 0
    ? answer.parts.map(({ value, quote, of }) => ({ ...answer, value, quote: quote || of, parts: [] }))
    : [answer];

/** How the library's notice against a renewal, or for it, stands to the set's. */
export function noticeOf(way: Way, answers: AnswersOf): 'right' | 'wrong' | 'missed' | 'none' {
  const value = answers.get(RENEWAL_NOTICE)?.value;
  const unit = value?.kind === 'period' ? unitOf(value.unit) : null;
  if (value?.kind !== 'period' || unit === null) return way.notice ? 'missed' : 'none';
  return way.notice && sameLength(way.notice, { n: value.amount, unit }) ? 'right' : 'wrong';
}

/** A value that stands for itself. */
function sayPlain({ key, value, quote }: Answer): Said[] {
  if (value === null) return [];
  const words = plain(quote);
  const said = { key, words: value.text, quote };
  switch (value.kind) {
    case 'date':
      return [{ ...said, words: value.date, agrees: ({ date }) => right(date === value.date) }];
    case 'period': {
      const unit = unitOf(value.unit);
      const given = unit && { n: value.amount, unit };
      const isWithin = ({ date }: Way) => date !== undefined && hasDate(value.text, date);
      return [
        {
          ...said,
          // The length of a term that its days give is the day of its end once more.
          agrees: (way) => right(isWithin(way) || (given !== null && agreesOnLength(way, given, words))),
        },
      ];
    }
    case 'money': {
      const amount = value.currency === 'CNY' ? Number(value.amount) : Number.NaN;
      return [{ ...said, agrees: (way) => right(agreesOnMoney(way, key, amount, value.text, words)) }];
    }
    case 'number':
      return [
        {
          ...said,
          words: `${value.number}${value.unit}`,
          agrees: ({ percent, kind }) =>
            right(percent === Number(value.number) && familyOf(kind ?? '') === '保证金'),
        },
      ];
    case 'choice':
      return [{ ...said, agrees: (way, told) => right(agreesOnTransfer(way, told, key, value.choice)) }];
    case 'quote':
      return [{ ...said, isQuote: true, agrees: (way) => right(isSaidIn(way, plain(value.text))) }];
    case 'text':
      return [{ ...said, agrees: ({ event }) => right(event !== undefined && namesAct(words, event)) }];
    default:
      return [];
  }
}

/** A term, a time of notice, or a time for payment behind an act that the words name. */
function agreesOnLength(way: Way, given: { n: number; unit: NonNullable<Way['unit']> }, words: string) {
  if (way.period) return sameLength(way.period, given);
  if (way.n === undefined || way.unit === undefined || way.every) return false;
  const act = way.after ?? way.before;
  return sameLength({ n: way.n, unit: way.unit }, given) && (act === undefined || namesAct(words, act));
}

function agreesOnMoney(way: Way, key: string, amount: number, text: string, words: string): boolean {
  if (way.amount === undefined || Math.abs(way.amount - amount) >= 0.005) return false;
  if (way.kind !== undefined)
    return key === 'earnest_money'
      ? familyOf(way.kind) === '定金'
      : !/押|保证金|定金|诚意|意向|订金|保函/.test(words) ||
          words.includes(familyOf(way.kind).replace('押金', '押'));
  return (way.per === 'once' ? 'total' : way.per) === perOf(key, plain(text), words);
}

/** What a sum is paid for: the words around it say it, except where the column itself does. */
function perOf(key: string, text: string, words: string): string {
  if (key === 'total_price' || key === 'loan_amount') return 'total';
  if (/(?:用户|席位|账号)\/年/.test(text)) return 'seat-year';
  // What the value itself says per what it is, before what stands around it: 第一年 … 5000元/月 is a monthly rent.
  if (key !== 'unit_price' && /\/个?月/.test(text)) return 'month';
  const at = Math.max(0, words.indexOf(text));
  const around = `${words.slice(Math.max(0, at - 14), at + text.length + 8)} ${text}`;
  if (key === 'unit_price' && /吨/.test(around)) return 'ton';
  if (/每亩/.test(around)) return 'mu-year';
  if (key === 'unit_price' && /平方米|平米|㎡/.test(around)) return 'sqm';
  if (/小时/.test(around)) return 'hour';
  if (/每[天日]|\/[天日]|日薪|日工资/.test(around)) return 'day';
  if (key === 'unit_price') return /(?:每[个]?|\/)月/.test(around) ? 'month' : 'piece';
  if (/年租|每年|\/年|年薪|[首次]年|第[一二三四五六七八九十\d]年/.test(around)) return 'year';
  return key === 'wage' || /月租|每个?月|\/月|月房租|[元块]一个月/.test(around) ? 'month' : 'total';
}

function familyOf(kind: string): string {
  if (/保函/.test(kind)) return '保函';
  if (/诚意金|意向金|订金/.test(kind)) return kind;
  return ['押金', '保证金', '定金'].find((family) => kind.includes(family)) ?? kind;
}

const ANSWERS: Record<string, Way['answer']> = { 禁止: 'no', 须经对方同意: 'consent', 允许: 'yes' };
const TRANSFERRED: Record<string, RegExp> = {
  sublease: /租|借|用/,
  subcontracting: /包|工作|班|外协|服务|工程|保管|运输|设计|施工|录|拍|动画|脚本|制作|来替|代/,
  assignment: /权利|义务|债|合同|转让|货款|仓单|份额|关联|席位|订单|账号|会员|学籍|经营权/,
};

function agreesOnTransfer({ answer, of = '' }: Way, told: boolean, key: string, choice: string): boolean {
  return answer !== undefined && answer === ANSWERS[choice] && (!told || TRANSFERRED[key]?.test(of) === true);
}

/** How often something is due, as contracts write it. */
const EVERY: Record<NonNullable<Way['every']>, RegExp> = {
  week: /每个?(?:周|星期)|按周|周结|一周一/,
  month: /每个?月|次月|当月|按月|月[底初末结付]|逐月/,
  quarter: /季/,
  'half-year': /半年|每六个月/,
  year: /每一?个?[^。;,]{0,4}年|按年|年付|逐年|一年一|往后每年|次年/,
};

/** Whether words quoted from the document say an item. */
function isSaidIn(way: Way, words: string): boolean {
  if (way.event !== undefined) return namesAct(words, way.event);
  if (way.date !== undefined) return hasDate(words, way.date);
  if (way.every !== undefined) {
    const { day } = way;
    const isEvery = EVERY[way.every].test(words);
    if (day === undefined) return isEvery;
    const days = typeof day === 'number' ? [`${day}日`, `${day}号`, `${inChinese(day)}日`] : [day];
    return isEvery && days.some((one) => words.includes(one));
  }
  const act = way.after ?? way.before;
  if (act === undefined || !namesAct(words, act)) return false;
  if (way.n === undefined || way.unit === undefined) return true;
  if (way.n === 0) return /当场|当日|当天|时/.test(words);
  const asked = { n: way.n, unit: way.unit };
  const nth = way.unit === 'workday' ? `第${way.n}个工作日` : `第${way.n}日`;
  const isNth = (way.unit === 'day' || way.unit === 'workday') && words.includes(nth);
  return isNth || lengthsIn(words).some((one) => sameLength(one, asked));
}

const DIGITS = '〇一二三四五六七八九';
/** A day of the month as it is written out. */
function inChinese(day: number): string {
  const tens = Math.floor(day / 10);
  const lead = tens === 0 ? '' : tens === 1 ? '十' : `${DIGITS[tens]}十`;
  return `${lead}${day % 10 === 0 ? '' : DIGITS[day % 10]}`;
}

function sayParties({ key, value, quote }: Answer): Said[] {
  if (value?.kind !== 'party') return [];
  return value.parties.map(({ name, role }) => ({
    key,
    words: `${role}：${name}`,
    quote,
    agrees: (way) => right(way.name !== undefined && nameOf(way.name) === nameOf(name)),
  }));
}

/** A name without a trading name or a seal behind it. */
const nameOf = (name: string): string =>
  plain(name).replace(/\((?:盖章|签字|[甲乙丙]方|以下[^)]*|["“'][^)]*)\)$/, '');

/** A rate with what it is a share of. */
function sayPenalty(answer: Answer, answers: AnswersOf): Said[] {
  const { key, value, quote } = answer;
  if (key !== 'late_payment_rate' || value?.kind !== 'number') return [];
  const base = answers.get('late_payment_base')?.value?.text ?? null;
  const percent = Number(value.number);
  const per = /日/.test(value.unit)
    ? 'day'
    : /月/.test(value.unit)
      ? 'month'
      : /年/.test(value.unit)
        ? 'year'
        : 'once';
  return [
    {
      key,
      words: `${value.number}${value.unit} · ${base ?? '—'}`,
      quote,
      agrees: (way) => {
        if (/元/.test(value.unit)) return right(way.amount === percent && (way.per ?? 'once') === per);
        if (/倍/.test(value.unit)) return right(way.reference !== undefined && (way.times ?? 1) === percent);
        if (/加收/.test(value.unit)) return right(way.surcharge_percent === percent);
        const isYearly = way.per === 'year' && /年利率|年化/.test(plain(quote));
        const isRate = way.percent === percent && (way.per === per || isYearly);
        if (!isRate) return 'no';
        if (base === null) return way.base === undefined ? 'right' : 'part';
        return baseOf(base) === baseOf(way.base ?? '') ? 'right' : 'base';
      },
    },
  ];
}

/** Of which sum a penalty is reckoned: what is owed, the rent of a month, the whole price. */
function baseOf(words: string): string {
  if (/逾期|未|没|欠|迟|拖|应付|到期/.test(words)) return 'owed';
  if (/月/.test(words)) return 'month';
  return /总|转让价款|合同/.test(words) ? 'total' : plain(words);
}

/** A renewal by its own words; one without any is the other column's. */
function sayRenewal({ key, value, quote }: Answer, answers: AnswersOf): Said[] {
  const named = answers.get('renewal_kind')?.value;
  if (value?.kind === 'choice') {
    const says = KINDS_OF_RENEWAL[value.choice];
    return [{ key, words: value.choice, quote, agrees: ({ kind }) => right(kind === says) }];
  }
  if (named) return [];
  if (value?.kind === 'yes_no')
    return value.yes ? [{ key, words: 'auto', quote, agrees: ({ kind }) => right(kind === 'auto') }] : [];
  if (value?.kind !== 'quote') return [];
  const words = plain(value.text);
  return [
    {
      key,
      words: value.text,
      quote,
      isQuote: true,
      agrees: ({ kind }) => right(RENEWALS.some(([name, by]) => name === kind && by.test(words))),
    },
  ];
}

const KINDS_OF_RENEWAL: Record<string, string> = {
  自动续期: 'auto',
  协商或另签: 'agreement',
  优先权: 'priority',
  一方可选择: 'option',
};
const RENEWALS: readonly [kind: string, words: RegExp][] = [
  ['auto', /自动|视为(?:同意)?(?:续|按|延)/],
  ['agreement', /协商|商定|另[行立]|重新|申请|同意|征询|意向|可以延长|另签/],
  ['priority', /优先/],
  ['option', /有权(?:要求)?(?:续|延)|可以?[^。；]{0,16}(?:续购|续订)/],
];
