import { detectField, type Field } from '@mingfa/content/fields';
import { type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';

const FOLLOW_UPS_MAX = 3;

/** What people ask of a document next; `saidBy` is what the passages that were found must speak of. */
const ABOUT_A_DOCUMENT: readonly { saidBy: RegExp; zh: string; en: string }[] = [
  {
    saidBy: /价款|租金|报酬|费用|金额|元/,
    zh: '这份文件约定的款项怎么付、什么时候付？',
    en: 'How and when are the sums in this document to be paid?',
  },
  {
    saidBy: /违约|赔偿|滞纳/,
    zh: '这份文件里的违约责任怎么约定的？',
    en: 'What does this document say on breach?',
  },
  {
    saidBy: /解除|终止|期限|届满/,
    zh: '什么情况下可以解除，期限到哪天？',
    en: 'When may it be ended, and when does it expire?',
  },
  { saidBy: /争议|仲裁|管辖|诉讼/, zh: '发生争议去哪里解决？', en: 'Where are disputes to be settled?' },
  {
    saidBy: /./,
    zh: '这份文件里双方各有哪些义务？',
    en: 'What are the duties of each side in this document?',
  },
  {
    saidBy: /./,
    zh: '这份文件有哪些约定对我不利？',
    en: 'Which terms of this document are unfavourable to me?',
  },
];

/** The same of a recording. */
const ABOUT_A_RECORDING: typeof ABOUT_A_DOCUMENT = [
  {
    saidBy: /承认|认可|答应|保证|一定|肯定|会还|欠/,
    zh: '录音里谁承认或者答应了什么，在哪一秒？',
    en: 'Who admitted or promised what in the recording, and at which second?',
  },
  {
    saidBy: /元|块|万|千|百/,
    zh: '录音里谈到哪些金额？',
    en: 'Which amounts are spoken of in the recording?',
  },
  {
    saidBy: /[年月日号天]|周|礼拜|星期/,
    zh: '录音里谈到哪些日期和期限？',
    en: 'Which days and deadlines are spoken of in the recording?',
  },
  {
    saidBy: /./,
    zh: '录音里双方还有哪些没有谈妥？',
    en: 'What did the sides of the recording leave open?',
  },
];

export interface AnsweredQuestion {
  /** With the question before it, where it follows that one. */
  question: string;
  /** Of the guide that fits; null without one. */
  field: string | null;
  /** It asks for an article by its number. */
  asksArticle: boolean;
  evidence: readonly Evidence[];
  language: Language;
}

/**
 * Questions people ask next, without the one just asked: beside a document of the document, of an article those that belong
 * with it, else those of the field. The field is that of the guide or of the question's own words: what a search brought
 * along says nothing about what somebody wants to know.
 */
export function proposeFollowUps(fields: Field[], input: AnsweredQuestion): string[] {
  const passages = input.evidence
    .filter((source) => source.kind === 'file')
    .filter(({ from }) => from === 'document');
  if (passages.length > 0) {
    const told = passages.map(({ text }) => text).join('\n');
    const isSpoken = passages.some(({ place }) => place?.time !== undefined);
    return choose(
      (isSpoken ? ABOUT_A_RECORDING : ABOUT_A_DOCUMENT).filter(({ saidBy }) => saidBy.test(told)),
      input,
    );
  }
  if (input.asksArticle) return askOfRelated(input);
  const field = fields.find(({ id }) => id === input.field) ?? detectField(fields, input.question);
  return choose(field?.followUps ?? [], input);
}

/** The first source is the article that was asked for; the library links the others with it. */
function askOfRelated({ evidence, language }: AnsweredQuestion): string[] {
  return evidence
    .filter(isArticleEvidence)
    .slice(1, 1 + FOLLOW_UPS_MAX)
    .map(({ shortTitle, label }) => `《${shortTitle}》${label}`)
    .map((place) => (language === 'en' ? `What does ${place} say?` : `${place}怎么规定？`));
}

function choose(
  questions: readonly { zh: string; en: string }[],
  { question, language }: Pick<AnsweredQuestion, 'question' | 'language'>,
): string[] {
  const asked = new Set(characterPairs(question));
  return questions
    .map((one) => (language === 'en' ? one.en : one.zh))
    .filter((one) => sharedShare(one, asked) < 0.6)
    .slice(0, FOLLOW_UPS_MAX);
}

function sharedShare(question: string, asked: Set<string>): number {
  const pairs = characterPairs(question);
  return pairs.filter((pair) => asked.has(pair)).length / Math.max(pairs.length, 1);
}

function characterPairs(text: string): string[] {
  const letters = [...text.toLowerCase()].filter((character) => /[\p{L}\p{N}]/u.test(character));
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
