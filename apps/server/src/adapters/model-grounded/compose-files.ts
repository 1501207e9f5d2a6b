import type { Evidence } from '@mingfa/contract/evidence';
import { overlap, paragraphsOf } from './passages.ts';
import type { Phrases } from './phrases.ts';
import { escapeMarkdown, labelOf } from './quote.ts';

/** Passages quoted; further ones are named. */
const QUOTED_MAX = 4;
const NAMED_MAX = 4;
/** A passage up to this long is quoted whole, of a longer one the parts that bear on the question. */
const WHOLE_MAX_CHARACTERS = 220;
const QUOTED_MAX_CHARACTERS = 280;
/** Pieces that share so much less with the question than the best one does are left out. */
const SHARE_OF_BEST = 0.35;

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
  const chosen = choosePieces(pieces, terms);
  const words: string[] = [];
  let previous = -1;
  for (const position of [...chosen].sort((a, b) => a - b)) {
    const text = pieces[position] ?? '';
    words.push(position > previous + 1 ? '……' : ' ', text.slice(0, QUOTED_MAX_CHARACTERS));
    if (text.length > QUOTED_MAX_CHARACTERS) words.push('……');
    previous = position;
  }
  if (previous < pieces.length - 1) words.push('……');
  return words
    .join('')
    .replace(/(?:……)+/g, '……')
    .trim();
}

/** Places of the pieces to quote; an item brings along the line that introduces it. */
function choosePieces(pieces: readonly string[], terms: Map<string, number>): Set<number> {
  const ranked = pieces
    .map((text, position) => ({ text, position, score: overlap(terms, text) }))
    .sort((a, b) => b.score - a.score || a.position - b.position);
  const least = (ranked[0]?.score ?? 0) * SHARE_OF_BEST;
  const chosen = new Set<number>();
  let left = QUOTED_MAX_CHARACTERS;
  for (const { text, position, score } of ranked) {
    if (chosen.size > 0 && (text.length > left || score < least || score === 0)) continue;
    const lead = leadOf(pieces, position);
    for (const place of lead === null ? [position] : [lead, position]) {
      if (!chosen.has(place)) left -= pieces[place]?.length ?? 0;
      chosen.add(place);
    }
  }
  return chosen;
}

/** `有下列情形之一的：` above an item. */
function leadOf(pieces: readonly string[], position: number): number | null {
  if (!ITEM.test(pieces[position] ?? '')) return null;
  for (let place = position - 1; place >= 0; place -= 1) {
    const text = pieces[place] ?? '';
    if (/[：:]\s*$/.test(text)) return place;
    if (!ITEM.test(text)) return null;
  }
  return null;
}

const ITEM = /^\s*(?:[①-⑳]|[（(][\d一二三四五六七八九十]+[）)]|[\d０-９]{1,2}[.．、)）])/;
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
