import type {
  ColumnConfidence,
  ColumnInput,
  ColumnReading,
  ColumnValue,
  ReviewColumnRule,
} from './column-rule.ts';
import { placeQuote } from './place-quote.ts';
import { type Passage, type Passages, passagesWith, readPassages } from './read-passages.ts';
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
  kindOfPaper === 'other'
    ? NAMES_AGREEMENT.test(contract.title) || contract.parties.filter(({ name }) => name !== null).length >= 2
    : !NO_CONTRACT.has(kindOfPaper);

const NAMES_AGREEMENT =
  /合\s*同|协\s*议|契\s*约|条款|订单|保险单|承诺|保函|担保书|借条|欠条|借据|收据|agreement|contract|terms|lease|deed/i;

/** No word on the subject: 未约定, unless part of the document is unread. */
export const nothingSaid = ({ isWhole }: ColumnInput): ColumnReading => ({
  ...NOT_FOR_THIS_PAPER,
  ...(isWhole ? { state: 'not_agreed', confidence: 'medium' } : {}),
});

/** A rule that looks for the subject first and for its value among the passages that are on it. */
export function subjectColumn(column: SubjectColumn): ReviewColumnRule {
  const { about, english, notAbout, and, takes, ...rule } = column;
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
      for (const take of compiled) {
        const result = tryTake(input, on, take);
        if (result) return result;
      }
      return unsettled(input, on, subject);
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

function tryTake(input: ColumnInput, on: readonly Passage[], take: Take): ColumnReading | null {
  let found: { passage: Passage; taken: Taken; from: number } | null = null;
  for (const passage of on) {
    if (take.sections && !take.sections.includes(passage.section)) continue;
    if (take.headed && !take.headed.test(passage.heading)) continue;
    if (take.none?.test(passage.text) || take.only?.test(passage.text) === false) continue;
    for (const match of passage.text.matchAll(take.words)) {
      const taken = take.value(passage, match);
      if (!taken) continue;
      if (found && key(found.taken.value) !== key(taken.value)) {
        // What an annex or the signatures say beside the clauses settles nothing against them.
        if (passage.section !== found.passage.section && passage.section !== 'body') break;
        return { ...placed(input, found), state: 'not_found', value: null, confidence: 'medium' };
      }
      found ??= { passage, taken, from: match.index };
      if (take.first) break;
    }
    if (found && take.first) break;
  }
  return (
    found && {
      state: 'found',
      value: found.taken.value,
      ...placed(input, found),
      confidence: take.confidence ?? 'high',
    }
  );
}

const placed = (
  input: ColumnInput,
  { passage, taken, from }: { passage: Passage; taken: Taken; from: number },
): Pick<ColumnReading, 'quote' | 'span'> =>
  placeQuote(
    input,
    { ...passage, text: passage.raw },
    Math.min(from, taken.start),
    Math.max(taken.end, from),
  );

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
    confidence: isOpen(first) ? 'high' : 'medium',
  };
}

/** Values that say the same have the same key: 50万元 and 500,000元. */
function key(value: ColumnValue): string {
  switch (value.kind) {
    case 'money':
      return `${value.amount} ${value.currency}`;
    case 'period':
      return `${value.unit === 'year' ? value.amount * 12 : value.amount} ${value.unit === 'year' ? 'month' : value.unit}`;
    case 'date':
      return value.date;
    case 'number':
      return `${value.number} ${value.unit}`;
    case 'yes_no':
      return String(value.yes);
    case 'choice':
      return value.choice;
    default:
      return value.text.replace(/\s/g, '');
  }
}
