import type { PlaybookRule } from '@mingfa/contract/playbook';
import type { Language } from '@mingfa/contract/values';

/** A rule's title in the reader's language, where it has one. */
export const titleOfRule = (rule: PlaybookRule, language: Language): string =>
  (language === 'en' && rule.titleEn) || rule.title;
