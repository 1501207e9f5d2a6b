import { currentLanguage } from './i18n.ts';

/** Words of templates and checks in the language of the interface. */
export const inLanguage = ({ zh, en }: { zh: string; en: string }): string =>
  currentLanguage() === 'en' ? en : zh;
