import { isPaidBack } from '../loan-repayments.ts';
import { clauseIndexAt, type StoryClause } from '../story-clauses.ts';
import { daysLater, tellsDaysLater } from './days-later.ts';
import { LOAN_WAYS, type LoanWay } from './loan-ways.ts';
import { type Telling, within } from './telling.ts';
import type { ToldDay } from './told-days.ts';
import type { ToldSum } from './told-sums.ts';

/** Money of a loan that changed hands. */
export interface LoanMove {
  sum: ToldSum;
  day: ToldDay | null;
  way: LoanWay | null;
  /** To whoever borrowed, or back. */
  to: 'lent' | 'back';
  /** What a payment back was said to be; null where nobody said it. */
  as: 'principal' | 'interest' | null;
  /** 又, 后来, 另外: told to be more than what was told before. */
  isMore: boolean;
}

/** What a telling says of a loan's money, move by move. */
export interface LoanLedger {
  lent: readonly LoanMove[];
  back: readonly LoanMove[];
  /** What the parts are told to come to, or the paper says. */
  total: ToldSum | null;
  /** What is told to be still owed. */
  left: ToldSum | null;
  /** Money is told that no rule can put on one side or the other: what came back is then not known in all. */
  isOpen: boolean;
}

/** What is owed, asked, promised, agreed or needed was not handed over. */
const NOT_MOVED =
  /(?:还差|还欠|尚欠|仍欠|欠(?:我|着|了)?|剩下?|余下)[^，。；]{0,6}$|(?:每(?:个)?月|月息|年息|年利率|利率|一年给|一个月给?|每年)[^，。；]{0,8}$|(?:说好|约定|答应|承诺|保证|要求|请求|想要|希望|打算|应该?|要他|让他还|催他?还|缺|差|需要|得花|扣(?:了|除|掉)?|到手|工资|首付|货款|彩礼)[^，。；]{0,10}$|(?<!都|是)说(?!是|了)[^，。；]{0,8}$/;
const STILL_OWED = /(?:还差|还欠|尚欠|仍欠|还剩)[^，。；]{0,4}$/;
const NOT_MOVED_BEHIND = /^(?:块钱?|元)?(?:的)?(?:利息)?(?:一个月|每个?月|一年|每年)/;
/** 一共六万, 借条写的8万: what the parts come to. */
const TOTAL =
  /(?:加一块|加起来|一共|总共|总计|共计|合计|拢共|前后|共)(?:是|才|借(?:了|走)?)?[^，。；还欠]{0,4}$|(?:借条|欠条|条子?|借据|合同)(?:上)?[^，。；]{0,6}(?:写|是)(?:的|了|明)?(?:是)?$|^，?写(?:的|了)?(?:是)?$|今借到[^，。；\d]{0,12}$/;
const PAPER_BEHIND = /^(?:块钱?|元)?的?(?:借条|欠条|借据|条子?)/;
const LENDS =
  /借(?!条|据|口|到期)|发(?:了|给|过去)|(?:又|再)要(?:了|走)|拿(?:了|走)|(?:转|打|汇|拿|凑|取|给|交|倒)(?:账|款|钱)?(?:了|给|过去|走|的)|(?:转账|汇款|打款)$|(?:微信|支付宝|现金|[工农中建交招]行|银行卡?)[^，。；]{0,4}(?:转|给|打)|(?:找|问|跟|向|管)我[^，。；]{0,6}(?:拿|要|借|周转|倒|凑)/;
const INTEREST_BEHIND =
  /^(?:块钱?|元)?，?(?:都|全)?(?:他|她|对方)?(?:都)?(?:说|写|注明|备注|附言)?(?:了)?(?:的|着|好)?(?:是|作|为|当|算|的)*(?:“)?(?:[^，。；\d还]{0,4})?利息/;
const INTEREST_BEFORE =
  /利息[^。；还\d]{0,6}(?:[^。；还]{0,12}，)?[^，。；还]{0,8}(?:给|付|转|打)(?:了|过)[^，。；]{0,8}$|(?:付|给|转|打)(?:了|过)?[^，。；]{0,10}利息[^，。；]{0,4}$|还(?:了|过)?[^，。；]{0,4}利息$/;
const PRINCIPAL = /本金|(?:先)?还(?:的)?(?:是)?本(?!来|人|息|子)/;
/** 他6月、9月各还了两万: each of the days told before. */
const EACH = /各(?:自)?(?:还|给|转|付|打|借|拿)(?:了|过|给)?(?:我|他|她)?$/;
/** 当天又给了: on the day told before. */
const SAME_DAY = /(?:当天|同一天|当日|同日)/;
/** 现金是微信转的, 都是农行卡转的: how, in a clause of its own. */
const HOW =
  /^(?:都|全|也|钱)?(?:是)?(?:我)?(?:从|用|走)?[^，。；\d]{0,8}(?:转账?|给|打|汇|存|取|现金|微信|支付宝|银行卡?)(?:给|了)?(?:他|她|过去)?的?(?:账|款)?$/;
const FOR_ALL = /^(?:都|全)/;

/** Money of a loan as it is told, sum by sum: each with its day, its way and what it was said to be. */
export function loanLedger(telling: Telling): LoanLedger {
  const { text, clauses, sums } = telling;
  const moves: LoanMove[] = [];
  let total: ToldSum | null = null;
  let left: ToldSum | null = null;
  let isOpen = false;
  const takenDays = new Set<ToldDay>();
  for (const [index, sum] of sums.entries()) {
    const at = clauseIndexAt(clauses, sum.start);
    const clause = clauses[at];
    if (!clause) continue;
    const earlier = sums[index - 1];
    const from = earlier && earlier.start >= clause.start ? earlier.end : clause.start;
    const later = sums[index + 1];
    const before = text.slice(from, sum.start);
    const behind = text.slice(sum.end, Math.min(clause.end, later?.start ?? clause.end));
    const following = clausesBehind(telling, at, later);
    const said = `${behind}，${following.map((one) => one.text).join('，')}`;
    if (STILL_OWED.test(before) && !sum.isRough) left ??= sum;
    if (/[“「]/.test(text.slice(clause.start, sum.start)) && isQuoted(telling, sum)) continue;
    const isBack = comesBack(telling, at, before, moves, clause);
    const isInterest = INTEREST_BEFORE.test(text.slice(clause.sentence.start, sum.start));
    if (PAPER_BEHIND.test(behind) || (TOTAL.test(before) && !isBack && !isInterest)) {
      total ??= sum.isRough ? null : sum;
      continue;
    }
    if (NOT_MOVED.test(before) || NOT_MOVED_BEHIND.test(behind)) continue;
    // 一共还了三万: the whole of what came back, told again or alone.
    if (
      isBack &&
      /(?:一共|总共|共|合计|前后)[^，。；]{0,6}$/.test(before) &&
      backIn(moves, clause).length > 0
    )
      continue;
    const to =
      isBack || isInterest ? 'back' : lends(telling, at, before, behind, moves, clause) ? 'lent' : null;
    if (to === null) {
      isOpen ||= /还|给|转|付/.test(before);
      continue;
    }
    if (sum.isRough) {
      isOpen = true;
      continue;
    }
    const days = within(telling.days, { start: from, end: sum.start });
    const each = EACH.test(before)
      ? within(telling.days, { start: clause.sentence.start, end: sum.start })
      : [];
    if (EACH.test(before) && each.length < 2) {
      isOpen = true;
      continue;
    }
    const as =
      to === 'lent'
        ? null
        : isInterest || INTEREST_BEHIND.test(said)
          ? 'interest'
          : PRINCIPAL.test(before) || PRINCIPAL.test(said)
            ? 'principal'
            : null;
    const way = wayOf(before, behind, following);
    const isMore = MORE.test(before);
    if (each.length > 1) {
      for (const day of each) moves.push({ sum, day, way, to, as, isMore: true });
      continue;
    }
    const day = days.at(-1) ?? dayAround(telling, clause, sum, following, takenDays, moves, before);
    if (day) takenDays.add(day);
    moves.push({ sum, day, way, to, as, isMore });
    const all = following.find((one) => FOR_ALL.test(one.text.trim()));
    if (all) forAll(moves, clause, to, all.text);
  }
  const lent = moves.filter(({ to }) => to === 'lent');
  const back = moves.filter(({ to }) => to === 'back');
  return { ...withoutWhole(lent, total), back, left, isOpen };
}
const MORE = /又|再|另|后来|第[二三四五]|还有|余下|剩/;

/** 借我20万，当天转了15万，5万现金: the whole that was told before its parts, and one sum that was told twice. */
function withoutWhole(lent: LoanMove[], total: ToldSum | null): Pick<LoanLedger, 'lent' | 'total'> {
  const [whole, ...parts] = lent;
  if (!whole || parts.length === 0) return { lent, total };
  const all = parts.reduce((sum, { sum: { value } }) => sum + value, 0);
  const isAgain =
    parts.length > 1 ||
    !parts.some(({ isMore, day }) => isMore || (day && whole.day && day.iso !== whole.day.iso));
  if (all !== whole.sum.value || !isAgain) return { lent, total };
  return {
    lent: parts.map((part) => ({
      ...part,
      day: part.day ?? whole.day,
      way: part.way ?? (parts.length === 1 ? whole.way : null),
    })),
    total: total ?? whole.sum,
  };
}

/** 都是农行卡转的, 都说是先还本: said of all that the sentence told before. */
function forAll(moves: LoanMove[], { sentence }: StoryClause, to: LoanMove['to'], words: string) {
  const way = LOAN_WAYS.find(({ says }) => says.test(words));
  for (const move of moves) {
    if (move.to !== to || move.sum.start < sentence.start) continue;
    if (way && to === 'lent') move.way ??= way;
    if (to === 'back' && PRINCIPAL.test(words)) move.as ??= 'principal';
    if (to === 'back' && /利息/.test(words)) move.as ??= 'interest';
  }
}

const isQuoted = ({ quotes }: Telling, sum: ToldSum): boolean =>
  quotes.some(({ start, end }) => start <= sum.start && sum.end <= end);

/** The clauses of the same sentence up to the next sum. */
function clausesBehind({ clauses }: Telling, at: number, later: ToldSum | undefined): StoryClause[] {
  const clause = clauses[at];
  const found: StoryClause[] = [];
  for (const next of clauses.slice(at + 1, at + 1 + BEHIND_MAX)) {
    if (next.sentence.start !== clause?.sentence.start || (later && later.start < next.end)) break;
    found.push(next);
  }
  return found;
}
const BEHIND_MAX = 2;

const backIn = (moves: readonly LoanMove[], { sentence }: StoryClause): LoanMove[] =>
  moves.filter(({ to, sum }) => to === 'back' && sum.start >= sentence.start);

/** Whether a sum is told to have come back: by its own clause, or as one more of a list of payments. */
function comesBack(
  telling: Telling,
  at: number,
  before: string,
  moves: readonly LoanMove[],
  clause: StoryClause,
): boolean {
  if (BACK.test(before) || (isPaidBack(telling.clauses, at) && !OTHER_WAY.test(before))) return true;
  const last = moves.at(-1);
  return (
    last?.to === 'back' &&
    last.sum.start >= clause.sentence.start &&
    GOES_ON.test(withoutDay(telling, clause, before))
  );
}
/** 到期他只还了: done, and not to be done. */
const BACK =
  /(?<![没未不要会说让催]|他|她|有)(?:还|归还|偿还|各还)(?:了|过)(?:我)?[^，。；欠差]{0,4}$|(?:他|她|只|就|才|各|又|先)还(?:了|过)(?:我)?[^，。；欠差]{0,4}$/;
/** 我又给他: of a clause that tells both. */
const OTHER_WAY = /我[^，。；]{0,6}(?:给|转给|打给|借给)(?:了)?(?:他|她)[^，。；]{0,4}$/;
/** 第二次, 又, 一次是: one more of the same. */
const GOES_ON =
  /^(?:后来|然后|之后|接着|又|再|还有|最后|前|后|[一二三四五]次|第[一二三四五]次|头一次|是|在|的|微信|支付宝|现金|银行|转|了|给|还|过|我|付|打)*$/;

const withoutDay = ({ days, text }: Telling, clause: StoryClause, before: string): string => {
  const start = text.lastIndexOf(before, clause.end);
  let words = before;
  for (const day of within(days, { start: Math.max(start, clause.start), end: clause.end }))
    words = words.replace(text.slice(day.start, day.end), '');
  return words.replace(/[ ：:、]/g, '');
};

/** Whether a sum is told to have been lent: by its own words, or as one more of a list of parts. */
function lends(
  telling: Telling,
  at: number,
  before: string,
  behind: string,
  moves: readonly LoanMove[],
  clause: StoryClause,
): boolean {
  if (LENDS.test(before) && !/还(?!有|是)|退|利息/.test(before)) return true;
  // 我把20万转给某人; 3万，我去建行取的现金给他的.
  if (/(?:把|将)(?:这|那)?$/.test(before) && HANDED_BEHIND.test(behind)) return true;
  const next = telling.clauses[at + 1];
  if (
    /^[，。；]?$/.test(behind) &&
    withoutDay(telling, clause, before) === '' &&
    next?.sentence.start === clause.sentence.start &&
    I_HANDED.test(next.text.trim())
  )
    return true;
  if (
    /^(?:块钱?|元)?，?(?:是)?(?:现金|微信|支付宝|银行卡?)?(?:转|给|借给|打)(?:给)?(?:他|她|的|了)/.test(
      behind,
    )
  )
    return true;
  const last = moves.at(-1);
  if (!GOES_ON.test(withoutDay(telling, clause, before))) return false;
  if (last && last.to === 'lent' && last.sum.start >= clause.sentence.start) return true;
  // 三次：6月1日2万，6月15日3万: a list behind words of lending in the same sentence.
  const lead = telling.clauses
    .slice(Math.max(0, at - 3), at + 1)
    .filter(({ sentence }) => sentence.start === clause.sentence.start);
  return (
    lead.some(({ text }) => LENDS.test(text) && !/还(?!有|是)|利息/.test(text)) &&
    within(telling.days, clause).length > 0
  );
}

const HANDED_BEHIND = /^(?:块钱?|元)?(?:现金)?(?:都|全)?(?:借|转|打|汇|交|拿|存)(?:给|到|进)/;
/** How a sum that stands alone was handed over, by whom of the teller's family. */
const I_HANDED =
  /^(?:是)?(?:我|俺|本人)(?:女儿|儿子|老公|老婆|爱人|妈|爸|闺女|媳妇)?[^，。；还退]{0,14}(?:取|转|给|打|汇|拿|存)[^，。；还退]{0,8}的$/;

/** How a sum was handed over: by the words of its own clause nearest to it, else by a clause of its own behind. */
function wayOf(before: string, behind: string, following: readonly StoryClause[]): LoanWay | null {
  const near = [before, behind.slice(0, 14)].map((words) => LOAN_WAYS.filter(({ says }) => says.test(words)));
  for (const [way, other] of near) if (way && !other) return way;
  if (near.some((ways) => ways.length > 1)) return null;
  const how = following.find(({ text }) => HOW.test(text.trim()) || I_HANDED.test(text.trim()));
  // 去建行取的现金: taken from a bank, and handed over as notes.
  const cash = how
    ? LOAN_WAYS.find(({ method, says }) => method === 'cash' && says.test(how.text))
    : undefined;
  if (cash) return cash;
  return how ? (LOAN_WAYS.find(({ says }) => says.test(how.text)) ?? null) : null;
}

/** The day of a sum where its clause has none before it: behind it, in the clause before, or in one of its own. */
function dayAround(
  telling: Telling,
  clause: StoryClause,
  sum: ToldSum,
  following: readonly StoryClause[],
  taken: ReadonlySet<ToldDay>,
  moves: readonly LoanMove[],
  before: string,
): ToldDay | null {
  const { text, days } = telling;
  if (tellsDaysLater(before)) return daysLater(days, sum.start, before);
  if (SAME_DAY.test(before)) return days.findLast(({ end }) => end <= sum.start) ?? null;
  // 还了两万，是10月20日微信转的.
  const behind = following.flatMap((one) =>
    within(days, one).filter(
      ({ start, end }) =>
        /^(?:是|在)?$/.test(text.slice(one.start, start).trim()) &&
        /^[^，。；]{0,8}(?:转|给|还|打|付|汇|存)(?:的|了)?/.test(text.slice(end, one.end)),
    ),
  );
  if (behind[0]) return behind[0];
  const last = moves.at(-1)?.sum.end ?? 0;
  const told = within(days, { start: Math.max(clause.sentence.start, last), end: clause.start });
  const [day, other] = told.filter((one) => !taken.has(one));
  return day && !other && !DEFERS.test(text.slice(clause.start, sum.start)) ? day : null;
}
/** 过了些日子又给: on another day than the one told before. */
const DEFERS = /过了|后来|之后|然后|隔|又过/;
