import type { TFunction } from 'i18next';

const KNOWN = [
  'search_laws',
  'read_article',
  'calculate',
  'check_citations',
  'search_files',
  'search_cases',
] as const;

/** What a skill is called and does, for people; of one that came later, what a model is told. */
export function skillWords(
  t: TFunction<'clone'>,
  name: string,
  description: string,
): { name: string; about: string } {
  const known = KNOWN.find((one) => one === name);
  if (!known) return { name, about: description };
  return { name: t(`skills.${known}.name`), about: t(`skills.${known}.about`) };
}
