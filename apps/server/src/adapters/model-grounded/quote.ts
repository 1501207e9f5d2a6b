import type { ArticleEvidence } from '@mingfa/contract/evidence';
import { compareSentence } from '@mingfa/legal/citation/agreement/compare-sentence';
import { supportsSentence } from '@mingfa/legal/citation/support';
import { escapeMarkdown } from './escape-markdown.ts';
import { ownWords } from './own-words.ts';
import { overlap, paragraphsOf, rankParagraphs, sentencesOf, type Terms } from './passages.ts';
import type { Phrases } from './phrases.ts';

/** How much of an article is shown: up to how many characters it is quoted whole, else how many of its paragraphs; their items are never cut. */
const EXTENTS = {
  /** Somebody asked for this very article. */
  asked: { wholeMaxCharacters: 6000, paragraphs: 20 },
  first: { wholeMaxCharacters: 400, paragraphs: 2 },
};

/** Shorter sentences (`（一）文字作品；`) tell too little to be marked. */
const TELLING_MIN_CHARACTERS = 14;

/** A quotation, and which of the article's words it leaves out. */
export interface QuotedSource {
  block: string;
  leftOut: string[];
}

/** A block quote of the article's own words with its source line; left-out paragraphs are marked by `……`. */
export function quoteSource(
  source: ArticleEvidence,
  terms: Terms,
  phrases: Phrases,
  as: keyof typeof EXTENTS,
): QuotedSource {
  const paragraphs = paragraphsOf(source);
  const extent = EXTENTS[as];
  const chosen =
    source.text.length <= extent.wholeMaxCharacters
      ? paragraphs.map((_, position) => position)
      : rankParagraphs(terms, source)
          .slice(0, extent.paragraphs)
          .map((passage) => passage.position)
          .sort((a, b) => a - b);
  const telling = as === 'first' ? tellingSentence(paragraphs, chosen, terms) : null;
  const lines: string[] = [];
  let previous = -1;
  for (const position of chosen) {
    if (position > previous + 1 && lines.at(-1) !== '……') lines.push('……');
    lines.push(...(paragraphs[position] ?? '').split('\n').map((line) => markTelling(line, telling)));
    previous = position;
  }
  if (previous < paragraphs.length - 1 && lines.at(-1) !== '……') lines.push('……');
  const status = source.status
    ? ` · ${phrases.status(source.status, source.effectiveOn, source.effectiveApproximate)}`
    : '';
  return {
    block: [
      ...lines.map((line) => `> ${line}`),
      `> ——${phrases.place(source)} [${source.index}]${status}`,
    ].join('\n>\n'),
    leftOut: paragraphs.filter((_, position) => !chosen.includes(position)),
  };
}

/** The sentence that speaks most of the question, where there are several to choose from. */
function tellingSentence(
  paragraphs: readonly string[],
  chosen: readonly number[],
  terms: Terms,
): string | null {
  const sentences = chosen.flatMap((position) =>
    (paragraphs[position] ?? '').split('\n').flatMap(sentencesOf),
  );
  if (sentences.length < 2) return null;
  const ranked = sentences
    .map((text) => ({ text, score: overlap(terms, text) }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = ranked;
  const tells = best && second && best.score > second.score && best.text.length >= TELLING_MIN_CHARACTERS;
  return tells ? best.text : null;
}

/** Marks stand inside the full stop: outside they would not be read as marks between Chinese characters. */
function markTelling(line: string, telling: string | null): string {
  const at = telling === null ? -1 : line.indexOf(telling);
  if (telling === null || at < 0) return escapeMarkdown(line);
  const words = telling.replace(/[。；：，]$/, '');
  const label = /^[（(][一二三四五六七八九十]+[)）]/.exec(words)?.[0] ?? '';
  const rest = line.slice(at + words.length);
  return `${escapeMarkdown(line.slice(0, at))}${label}**${escapeMarkdown(words.slice(label.length))}**${escapeMarkdown(rest)}`;
}

/**
 * A digest with its mark. The citation stands at its beginning: the note as a whole is about that article. Where our plain words
 * share too little with the text for the check of citations, the article is not cited but quoted beside it.
 */
export function toldDigest(source: ArticleEvidence, phrases: Phrases): string {
  const heading = source.digest ? ownWords(source.digest.heading) : '';
  const text = ownWords(source.digest?.text ?? source.text);
  const [sentence = ''] = text.match(/^[^。；;！？]+/) ?? [];
  const cites = source.kind === 'digest' || isSupported(`${heading}${sentence}`, source);
  const comma = phrases.language === 'en' ? ', ' : '，';
  const place = cites ? `${phrases.place(source)}[${source.index}]${comma}` : '';
  return `**${heading}**${phrases.aside(`${place}${phrases.digestMark}`)}${phrases.colon}${text}`;
}

/** Whether the check of citations will see that a sentence is about the article, and nothing in it that differs. */
export function isSupported(sentence: string, source: ArticleEvidence): boolean {
  return (
    supportsSentence(sentence, source.text, { lawTitle: source.title }).supported &&
    compareSentence(sentence, source.text, { paragraph: null, item: null }).outcome !== 'differs'
  );
}
