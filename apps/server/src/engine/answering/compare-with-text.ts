import type { CitationState } from '@mingfa/contract/evidence';
import type { SourceCitation, StatuteCitation } from '@mingfa/legal/citation/citation';
import { findCitations } from '@mingfa/legal/citation/citations';
import { supportsSentence } from '@mingfa/legal/citation/support';
import type { LibraryReader, ResolvedPlace } from './library-reader.ts';
import { findQuotes, isOnSourceLine, normalizeWords, type Quote, quoteAgrees } from './quoted-words.ts';
import { paragraphAround, sentenceAround, type TextRange } from './sentence-around.ts';

/** With fewer letters than this beside its citations, a sentence claims nothing that could be compared. */
export const CLAIM_MIN_LENGTH = 6;

/** Shorter words in marks before a citation are more often somebody's own than the law's. */
const FOLLOWED_MIN_LENGTH = 8;

export interface Comparison {
  state: Extract<CitationState, 'verified' | 'unsupported' | 'quote_mismatch' | 'amended'>;
  quote: string | null;
}

/** Compares what the answer says around a citation with the articles it cites. */
export async function compareWithText(
  library: LibraryReader,
  input: { text: string; citation: StatuteCitation | SourceCitation; places: ResolvedPlace[] },
): Promise<Comparison> {
  const { text, citation, places } = input;
  const sentence = sentenceAround(text, citation.start, citation.end);
  const wording = places.map((place) => place.article?.text ?? '').join('\n');
  const quote = quoteOf(text, citation);
  if (quote && !quoteAgrees(quote.text, wording)) {
    // Several citations in a sentence share its quotation; whichever article holds it settles the others.
    if (await anotherWording(library, places, (other) => quoteAgrees(quote.text, other)))
      return { state: 'amended', quote: quote.text };
    return { state: 'quote_mismatch', quote: quote.text };
  }
  if (quote) return { state: 'verified', quote: quote.text };
  const claim = claimOf(text, sentence);
  const lawTitle = places[0]?.law?.title;
  const supports = (article: string) =>
    supportsSentence(claim, article, { lexicon: library.everydayWords, ...(lawTitle ? { lawTitle } : {}) })
      .supported;
  if (normalizeWords(claim).length < CLAIM_MIN_LENGTH || supports(wording))
    return { state: 'verified', quote: null };
  if (await anotherWording(library, places, supports)) return { state: 'amended', quote: null };
  return { state: 'unsupported', quote: null };
}

/**
 * The quotation this citation introduces or follows: in its sentence (`第X条规定：“…”`, `“…”（第X条）`), or in the
 * block quote right below its line.
 */
export function quoteOf(text: string, citation: StatuteCitation | SourceCitation): Quote | null {
  const quotes = findQuotes(text);
  const introduces = (quote: Quote) => {
    const between = text.slice(citation.end, quote.start);
    return (
      quote.start >= citation.end &&
      ((/^[^。！？\n]{0,24}[：:，,]?\s*$/.test(between) &&
        /规定|明确|指出|[：:]\s*$|provides|states/.test(between)) ||
        /^[^\n]{0,40}(?:原文|条文|规定|内容)[^\n]{0,8}[：:]\s*$/.test(between))
    );
  };
  const follows = (quote: Quote) =>
    quote.end <= citation.start &&
    normalizeWords(quote.text).length >= FOLLOWED_MIN_LENGTH &&
    /^[\s。；，,（(—-]*(?:见|依据|根据|参见)?[\s（(]*$/.test(text.slice(quote.end, citation.start));
  const below = (quote: Quote) => /^[^\n]{0,40}\n{1,2}[ \t]*$/.test(text.slice(citation.end, quote.start));
  const within = (quote: Quote) =>
    text.charAt(quote.start) === '>' &&
    citation.start >= quote.start &&
    citation.end <= quote.end &&
    isOnSourceLine(text, citation.start);
  return (
    quotes.find((quote) => introduces(quote) || below(quote) || within(quote)) ??
    quotes.find(follows) ??
    wordsAnnounced(text, citation)
  );
}

/** `……的原文是：` presents the rest of the line as the law's words, marks or not. */
function wordsAnnounced(text: string, citation: { end: number }): Quote | null {
  const announced = /^[^\n。]{0,12}(?:原文|条文)(?:是|为|如下)?[：:][ \t]*([^\n“「『"]{8,400})/.exec(
    text.slice(citation.end),
  );
  if (!announced?.[1]) return null;
  const start = citation.end + announced[0].length - announced[1].length;
  return { text: announced[1], start, end: citation.end + announced[0].length };
}

/** The sentence without its citations; the paragraph where the sentence is nothing but citations. */
export function claimOf(text: string, sentence: TextRange): string {
  const claim = withoutCitations(sentence.text);
  // An entry of a list, or a heading, that only names an article states nothing about it.
  const line = text.slice(text.lastIndexOf('\n', sentence.end - 1) + 1);
  if (/^\s*(?:[-*+]|\d+[.)、]|#{1,6})\s/.test(line)) return claim;
  if (normalizeWords(claim).length >= CLAIM_MIN_LENGTH) return claim;
  return withoutCitations(paragraphAround(text, sentence.start, sentence.end).text);
}

function withoutCitations(text: string): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of findCitations(text)) {
    kept += `${text.slice(from, start)} `;
    from = end;
  }
  return (kept + text.slice(from))
    .replace(/《[^》]*》/g, ' ')
    .replace(/根据|依据|依照|按照|规定|请参见|参见|详见|相关|依法/g, ' ');
}

async function anotherWording(
  library: LibraryReader,
  places: ResolvedPlace[],
  agrees: (text: string) => boolean,
): Promise<boolean> {
  for (const place of places) {
    if (!place.law || !place.article) continue;
    const others = await library.readOtherWordings(
      place.law.lawId,
      place.article.key,
      place.location?.versionId ?? null,
    );
    if (others.some(agrees)) return true;
  }
  return false;
}
