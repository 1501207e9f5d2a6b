import type { ColumnConfidence, ColumnInput, ColumnReading, ReviewColumnRule } from './column-rule.ts';
import { isOfEarlier, isReplaced } from './of-earlier.ts';
import { placeQuote } from './place-quote.ts';
import { isInExample, type Passage, type Passages, passagesWith, readPassages } from './read-passages.ts';
import { type FoundValue, saySeveral } from './say-several.ts';
import type { Taken, TakeValue } from './take-values.ts';

/** One way in which contracts write a value. */
export interface Take {
  words: RegExp;
  value: TakeValue;
  /** Not in a passage with these words. */
  none?: RegExp;
  /** Only in a passage with these words. */
  only?: RegExp;
  /** Only under a heading with these words. */
  headed?: RegExp;
  /** Only in these parts of the document. */
  sections?: readonly Passage['section'][];
  /** `high` where absent. */
  confidence?: ColumnConfidence;
  /** The first place decides; else places that say different things settle nothing. */
  first?: boolean;
}

/** A column that is answered from the passages on one subject. */
export interface SubjectColumn extends Omit<ReviewColumnRule, 'read'> {
  /** Words without which nothing of the document is on the subject. */
  about: RegExp;
  /** The same in English; without them an English contract is not judged. */
  english?: RegExp;
  /** Passages that have words of the subject and are on something else. */
  notAbout?: RegExp;
  /** Passages on the subject without these words say nothing of what is asked: a deposit, and not its return. */
  and?: RegExp;
  /** Several values are a list, where the document says what each is for; else they contradict each other. */
  several?: boolean;
  /** What becomes of a value by where it stands; null for one of something else: a sum that is a penalty, and no price. */
  judge?: (passage: Passage, taken: Taken, input: ColumnInput) => Taken | null;
  /** In the order they are tried. */
  takes: readonly Take[];
}

/** Papers in which nothing is agreed. */
const NO_CONTRACT = new Set<ColumnInput['kindOfPaper']>([
  'judgment',
  'pleading',
  'statute',
  'letter',
  'report',
]);

/** Of a paper in which the column has nothing to ask. */
export const NOT_FOR_THIS_PAPER: ColumnReading = {
  state: 'not_found',
  value: null,
  quote: '',
  span: null,
  confidence: 'low',
};

/** Whether contract columns have something to ask of the paper. */
export const isAgreement = ({ kindOfPaper, contract }: ColumnInput): boolean =>
  kindOfPaper === 'other' ||
  ((kindOfPaper === 'letter' || kindOfPaper === 'report') && NAMES_OFFER.test(contract.title))
    ? NAMES_AGREEMENT.test(contract.title) ||
      contract.parties.filter(({ name }) => name !== null).length >= 2 ||
      dealsInMoney(contract)
    : !NO_CONTRACT.has(kindOfPaper);

/** A paper without the name of a contract that somebody signs, and in which something is let, lent, sold or paid. */
function dealsInMoney(contract: ColumnInput['contract']): boolean {
  const { text } = readPassages(contract);
  return (
    /签字|签名|签章|盖章|手印|指印|\(章\)|立据|见证|证明人|中间人|写于|立于|两家|任何?一方|双方|说定|[借租存停买卖甲乙][人方主]\s*:|款人\s*:/.test(
      text,
    ) && DEALS.test(text)
  );
}

const DEALS =
  /租给|借给|借到|卖给|转给|收到[^。;\n]{0,20}(?:定金|押金|货款)|房租|租金|月租|押金|定金|总价|套餐价|学费|工钱|付清|交清|还清|每[月次天场小时]{1,2}[^。;\n]{0,6}[元块]|说好|违约/;
/** A letter that is signed back. */
const NAMES_OFFER = /还款|欠款|借款|聘[用请任]|聘书|要约|确认|订购/;

const NAMES_AGREEMENT =
  /合\s*同|协\s*[议定]|契\s*约|租约|立约|合\s*约|聘[用请任]|聘书|订购|确认[单书]|运输单|条子|(?:还款|欠款|付款)[^。]{0,4}(?:计划|承诺|保证)|条款|订单|保险单|承诺|保函|担保书|借条|欠条|收条|借据|收据|字据|立据|约定|说明|委托书|意向书|租用单|agreement|contract|terms|lease|deed/i;

/** No word on the subject: 未约定, unless part of the document is unread. */
export const nothingSaid = ({ isWhole }: ColumnInput): ColumnReading => ({
  ...NOT_FOR_THIS_PAPER,
  ...(isWhole ? { state: 'not_agreed', confidence: 'medium' } : {}),
});

/** A rule that looks for the subject first and for its value among the passages that are on it. */
export function subjectColumn(column: SubjectColumn): ReviewColumnRule {
  const { about, english, notAbout, and, several = false, judge, takes, ...rule } = column;
  const subjects = { zh: global(about), en: english && global(english) };
  const compiled = takes.map((take) => ({ ...take, words: global(take.words) }));
  return {
    ...rule,
    read(input) {
      if (!isAgreement(input)) return NOT_FOR_THIS_PAPER;
      const subject = subjects[input.contract.language];
      if (!subject) return NOT_FOR_THIS_PAPER;
      const passages = readPassages(input.contract);
      const on = passagesOn(passages, subject).filter(
        ({ text }) =>
          !notAbout?.test(text) && (input.contract.language === 'en' || (and?.test(text) ?? true)),
      );
      if (on.length === 0) return nothingSaid(input);
      let doubtful: ColumnReading | null = null;
      for (const take of compiled) {
        const result = tryTake(input, on, take, { several, judge });
        if (result?.reason === 'doubtful') doubtful ??= result;
        else if (result) return result;
      }
      return doubtful ?? unsettled(input, on, subject);
    },
  };
}

const global = (pattern: RegExp) => new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(''));

/** Passages with words of the subject, and those that stand under a heading with them. */
function passagesOn(passages: Passages, subject: RegExp): Passage[] {
  const named = new Set(passagesWith(passages, subject));
  const headings = new Map<string, boolean>();
  const found = passages.all.filter(({ heading }, index) => {
    if (named.has(index)) return true;
    if (heading === '') return false;
    const known = headings.get(heading) ?? heading.search(subject) !== -1;
    headings.set(heading, known);
    return known;
  });
  // A bare heading says less than the sentences below it.
  return [...found.filter((one) => !isBare(one)), ...found.filter(isBare)];
}

const isBare = ({ text }: Passage) => text.length <= 8 && !/[:\d，,]/.test(text);

function tryTake(
  input: ColumnInput,
  on: readonly Passage[],
  take: Take,
  { several, judge }: { several: boolean; judge: SubjectColumn['judge'] },
): ColumnReading | null {
  const found: FoundValue[] = [];
  for (const passage of on) {
    if (take.sections && !take.sections.includes(passage.section)) continue;
    if (take.headed && !take.headed.test(passage.heading)) continue;
    if (take.none?.test(passage.text) || take.only?.test(passage.text) === false) continue;
    for (const match of passage.text.matchAll(take.words)) {
      const read = take.value(passage, match);
      if (read && (isInExample(passage, read.start) || isReplaced(passage, read))) continue;
      const judged = read && judge ? judge(passage, read, input) : read;
      if (!judged) continue;
      // What is found by words that prove little is shown to be checked, and is no answer.
      const isOpen = take.confidence === 'low' || isOfEarlier(passage);
      const taken = isOpen ? { ...judged, isDoubtful: true } : judged;
      // What an annex or the signatures say beside the clauses settles nothing against them.
      if (found[0] && passage.section !== found[0].passage.section && passage.section !== 'body') break;
      found.push({ passage, taken, from: match.index });
      if (take.first) break;
    }
    if (found.length > 0 && take.first) break;
  }
  return saySeveral(input, found, { several, confidence: take.confidence ?? 'high' });
}

/** A place to be filled in: marked so, or a label with nothing behind its colon. */
const isOpen = ({ open, text }: Passage) => open.length > 0 || /^.{0,30}:\s*$|_{2,}|＿{2,}/.test(text);

/** The subject is spoken of: the place left open for it, else the first words on it. */
function unsettled(input: ColumnInput, on: readonly Passage[], subject: RegExp): ColumnReading {
  const first = on.find((one) => isOpen(one) && one.text.search(subject) !== -1) ?? on[0];
  if (!first) return nothingSaid(input);
  const at = Math.max(0, first.text.search(subject));
  return {
    state: 'not_found',
    value: null,
    ...placeQuote(input, { ...first, text: first.raw }, at, at + 1),
    ...reasonOf(first),
    confidence: isOpen(first) ? 'high' : 'medium',
  };
}

/** Why words on a subject settle nothing, where they tell. */
export function reasonOf(passage: Passage): Pick<ColumnReading, 'reason'> {
  if (isOpen(passage)) return { reason: 'blank' };
  return ELSEWHERE.test(passage.text) ? { reason: 'elsewhere' } : {};
}

const ELSEWHERE =
  /附[件表录]|清单|(?:详见|参见|见|按照?|以)[^。;,]{0,16}(?:报价单|订单|托运单|确认单|工资单|规章|制度|办法|细则|表)|另行(?:约定|协商|签订|确定|通知)|另[定议签]|补充协议|(?:以|按)[^。;,]{2,24}为准/;
