import type { Language } from '@mingfa/contract/values';

/** A name or a number in Latin letters is no English question. */
const ENGLISH_WORDS_MIN = 3;

/** The language of an answer: somebody who asks in English reads English, whatever language the pages are in. */
export function answerLanguage(question: string, pages: Language): Language {
  if (/\p{Script=Han}/u.test(question)) return pages;
  return (question.match(/[A-Za-z]{2,}/g)?.length ?? 0) >= ENGLISH_WORDS_MIN ? 'en' : pages;
}
