import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { Field } from '@mingfa/content/fields';
import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { AnswerData } from '@mingfa/contract/answer-data';
import type { Evidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import type { Logger } from '../../ports/logger.ts';
import type { ResolvedModel } from '../../ports/model.ts';
import { streamWithFallback } from '../models/index.ts';
import {
  type AskedFiles,
  type AskedQuestion,
  type AttachedText,
  arrangeEvidence,
  type FileFindings,
  type FileSource,
  type FoundGuide,
  findAttachmentPassages,
  type GuideSource,
  type LawSource,
  type ReadQuestion,
} from '../retrieval/index.ts';
import { type AskedPlace, listAskedPlaces } from './asked-places.ts';
import { checkCitations } from './check-citations.ts';
import { composePrompt, type Turn } from './compose-prompt.ts';
import { proposeFollowUps } from './follow-ups.ts';
import type { LibraryReader } from './library-reader.ts';
import { titleOf } from './title-of.ts';

/** Sources of law shown to the model; more than this dilutes an answer, beside files still fewer do. */
const EVIDENCE_LIMIT = 10;
const EVIDENCE_LIMIT_BESIDE_FILES = 8;
/** A document up to this long is given to a model whole; the built-in engine picks passages. */
const WHOLE_MAX_CHARACTERS = 20_000;
const ANSWER_MAX_TOKENS = 4096;

/** What an answer needs of the rest of the program. */
export interface AnsweringContext {
  logger: Logger;
  /** What we know of everyday fields of law, for the follow-up questions. */
  fields: Field[];
  openLibrary(): Promise<LibraryReader>;
  readQuestion(asked: AskedQuestion): Promise<ReadQuestion>;
  laws: LawSource;
  files: FileSource;
  guides: GuideSource;
  /** What the library holds, for the thought chain and the notices. */
  describeLibrary(): Promise<{ articles: number; digests: number; starterOnly: boolean }>;
}

export interface AnswerInput {
  question: string;
  history: Turn[];
  /** Texts from before files were read like documents. */
  attachments: AttachedText[];
  /** The person's files to search; null: none. */
  files: AskedFiles | null;
  /** What is to be said of those files, besides what the search says. */
  notices: AnswerData['notice'][];
  asOf: string;
  language: Language;
  /** In order of fallback. */
  models: ResolvedModel[];
  /** The conversation has no title yet. */
  wantsTitle: boolean;
}

/**
 * Answers a question as a stream of UI message parts: the steps, the numbered sources, text and reasoning of the first
 * model that works, the check of every citation, notices, follow-up questions and a title.
 * @throws AppError when no model answered; what was written before stays
 */
export async function answerQuestion(
  context: AnsweringContext,
  input: AnswerInput,
  write: (chunk: AnswerChunk) => void,
  signal: AbortSignal,
): Promise<void> {
  const notify = (data: AnswerData['notice']) => write({ type: 'data-notice', data });
  const step = (
    kind: AnswerData['step']['kind'],
    state: AnswerData['step']['state'],
    values: AnswerData['step']['values'] = {},
  ) => write({ type: 'data-step', id: `step-${kind}`, data: { kind, state, values } });

  if (input.wantsTitle) write({ type: 'data-title', data: { title: titleOf(input.question) } });
  const question = await context.readQuestion({
    text: input.question,
    language: input.language,
    before: input.history.findLast((turn) => turn.role === 'user')?.text,
  });
  const { asOf } = input;
  const found = await searchFiles(context, question, input, step, signal);
  const limit = found ? EVIDENCE_LIMIT_BESIDE_FILES : EVIDENCE_LIMIT;
  step('search_laws', 'running');
  const [library, laws] = await Promise.all([
    context.describeLibrary(),
    context.laws.search(question, { asOf, limit, signal }),
  ]);
  const retrieved = arrangeEvidence(laws, {
    attached: findAttachmentPassages(input.attachments, question, limit),
    files: found?.evidence ?? [],
    limit,
  });
  // Beside a document the question is about the document.
  const guided = found?.read ? null : await context.guides.search(question, { asOf, evidence: retrieved });
  const evidence = guided?.evidence ?? retrieved;
  signal.throwIfAborted();
  step('search_laws', 'done', {
    found: evidence.filter(({ kind }) => kind !== 'file').length,
    articles: library.articles,
    digests: library.digests,
  });
  write({ type: 'data-evidence', data: { sources: evidence } });
  const reader = await context.openLibrary();
  const asked = await listAskedPlaces(reader, question.cited, asOf);

  step('write', 'running');
  const answer = await streamWithFallback(
    input.models,
    (model) =>
      composeCall(model, input, evidence, {
        ...library,
        asked,
        files: found !== null,
        guide: guided?.found ?? null,
        words: translationsIn(question.inContext ?? question),
      }),
    { write, signal, logger: context.logger },
  );
  step('write', 'done');

  step('check_citations', 'running');
  const check = await checkCitations(reader, {
    text: answer.text,
    sources: evidence,
    asOf: input.asOf,
  });
  write({ type: 'data-citation-check', data: check });
  step('check_citations', 'done', { verified: check.verified, total: check.total });

  if (answer.model.builtIn) notify({ kind: 'extractive', values: {} });
  for (const notice of [
    ...input.notices,
    ...noticesOf(found, laws.embeddingFailed || (found?.embeddingFailed ?? false)),
  ])
    notify(notice);
  if (library.starterOnly && !answer.model.builtIn) notify({ kind: 'starter_library_only', values: {} });
  const questions = proposeFollowUps(context.fields, {
    question: input.question,
    evidence,
    language: input.language,
  });
  if (questions.length > 0) write({ type: 'data-follow-ups', data: { questions } });
}

type Step = (
  kind: AnswerData['step']['kind'],
  state: AnswerData['step']['state'],
  values?: AnswerData['step']['values'],
) => void;

async function searchFiles(
  context: AnsweringContext,
  question: ReadQuestion,
  input: AnswerInput,
  step: Step,
  signal: AbortSignal,
): Promise<FileFindings | null> {
  const { files } = input;
  if (!files) return null;
  step('search_knowledge', 'running');
  const wholeMaxCharacters = input.models[0]?.builtIn ? 0 : WHOLE_MAX_CHARACTERS;
  const found = await context.files.search(question, { ...files, wholeMaxCharacters, signal });
  step('search_knowledge', 'done', {
    found: found.evidence.length,
    files: found.files,
    segments: found.segments,
  });
  return found;
}

function noticesOf(found: FileFindings | null, embeddingFailed: boolean): AnswerData['notice'][] {
  return [
    ...(found?.read ? [{ kind: 'document_read' as const, values: { ...found.read } }] : []),
    ...(embeddingFailed ? [{ kind: 'embedding_unavailable' as const, values: {} }] : []),
  ];
}

/** The everyday words of a question with the statutes' words for them. */
function translationsIn({ text, words }: ReadQuestion): { said: string; legal: string[] }[] {
  return words.map(({ start, end, entries }) => ({
    said: text.slice(start, end),
    legal: [...new Set(entries.flatMap(({ legal }) => legal))],
  }));
}

function composeCall(
  model: ResolvedModel,
  input: AnswerInput,
  evidence: Evidence[],
  known: {
    starterOnly: boolean;
    asked: AskedPlace[];
    files: boolean;
    guide: FoundGuide | null;
    words: { said: string; legal: string[] }[];
  },
): LanguageModelV4CallOptions {
  const prompt = composePrompt({ ...input, evidence });
  if (!model.builtIn) return { prompt, maxOutputTokens: ANSWER_MAX_TOKENS, temperature: 0.2 };
  // The built-in engine works from what was found instead of reading it out of the prompt.
  const found = {
    question: input.question,
    evidence,
    words: known.words,
    guide: known.guide,
    asked: known.asked,
    filesAsked: known.files,
    asOf: input.asOf,
    language: input.language,
    starterOnly: known.starterOnly,
  };
  return { prompt, providerOptions: { mingfa: JSON.parse(JSON.stringify(found)) } };
}
