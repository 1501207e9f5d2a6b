import type { Language } from '@mingfa/contract/values';

/** A problem is kept in Chinese and English in one line (文件是空的 / the file is empty); the reader is told it in one. */
export function problemInLanguage(problem: string, language: Language): string {
  const match = /^([^/]*[\u4e00-\u9fff][^/]*?) \/ (.+)$/s.exec(problem);
  return (language === 'en' ? match?.[2] : match?.[1]) ?? problem;
}
