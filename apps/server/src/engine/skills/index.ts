import { calculate } from './calculate.ts';
import { checkCitations } from './check-citations.ts';
import { readArticle } from './read-article.ts';
import { searchFiles } from './search-files.ts';
import { searchLaws } from './search-laws.ts';
import type { Skill } from './skill.ts';

export type { Skill, SkillContext } from './skill.ts';

/** Every skill. */
export const SKILLS: readonly Skill[] = [searchLaws, readArticle, checkCitations, calculate, searchFiles];
