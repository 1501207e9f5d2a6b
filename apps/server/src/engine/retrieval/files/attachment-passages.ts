import type { FileEvidence } from '@mingfa/contract/evidence';
import type { ReadQuestion } from '../question/read-question.ts';
import { indexText } from '../words/index-text.ts';
import { buildPassageIndex } from '../words/passage-index.ts';

/** A file the person attached, as text. */
export interface AttachedText {
  attachmentId: string;
  name: string;
  text: string;
}

/** A piece of an attached file. */
interface AttachmentPassage {
  name: string;
  /** Number of the piece in its file, from 1. */
  number: number;
  text: string;
  coverage: number;
}

const MOST_CHOSEN = 4;
const PASSAGE_LENGTH = 500;
/** Files are read up to here for passages; what comes after is the files' own search to find. */
const MOST_PASSAGES = 400;

/**
 * The pieces of the attached files that fit the question best: at most a half of the sources an answer has. A file of which nothing fits gives its beginning: it
 * was attached because the question is about it.
 */
export function findAttachmentPassages(
  attachments: readonly AttachedText[],
  { inContext, terms }: Pick<ReadQuestion, 'inContext' | 'terms'>,
  sources: number,
): FileEvidence[] {
  const limit = Math.min(MOST_CHOSEN, Math.ceil(sources / 2));
  const passages = attachments.flatMap(({ name, text }) =>
    splitPassages(text).map((piece, index) => ({ name, number: index + 1, text: piece, coverage: 0 })),
  );
  const index = buildPassageIndex(
    passages.map(({ text }) =>
      indexText({ lawTitle: '', shortTitle: '', headingPath: '', label: '', text, everydayWords: [] }),
    ),
  );
  const found: AttachmentPassage[] = index.find(inContext?.terms ?? terms, limit).flatMap((hit) => {
    const passage = passages[hit.index];
    return passage ? [{ ...passage, coverage: hit.coverage }] : [];
  });
  const beginnings = passages.filter(
    (passage) => passage.number === 1 && !found.some((one) => one.name === passage.name),
  );
  const chosen = [...found.slice(0, Math.max(0, limit - beginnings.length)), ...beginnings];
  return chosen.slice(0, limit).map(evidenceOf);
}

const evidenceOf = ({ name, number, text, coverage }: AttachmentPassage): FileEvidence => ({
  index: 0,
  kind: 'file',
  from: 'attachment',
  title: name,
  label: `¶${number}`,
  headingPath: '',
  text,
  place: null,
  score: coverage,
});

/** Cuts a text between paragraphs, and a long paragraph between sentences, into pieces of about 500 characters. */
export function splitPassages(text: string): string[] {
  const passages: string[] = [];
  let current = '';
  for (const line of text.split(/\r?\n/)) {
    for (const piece of line.length > PASSAGE_LENGTH ? splitSentences(line) : [line]) {
      if (current !== '' && current.length + piece.length > PASSAGE_LENGTH) {
        passages.push(current);
        current = '';
      }
      if (piece.trim() !== '') current += (current === '' ? '' : '\n') + piece.trim();
      if (passages.length >= MOST_PASSAGES) return passages;
    }
  }
  if (current !== '') passages.push(current);
  return passages;
}

/** Sentences by their full stops; only one that is longer than a piece is cut behind a semicolon, or in the middle. */
const splitSentences = (line: string): string[] =>
  (line.match(/[^。！？!?]+[。！？!?]*/gu) ?? []).flatMap((sentence) =>
    sentence.length <= PASSAGE_LENGTH
      ? [sentence]
      : (sentence.match(new RegExp(`[^；;]{1,${PASSAGE_LENGTH}}[；;]?`, 'gu')) ?? []),
  );
