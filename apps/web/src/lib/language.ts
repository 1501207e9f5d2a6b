import type { Language } from '@mingfa/contract/values';
import { readStored, writeStored } from './stored-value.ts';

export type { Language };
export const LANGUAGES: readonly Language[] = ['zh-CN', 'en'];
const KEY = 'language';

/** Chinese first: the language is Chinese until the reader chooses. */
export function readLanguage(): Language {
  return readStored(KEY) === 'en' ? 'en' : 'zh-CN';
}

export function keepLanguage(language: Language): void {
  writeStored(KEY, language);
}
