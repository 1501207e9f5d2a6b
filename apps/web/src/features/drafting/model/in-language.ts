import type { bilingual } from '@mingfa/contract/draft-fact';
import type { z } from 'zod';
import { currentLanguage } from '../../../lib/i18n.ts';

/** The words of the language that is shown. */
export const inLanguage = (words: z.infer<typeof bilingual>): string =>
  currentLanguage() === 'en' ? words.en : words.zh;
