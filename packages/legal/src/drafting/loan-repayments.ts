import { isoDate } from '../figures/find-dates.ts';
import type { QuestionDate } from '../questions/read-dates.ts';
import { clauseIndexAt, type StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';

const HANDS = '(?:转账?|打|给|汇|付|支付|送)';
/** 给他转了, 让我打了: money that goes to whoever borrows. */
const TO_OTHER =
  /(?:给|向|帮|替|为|借给|交给|转给|打给|汇给|付给)了?(?:他|她|对方|被告|借款人|其)(?!们?的?(?:老婆|老公|爱人|妻子|丈夫)[^，。]{0,6}给我)|(?:让|叫|喊|找|跟|向|问|求|要|催|劝|请)(?:了)?(?:我|原告|本人)[^，。]{0,10}(?:借|转|打|汇|凑|拿|垫)|^(?:当时|于是|然后)?(?:我|原告|本人)(?!的|手|卡|账)[^，。]{0,24}(?:转|打|给|汇|借|付|交)/;
/** 他12月28号转了两万, 被告向原告转账: money that comes from them. */
const FROM_OTHER = new RegExp(
  `(?<![给向让跟找问借])(?:他|她|对方|被告|借款人)(?:们|[一两]口子|老婆|老公|家里|家)?(?!让|叫|喊|找|跟|问)[^，。我]{0,24}${HANDS}(?:了|来|过|回|给我|我|给原告|原告)|(?:给|向)(?:我|原告|本人)[^，。借]{0,12}(?:转账?|打|汇|付)了?|^(?:前后|陆续|先后|就|只|才|后来|先|又)?(?:给|转|打|还|付)(?:过|了)我`,
);
/** 还的, 现金还: in the clause of the sum itself. */
const IS_BACK =
  /(?:先|又|再|现金|微信|转账|只|就|才|陆续|分次|主动|已经?)[^，。]{0,4}还(?:了|过|给?我|给?原告|的|来)|还(?:了|过)(?!年)|归还|偿还|还款|还本|还账|还债|退还给?(?:我|原告)/;
const NOT_BACK =
  /约定|承诺|答应|要求|请求|判令|保证|应当?|说好|催|打算|会还|没|未|不|前还|前归还|到期|借条|欠条/;
/** 说是先还本金, 备注“还本”: what the one who paid said that it was. */
const SAID_BACK =
  /^(?:他|她|对方|被告)?(?:还)?(?:说|讲|称|备注|附言|写|注明|算|当|作为|微信|用途|标)[^，。]{0,10}[“"]?[^，。没不]{0,4}(?:还(?:本|款|钱|的|借|我|账|给)|本金|欠款)/;
/** 又给了五千: goes on with whoever paid before. */
const GOES_ON = new RegExp(`(?:又|再|后来|随后|接着|陆续|之后)[^，。我]{0,16}${HANDS}(?:了|来|过)`);
const MOVES_MONEY = /(?:转|打|给|汇|付|借|还|交)(?:了|给|过|来|我|的)/;
const HAS_SUM = /\d|[一二三四五六七八九十两][百千万]/;
/** So many clauses behind a sum may tell what it was. */
const BEHIND_MAX = 2;

/** Whether a clause tells of money that came back on a loan, and not of another delivery of it. */
export function isPaidBack(clauses: readonly StoryClause[], at: number): boolean {
  const clause = clauses[at];
  if (!clause) return false;
  const { text } = clause;
  if (TO_OTHER.test(text)) return false;
  if (IS_BACK.test(text) && !NOT_BACK.test(text)) return true;
  if (!MOVES_MONEY.test(text) || !HAS_SUM.test(text)) return false;
  if (FROM_OTHER.test(text) && !NOT_BACK.test(text)) return !isTellerSued(clauses);
  if (saidBehind(clauses, at)) return true;
  if (!GOES_ON.test(text)) return false;
  for (let before = at - 1; before >= 0; before -= 1) {
    const { text: words = '' } = clauses[before] ?? {};
    if (MOVES_MONEY.test(words) && HAS_SUM.test(words)) return isPaidBack(clauses, before);
  }
  return false;
}

/**
 * Days of lending in their year: 11月5号转给他, and 去年12月28号他还了 behind it, was lent before that. A day whose year nobody said is of the last year in
 * which it comes before the first payment.
 */
export function lentBeforePaid(
  clauses: readonly StoryClause[],
  dates: readonly Pick<QuestionDate, 'raw' | 'iso' | 'start'>[],
  facts: readonly StoryFact[],
): StoryFact[] {
  const paid = dates
    .filter(({ start }) => isPaidBack(clauses, clauseIndexAt(clauses, start)))
    .map(({ iso }) => iso)
    .sort()[0];
  return facts.map((fact) => {
    const date = dates.find(({ start }) => start === fact.start);
    if (!paid || fact.path !== 'loan_on' || !date || /年|前天|昨天/.test(date.raw) || date.iso <= paid)
      return fact;
    const [, month = '', day = ''] = date.iso.split('-');
    const year = Number(paid.slice(0, 4));
    const value = [year, year - 1]
      .map((one) => isoDate(one, Number(month), Number(day)))
      .find((iso) => iso !== null && iso < paid);
    return value ? { ...fact, value } : fact;
  });
}

/** Who is sued for a loan tells of what they were given by the other. */
const isTellerSued = (clauses: readonly StoryClause[]): boolean =>
  clauses.some(({ text }) =>
    /起诉我|(?<!转)告(?:了)?我(?!的|要)|我被[^，。]{0,12}(?:起诉|告)|传票|应诉/.test(text),
  );

/** Whether the clauses behind say that it was paid back, up to the next sum. */
export function saidBehind(clauses: readonly StoryClause[], at: number): StoryClause | null {
  const clause = clauses[at];
  for (const next of clauses.slice(at + 1, at + 1 + BEHIND_MAX)) {
    if (next.sentence.start !== clause?.sentence.start) return null;
    if (SAID_BACK.test(next.text.trim())) return next;
    if (HAS_SUM.test(next.text)) return null;
  }
  return null;
}
