import type { Evidence } from '@mingfa/contract/evidence';
import { overlap, paragraphsOf } from './passages.ts';
import type { Phrases } from './phrases.ts';
import { escapeMarkdown, labelOf } from './quote.ts';

/** Passages quoted; further ones are named. */
const QUOTED_MAX = 4;
const NAMED_MAX = 4;
/** A passage up to this long is quoted whole, of a longer one the parts that bear on the question. */
const WHOLE_MAX_CHARACTERS = 220;
const QUOTED_MAX_CHARACTERS = 320;

/**
 * What a person's files say, quoted between marks behind their place and number. Never as block quotes, which are how the law
 * itself is shown. Their words are untrusted, so nothing in them acts as Markdown or becomes a link.
 */
export function composeFiles(
  files: readonly Evidence[],
  terms: Map<string, number>,
  phrases: Phrases,
): string[] {
  if (files.length === 0) return [`## ${phrases.fromFiles}`, phrases.nothingInFiles];
  const nameOf = (source: Evidence) => `${escapeFileText(labelOf(source))} [${source.index}]`;
  const quoted = files
    .slice(0, QUOTED_MAX)
    .map((source) => `- ${nameOf(source)}${phrases.colon}“${escapeFileText(pickWords(source, terms))}”`);
  const named = files.slice(QUOTED_MAX, QUOTED_MAX + NAMED_MAX).map((source) => `- ${nameOf(source)}`);
  return [
    `## ${phrases.fromFiles}`,
    quoted.join('\n'),
    ...(named.length > 0 ? [phrases.alsoInFiles, named.join('\n')] : []),
  ];
}

/** The words of a passage that bear on the question, in their order, with `……` where others were left out. */
function pickWords(source: Evidence, terms: Map<string, number>): string {
  const lines = paragraphsOf(source).flatMap((paragraph) => paragraph.split('\n'));
  if (source.text.length <= WHOLE_MAX_CHARACTERS) return lines.join(' ');
  const pieces = lines.flatMap((line) =>
    line.length > QUOTED_MAX_CHARACTERS / 2 ? splitSentences(line) : [line],
  );
  const ranked = pieces
    .map((text, position) => ({ text, position, score: overlap(terms, text) - position * 0.001 }))
    .sort((a, b) => b.score - a.score);
  const chosen: typeof ranked = [];
  let left = QUOTED_MAX_CHARACTERS;
  for (const piece of ranked) {
    if (chosen.length > 0 && (piece.text.length > left || piece.score <= 0)) continue;
    chosen.push(piece);
    left -= piece.text.length;
  }
  const words: string[] = [];
  let previous = -1;
  for (const { text, position } of chosen.sort((a, b) => a.position - b.position)) {
    const isCut = text.length > QUOTED_MAX_CHARACTERS;
    words.push(position > previous + 1 ? '……' : ' ', text.slice(0, QUOTED_MAX_CHARACTERS), isCut ? '……' : '');
    previous = position;
  }
  if (previous < pieces.length - 1) words.push('……');
  return words
    .join('')
    .replace(/(?:……)+/g, '……')
    .trim();
}

const splitSentences = (line: string): string[] => line.match(/[^。；;！？!?]+[。；;！？!?]*/gu) ?? [line];

/** A file's words are data: no Markdown, no link, no mark that looks like a source of ours, no end of the quotation. */
function escapeFileText(text: string): string {
  return escapeMarkdown(text)
    .replace(/:\/\//g, '\\://')
    .replace(/\bwww\./gi, 'www\\.')
    .replaceAll('@', '\\@')
    .replace(/【(\d+)】/g, '［$1］')
    .replaceAll('“', '‘')
    .replaceAll('”', '’');
}
