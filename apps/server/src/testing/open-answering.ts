import { loadDigests } from '@mingfa/content/load-digests';
import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { AnswerData, AnswerDataName } from '@mingfa/contract/answer-data';
import { allDataOf } from '@mingfa/contract/answer-part';
import type { Language } from '@mingfa/contract/values';
import { secretsFromKey } from '../adapters/secrets-file.ts';
import { chooseTextSearch } from '../choose-text-search.ts';
import { composeAnswering } from '../compose-answering.ts';
import { composeModels } from '../compose-models.ts';
import { composeRetrieval } from '../compose-retrieval.ts';
import type { Guidance } from '../engine/answering/index.ts';
import { createOutgoingGate, threadMasker } from '../engine/outgoing-gate/index.ts';
import { SimilarCaseLibrary } from '../engine/retrieval/cases/similar-case-library.ts';
import { readEnvironment } from '../env.ts';
import { seedStarterLibrary } from '../features/law/index.ts';
import type { ResolvedModel } from '../ports/model.ts';
import { InlineJobs } from './inline-jobs.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** One answer of the engine. */
export interface EngineAnswer {
  text: string;
  /** All that was written. */
  chunks: readonly AnswerChunk[];
  data<Name extends AnswerDataName>(name: Name): AnswerData[Name] | undefined;
  /** Short titles of the laws among the sources. */
  laws: string[];
}

export interface AskedOfEngine {
  /** Whose private cases may be told. */
  askedBy?: string;
  language?: Language;
  asOf?: string;
  models?: ResolvedModel[];
  history?: { role: 'user' | 'assistant'; text: string }[];
  /** Told what is written as it is. */
  onChunk?: (chunk: AnswerChunk) => void;
}

/** The answering engine over the starter library, asked without a chat around it. */
export interface OpenAnswering extends TestDatabase {
  builtIn(): Promise<ResolvedModel[]>;
  ask(question: string, guidance?: Guidance | null, asked?: AskedOfEngine): Promise<EngineAnswer>;
}

/** A guidance that asks for nothing. */
export const PLAIN_GUIDANCE: Guidance = {
  law: { fields: [], lawsOnly: [], lawsWithout: [], region: null },
  template: { parts: [], length: 'usual', wordLayout: 'note' },
  firstQuestions: [],
  refusals: { topics: [], outOfScope: true, referTo: '' },
  skills: null,
  calculators: null,
  persona: '',
  model: { temperature: null, outputTokensMax: null },
};

/** Opens it over a database of this test file's own. */
export async function openAnswering(): Promise<OpenAnswering> {
  const database = await openTestDatabase();
  const { context, connection } = database;
  const environment = readEnvironment({ MINGFA_DATA_DIR: '/nowhere' });
  const search = chooseTextSearch(connection);
  await search.ensureReady();
  await seedStarterLibrary(context, await loadDigests());
  const secrets = secretsFromKey(new Uint8Array(32).fill(7));
  const gate = createOutgoingGate({
    db: context.db,
    masker: threadMasker(new URL('../outgoing-gate-thread.ts', import.meta.url)),
  });
  const { models, searchModels } = await composeModels(
    environment,
    { ...context, secrets },
    gate,
    {},
    {
      openLocalTranscriber: () => {
        throw new Error('Nothing is heard here.');
      },
    },
  );
  const retrieval = await composeRetrieval(environment, context, {
    search,
    searchModels,
    jobs: new InlineJobs(),
    similarCases: new SimilarCaseLibrary(context.db),
  });
  const { answer } = await composeAnswering(context, retrieval);
  const builtIn = await models.resolve(null);
  return {
    ...database,
    builtIn: async () => builtIn,
    async ask(question, guidance = null, asked = {}) {
      const chunks: AnswerChunk[] = [];
      await answer(
        {
          question,
          askedBy: asked.askedBy ?? null,
          history: asked.history ?? [],
          attachments: [],
          files: null,
          notices: [],
          asOf: asked.asOf ?? '2026-11-20',
          language: asked.language ?? 'zh-CN',
          models: asked.models ?? builtIn,
          wantsTitle: false,
          guidance,
        },
        (chunk) => {
          chunks.push(chunk);
          asked.onChunk?.(chunk);
        },
        new AbortController().signal,
      );
      const sources = allDataOf(chunks, 'evidence').at(-1)?.sources ?? [];
      return {
        text: textsOf(chunks),
        chunks,
        data: (name) => allDataOf(chunks, name).at(-1),
        laws: [...new Set(sources.flatMap((one) => ('shortTitle' in one ? [one.shortTitle] : [])))],
      };
    },
  };
}

/** All texts of an answer, a blank line between two. */
function textsOf(chunks: readonly AnswerChunk[]): string {
  const texts = new Map<string, string>();
  for (const chunk of chunks)
    if (chunk.type === 'text-delta') texts.set(chunk.id, `${texts.get(chunk.id) ?? ''}${chunk.delta}`);
  return [...texts.values()].join('\n\n');
}
