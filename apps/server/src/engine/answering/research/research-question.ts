import { type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import { type AnswerUnderWay, type WriteChunk, writeStep } from '../answer-under-way.ts';
import type { AnswerInput } from '../answering-context.ts';
import { finishAnswer } from '../finish-answer.ts';
import { openAnswer } from '../open-answer.ts';
import { type AskedInBounds, readAsked, type WorkedOut, workOutAsked } from '../read-asked.ts';
import { refuseBefore } from '../refuse-before.ts';
import { refuseFound } from '../refuse-found.ts';
import { type FoundSources, searchSources } from '../search-sources.ts';
import { tellDays } from '../tell-days.ts';
import { writeAnswer } from '../write-answer.ts';
import { writeInsufficient } from '../write-insufficient.ts';
import type { AskedResearch } from './asked-research.ts';
import { furtherSkills } from './further-skills.ts';
import { planResearch, type ResearchPlan } from './plan-research.ts';
import type { ResearchContext } from './research-context.ts';
import { ResearchLog } from './research-log.ts';
import type { ResearchMaterial } from './research-under-way.ts';
import { type FoundBeside, type SearchingBeside, searchBeside } from './search-beside.ts';
import { tellContrary } from './tell-contrary.ts';
import { tellGaps } from './tell-gaps.ts';
import { usedSources } from './used-sources.ts';
import { withoutCases, withoutLaws } from './without-scopes.ts';

/**
 * Looks a question up in the chosen scopes and answers it as `answerQuestion` does, over all of them; beside the answer stand the plan,
 * the search log, what was not found and what speaks against it.
 * @throws AppError when no model answered; what was written before stays
 */
export async function researchQuestion(
  context: ResearchContext,
  input: AnswerInput & { research: AskedResearch },
  write: WriteChunk,
  signal: AbortSignal,
): Promise<void> {
  const { research } = input;
  const opened = openAnswer(context, input, write, signal);
  if (!opened) return;
  const { guidance } = opened.input;
  // What a clone may use is its maker's to say.
  const cases = research.choice.scopes.cases && (guidance?.skills?.includes('search_cases') ?? true);
  const chosen = {
    ...research,
    choice: { ...research.choice, scopes: { ...research.choice.scopes, cases } },
  };
  const searched = chosen.choice.scopes.laws ? context : withoutLaws(context);
  await answerResearched(searched, { ...opened, context: searched }, chosen, context.laws);
}

async function answerResearched(
  context: ResearchContext,
  under: AnswerUnderWay,
  research: AskedResearch,
  laws: ResearchContext['laws'],
): Promise<void> {
  const { guidance, language } = under.input;
  const { write, signal } = under;
  writeStep(write, 'read_question', 'running');
  const asked = await readAsked(under);
  const refused = guidance && refuseBefore(guidance, asked.text, asked.bounds !== null, language);
  if (guidance && refused) return writeInsufficient(under, guidance, refused, []);
  const worked = await workOutAsked(under, asked);
  const plan = await planResearch(context, under, research, asked);
  writeStep(write, 'read_question', 'done', {
    parts: plan.parts.length,
    searches: plan.told.searches.length,
  });
  const log = new ResearchLog(plan.told, { write, clock: context.clock, logger: context.logger });
  const searching: SearchingBeside = {
    context,
    under,
    research,
    bounds: asked.bounds,
    laws,
    until: AbortSignal.any([signal, AbortSignal.timeout(plan.told.limits.seconds * 1000)]),
  };
  const [whole, foundBeside] = await Promise.all([
    searchWhole(
      { ...under, context: withoutCases(context, research.choice.scopes.cases) },
      asked,
      worked,
      log,
    ),
    // Below what is urgent nothing else may stand.
    under.below === null ? searchBeside(searching, asked, plan, log) : NOTHING_BESIDE,
  ]);
  signal.throwIfAborted();
  if (searching.until.aborted) log.reach('seconds');
  const judged = refuseFound(under, worked, whole);
  const outside = whole.chosen?.outside;
  if (guidance && judged.insufficient)
    return writeInsufficient(under, guidance, judged.insufficient, outside ? [{ guide: outside }] : []);
  const found = judged.insufficient ? whole : judged.found;
  // What an assistant answers from its knowledge alone is answered by nothing else.
  const beside = found === whole ? foundBeside : NOTHING_BESIDE;
  const material = takeIn(found, beside, plan, research);
  const days = await tellDays(under, worked, found);
  const writing: AnswerUnderWay = {
    ...under,
    research: {
      material,
      scopes: research.choice.scopes,
      ...furtherSkills(searching, plan, log),
    },
  };
  const written = await writeAnswer(writing, asked, worked, found, days);
  const check = await finishAnswer(writing, { asked, worked, found, days, lead: written.lead }, written);
  const used = usedSources(check, written.sources);
  log.finish(written.sources, used);
  const caseIds = written.sources.flatMap((one) => (one.kind === 'case' ? [one.place.caseId] : []));
  const decided = await context.readDecided(caseIds);
  const items = tellContrary(written.sources, used, decided);
  if (items.length > 0) write({ type: 'data-contrary', data: { items } });
  const gaps = await tellGaps({
    research,
    plan,
    log,
    found,
    beside,
    language,
    asOf: under.input.asOf,
    question: asked.text,
    answer: written.text,
  });
  write({ type: 'data-gaps', data: { gaps } });
}

const NOTHING_BESIDE: FoundBeside = { cases: [], web: [], ofParts: new Map(), libraryIsEmpty: false };

/** Searches as every answer is searched for, and notes it. */
async function searchWhole(
  under: AnswerUnderWay,
  asked: AskedInBounds,
  worked: WorkedOut,
  log: ResearchLog,
): Promise<FoundSources> {
  const searching = searchSources(under, asked, worked);
  const note = (id: string, pick: (source: Evidence) => boolean) =>
    log.isPlanned(id)
      ? log.run(id, under.signal, async () => ({ evidence: (await searching).evidence.filter(pick) }))
      : null;
  const [found] = await Promise.all([
    searching,
    note('laws', (source) => isArticleEvidence(source) || source.kind === 'guide'),
    note('knowledge', (source) => source.kind === 'file'),
  ]);
  return found;
}

/** Takes what was found beside among the sources of the answer. */
function takeIn(
  { sources }: FoundSources,
  { cases, web, ofParts }: FoundBeside,
  { parts }: ResearchPlan,
  { choice }: AskedResearch,
): ResearchMaterial {
  const before = sources.all().length;
  const numbered = new Map(
    [...ofParts].map(([id, evidence]) => [id, sources.add(evidence).map(({ index }) => index)]),
  );
  const beside = sources
    .all()
    .slice(before)
    .map(({ index }) => index);
  sources.add(cases);
  sources.add(web);
  return {
    withoutLaws: !choice.scopes.laws,
    parts: parts.length > 1 ? parts.map(({ id, text }) => ({ text, sources: numbered.get(id) ?? [] })) : [],
    beside,
  };
}
