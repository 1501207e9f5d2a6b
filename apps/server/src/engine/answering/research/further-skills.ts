import type { Evidence } from '@mingfa/contract/evidence';
import type { SearchScope } from '@mingfa/contract/search-choice';
import { ToolProblem } from '../../models/index.ts';
import { type Skill, type SkillContext, searchWeb } from '../../skills/index.ts';
import type { ResearchPlan } from './plan-research.ts';
import { FOUND_MAX, RESEARCH_LIMITS } from './research-limits.ts';
import type { MadeSearch, ResearchLog } from './research-log.ts';
import type { ResearchUnderWay } from './research-under-way.ts';
import { findCases, findPages, type SearchingBeside } from './search-beside.ts';

const NO_MORE = '检索次数或时间已经用完，请根据已有资料作答，并说明还缺什么。';
/** The last of the rounds is the one in which the model answers. */
const ANSWERING_ROUNDS = 1;

/** How a model may ask further: in a thorough search with all scopes that were chosen, else not at all. */
export function furtherSkills(
  searching: SearchingBeside,
  { told }: ResearchPlan,
  log: ResearchLog,
): Pick<ResearchUnderWay, 'asksFurther' | 'toolLimits' | 'skills' | 'within'> {
  const { scopes, depth } = searching.research.choice;
  const { rounds, searches } = RESEARCH_LIMITS[depth];
  const asksFurther = rounds > 0;
  const search = async <Found extends Evidence>(
    scope: SearchScope,
    query: string,
    find: () => Promise<readonly Found[] | MadeSearch>,
  ): Promise<Found[]> => {
    if (searching.until.aborted) log.reach('seconds');
    const id = searching.until.aborted ? null : log.add({ scope, query, filters: filtersOf(told, scope) });
    if (id === null) throw new ToolProblem(NO_MORE);
    const made = await log.run(id, searching.under.signal, async () => {
      const found = await find();
      return 'evidence' in found ? found : { evidence: found };
    });
    return made.evidence as Found[];
  };
  const read = (text: string) =>
    searching.context.readQuestion({ text, language: searching.under.input.language });
  return {
    asksFurther,
    toolLimits: asksFurther
      ? { turns: rounds + ANSWERING_ROUNDS, calls: searches * 2 }
      : { turns: 3, calls: 6 },
    skills: (allowed, isLimited) =>
      allowed
        .filter(({ name }) => asksFurther || !name.startsWith('search_'))
        .filter(({ name }) => scopes.laws || name !== 'search_laws')
        .concat(asksFurther && !isLimited ? FURTHER : []),
    within: (context: SkillContext): SkillContext => ({
      ...context,
      searchLaws: (asked) => search('laws', asked.text, () => context.searchLaws(asked)),
      searchFiles:
        context.searchFiles &&
        ((text) => search('knowledge', text, async () => (await context.searchFiles?.(text)) ?? [])),
      searchCases:
        scopes.cases && context.searchCases
          ? ({ text, limit }) =>
              search('cases', text, async () => findCases(searching, await read(text), limit))
          : null,
      searchWeb: scopes.web
        ? (text) =>
            search('web', text, async () => findPages(searching, await read(text), FOUND_MAX.webOfPart))
        : null,
    }),
  };
}

const FURTHER: readonly Skill[] = [searchWeb];

const filtersOf = (told: ResearchPlan['told'], scope: SearchScope) =>
  told.searches.find((search) => search.scope === scope)?.filters ?? {};
