import { loadFields } from '@mingfa/content/fields';
import { loadLexicon } from '@mingfa/content/lexicon';
import { loadUrgent } from '@mingfa/content/load-urgent';
import { loadUrgentModel } from '@mingfa/content/load-urgent-model';
import { hearUrgency } from '@mingfa/legal/questions/hear-urgency';
import type { ComposedRetrieval } from './compose-retrieval.ts';
import {
  answerQuestion,
  checkCitations,
  listMissingFacts,
  openLibraryReader,
  readDecided,
  researchQuestion,
  type WebFinder,
  withLaterDecisions,
} from './engine/answering/index.ts';
import { readPublishedFigures } from './engine/figures/index.ts';
import { summarizeLibrary } from './engine/library/index.ts';
import { ToolSupport } from './engine/models/index.ts';
import { type DaysCompared, placesOfDay } from './engine/retrieval/index.ts';
import { summarizeCaseLibrary } from './features/case/index.ts';
import type { ChatContext } from './features/chat/index.ts';
import type { AppContext } from './ports/app-context.ts';
import { todayInChina } from './runtime/today-in-china.ts';

/** Composes answering over the library and people's files. */
export async function composeAnswering(
  context: AppContext,
  retrieval: Pick<
    ComposedRetrieval,
    'readQuestion' | 'understandTyping' | 'laws' | 'cases' | 'files' | 'guides'
  >,
  web: WebFinder = NO_WEB,
): Promise<Pick<ChatContext, 'answer' | 'checkAnswer' | 'listTips' | 'readScopes'>> {
  const [fields, lexicon, { urgent }, urgentModel] = await Promise.all([
    loadFields(),
    loadLexicon(),
    loadUrgent(),
    loadUrgentModel(),
  ]);
  const answering = {
    ...retrieval,
    logger: context.logger,
    toolSupport: new ToolSupport(context.clock),
    fields,
    urgent,
    hearUrgency: (message: string) => hearUrgency(urgentModel, message),
    placesOfDay: (places: Parameters<typeof placesOfDay>[1], days: DaysCompared) =>
      placesOfDay(context, places, days),
    today: () => todayInChina(context.clock),
    openLibrary: (askedBy: string | null = null) => openLibraryReader(context, lexicon, askedBy),
    readPublishedFigures: () => readPublishedFigures(context),
    describeLibrary: () => summarizeLibrary(context),
  };
  const researching = {
    ...answering,
    clock: context.clock,
    web,
    readDecided: (caseIds: readonly string[]) => readDecided(context, caseIds),
  };
  return {
    answer: ({ research, ...input }, write, signal) =>
      research
        ? researchQuestion(researching, { ...input, research }, write, signal)
        : answerQuestion(answering, input, write, signal),
    readScopes: async () => {
      const { articles, digests, starterOnly } = await answering.describeLibrary();
      const held = await summarizeCaseLibrary(context);
      return {
        laws: { articles, digests, isStarterOnly: starterOnly },
        cases: { cases: held.cases },
        web: await web.describe(),
      };
    },
    checkAnswer: async ({ askedBy, ...input }) =>
      checkCitations(await answering.openLibrary(askedBy), {
        ...input,
        sources: await withLaterDecisions(context.db, input.sources, askedBy),
      }),
    listTips: (question, language) => listMissingFacts(fields, question, language),
  };
}

/** For whoever composes answers without a way out. */
const NO_WEB: WebFinder = {
  describe: async () => ({ isConfigured: false, service: null }),
  queriesFor: () => [],
  search: async () => ({
    isConfigured: false,
    service: null,
    queries: [],
    results: [],
    evidence: [],
    failure: null,
  }),
};
