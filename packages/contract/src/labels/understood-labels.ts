import type { AnswerData } from '../answer-data.ts';
import type { Language } from '../values.ts';

/** How an answer says, on a screen and in a file, what it understood otherwise than it was written. */
export function tellUnderstood({ words }: AnswerData['understood'], language: Language): string {
  return language === 'en'
    ? words.map(({ said, as }) => `“${said}” was read as “${as}”`).join('; ')
    : words.map(({ said, as }) => `“${said}”按“${as}”理解`).join('；');
}
