import type { StatementKind } from './statement-kinds.ts';

const GIVE = '(?:pay|repay|return|give|send|transfer|refund|settle|sign|deliver|compensate|hand|wire)';
/** What is done for whom one speaks to. */
const DO_FOR = `(?:${GIVE.slice(3, -1)}|deduct|replace|answer|reply|write|download|fix|repair|ship|cover|credit|email|bring|collect|copy|draft|file|courier|post|mail|text)`;
const SELF = '(?:I|we)';
const FEW = "(?: (?!not\\b|never\\b)[\\w']+){0,3}?";
const DEED =
  '(?:borrow(?:ed)?|take|took|taken|receive[d]?|sign(?:ed)?|owe[d]?|agree[d]?|promise[d]?|say|said|hit|touch(?:ed)?|get|got|broke|break|write|wrote|keep|kept)';

/** What is conceded without a word that admits; "never said they weren't" leaves uncontested what another says. */
const CONCEDES = [
  `\\b${SELF}(?:'m not|'re not| am not| are not) (?:denying|disputing|going to (?:deny|pretend|argue|dispute))\\b`,
  `\\b${SELF} (?:won't|can't|don't|cannot) (?:fight|dispute|deny|argue)\\b`,
  `\\b${SELF} never said (?:it|they|he|she|${SELF}|you|that)[\\w' ]{0,12}? (?:weren't|wasn't|didn't|isn't|aren't|hadn't)\\b`,
  `\\b${SELF} did (?:say|sign|promise|agree|get|receive|use|miss)\\b`,
  `\\b${SELF} (?:took|spent|used|kept) (?:the money|it from|some of (?:it|the)|(?:[a-z]+[ -])*(?:hundred|thousand|million)\\b)`,
  `\\b${SELF} lent [\\w ]{1,12} to (?:myself|ourselves)\\b`,
  `\\b${SELF} (?:messed up|was wrong|were wrong|were late|was late|should have told you|got your (?:payment|money|invoice|letter))\\b`,
  `\\b${SELF} (?:still )?haven't paid you\\b`,
  `[^,]{8}, ${SELF}(?:'ll| will) give you that(?=[.,!]|$)`,
  `\\bnobody (?:denies|disputes)\\b`,
].join('|');

const PATTERNS: readonly (readonly [StatementKind, RegExp])[] = [
  [
    'denial',
    new RegExp(
      `\\b${SELF} (?:never|did not|didn't|have never|have not|haven't|had never)(?: ever| even)? ${DEED}\\b|\\b${SELF} (?:do not|don't) owe\\b|\\b${SELF} deny\\b|\\b${SELF}(?:'m| am|'re| are) not (?:saying (?:that|so)|admitting|accepting|agreeing)\\b|\\b(?:that|it) wasn't (?:me|us|my|our)\\b|\\bthat's not an? (?:acceptance|admission|agreement)\\b|\\bwhich (?:it|he|she|they|I|we) (?:didn't|wasn't|don't|isn't)\\b|\\b${SELF} (?:don't|do not) (?:see (?:an?|any)|agree|accept)\\b|\\b${SELF} (?:haven't|have not) seen\\b|\\bnot (?:my|our) (?:fault|responsibility|problem|debt)\\b|\\b(?:that|this|it)(?:'s| is| was) (?:not true|a lie|not me|not my signature)\\b`,
      'i',
    ),
  ],
  [
    'refusal',
    new RegExp(
      `\\b${SELF}(?: will not| won't| refuse to|'m not going to| am not going to|'re not going to| are not going to| will never)${FEW} (?:${GIVE}|leave|move|agree)\\b|\\b${SELF}(?: refuse|'m refusing|'re refusing| am refusing| can't accept| can't pay)\\b`,
      'i',
    ),
  ],
  [
    'admission',
    new RegExp(
      `\\b${SELF} (?:do |did |fully )?(?:admit|acknowledge|concede|confess)\\b|\\b${SELF} (?:do |did |still |really )?owed? you\\b|\\b${SELF} (?:did (?:borrow|take|receive|sign|hit|break)|borrowed|signed|broke|hit) (?:the|your|that|it|this|from you|you|\\$|£|RMB|\\d)|\\b(?:it|that)(?:'s| was| is) (?:my|our) (?:fault|mistake|signature)\\b|${CONCEDES}`,
      'i',
    ),
  ],
  [
    'promise',
    new RegExp(
      `\\b${SELF}(?:'ll| will| shall|'m going to| am going to|'re going to| are going to)${FEW} ${DO_FOR}\\b|\\byou(?:'ll| will) (?:have|get) (?:it|them|the \\w+|your \\w+) (?:tonight|tomorrow|today|by|on|before|next|this)\\b|\\b${SELF} can (?:do|pay|give you) (?:[a-z]+[ -])+(?:at|by|on|before|after|next|this)\\b|\\b${SELF} (?:promise|guarantee|swear)\\b(?! (?:nothing|no)\\b)`,
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
/** I'll be quick, I promise; I'll give you that: said out of courtesy, or to concede. */
const IDIOM =
  /\b(?:I|we)(?:'ll| will) be (?:quick|brief|honest|frank|fine|fast|right (?:back|there))\b|, (?:I|we)(?:'ll| will) give you that(?=[.,!]|$)|^(?:I|we)(?:'ll| will) give you that,/i;
/** Told of another, supposed, or contrary to what was. */
const NOT_OWN =
  /\b(?:he|she|they|[A-Z][a-z]+) (?:said|says|told|claims?|admitted|promised|thinks?)\b|\bwould have\b|\bif (?:I|we) (?:had|were|was)\b|\bsuppose\b|\byou (?:said|say|claim|think) (?:that )?(?:I|we)\b|\bnobody can\b|\bI(?:'ll| will) (?:try|see|think|consider|ask)\b/;
const ASKS =
  /\?|^(?:and |so |but |well,? )?(?:did|do|does|will|would|can|could|have|has|are|is|was|were|when|what|why|how|who|where|which)\b/i;
const CONDITION =
  /\b(?:if|once|as soon as|as long as|provided(?: that)?|on condition that|only after|when|unless) (?:you|your|he|his|she|her|they|their|the|my|our|we|I|that|this|it)\b[^,.;]*|^(?:send|give|bring|show|sign|pay|get)\b[^,.;]*(?= and (?:I|we)(?:'ll| will)\b)/i;
const SENTENCE = /[^.!?;\n]+(?:\.(?=\d)[^.!?;\n]+)*[.!?;]*/g;

/** I never said they weren't. */
const UNDENIED = new RegExp(CONCEDES, 'i');

/** A sentence of English in a talk. */
export interface EnglishSentence {
  text: string;
  start: number;
}

/** Whether a turn is in English as far as letters tell: no Chinese, and a word that English cannot do without. */
export const isEnglish = (text: string): boolean =>
  !/\p{Script=Han}/u.test(text) && /\b(?:the|I|you|we|it|is|was|to|my|a|and|of)\b/i.test(text);

const REST =
  /^(?:and )?the (?:other|rest|remaining|balance)\b[^?]*?,? ((?:after|once|when|as soon as|if) [^.!?]+)/i;

/** The other ten, after they pay: what was promised before, on what it hangs; null for all else. */
export const restOfPromise = (sentence: string): string | null => REST.exec(sentence)?.[1]?.trim() ?? null;

/** The sentences of a turn in English; a point within a number ends none. */
export const englishSentences = (turn: string): EnglishSentence[] =>
  [...turn.matchAll(SENTENCE)].flatMap(({ 0: raw, index }) => {
    const text = raw.trim();
    return text === '' ? [] : [{ text, start: index + raw.indexOf(text) }];
  });

/** Twenty-two, yes. — of a sum, a paper or a deed that somebody else just told or asked. */
const ASSENTS =
  /(?:^|, )(?:yes|yeah|correct|that's (?:right|true|correct)|fair enough|I did|we did)(?=[,.!]|$)/i;
const MATTER =
  /\b(?:ow(?:e|ed)|pa(?:y|id)|sign(?:ed)?|receiv\w+|took|take|deposit|hundred|thousand|late|crack\w*|brok\w+|damag\w+|contract|clause|per ?cent|agreed|promised?|half|money|due|invoice|deliver\w*|rent)\b|\d/i;

/** Whether a sentence of English assents to what another said just before. */
export const assentsInEnglish = (before: string, sentence: string): boolean =>
  MATTER.test(before) && ASSENTS.test(sentence.replaceAll('’', "'")) && !asksInEnglish(sentence);

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
  const isConditional = CONDITION.test(text);
  const kinds = found.filter(
    (kind) =>
      !(kind === 'admission' && (isConditional || (found.includes('denial') && !UNDENIED.test(text)))) &&
      !(kind === 'denial' && UNDENIED.test(text)) &&
      !(kind === 'promise' && (found.includes('refusal') || IDIOM.test(text))) &&
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
