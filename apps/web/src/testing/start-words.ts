import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import shell from '../locales/zh-CN/shell.ts';

/** Chinese words for component tests, without loading anything. */
export async function startWords(namespaces: Record<string, object> = {}): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'zh-CN',
    fallbackLng: false,
    defaultNS: 'shell',
    resources: { 'zh-CN': { shell, ...namespaces } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}
