import { loadFields } from '@mingfa/content/fields';
import { loadLexicon } from '@mingfa/content/lexicon';
import { createGroundedModel } from './adapters/model-grounded/grounded-model.ts';
import type { ChatParts } from './compose-chat.ts';
import { answerQuestion, listMissingFacts, openLibraryReader } from './engine/answering/index.ts';
import { summarizeLibrary } from './engine/library/index.ts';
import { expandQuestion, type RetrievalContext, retrieve } from './engine/retrieval/index.ts';
import type { AppContext } from './ports/app-context.ts';
import type { TextSearch } from './ports/text-search.ts';

/** Composes retrieval and answering over the library, with the built-in engine. */
export async function composeAnswering(
  context: AppContext,
  search: TextSearch,
): Promise<ChatParts & { retrieval: RetrievalContext }> {
  const [fields, lexicon] = await Promise.all([loadFields(), loadLexicon()]);
  const retrieval: RetrievalContext = { db: context.db, search, expandQuestion: expandQuestion(lexicon) };
  const answering = {
    logger: context.logger,
    fields,
    openLibrary: () => openLibraryReader(context, lexicon),
    retrieve: (question: Parameters<typeof retrieve>[1]) => retrieve(retrieval, question),
    describeLibrary: () => summarizeLibrary(context),
  };
  return {
    retrieval,
    answer: (input, write, signal) => answerQuestion(answering, input, write, signal),
    listTips: (question, language) => listMissingFacts(fields, question, language),
    builtIn: { name: '内置引擎', model: createGroundedModel({ fields }) },
  };
}
