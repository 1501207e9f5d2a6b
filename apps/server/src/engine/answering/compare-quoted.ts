import { wordsBesideQuote } from '@mingfa/legal/citation/agreement/compare-sentence';
import { type ComparedCitation, type Comparison, compareClaim, placesNamed } from './compare-claim.ts';
import type { LibraryReader } from './library-reader.ts';
import { quotationCut } from './quotation-cut.ts';
import { quotedElsewhere } from './quoted-place.ts';
import type { Quote } from './quoted-words.ts';

/**
 * A quotation that stands in the article is wrong all the same where it was cut so that it says something else, or where the
 * sentence names another 款 or figure.
 */
export function compareQuoted(
  library: Pick<LibraryReader, 'everydayWords'>,
  input: ComparedCitation,
  quote: Quote,
  wording: string,
): Comparison {
  const { answer, citation } = input;
  const sentence = answer.sentenceOf(citation);
  const own = answer.ownPartOf(citation);
  const before = answer.text.slice(own.start, Math.max(own.start, quote.start));
  const after = answer.text.slice(Math.min(quote.end, own.end), own.end);
  const rest = answer.withoutCitations(`${before} ${after}`);
  // 但…除外 may follow in a sentence of its own.
  const next = /^[^。\n]{0,60}/.exec(answer.text.slice(Math.max(sentence.end, quote.end)))?.[0] ?? '';
  const elsewhere = quotedElsewhere(quote.text, rest, wording, placesNamed(input));
  if (elsewhere === 'unsure') return { state: 'not_compared', quote: quote.text };
  if (elsewhere)
    return {
      state: 'contradicted',
      quote: quote.text,
      difference: { kind: 'paragraph_or_item', ...elsewhere },
    };
  const cut = quotationCut(quote.text, wording, `${quote.text}。${rest}${next}`);
  if (cut === 'turned') return { state: 'quote_mismatch', quote: quote.text };
  const whole = compareClaim(library, input, `${quote.text}。${rest}`, wording, { isQuoted: true });
  const { difference } = whole;
  if (
    whole.outcome === 'differs' &&
    (difference?.kind === 'paragraph_or_item' || difference?.kind === 'figure')
  )
    return { state: 'contradicted', quote: quote.text, difference };
  if (cut === 'partial') return { state: 'not_compared', quote: quote.text };
  const open = wordsBesideQuote(rest, wording);
  return open === null
    ? { state: 'verified', quote: quote.text }
    : { state: 'not_compared', quote: quote.text, partly: { kind: 'quote', agrees: quote.text, open } };
}
