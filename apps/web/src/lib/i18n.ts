import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from '../locales/resources.ts';
import { keepLanguage, type Language, readLanguage } from './language.ts';

const files = import.meta.glob<{ default: object }>('../locales/{zh-CN,en}/*.ts');

/** Reads a namespace of a language as its own chunk, when first needed. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = files[`../locales/${language}/${namespace}.ts`];
    if (!load) return done(new Error(`No locale file for ${language}/${namespace}`), null);
    load().then(
      (file) => done(null, { ...file.default }),
      (error: Error) => done(error, null),
    );
  },
};

function applyLanguage(language: string): void {
  document.documentElement.lang = language;
}

const started = Promise.withResolvers<void>();

export async function startI18n(): Promise<void> {
  const language = readLanguage();
  applyLanguage(language);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: ['zh-CN', 'en'],
      load: 'currentOnly',
      ns: ['shell'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: true },
    });
  started.resolve();
}

/** Loads the words of a screen together with it, also while the start is still under way. */
export async function loadNamespaces(...namespaces: Namespace[]): Promise<void> {
  // The files travel at once; i18next takes them when it has started.
  for (const namespace of namespaces) void files[`../locales/${readLanguage()}/${namespace}.ts`]?.();
  await started.promise;
  await i18next.loadNamespaces(namespaces);
}

export async function changeLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await i18next.changeLanguage(language);
  applyLanguage(language);
}

/** The language shown now. */
export function currentLanguage(): Language {
  return i18next.language === 'en' ? 'en' : 'zh-CN';
}
