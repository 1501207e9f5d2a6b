import type { StatementKind } from './statement-kinds.ts';

const GIVE = '(?:pay|repay|return|give|send|transfer|refund|settle|sign|deliver|compensate|hand|wire)';
const SELF = '(?:I|we)';
const FEW = "(?: (?!not\\b|never\\b)[\\w']+){0,3}?";
const DEED =
  '(?:borrow(?:ed)?|take|took|taken|receive[d]?|sign(?:ed)?|owe[d]?|agree[d]?|promise[d]?|say|said|hit|touch(?:ed)?|get|got|broke|break|write|wrote|keep|kept)';

const PATTERNS: readonly (readonly [StatementKind, RegExp])[] = [
  [
    'denial',
    new RegExp(
      `\\b${SELF} (?:never|did not|didn't|have never|have not|haven't|had never)(?: ever| even)? ${DEED}\\b|\\b${SELF} (?:do not|don't) owe\\b|\\b${SELF} deny\\b|\\b(?:that|this|it)(?:'s| is| was) (?:not true|a lie|not me|not my signature)\\b`,
      'i',
    ),
  ],
  [
    'refusal',
    new RegExp(
      `\\b${SELF}(?: will not| won't| refuse to|'m not going to| am not going to|'re not going to| are not going to| will never)${FEW} (?:${GIVE}|leave|move|agree)\\b|\\b${SELF} refuse\\b`,
      'i',
    ),
  ],
  [
    'admission',
    new RegExp(
      `\\b${SELF} (?:do |did |fully )?(?:admit|acknowledge|concede|confess)\\b|\\b${SELF} (?:do |did |still |really )?owed? you\\b|\\b${SELF} (?:did (?:borrow|take|receive|sign|hit|break)|borrowed|signed|broke|hit) (?:the|your|that|it|this|from you|you|\\$|£|RMB|\\d)|\\b(?:it|that) (?:was|is) (?:my|our) (?:fault|mistake|signature)\\b`,
      'i',
    ),
  ],
  [
    'promise',
    new RegExp(
      `\\b${SELF}(?:'ll| will| shall|'m going to| am going to|'re going to| are going to)${FEW} ${GIVE}\\b|\\b${SELF} (?:promise|guarantee|swear)\\b(?! (?:nothing|no)\\b)`,
      'i',
    ),
  ],
  [
    'demand',
    new RegExp(
      `\\byou (?:must|have to|need to|should|had better|ought to)${FEW} (?:${GIVE}|leave|move out|apologi[sz]e)\\b|\\bI (?:demand|want) (?:that )?you\\b|(?:^|[.,] )(?:please )?(?:pay|give) (?:me|us) (?:back|my|our|the|what)\\b`,
      'i',
    ),
  ],
];
/** Told of another, supposed, or contrary to what was. */
const NOT_OWN =
  /\b(?:he|she|they|[A-Z][a-z]+) (?:said|says|told|claims?|admitted|promised|thinks?)\b|\bwould have\b|\bif (?:I|we) (?:had|were|was)\b|\bsuppose\b|\byou (?:said|say|claim|think) (?:that )?(?:I|we)\b|\bnobody can\b/;
const ASKS =
  /\?|^(?:and |so |but |well,? )?(?:did|do|does|will|would|can|could|have|has|are|is|was|were|when|what|why|how|who|where|which)\b/i;
const CONDITION =
  /\b(?:if|once|as soon as|provided(?: that)?|on condition that|only after|when) (?:you|he|she|they|the|my|our|we|I|that|this|it)\b[^,.;]*/i;
const SENTENCE = /[^.!?;\n]+(?:\.(?=\d)[^.!?;\n]+)*[.!?;]*/g;

/** A sentence of English in a talk. */
export interface EnglishSentence {
  text: string;
  start: number;
}

/** Whether a turn is in English as far as letters tell: no Chinese, and a word that English cannot do without. */
export const isEnglish = (text: string): boolean =>
  !/\p{Script=Han}/u.test(text) && /\b(?:the|I|you|we|it|is|was|to|my|a|and|of)\b/i.test(text);

/** The sentences of a turn in English; a point within a number ends none. */
export const englishSentences = (turn: string): EnglishSentence[] =>
  [...turn.matchAll(SENTENCE)].flatMap(({ 0: raw, index }) => {
    const text = raw.trim();
    return text === '' ? [] : [{ text, start: index + raw.indexOf(text) }];
  });

/** Whether a sentence of English asks. */
export const asksInEnglish = (sentence: string): boolean => ASKS.test(sentence);

/**
 * What a sentence of English does, where it says so plainly, and what a promise depends on. The same kinds as in Chinese, by far fewer rules: what
 * is told in a figure of speech is not found.
 */
export function englishStatement(sentence: string): { kinds: StatementKind[]; condition: string | null } {
  const text = sentence.replaceAll('’', "'");
  if (asksInEnglish(text) || NOT_OWN.test(text)) return { kinds: [], condition: null };
  const found = PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  const kinds = found.filter(
    (kind) =>
      !(kind === 'admission' && found.includes('denial')) &&
      !(kind === 'promise' && found.includes('refusal')) &&
      !(kind === 'demand' && found.includes('promise')),
  );
  return { kinds, condition: kinds.includes('promise') ? (CONDITION.exec(text)?.[0].trim() ?? null) : null };
}

const TASK =
  '(?:send|call|check|ask|bring|prepare|find|get|transfer|pay|email|file|draft|contact|talk to|look (?:at|into|for|up)|review|sign|return|collect|confirm|copy|print|scan|upload|write)';
const TASKS: readonly (readonly [who: 'I' | 'you', RegExp])[] = [
  ['you', new RegExp(`\\b(?:please|don't forget to|remember to|make sure (?:to|you)) ${TASK}\\b`, 'i')],
  ['you', new RegExp(`\\byou (?:need to|have to|should|must)${FEW} ${TASK}\\b`, 'i')],
  [
    'I',
    new RegExp(`\\b(?:I|we)(?:'ll| will| am going to|'m going to| have to| need to)${FEW} ${TASK}\\b`, 'i'),
  ],
];
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const WHEN = new RegExp(
  `\\b(?:by|before|until|on|no later than) (?:next |this )?(?:${DAY}|tomorrow|tonight|noon|the end of (?:the |this |next )?\\w+|[A-Z][a-z]+ \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?|\\d{1,2} [A-Z][a-z]+(?: \\d{4})?)|\\b(?:tomorrow|tonight|today|this (?:week|month|afternoon|evening)|next (?:week|month|year|${DAY})|within \\w+ (?:days|weeks))\\b`,
);

/** What a sentence of English leaves to be done; null where nothing is, and for what hangs on a condition. */
export function englishTask(sentence: string): { who: 'I' | 'you'; when: string | null } | null {
  const text = sentence.replaceAll('’', "'");
  if (asksInEnglish(text) || NOT_OWN.test(text) || CONDITION.test(text)) return null;
  const who = TASKS.find(([, pattern]) => pattern.test(text))?.[0];
  return who ? { who, when: WHEN.exec(text)?.[0] ?? null } : null;
}
