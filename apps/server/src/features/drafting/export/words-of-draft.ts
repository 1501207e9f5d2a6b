import type { WrittenParts } from '@mingfa/contract/draft-state';
import type { WordsOrigin } from '@mingfa/contract/words-origin';
import type { DocumentSpan, DraftDocument, SpanOrigin } from '@mingfa/legal/drafting/document-blocks';
import { spansOf } from '@mingfa/legal/drafting/document-text';
import type { GeneratedWords, LabelledThing } from '../../../ports/generated-words.ts';
import { WordsCollector } from '../../generated-label/index.ts';
import { ownDraft } from '../own-rows.ts';
import { modelsOfFreeWords } from './models-of-free-words.ts';

/** A model whose name nobody kept. */
const UNNAMED = '未注明';

/** Whose words a span is: a fact that was typed is a person's, one that a model filled is the model's. */
export function whoseWords(origin: SpanOrigin): WordsOrigin {
  switch (origin.kind) {
    case 'model':
      return 'model';
    case 'typed':
      return 'person';
    case 'fact':
      return origin.from === 'model' ? 'model' : origin.from === 'file' ? 'source' : 'person';
    default:
      return 'program';
  }
}

/**
 * Whose words a document holds.
 * @param at when its words were saved last
 * @param freeModels models whose words were taken over into a document that is edited freely
 */
export function wordsOfDraft(
  document: DraftDocument,
  parts: WrittenParts,
  at: Date,
  freeModels: readonly string[] = [],
): GeneratedWords {
  const collector = new WordsCollector();
  let told: DocumentSpan[] = [];
  const flush = () => {
    const [first] = told;
    if (first) collector.add(whoseWords(first.origin), told.map(({ text }) => text).join(''));
    told = [];
  };
  for (const span of spansOf(document)) {
    if (told[0] && whoseWords(told[0].origin) !== whoseWords(span.origin)) flush();
    told.push(span);
  }
  flush();
  const words = collector.words();
  if (words.sentences.model === 0) return words;
  const isFree = spansOf(document).some(({ origin }) => origin.kind === 'model' && !parts[origin.part]);
  const models = [
    ...Object.values(parts)
      .filter(({ by }) => by === 'model')
      .map(({ model }) => model ?? UNNAMED),
    ...(isFree ? freeModels : []),
  ];
  for (const model of models.length > 0 ? models : [UNNAMED]) collector.addModel(model, at);
  return collector.words();
}

/** A draft may hold a model's words: those of parts that a model wrote and a person accepted. */
export const LABELLED_DRAFTS: LabelledThing = {
  kind: 'draft',
  async find({ db, caller }, draftId) {
    const { draft } = await ownDraft(db, caller, draftId);
    const { body, parts, savedAt } = draft;
    const written =
      body ??
      Object.entries(parts).map(([part, { text, by }]) => ({
        kind: 'paragraph' as const,
        style: 'body' as const,
        spans: [{ text, origin: { kind: by === 'model' ? ('model' as const) : ('typed' as const), part } }],
      }));
    const template = {
      kind: 'title' as const,
      spans: [{ text: draft.title, origin: { kind: 'template' as const } }],
    };
    const document = {
      title: draft.title,
      layout: 'plain' as const,
      pageFoot: [],
      blocks: [template, ...written],
    };
    return wordsOfDraft(document, parts, savedAt, await modelsOfFreeWords(db, draft.id));
  },
};
