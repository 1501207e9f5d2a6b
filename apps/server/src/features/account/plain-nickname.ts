import type { Language } from '@mingfa/contract/values';
import { AppError } from '../../ports/app-error.ts';
import { withoutHidden } from '../../runtime/without-hidden.ts';

const NOTHING: Record<Language, string> = {
  'zh-CN': '昵称没有可见的文字',
  en: 'there is nothing to be seen in the nickname',
};

/** A nickname in one line, without signs that make one name look like another. @throws AppError `invalid_input` where nothing is left */
export function plainNickname(nickname: string, language: Language): string {
  const plain = withoutHidden(nickname).replace(/\s+/g, ' ');
  if (plain === '') throw new AppError('invalid_input', { problem: NOTHING[language] });
  return plain;
}
