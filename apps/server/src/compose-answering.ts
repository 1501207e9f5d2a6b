import { loadFields } from '@mingfa/content/fields';
import { loadLexicon } from '@mingfa/content/lexicon';
import { loadGuides } from '@mingfa/content/load-guides';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import type { ComposedRetrieval } from './compose-retrieval.ts';
import { answerQuestion, listMissingFacts, openLibraryReader } from './engine/answering/index.ts';
import { summarizeLibrary } from './engine/library/index.ts';
import {
  buildGuideIndex,
  type FileQuestion,
  findGuide,
  findInFiles,
  retrieve,
} from './engine/retrieval/index.ts';
import type { ChatContext } from './features/chat/index.ts';
import type { AppContext } from './ports/app-context.ts';

/** Composes answering over the library and people's files. */
export async function composeAnswering(
  context: AppContext,
  { retrieval, segmentSearch }: ComposedRetrieval,
): Promise<Pick<ChatContext, 'answer' | 'listTips'>> {
  const [fields, lexicon, guides] = await Promise.all([loadFields(), loadLexicon(), loadGuides()]);
  const guideContext = { db: context.db, guides: await buildGuideIndex(guides, retrieval.expandQuestion) };
  const wordsOf = matchLexicon(lexicon);
  const answering = {
    logger: context.logger,
    fields,
    openLibrary: () => openLibraryReader(context, lexicon),
    retrieve: (question: Parameters<typeof retrieve>[1]) => retrieve(retrieval, question),
    findGuide: (question: Parameters<typeof findGuide>[1]) => findGuide(guideContext, question),
    translateWords: (text: string) =>
      wordsOf(text).map(({ entries, ...place }) => ({
        said: text.slice(place.start, place.end),
        legal: [...new Set(entries.flatMap(({ legal }) => legal))],
      })),
    findInFiles: (question: FileQuestion) => findInFiles(segmentSearch, question),
    describeLibrary: () => summarizeLibrary(context),
  };
  return {
    answer: (input, write, signal) => answerQuestion(answering, input, write, signal),
    listTips: (question, language) => listMissingFacts(fields, question, language),
  };
}
