import { useTranslation } from 'react-i18next';

/** Kinds and statuses in the reader's language; one that we have no word for as it is. */
export function useLawWords() {
  const { i18n } = useTranslation('law');
  const wordOf = (group: 'kind' | 'status') => (value: string) =>
    i18n.exists(`${group}.${value}`, { ns: 'law' })
      ? String(i18n.t(`${group}.${value}` as never, { ns: 'law' }))
      : value;
  return { kind: wordOf('kind'), status: wordOf('status') };
}
