import { CALCULATORS } from '@mingfa/legal/calculators/registry';
import { calculate, calculateWith } from './calculate.ts';
import { checkCitations } from './check-citations.ts';
import { readArticle } from './read-article.ts';
import { searchCases } from './search-cases.ts';
import { searchFiles } from './search-files.ts';
import { searchLaws } from './search-laws.ts';
import type { Skill } from './skill.ts';

export { searchWeb } from './search-web.ts';
export type { Skill, SkillContext } from './skill.ts';

/** Every skill. */
export const SKILLS: readonly Skill[] = [
  searchLaws,
  readArticle,
  checkCitations,
  calculate,
  searchFiles,
  searchCases,
];

/**
 * The skills that may be used.
 * @param names of the only ones; null: every one
 * @param calculators ids of the only ones that may compute; null: every one
 */
export function skillsNamed(
  names: readonly string[] | null,
  calculators: readonly string[] | null,
): readonly Skill[] {
  const named = SKILLS.filter(({ name }) => names?.includes(name) ?? true);
  if (calculators === null) return named;
  const some = CALCULATORS.filter(({ id }) => calculators.includes(id));
  return named.flatMap((skill) =>
    skill !== calculate ? [skill] : some.length > 0 ? [calculateWith(some)] : [],
  );
}
