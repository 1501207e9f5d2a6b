import { findDurations } from '../../figures/find-durations.ts';
import type { Disposal } from '../judgment-reading.ts';
import { type DecidedCase, gravest, ordersOf, paragraphsOf, type Told } from './told.ts';
import { compareToldOrders } from './told-orders.ts';

/** What is said of an outcome, and the rest of the words. */
interface ToldOutcome {
  told: Told;
  rest: string;
}

type Ending =
  | 'dismissed'
  | 'partly'
  | 'granted'
  | 'affirmed'
  | 'changed'
  | 'remanded'
  | 'withdrawn'
  | 'convicted'
  | 'acquitted';
const ENDINGS: Readonly<Partial<Record<Disposal, Ending>>> = {
  claims_dismissed: 'dismissed',
  claims_partly_granted: 'partly',
  claims_granted: 'granted',
  affirmed: 'affirmed',
  changed: 'changed',
  remanded: 'remanded',
  withdrawal_allowed: 'withdrawn',
  convicted: 'convicted',
  acquitted: 'acquitted',
};

/** How the case ended, if it ended in one way that was read. */
function endingOf({ disposal }: DecidedCase): Ending | null {
  const [only, ...more] = disposal;
  return only && more.length === 0 ? (ENDINGS[only] ?? null) : null;
}

/** Agrees with one ending, differs from those named, and is open for every other. */
const against =
  (agreeing: Ending, ...differing: Ending[]) =>
  (_: RegExpMatchArray, decided: DecidedCase): Told => {
    const ending = endingOf(decided);
    if (ending === agreeing) return 'agrees';
    return ending !== null && differing.includes(ending) ? 'differs' : 'open';
  };

interface OutcomeRule {
  pattern: RegExp;
  compare: (match: RegExpMatchArray, decided: DecidedCase, said: string) => Told;
}

const CLAIMS = '(?:诉讼请求|诉请|诉求|请求|主张)';
const PLAINTIFFS = '(?:原告|申请人|劳动者)';
const REFUSED = '(?:驳回|不予支持|未予?支持|不支持|没有支持|未获支持|没有得到支持|不予采纳|未采纳)';

/** In this order: what one rule has read, the next does not read again. */
const RULES: readonly OutcomeRule[] = [
  {
    pattern: /驳回(?:了)?[^，。；]{0,12}(?:其他|其余|剩余|超出)[^，。；]{0,14}/g,
    compare: (_, decided) => {
      if (/驳回[^。；]{0,40}(?:其他|其余|剩余|超出)/.test(ruling(decided))) return 'agrees';
      return ['dismissed', 'granted', 'affirmed'].includes(endingOf(decided) ?? '') ? 'differs' : 'open';
    },
  },
  {
    pattern:
      /(?:只|仅)?(?:予以)?部分(?:地)?支持(?:了)?[^，。；]{0,14}|支持(?:了)?[^，。；]{0,10}部分[^，。；]{0,8}/g,
    compare: against('partly', 'dismissed', 'granted', 'affirmed'),
  },
  {
    pattern:
      /驳回(?:了)?[^，。；]{0,20}上诉(?:请求)?|上诉[^，。；]{0,8}驳回|维持(?:了)?[^，。；]{0,10}(?:原判|判决|裁定|原审|一审)|予以维持/g,
    compare: (match, decided) => {
      if (endingOf(decided) === 'changed' && /第[^，。；]{1,8}项/.test(match[0])) return 'open';
      return against('affirmed', 'changed', 'remanded', 'dismissed', 'partly', 'granted')(match, decided);
    },
  },
  {
    pattern: /发回[^，。；]{0,14}(?:重审|重新审理)|发回/g,
    compare: against('remanded', 'affirmed', 'changed', 'dismissed', 'partly', 'granted'),
  },
  {
    pattern: /撤销(?:了)?(?:[^，。；]{0,6}(?:一审|原审|原判|二审))[^，。；]{0,8}|改判|予以纠正/g,
    compare: against('changed', 'affirmed', 'dismissed', 'partly', 'granted'),
  },
  {
    pattern: /(?:不准|不予准许|不准予|不准许|不判决|判决不)[^，。；]{0,12}离婚/g,
    compare: (_, decided) => divorce(decided, false),
  },
  {
    pattern: /(?:准予|准许|判决|判令|判)(?!.{0,4}(?:不|驳))[^，。；]{0,12}离婚/g,
    compare: (_, decided) => divorce(decided, true),
  },
  { pattern: /(?:宣告|判决|判|认定)?[^，。；不]{0,6}无罪/g, compare: against('acquitted', 'convicted') },
  {
    pattern: /[^，。；]{0,12}缓刑[^，。；]{0,10}/g,
    compare: ([words], decided) => {
      const isDenied = /不|未|没有|无/.test(words);
      const isGiven = /缓刑/.test(ordersOf(decided));
      if (!/宣告|适用|判|采纳|并/.test(words) && !isDenied) return 'open';
      return isDenied === isGiven ? 'differs' : 'agrees';
    },
  },
  {
    pattern:
      /(?:判处|处以?|并处|被判)?[^，。；]{0,6}(有期徒刑|拘役|管制)([^，。；]{1,12}?(?:个月|年(?![零又]?[一二三四五六七八九十\d]{1,3}个?月)))/g,
    compare: ([, kind = '', term = ''], decided) => {
      const told = monthsOf(term);
      const given = [...ordersOf(decided).matchAll(new RegExp(`${kind}([^，。；、（(]{1,14})`, 'g'))];
      if (told === null || given.length === 0) return 'differs';
      return given.some(([, words = '']) => monthsOf(words) === told) ? 'agrees' : 'differs';
    },
  },
  {
    pattern: /无期徒刑|死刑/g,
    compare: ([kind], decided) => (ordersOf(decided).includes(kind) ? 'agrees' : 'differs'),
  },
  {
    pattern: /(?:构成|犯|以)([\u4e00-\u9fff、]{2,14}?罪)(?!名|行|犯|责)/g,
    compare: ([, crime = ''], decided) => {
      const ending = endingOf(decided);
      if (ending === 'acquitted') return 'differs';
      return ending === 'convicted' && ordersOf(decided).includes(crime) ? 'agrees' : 'open';
    },
  },
  {
    pattern: /(?<!可能|容易|会|将)(原告|申请人|被告|上诉人|被上诉人)[^，。；可会]{0,6}(胜诉|败诉)/g,
    compare: ([, who = '', how], decided) => {
      const ending = endingOf(decided);
      const isAsking = !who.startsWith('被');
      const isWon = (how === '胜诉') === isAsking;
      const isOfAppeal = who.includes('上诉');
      if (isOfAppeal) return ending === 'affirmed' ? (isWon ? 'differs' : 'agrees') : 'open';
      if (ending === 'dismissed') return isWon ? 'differs' : 'agrees';
      if (ending === 'granted') return isWon ? 'agrees' : 'differs';
      return 'open';
    },
  },
  { pattern: /胜诉|败诉|输了|赢了/g, compare: () => 'open' },
  {
    pattern: new RegExp(
      `驳回(?:了)?(?:${PLAINTIFFS}|其|全部|所有|诉讼|的|上述|[^，。；]{0,6}某.?)*?${CLAIMS}|${CLAIMS}(?:均|全部|都|全)*(?:被|遭|予以)*(?:法院)?(?:全部|全|均)*(?:驳回|不予支持|未获支持)|(?<=^|[，。；、 ])(?:被|均被|全被)?(?:全部|全)驳回|被驳回`,
      'g',
    ),
    compare: (match, decided) => {
      if (endingOf(decided) === 'partly' && !/全|所有|均/.test(match[0])) return 'open';
      return against('dismissed', 'granted', 'partly')(match, decided);
    },
  },
  {
    pattern: new RegExp(`${REFUSED}(?:了)?([^，。；]{2,14}?)(?:的)?${CLAIMS}?(?=[，。；]|$)`, 'g'),
    compare: ([, topic = ''], decided) => refusedTopic(topic, decided),
  },
  {
    pattern: new RegExp(
      `(?:对|关于)?([^，。；]{2,16}?)(?:的)?(?:${CLAIMS}|意见)?(?:法院|均|依法)?${REFUSED}`,
      'g',
    ),
    compare: ([, topic = ''], decided) => refusedTopic(topic, decided),
  },
  {
    pattern: new RegExp(
      `(?:全部|全额|均)?(?:予以)?支持(?:了)?(?:${PLAINTIFFS}|其|全部|所有|的|诉讼)*${CLAIMS}|${CLAIMS}(?:均|全部|都)?(?:得到|获得|获|予以|被)(?:了|法院|全部)*支持|全部支持|支持(?:了)?${PLAINTIFFS}(?=[，。；]|$)`,
      'g',
    ),
    compare: (match, decided) => {
      if (endingOf(decided) === 'partly') return /全|均|所有/.test(match[0]) ? 'differs' : 'open';
      return against('granted', 'dismissed')(match, decided);
    },
  },
  {
    pattern: new RegExp(`支持(?:了)?([^，。；]{2,14}?)(?:的)?${CLAIMS}(?=[，。；]|$)`, 'g'),
    compare: ([, written = ''], decided) => {
      const topic = written.replace(NO_TOPIC, '');
      if (topic.length < 2) return 'open';
      if (ordersOf(decided).includes(topic)) return 'agrees';
      return refusedTopic(topic, decided) === 'agrees' ? 'differs' : 'open';
    },
  },
  {
    pattern: /支持(?:了)?[^，。；]{2,14}|(?:准许|准予|同意)[^，。；]{0,12}撤[回诉]|按撤诉处理/g,
    compare: () => 'open',
  },
];

/** What a party asks, pleads or is warned of is no outcome. */
const ASKED = /(?:请求|诉请|要求|主张|辩称|上诉称|诉称|建议|指控|抗辩|申请)[^，。；]{0,24}$/;

/**
 * Compares what is said of how a case ended (驳回, 支持, 部分支持, 改判, 维持, 返还, 胜诉, 败诉, 无罪, a prison term) with how it ended.
 * What is said and cannot be held against what was read is open, never agreement.
 * @param whole the words with the names that were blanked out of `said`, place for place
 */
export function compareToldOutcome(said: string, decided: DecidedCase, whole = said): ToldOutcome {
  const isRead = decided.disposal.length > 0 && paragraphsOf(decided, ['ruling']).length > 0;
  const orders = compareToldOrders(said, { decided, whole, isRead });
  let rest = orders.rest;
  const all: Told[] = [orders.told];
  for (const { pattern, compare } of RULES) {
    rest = rest.replace(pattern, (...parts) => {
      const at = parts.findIndex((part) => typeof part === 'number');
      const match = parts.slice(0, at) as unknown as RegExpMatchArray;
      const before = (parts[at + 1] as string).slice(0, parts[at] as number);
      const clause = /[^，。；,;]*$/.exec(before)?.[0] ?? '';
      const found = match[0] ?? '';
      if (ASKED.test(clause) && !/^(?:被|均|全)/.test(found)) return found;
      all.push(isRead ? compare(match, decided, said) : 'open');
      return ' '.repeat(found.length);
    });
  }
  return { told: gravest(all), rest };
}

const ruling = (decided: DecidedCase) => paragraphsOf(decided, ['ruling']).join('\n');

function divorce(decided: DecidedCase, isGranted: boolean): Told {
  const words = ruling(decided);
  const refused =
    /不准[^。；]{0,20}离婚|驳回/.test(words) && !/(?<!不)准(?:予|许)[^。；]{0,20}离婚/.test(words);
  const granted = /(?<!不)准(?:予|许)[^。；]{0,20}离婚/.test(words);
  if (!refused && !granted) return 'open';
  return granted === isGranted ? 'agrees' : 'differs';
}

const NO_TOPIC = /^(?:法院|原告|被告|该|其|全部|所有|诉讼|上诉|上诉人|申请人|[的了对])+|(?:诉讼|[的了])+$/g;

/** One point that is said to be refused: it must not be ordered, and stand beside a refusal where the court gives its reasons. */
function refusedTopic(written: string, decided: DecidedCase): Told {
  const topic = written.replace(NO_TOPIC, '').replace(/^(?:适用|支付|返还|关于)/, '');
  if (topic.length < 2) return endingOf(decided) === 'dismissed' ? 'agrees' : 'open';
  if (ordersOf(decided).includes(topic)) return 'differs';
  const reasons = paragraphsOf(decided, ['reasoning', 'ruling']).join('\n');
  const escaped = topic.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const beside = new RegExp(
    `${escaped}[^。]{0,40}(?:不予|不能成立|缺乏|驳回|没有依据)|驳回[^。]{0,30}${escaped}`,
  );
  return beside.test(reasons) ? 'agrees' : 'open';
}

function monthsOf(term: string): number | null {
  const found = findDurations(term.replace(/(?<=年)(?=[一二三四五六七八九十\d])/g, '零')).filter(
    ({ unit }) => unit === 'year' || unit === 'month',
  );
  if (found.length === 0) return null;
  return found.reduce((sum, { count, unit }) => sum + (unit === 'year' ? 12 * count : count), 0);
}
