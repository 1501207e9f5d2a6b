import { addMonths } from '../../figures/calendar.ts';
import type { StoryClause } from '../story-clauses.ts';
import { clauseAt } from '../story-clauses.ts';
import type { StoryFact } from '../story-fact.ts';
import { LOAN_WAYS } from './loan-ways.ts';
import { type Telling, within } from './telling.ts';
import type { ToldDay } from './told-days.ts';
import type { ToldSum } from './told-sums.ts';

/** Money that changed hands, with its day as far as that is told. */
interface Handed {
  sum: ToldSum;
  day: ToldDay | null;
  way: string | null;
}

const LENT =
  /(?:我|俺)?[^，。]{0,8}(?:借给|转给|打给|汇给|拿给|给)(?:了)?(?:他|她|[\u4e00-\u9fff]{2,3})?[^，。]{0,6}$|(?:找|跟|问|向|管)我(?:又)?(?:借|拿|要|周转|凑|倒)(?:了|走)?[^，。]{0,4}$|(?:又|再|还)?(?:微信|支付宝|银行卡?|现金)?(?:转|打|汇|拿|借)(?:了|走)(?:他|她)?[^，。]{0,4}$|又拿了$/;
const NOT_LENT =
  /利息|息|还(?:了|我|过|给(?!他|她)|款|本)|退|欠|剩|工资|首付|说(?:给|好)|一共|总共|加一块|扣|每个?月|给我|一个月|每年|彩礼|拆迁|房|答应|要给|没给|约定|货款/;
const REPAID =
  /(?:还(?!拿|借|要|有|没|是|打给|转给|给他|给她)|退|转来|打来)(?:了|过)?(?:我|来|回来)?[^，。欠]{0,4}$|(?:还过|还了)(?:我)?[^，。]{0,8}$|一次$/;
const TOTAL =
  /(?:加一块|加起来|一共|总共|共计|合计|拢共)(?:是|才|借)?[^，。欠还]{0,4}$|(?:条子?|借条|欠条|借据|合同)上?[^，。]{0,4}(?:写|是)(?:的|了|明)?(?:是)?(?:借|欠)?[^，。]{0,3}$|(?:^|，)写的(?:是)?(?:借)?$|今借到[^，。\d]{0,12}$/;
const IN_ALL = /加一块|加起来|一共|总共|共计|合计|拢共/;
/** 付息9个月，合计36000: what came to so much was paid, and not lent. */
const OF_PAYING = /付息|利息|付了|付过|还(?!没)|退|工资|医药|拆/;
const ACTUAL = /(?:实际|真正|到手)[^，。]{0,8}(?:是|只有|拿到|到手|给|收到)?[^，。]{0,4}$/;
const GIVEN_UP = /(?:那个|这个)?就?算了|不要了|不提/;

/** What a telling says of a loan whose sums come bit by bit, in all, or less than the paper says. */
export function readLoanTold(telling: Telling): StoryFact[] {
  const { text, clauses, sums } = telling;
  const before = (sum: ToldSum) => {
    const clause = clauseAt(clauses, sum.start);
    return clause ? text.slice(clause.start, sum.start) : '';
  };
  const lent: Handed[] = [];
  const repaid: Handed[] = [];
  let total: ToldSum | null = null;
  let actual: ToldSum | null = null;
  let isRepaying = false;
  let sentence = -1;
  for (const sum of sums) {
    const clause = clauseAt(clauses, sum.start);
    if (!clause || sum.isRough) continue;
    if (clause.sentence.start !== sentence) isRepaying = false;
    sentence = clause.sentence.start;
    const words = lastPart(before(sum));
    const behind = text.slice(sum.end, clause.end);
    if (GIVEN_UP.test(text.slice(sum.end, sum.end + 12))) continue;
    // 打了一张七万的借条: what the paper says, and no further loan.
    if (/^的?(?:借条|欠条|借据|条子?)/.test(behind)) {
      total ??= sum;
      continue;
    }
    if (ACTUAL.test(words)) actual ??= sum;
    else if (TOTAL.test(words)) {
      const said = text.slice(clause.sentence.start, sum.start);
      if (!/还|利息|退/.test(words) && !(IN_ALL.test(words) && OF_PAYING.test(said))) total ??= sum;
    } else if (/还过|退/.test(clause.text.slice(0, sum.start - clause.start)) && REPAID.test(words)) {
      isRepaying = true;
      if (!/利息|息/.test(words)) repaid.push(handed(telling, clause, sum));
    } else if (isRepaying && /^(?:又|再|一次|第二次)?$/.test(words))
      repaid.push(handed(telling, clause, sum));
    else if (
      /(?:还(?!拿|借|要|有|没|是)|转来|打来)(?:了|过)?(?:我)?[^，。欠]{0,4}$/.test(words) &&
      !/利息|息|说|要|没|答应/.test(words)
    )
      repaid.push(handed(telling, clause, sum));
    else if ((LENT.test(words) && !NOT_LENT.test(words)) || isListed(telling, lent, clause, words, behind))
      lent.push(handed(telling, clause, sum));
  }
  const inAll = lent.reduce((all, { sum }) => all + sum.value, 0);
  const behind = lent.at(-1)?.sum.end ?? 0;
  // 就想要回我的四万六: what is wanted back is what the parts come to.
  total ??=
    lent.length > 1 ? (sums.find(({ value, start }) => value === inAll && start > behind) ?? null) : null;
  return factsOf(telling, { lent, repaid, total, actual });
}

/** 前年十一月两千八，去年三千: a day and a sum alone, of a list of them. */
const isListed = (
  telling: Telling,
  lent: readonly Handed[],
  clause: StoryClause,
  words: string,
  behind: string,
): boolean =>
  within(telling.days, clause).length > 0 &&
  /^[^，。]{0,8}$/.test(words.replace(/.*[月日号年]/, '')) &&
  /拿钱|借钱|借的|都是微信|又拿/.test(telling.text) &&
  !NOT_LENT.test(words) &&
  !/^[^，。]{0,2}(?:利息|没给)/.test(behind) &&
  lent.length >= 0;

/** Of a clause without marks what stands right before. */
const lastPart = (words: string): string => words.replace(/ +/g, '').slice(-24);

function handed(telling: Telling, clause: StoryClause, sum: ToldSum): Handed {
  const behind =
    /^(?:元|块钱?)?，?(?:是|用|走)?(?:的)?(?:现金|微信|支付宝|银行|[工农中建交招]行)[^，。]{0,4}/.exec(
      telling.text.slice(sum.end),
    )?.[0] ?? '';
  const near = telling.text.slice(Math.max(clause.start, sum.start - 14), sum.start) + behind;
  const days = telling.days.filter(({ end, start }) => end <= sum.start && start >= clause.sentence.start);
  return { sum, day: days.at(-1) ?? null, way: LOAN_WAYS.find(({ says }) => says.test(near))?.said ?? null };
}

interface LoanRead {
  lent: readonly Handed[];
  repaid: readonly Handed[];
  total: ToldSum | null;
  actual: ToldSum | null;
}

function factsOf(telling: Telling, { lent, repaid, total, actual }: LoanRead): StoryFact[] {
  const inAll = lent.reduce((sum, { sum: one }) => sum + one.value, 0);
  const [first] = lent;
  const last = lent.at(-1);
  const facts: StoryFact[] = [];
  const put = (path: string, value: StoryFact['value'], place: { start: number; end: number }) =>
    facts.push({ path, value, start: place.start, end: place.end });
  // What was handed over is lent, whatever the paper says (民法典 670).
  const isSum = lent.length > 1 && (total === null || total.value === inAll);
  if (actual) put('loan_principal', actual.value, actual);
  else if (total) put('loan_principal', total.value, total);
  else if (isSum && first && last && isOfMany(telling))
    put('loan_principal', inAll, { start: first.sum.start, end: last.sum.end });
  else return onlyBack(repaid);
  if (isSum && first && last && !actual)
    put(
      'loan_parts',
      lent
        .map(({ sum, day, way }) => `${dayOf(telling, day)}${way ? `以${way}方式` : ''}交付${sum.value}元`)
        .join('、'),
      {
        start: first.sum.start,
        end: last.sum.end,
      },
    );
  const back = repaid.filter(({ sum }) => sum.value < (actual ?? total ?? { value: inAll }).value);
  const [one] = back;
  const end = back.at(-1);
  if (one && end) {
    put(
      'loan_repaid',
      back.reduce((sum, { sum: { value } }) => sum + value, 0),
      { start: one.sum.start, end: end.sum.end },
    );
    if (back.length === 1 && one.day?.precision === 'day' && one.day.iso)
      put('loan_repaid_on', one.day.iso, one.day);
    if (
      /本(?!来|人|子|息)/.test(telling.text.slice(end.sum.start, end.sum.end + 14)) ||
      /没想要利息|没(?:说|讲|约定|提)过?利息|利息没/.test(telling.text)
    )
      put('loan_repaid_as', 'principal', { start: end.sum.start, end: end.sum.end });
  }
  const ways = new Set(lent.map(({ way }) => way));
  const [way] = ways;
  const isAll = inAll === (actual ?? total ?? { value: inAll }).value;
  if (lent.length > 0 && isAll && ways.size === 1 && way && first)
    put('loan_method', LOAN_WAYS.find(({ said }) => said === way)?.method ?? 'bank', first.sum);
  else if (ways.size > 1 && !ways.has(null) && ways.has('现金') && first)
    put('loan_method', 'mixed', first.sum);
  return facts;
}

/** The day of a part, with the season that stands behind its year; nothing where its year is only guessed. */
const dayOf = ({ text }: Telling, day: ToldDay | null): string =>
  day?.isYearSure === true ? `${day.text}${/^(?:的)?(腊月|正月)/.exec(text.slice(day.end))?.[1] ?? ''}` : '';

/** What came back on a loan whose sum single clauses tell, where the one who owes it sent it: 转来3万元. */
const onlyBack = (repaid: readonly Handed[]): StoryFact[] => {
  const [one] = repaid;
  return one && repaid.length === 1
    ? [{ path: 'loan_repaid', value: one.sum.value, start: one.sum.start, end: one.sum.end }]
    : [];
};

/** 她老找我拿钱, 又: that there were several. */
const isOfMany = ({ text }: Telling): boolean =>
  /老找我|几次|[两三四五]次|又(?:拿|借|转|打)|再(?:借|转)|陆续|前后/.test(text);

const SPOKEN_RATE =
  /(?:利息|月息|息)[^，。\d]{0,5}?([一二两三四五])分([一二三四五六七八九])?(?:利|息)?(?!钱|之|期|成|五厘)/;
/** 按一年8个点给利息. */
const POINTS = /(?:一年|年息|年利率?|每年)[^，。；\d]{0,4}(\d{1,2}(?:\.\d+)?)个点/;
const DIGITS = '零一二三四五六七八九';

/** 利息说的一分五: a rate by the month in hundredths, a year. */
export function spokenRate({ text }: Pick<Telling, 'text'>): StoryFact[] {
  const points = POINTS.exec(text);
  if (points?.[1])
    return [
      {
        path: 'loan_rate',
        value: Number(points[1]),
        start: points.index,
        end: points.index + points[0].length,
      },
    ];
  const match = SPOKEN_RATE.exec(text);
  if (!match?.[1]) return [];
  const whole = match[1] === '两' ? 2 : DIGITS.indexOf(match[1]);
  const tenth = match[2] ? DIGITS.indexOf(match[2]) : 0;
  return [
    {
      path: 'loan_rate',
      value: Math.round((whole + tenth / 10) * 12 * 100) / 100,
      start: match.index,
      end: match.index + match[0].length,
    },
  ];
}

const HANDED =
  /借给|(?:给|转给|打给|汇给|借给)(?:了)?(?:他|她)[^，。；]{0,8}(?:转|打|汇|取|拿|现金|钱)|(?:转|打|汇)(?:给)?(?:了)?(?:他|她)|(?:柜台|手机银行|网银|微信|支付宝)[^，。；]{0,8}(?:转|打|汇)/;

/** What was read of a loan with the day it was handed over: 就10月3号那天 before a feast that was only named, else what the telling says of handing over. */
export function withLentOn(read: readonly StoryFact[], telling: Telling): StoryFact[] {
  const { text, days } = telling;
  const [exact, second] = days.filter(
    ({ precision, end, start }) =>
      precision === 'day' && /^(?:那天|当天)/.test(text.slice(end)) && /[就是]$/.test(text.slice(0, start)),
  );
  if (exact?.iso && !second && /^(?:那天|当天)[^。；]{0,6}(?:$|[。；，])/.test(text.slice(exact.end)))
    return [
      ...read.filter(({ path }) => path !== 'loan_on'),
      { path: 'loan_on', value: exact.iso, start: exact.start, end: exact.end },
    ];
  return read.some(({ path }) => path === 'loan_on') ? [...read] : [...read, ...lentOn(telling)];
}

/** 5月20号我在建行柜台给他转的: the day it was handed over, where the telling has one such day alone. */
function lentOn({ text, days, clauses }: Telling): StoryFact[] {
  const handed = days.filter(({ precision, start, end }) => {
    const clause = clauseAt(clauses, start);
    const rest = clause ? text.slice(end, clause.end) : '';
    // 4月3号，我把8万借给他: the day stands alone before what was done on it.
    const behind = rest === '' && clause ? (/^，([^，。；]*)/.exec(text.slice(end))?.[1] ?? '') : rest;
    return precision === 'day' && HANDED.test(behind) && !/还|退|利息|他给我|她给我|给我转/.test(behind);
  });
  const [day, other] = handed;
  return day?.iso && !other ? [{ path: 'loan_on', value: day.iso, start: day.start, end: day.end }] : [];
}

/** 说国庆节之前还: the feast that comes next after the loan. */
const FEAST =
  /(?<!去年|前年|今年|明年)(元旦|五一|劳动节|国庆)(?:节)?(?:之前|以前|前)(?:就|一定|肯定)?(?:还|给|付)/;
const FEASTS: Readonly<Record<string, string>> = {
  元旦: '01-01',
  五一: '05-01',
  劳动节: '05-01',
  国庆: '10-01',
};

const DUE = /(?:说好|约定|讲好|写(?:的|明)|答应)[^，。]{0,6}$/;
const PAYS_BACK = /^(?:之?前|以前)?[^，。]{0,4}(?:还|给|付)清?/;

/** 说好去年年底还清: the last day of that year; 合同写三个月: so long after it was handed over. */
export function dueTold({ text, days }: Telling, lentOn: string | null): StoryFact[] {
  for (const { start, end, text: said, year } of days) {
    const isEnd = /年(?:年)?底$/.test(said);
    if (
      isEnd &&
      year !== null &&
      DUE.test(text.slice(Math.max(0, start - 12), start)) &&
      PAYS_BACK.test(text.slice(end))
    )
      return [{ path: 'loan_due_on', value: `${year}-12-31`, start, end }];
  }
  const feast = FEAST.exec(text);
  const day = feast?.[1] ? FEASTS[feast[1]] : undefined;
  if (feast && day && lentOn) {
    const year = Number(lentOn.slice(0, 4));
    const due = `${year}-${day}` > lentOn ? `${year}-${day}` : `${year + 1}-${day}`;
    return [{ path: 'loan_due_on', value: due, start: feast.index, end: feast.index + feast[0].length }];
  }
  const term =
    /(?:合同|条子?|借条|说好|约定|写(?:的|着|明)?)[^，。]{0,4}(?:写|借|是)?(?:的)?([一二两三四五六七八九十]|半)(个月|年)(?=，|。|还|后)/.exec(
      text,
    );
  if (!term?.[1] || !lentOn) return [];
  const count =
    term[1] === '半' ? 0.5 : term[1] === '两' ? 2 : term[1] === '十' ? 10 : DIGITS.indexOf(term[1]);
  const months = term[2] === '年' ? count * 12 : count;
  return Number.isInteger(months) && months > 0
    ? [
        {
          path: 'loan_due_on',
          value: addMonths(lentOn, months),
          start: term.index,
          end: term.index + term[0].length,
        },
      ]
    : [];
}

/** What single clauses say of a loan, with the sums of one that was told bit by bit in their place; what came back in all stays the larger. */
export function withOralSums(read: readonly StoryFact[], oral: readonly StoryFact[]): StoryFact[] {
  const principal = oral.find(({ path }) => path === 'loan_principal');
  if (!principal) {
    const back = oral.find(({ path }) => path === 'loan_repaid');
    const known = read.some(({ path, value }) => path === 'loan_repaid' && value !== 0);
    if (!back || known) return [...read];
    return [
      ...read.filter(
        ({ path, start }) =>
          !(/^loan_(?:principal|repaid)$/.test(path) && (start === back.start || path === 'loan_repaid')),
      ),
      back,
    ];
  }
  const most = (facts: readonly StoryFact[]) =>
    Math.max(0, ...facts.filter(({ path }) => path === 'loan_repaid').map(({ value }) => Number(value)));
  const ofRepaid = /^loan_repaid/;
  const keepsRepaid = most(read) > most(oral);
  const taken = oral.filter(({ path }) => !(keepsRepaid && ofRepaid.test(path)));
  const isMixed = read.some(({ path, value }) => path === 'loan_method' && value === 'mixed');
  const paths = new Set(taken.map(({ path }) => path));
  return [
    ...taken.filter(({ path }) => !(isMixed && path === 'loan_method')),
    ...read.filter(
      ({ path, value }) =>
        !(path === 'loan_method' && value === 'mixed' ? false : paths.has(path)) &&
        !(ofRepaid.test(path) && !keepsRepaid && paths.has('loan_repaid')) &&
        !(path === 'loan_parts' && paths.has('loan_parts')) &&
        // By which way the whole was handed over, one part of it does not tell.
        !(path === 'loan_method' && value !== 'mixed' && !paths.has('loan_method')),
    ),
  ];
}
