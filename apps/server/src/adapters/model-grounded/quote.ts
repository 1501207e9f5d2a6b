import type { Evidence } from '@mingfa/contract/evidence';
import { paragraphsOf, rankParagraphs } from './passages.ts';
import type { Phrases } from './phrases.ts';

/** An article up to this long is quoted whole. */
const WHOLE_MAX_CHARACTERS = 260;
/** Paragraphs of a long article that are quoted. */
const PARAGRAPHS_MAX = 2;
const ITEMS_MAX = 12;

/** `《劳动合同法》第二十一条` */
export const labelOf = (source: Evidence) =>
  source.location ? `《${source.shortTitle}》${source.label}` : `${source.title} ${source.label}`.trim();

/** A block quote of the article's own words with its source line; left-out paragraphs are marked by `……`. */
export function quoteSource(source: Evidence, terms: Map<string, number>, phrases: Phrases): string {
  const paragraphs = paragraphsOf(source);
  const chosen =
    source.text.length <= WHOLE_MAX_CHARACTERS
      ? paragraphs.map((_, position) => position)
      : rankParagraphs(terms, source)
          .slice(0, PARAGRAPHS_MAX)
          .map((passage) => passage.position)
          .sort((a, b) => a - b);
  const lines: string[] = [];
  let previous = -1;
  for (const position of chosen) {
    if (position > previous + 1) lines.push('……');
    lines.push(...shortenItems(paragraphs[position] ?? ''));
    previous = position;
  }
  if (previous < paragraphs.length - 1) lines.push('……');
  const status = source.status
    ? ` · ${phrases.status(source.status, source.effectiveOn, source.effectiveApproximate)}`
    : '';
  return [
    ...lines.map((line) => `> ${escapeMarkdown(line)}`),
    `> ——${labelOf(source)} [${source.index}]${status}`,
  ].join('\n>\n');
}

function shortenItems(paragraph: string): string[] {
  const lines = paragraph.split('\n');
  return lines.length <= ITEMS_MAX + 1 ? lines : [...lines.slice(0, ITEMS_MAX + 1), '……'];
}

/** Text of the library is data: nothing in it may act as Markdown. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~!]/g, '\\$&')
    .replace(/^(\s*)([-+])/u, '$1\\$2')
    .replace(/^(\d+)\./u, '$1\\.');
}
