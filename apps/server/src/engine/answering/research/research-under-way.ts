import type { SearchScopes } from '@mingfa/contract/search-choice';
import type { ToolLimits } from '../../models/index.ts';
import type { Skill, SkillContext } from '../../skills/index.ts';

/** What the writing of an answer has to know of its search. */
export interface ResearchUnderWay {
  /** For the built-in engine. */
  material: ResearchMaterial;
  scopes: SearchScopes;
  /** The model may ask further. */
  asksFurther: boolean;
  toolLimits: Partial<ToolLimits>;
  /** Of the skills that may be used those that this depth lets a model use. */
  skills(allowed: readonly Skill[], isLimited: boolean): readonly Skill[];
  /** Skills that search do it within the limits, and each is noted. */
  within(context: SkillContext, signal: AbortSignal): SkillContext;
}

/** What was found beside what every answer is searched for, for the built-in engine. */
export interface ResearchMaterial {
  /** The law was not searched: nothing is said of what it holds. */
  withoutLaws: boolean;
  /** Parts of the question, where it has several, with the numbers of the sources that were found for each alone. */
  parts: { text: string; sources: number[] }[];
  /** Numbers of the sources that were found for parts alone: they answer those, and not the whole. */
  beside: number[];
}
