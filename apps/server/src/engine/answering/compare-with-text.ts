import type { CitationState } from '@mingfa/contract/evidence';
import type { SourceCitation, StatuteCitation } from '@mingfa/legal/citation/citation';
import { supportsSentence } from '@mingfa/legal/citation/support';
import { type AnswerText, CLAIM_MIN_LENGTH } from './answer-text.ts';
import type { LibraryReader, ResolvedPlace } from './library-reader.ts';
import { isOnSourceLine, normalizeWords, type Quote, quoteAgrees } from './quoted-words.ts';

/** Shorter words in marks before a citation are more often somebody's own than the law's. */
const FOLLOWED_MIN_LENGTH = 8;

export interface Comparison {
  state: Extract<CitationState, 'verified' | 'not_compared' | 'unsupported' | 'quote_mismatch' | 'amended'>;
  quote: string | null;
}

/** Compares what the answer says around a citation with the articles it cites. */
export async function compareWithText(
  library: LibraryReader,
  input: { answer: AnswerText; citation: StatuteCitation | SourceCitation; places: ResolvedPlace[] },
): Promise<Comparison> {
  const { answer, citation, places } = input;
  const wording = places.map((place) => place.article?.text ?? '').join('\n');
  const quote = quoteOf(answer, citation);
  if (quote && !quoteAgrees(quote.text, wording)) {
    // Several citations in a sentence share its quotation; whichever article holds it settles the others.
    if (await anotherWording(library, places, (other) => quoteAgrees(quote.text, other)))
      return { state: 'amended', quote: quote.text };
    return { state: 'quote_mismatch', quote: quote.text };
  }
  if (quote) return { state: 'verified', quote: quote.text };
  const claim = answer.claimOf(answer.sentenceOf(citation));
  const lawTitle = places[0]?.law?.title;
  const compare = (article: string) =>
    answer.compareOnce([claim, article, lawTitle ?? ''], () =>
      supportsSentence(claim, article, {
        lexicon: library.everydayWords,
        ...(lawTitle ? { lawTitle } : {}),
      }),
    );
  if (normalizeWords(claim).length < CLAIM_MIN_LENGTH) return { state: 'not_compared', quote: null };
  const { supported, compared } = compare(wording);
  if (supported) return { state: compared ? 'verified' : 'not_compared', quote: null };
  if (await anotherWording(library, places, (article) => compare(article).supported))
    return { state: 'amended', quote: null };
  return { state: 'unsupported', quote: null };
}

/**
 * The quotation this citation introduces or follows: in its sentence (`第X条规定：“…”`, `“…”（第X条）`), or in the
 * block quote right below its line.
 */
export function quoteOf(answer: AnswerText, citation: StatuteCitation | SourceCitation): Quote | null {
  const { text } = answer;
  const quotes = answer.quotesNear(citation);
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
