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
} from './engine/answering/index.ts';
import { readPublishedFigures } from './engine/figures/index.ts';
import { summarizeLibrary } from './engine/library/index.ts';
import { ToolSupport } from './engine/models/index.ts';
import { type DaysCompared, placesOfDay } from './engine/retrieval/index.ts';
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
): Promise<Pick<ChatContext, 'answer' | 'checkAnswer' | 'listTips'>> {
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
    openLibrary: () => openLibraryReader(context, lexicon),
    readPublishedFigures: () => readPublishedFigures(context),
    describeLibrary: () => summarizeLibrary(context),
  };
  return {
    answer: (input, write, signal) => answerQuestion(answering, input, write, signal),
    checkAnswer: async (input) => checkCitations(await answering.openLibrary(), input),
    listTips: (question, language) => listMissingFacts(fields, question, language),
  };
}
