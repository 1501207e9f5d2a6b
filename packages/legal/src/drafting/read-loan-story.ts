import type { QuestionAmount } from '../questions/read-amounts.ts';
import { type QuestionDate, readDates } from '../questions/read-dates.ts';
import { readDueDay } from '../questions/read-due-day.ts';
import { readRates } from '../questions/read-rates.ts';
import type { IsoDate } from '../statute/statute.ts';
import { isPaidBack } from './loan-repayments.ts';
import { readLoanInterest } from './read-loan-interest.ts';
import { inYearOfLoan, isPartOfAll, partsByWay } from './read-loan-parts.ts';
import { readLoanRepaid } from './read-loan-repaid.ts';
import { clauseBefore } from './story-amounts.ts';
import { clauseIndexAt, type StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';
import { foundIn } from './story-words.ts';

const REPAID_BEFORE =
  /(?:还了|已还|归还了|归还|偿还了?|还过|退还了?|还给我|还款|偿付了?|(?:只|就|才|总共)(?:给|付)(?:过|了))(?:过|了)?[^，。\d]{0,6}$/;
/** What shall be paid back, and was not. */
const NOT_REPAID =
  /约定|承诺|答应|要求|请求|判令|保证|前还|前归还|应(?:当|该)?|如(?:果|不)|说好|催|让[他她]|打算|会还/;
const STILL_OWED = /(?:还欠|尚欠|还差|剩|仍欠|欠着|余款|余下)[^，。\d]{0,6}$/;
const LENT_BEFORE =
  /(?:[条据][^，。]{0,6}(?:写|载明|注明|是)|(?:借条|欠条|借据)$|(?<!家里)拿了|拿走|借|转账?|转给|打给|汇|交付|出借|本金)[^，。]{0,16}$|(?:^|[，。])(?:当初|当时)(?:是|的是|一共|总共)?$/;
const NO_PRINCIPAL = /利息|[付结还]息|季度的?息|违约金|律师费|冻结|查封|保全|手续费|每月|月供|罚息|保险/;
const NOTHING_REPAID =
  /一分(?:钱)?(?:都|也)?(?:没|未)(?:有)?(?:还|归还)|分文未(?:还|付)|从未(?:归还|还款|偿还)|本息(?:均|都)?未(?:还|归还|付)/;
const METHODS: readonly [string, RegExp][] = [
  ['cash', /现金/],
  ['wechat', /微信/],
  ['alipay', /支付宝/],
  ['bank', /银行|网银|转账|汇款|[汇转](?:入|至|到)|[工农中建交招]行?卡|转了/],
  // By what it was transferred is not told.
  ['transfer', /转给|转他|打给|转过去/],
];
const WRITTEN =
  /(?<!没|未)(?:写|打|出具|签)(?!的话)[^，。没不]{0,8}(?:借条|欠条|借据|借款合同|借款协议|收条|条子|(?<=打了个|打了张|写了个|写了张|打的|写的)条)|(?:借条|欠条|条子)是?(?:后来?|事后)?(?:补|写|打)的|(?:借条|借据|欠条|借款合同)上?(?:写|签|面写|也)|在(?:欠条|借条|借据)上|盖[^，。]{0,4}章的?借款合同|(?<!没)有(?:他|她)?(?:签字)?的?(?:借条|欠条|借据)/;
const NOT_WRITTEN =
  /谁[^，。]{0,4}(?:打|写|签)[^，。]{0,2}(?:借条|欠条|借据|条子)|(?:借条|欠条|借据)[？?]|(?:没|未|无)有?[^，。]{0,6}(?:借条|欠条|借据|合同)|(?:没|未)(?:有|好意思)?(?:让(?:他|她))?(?:打|写)(?:过)?(?:借|欠)?条(?!上)/;
/** 利息我就不要了, 只要本金: who gives up interest. */
const INTEREST_WAIVED =
  /(?<!(?:他|她|对方|那边)[^，。；]{0,6}(?:说|叫|让|要)[^，。；]{0,4})利息(?:我)?(?:也|就|都|可以|一分)*(?:不要|算了|免了|不算(?=$|[，。；了])|不用(?!说)|无所谓)|(?<!(?:他|她|对方|那边)[^，。；]{0,6}(?:说|叫|让|要)[^，。；]{0,4})不要(?:他的?|她的?)?利息|只要(?:回)?本[金钱]/;
const PURPOSE =
  /(?:以|因)([^，。]{2,16}?)(?:为由|需要|的名义)?[，]?(?:向|找|跟|问)[^，。]{0,8}借|借[^，。]{0,12}用于([^，。]{2,16})/;

/** What a story tells of a loan: how much, on which terms, how it was handed over, what came back. */
export function readLoanStory(
  story: string,
  clauses: readonly StoryClause[],
  { dates, inOrder }: { dates: readonly QuestionDate[]; inOrder: readonly QuestionDate[] },
  amounts: readonly QuestionAmount[],
  today: IsoDate,
): StoryFact[] {
  return [
    ...sums(story, clauses, amounts, inYearOfLoan(story, dates)),
    ...readLoanInterest(story, clauses, inOrder, amounts, today),
    ...readRates(story)
      .filter(({ role }) => role !== 'lpr')
      .map(({ percentPerYear, role, start, raw }) => ({
        path: role === 'overdue' ? 'loan_overdue_rate' : 'loan_rate',
        value: percentPerYear,
        start,
        end: start + raw.length,
      })),
    ...dueDay(story, inYearOfLoan(story, dates), readDates(story, today)).filter((fact) =>
      isPast(fact, story, today),
    ),
    ...foundIn(story, 'loan_in_writing', NOT_WRITTEN, false),
    ...(NOT_WRITTEN.test(story) ? [] : foundIn(story, 'loan_in_writing', WRITTEN, true)),
    ...foundIn(story, 'loan_interest_waived', INTEREST_WAIVED, true),
    ...methodOf(clauses, amounts),
    ...partsByWay(clauses, amounts),
    ...purposeOf(story),
  ];
}

/** 到现在没还 says that the day has come: one that is still ahead was read wrong. */
const isPast = ({ value, start, end }: StoryFact, story: string, today: IsoDate): boolean =>
  String(value) <= today ||
  // 年底一起还你, 一年还, said years ago: a day ahead whose year nobody tells is counted from the wrong year.
  ((/\d{2,4}年|[今明后]年/.test(story.slice(start, end)) ||
    !/前年|去年|20[12]\d年|(?<!\d)\d{2}年/.test(story)) &&
    !/(?:至今|到现在|一直|迟迟|到期)[^，。；]{0,10}(?:没|不|未)[^，。；]{0,6}(?:还|归还|给|付)|逾期|拖着/.test(
      story,
    ));

function sums(
  story: string,
  clauses: readonly StoryClause[],
  amounts: readonly QuestionAmount[],
  dates: readonly QuestionDate[],
): StoryFact[] {
  const all: StoryFact[] = [];
  const repaid: StoryFact[] = [];
  for (const { value, role, start, end, elsewhere } of amounts) {
    const before = clauseBefore(clauses, start);
    if (
      elsewhere ||
      STILL_OWED.test(before) ||
      NO_PRINCIPAL.test(before) ||
      /^[^，。]{0,3}，?(?:他|她)?(?:的)?(?:说|算|当)?(?:是|作)?利息/.test(story.slice(end, end + 9))
    )
      continue;
    if (REPAID_BEFORE.test(before) || isPaidBack(clauses, clauseIndexAt(clauses, start))) {
      if (!NOT_REPAID.test(before)) repaid.push({ path: 'loan_repaid', value, start, end });
    } else if (
      (role === 'principal' || role === 'transfer' || role === 'other') &&
      (LENT_BEFORE.test(before) ||
        ON_PAPER.test(story.slice(end, end + 8)) ||
        (/(?:把|将)(?:这|那)?$/.test(before) && HANDED_TO.test(story.slice(end, end + 8))))
    )
      all.push({ path: 'loan_principal', value, start, end });
  }
  all.push(...sumsWritten(clauses, amounts, all));
  const lent = all.filter((one) => !isPartOfAll(one, all, amounts, story));
  const written = sumOfPaper(clauses, lent);
  if (written) lent.sort((one, other) => Number(other === written) - Number(one === written));
  if (repaid.length > 0) return [...lent, ...readLoanRepaid(story, clauses, dates, repaid)];
  return [...lent, ...foundIn(story, 'loan_repaid', NOTHING_REPAID, 0)];
}

/** 借条是4月2日写的，写的是八万: what an IOU says, in the clause behind the one that speaks of it. */
function sumsWritten(
  clauses: readonly StoryClause[],
  amounts: readonly QuestionAmount[],
  known: readonly StoryFact[],
): StoryFact[] {
  return amounts.flatMap(({ value, start, end }) => {
    const at = clauses.findIndex((clause) => clause.start <= start && start < clause.end);
    const [before, clause] = [clauses[at - 1], clauses[at]];
    const isWritten =
      before?.sentence.start === clause?.sentence.start &&
      PAPER.test(before?.text ?? '') &&
      /^(?:上面|金额)?写(?:的|明|了|着)?(?:是)?[^，。\d]{0,2}$/.test(clauseBefore(clauses, start));
    return isWritten && !known.some((one) => one.start === start)
      ? [{ path: 'loan_principal', value, start, end }]
      : [];
  });
}

/** 写了5万的借条 */
const ON_PAPER =
  /^(?:元|块钱?)?(?:都|全|钱)?(?:就)?(?:借给|(?:给|转给|打给)(?:了)?(?:他|她)(?:打|转|汇|送|取))|^(?:块钱?|元)?的?(?:借条|欠条|借据)/;

/** 我把20万转给某人. */
const HANDED_TO = /^(?:块钱?|元)?(?:现金)?(?:都|全)?(?:借|转|打|汇|交|拿)给/;

/** An IOU tells the sum that was lent: transfers that come to another stand beside it. */
const PAPER =
  /(?:借条|欠条|借据|借款合同|借款协议)[^，。]{0,14}(?:写|是|载明|注明|约定|金额)|(?:写|打|出具|签)[^，。]{0,8}(?:借条|欠条|借据|借款合同)/;

function sumOfPaper(clauses: readonly StoryClause[], lent: readonly StoryFact[]): StoryFact | null {
  const onPaper = lent.filter(({ start }) => {
    const at = clauses.findIndex((clause) => clause.start <= start && start < clause.end);
    const [before, clause] = [clauses[at - 1], clauses[at]];
    const isBehind = before?.sentence.start === clause?.sentence.start && PAPER.test(before?.text ?? '');
    return (
      PAPER.test(clause?.text ?? '') ||
      (isBehind && /^[^，。]{0,4}(?:写|载明|注明|金额|上面)/.test(clause?.text ?? ''))
    );
  });
  return onPaper.length === 1 ? (onPaper[0] ?? null) : null;
}

const PAID_BACK =
  /^(?:之?前|以前)?[^，。借没未不]{0,8}(?:还清|归还|还款|偿还|付清|还(?!没|有|是|欠|了|过)|到期)/;
/** 1月5日归还5万元 was done; 1月5日前归还 is to be done. */
const PROMISED =
  /^(?:.*(?:约定|写(?:的|着|明)|说好|讲好|承诺|答应|保证|应当?|期限|定于|到期)|(?:之?前|以前))|日(?:之?前|以前)|前(?:还|归还|付|偿)/;
const DUE_BEFORE =
  /(?:^|[，。；])(?:说好|约定)?(?:借|用)(?:款)?到$|(?:借款期限|期限|借期|还款(?:日期?|期限)|到期日)[^，。]{0,8}?(?:至|到|为|是|:|：)[^，。]{0,2}$|(?:借款期限|借款期间|期限|借期)[^。；]{0,32}(?:至|到|-|—)$/;
/** 自2023年4月10日至…: the first day of a term is not its last. */
const TERM_GOES_ON = /^(?:起|[^，。；]{0,2}(?:至|到|-|—|~)[^，。；]{0,3}\d)/;

function dueDay(story: string, dates: readonly QuestionDate[], every: readonly QuestionDate[]): StoryFact[] {
  const due = dates.find(({ start, end }) => {
    const [before, behind] = [story.slice(Math.max(0, start - 40), start), story.slice(end, end + 16)];
    const promised = PROMISED.test(
      `${/[^，。；]*$/.exec(before)?.[0] ?? ''}${/^[^，。；]*/.exec(behind)?.[0] ?? ''}`,
    );
    if (TERM_GOES_ON.test(behind)) return false;
    // 借条写明年利率5%，2025年8月20日还: the paper goes on.
    if (/^还清?(?:[，。；]|$)/.test(behind) && /(?:借条|借据|合同|约定|说好)[^。]{0,24}，$/.test(before))
      return true;
    return (PAID_BACK.test(behind) && promised) || DUE_BEFORE.test(before);
  });
  if (due) return [{ path: 'loan_due_on', value: due.iso, start: due.start, end: due.end }];
  const monthEnd = /(\d{4})年(\d{1,2})月底(?:之?前|以前|前)?[^，。]{0,4}(?:还清?|归还|付清)/.exec(story);
  if (monthEnd?.[1] && Number(monthEnd[2]) <= 12)
    return [
      {
        path: 'loan_due_on',
        value: new Date(Date.UTC(Number(monthEnd[1]), Number(monthEnd[2]), 0)).toISOString().slice(0, 10),
        start: monthEnd.index,
        end: monthEnd.index + monthEnd[0].length,
      },
    ];
  const yearEnd = /(?<!\d)((?:20)?\d{2})年(?:年)?底(?:之?前|以前|前)?[^，。]{0,4}(?:还清?|归还|付清)/.exec(
    story,
  );
  if (yearEnd?.[1])
    return [
      {
        path: 'loan_due_on',
        value: `${yearEnd[1].length === 2 ? `20${yearEnd[1]}` : yearEnd[1]}-12-31`,
        start: yearEnd.index,
        end: yearEnd.index + yearEnd[0].length,
      },
    ];
  // 8月叫他补了一张: a note of which the month alone is told.
  const said = readDueDay(story, dates) ?? readDueDay(story, every);
  if (!said || said.first !== said.last) return [];
  const start = Math.max(0, story.indexOf(said.said));
  return [{ path: 'loan_due_on', value: said.last, start, end: start + said.said.length }];
}

/** How the loan was handed over; where a part was cash and another was not, both. */
function methodOf(clauses: readonly StoryClause[], amounts: readonly QuestionAmount[]): StoryFact[] {
  const ways = clauses.flatMap(({ text, start, end }, index) => {
    if (isPaidBack(clauses, index)) return [];
    if (!/借|转|给|汇|交|微信|现金/.test(text) || /冻结|催|还(?!有)|利息|认账|聊天|每月|每个月/.test(text))
      return [];
    return METHODS.flatMap(([value, says]) => {
      const match = says.exec(text);
      if (!match || (/微信|支付宝/.test(match[0]) && !isMoneyHanded(text))) return [];
      const at = start + match.index;
      const near = amounts
        .filter((one) => one.start >= start && one.end <= end)
        .sort((one, other) => distance(one, at) - distance(other, at))[0];
      // The words of the clause tell it; 银行 alone would look like somebody's name.
      return [{ value, text, near, sum: near?.value ?? 0, start, end }];
    });
  });
  const [first] = ways.toSorted(
    (one, other) => other.sum - one.sum || one.start - other.start || rankOf(one.value) - rankOf(other.value),
  );
  if (!first) return [];
  const isMixed = ways.some(
    ({ value, near, text }) =>
      (near ? near !== first.near : /另外|加上|其余|剩下|还有/.test(text)) &&
      (value === 'cash') !== (first.value === 'cash'),
  );
  if (!isMixed && first.value === 'transfer') return [];
  const value = isMixed ? 'mixed' : first.value;
  return [{ path: 'loan_method', value, start: first.start, end: first.end }];
}

/** 你微信上再写一句: what was written or said by way of a messenger was not paid by it. */
const isMoneyHanded = (text: string): boolean =>
  HANDED_OVER.test(text) &&
  (!/(?:微信|支付宝)[^，。]{0,8}(?:写|说|讲|问|确认|告诉|回复|联系|承诺|答应|承认|通知|记录|语音|文字)/.test(
    text,
  ) ||
    /转账|转了|转给|红包/.test(text));
const HANDED_OVER =
  /转|汇|打(?:给|到|了|款|钱|过)|付|交|收|红包|借(?![条据])|[\d一二两三四五六七八九十百千万]+[万千百块元]|(?<![发寄传拍])给(?:了|过|的|[我你他她您]|现金)|(?:微信|支付宝)(?:给|$|[，。])/;

const distance = ({ start, end }: QuestionAmount, at: number) =>
  Math.min(Math.abs(start - at), Math.abs(end - at));
const rankOf = (method: string) => METHODS.findIndex(([value]) => value === method);

function purposeOf(story: string): StoryFact[] {
  const match = PURPOSE.exec(story);
  const value = (match?.[1] ?? match?.[2] ?? '').replace(/^(?:为|要|需要|急需)|(?:需要|缺钱|急需用钱)$/g, '');
  if (!match || value.length < 2 || /[我他她你\d]/.test(value)) return [];
  const start = story.indexOf(value, match.index);
  return [{ path: 'loan_purpose', value, start, end: start + value.length }];
}
