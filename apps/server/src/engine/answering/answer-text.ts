import type { Citation } from '@mingfa/legal/citation/citation';
import { findCitations } from '@mingfa/legal/citation/citations';
import { NamedSoFar } from '@mingfa/legal/citation/named-so-far';
import { type OwnPart, ownPartOf } from './own-part.ts';
import { findQuotes, normalizeWords, type Quote } from './quoted-words.ts';
import { paragraphAround, sentenceAround, type TextRange } from './sentence-around.ts';

/** With fewer letters than this beside its citations, a sentence claims nothing that could be compared. */
export const CLAIM_MIN_LENGTH = 6;
/** Longest stretch of an answer that is read at once: what is looked for around a citation is looked for in it alone. */
const PIECE_MAX_CHARACTERS = 8000;
/** A quotation further away from a citation does not belong to it. */
const QUOTE_WITHIN = 80;
/** A sentence that goes on with the case of the one before. */
const GOES_ON =
  /^[。；;！]?[ ”」』）)]*(?:该案|本案|此案|该判决|该裁定|法院|该院|一审|二审|终审|判决|裁定|其中|最终|最后|结果)[^。；;！\n]{2,160}/;
const GOES_ON_MAX = 200;

/** A stretch of an answer, read once: what it cites and quotes, and what its sentences claim. */
export class AnswerText {
  readonly text: string;
  /** Where it begins in the whole answer. */
  readonly offset: number;
  readonly citations: readonly Citation[];
  readonly quotes: readonly Quote[];
  #owners: Map<Quote, Citation | null> | null = null;
  readonly #claims = new Map<string, string>();
  readonly #parts = new Map<Citation, OwnPart>();
  readonly #comparisons = new Map<string, unknown>();
  readonly #numbers = new Map<string, number>();

  constructor(
    text: string,
    options: {
      offset?: number;
      isKnownTitle?: (name: string) => boolean;
      named?: NamedSoFar;
      malformedNumbers?: boolean;
    } = {},
  ) {
    const { offset = 0, isKnownTitle, named, malformedNumbers = false } = options;
    this.text = text;
    this.offset = offset;
    this.citations = findCitations(text, {
      ...(isKnownTitle ? { knownTitles: isKnownTitle } : {}),
      ...(named ? { named } : {}),
      malformedNumbers,
    });
    this.quotes = findQuotes(text);
  }

  /** The sentence that holds a citation. */
  sentenceOf({ start, end }: { start: number; end: number }): TextRange {
    return sentenceAround(this.text, start, end);
  }

  /** The other citations of the sentence that holds this one; a mark that trails it is a citation of it too. */
  citationsBeside(citation: Citation): Citation[] {
    const sentence = this.sentenceOf(citation);
    const [start, end] = [Math.min(sentence.start, citation.start), Math.max(sentence.end, citation.end)];
    return this.citations.filter((other) => other !== citation && other.start >= start && other.end <= end);
  }

  /** What the sentence of a citation says of it, where it says other things of others. */
  ownPartOf(citation: Citation): OwnPart {
    const known = this.#parts.get(citation);
    if (known) return known;
    const part = ownPartOf(this.text, this.sentenceOf(citation), citation, this.citationsBeside(citation));
    this.#parts.set(citation, part);
    return part;
  }

  /** The words of a part without the citations in it. */
  saidIn(part: TextRange): string {
    return this.#withoutCitations(part);
  }

  /** Quotations that may belong to a citation. */
  quotesNear({ start, end }: { start: number; end: number }): Quote[] {
    return this.quotes.filter(
      (quote) => quote.start - end <= QUOTE_WITHIN && start - quote.end <= QUOTE_WITHIN,
    );
  }

  /** Quotations that belong to a citation: it is the nearest to them in their own sentence, else the last before them in their paragraph. */
  quotesOf(citation: Citation): Quote[] {
    this.#owners ??= new Map(this.quotes.map((quote) => [quote, this.#ownerOf(quote)]));
    const owners = this.#owners;
    return this.quotes.filter((quote) => owners.get(quote) === citation);
  }

  /** The words that lead up to a quotation in its sentence, or in the line above a quoted block. */
  leadOf({ start }: Quote): string {
    const before = this.text.slice(0, start).trimEnd();
    const from = Math.max(...[...'。！？；;\n”」』'].map((stop) => before.lastIndexOf(stop)));
    return before.slice(from + 1);
  }

  /** Whether another case is cited in the sentence of a citation. */
  sharesSentence(citation: Citation): boolean {
    return this.citationsBeside(citation).some(({ type }) => type === 'case');
  }

  /**
   * What is said of a case: its sentence, of one that cites several the part up to the next where that says something, and the
   * sentences that go on with it (该案……, 法院……).
   */
  saidOf(citation: Citation): string {
    const sentence = this.sentenceOf(citation);
    const others = this.citationsBeside(citation).filter(({ type }) => type === 'case');
    const before = others.findLast(({ end }) => end <= citation.start);
    const after = others.find(({ start }) => start >= citation.end);
    if (before || after) {
      const part = this.text.slice(before ? citation.start : sentence.start, after?.start ?? sentence.end);
      const said = normalizeWords(new AnswerText(part).claimOf({ start: 0, end: part.length, text: part }));
      return said.length >= CLAIM_MIN_LENGTH ? part : sentence.text;
    }
    return sentence.text + this.#continued(sentence.end);
  }

  #continued(end: number): string {
    let [from, said] = [end, ''];
    for (;;) {
      const next = GOES_ON.exec(this.text.slice(from, from + GOES_ON_MAX))?.[0];
      if (!next || this.citations.some((one) => one.start < from + next.length && one.end > from))
        return said;
      said += next;
      from += next.length;
    }
  }

  #ownerOf(quote: Quote): Citation | null {
    const cited = this.citations.filter(({ type }) => type !== 'source');
    const after = cited.find(({ start }) => start >= quote.end);
    const before = cited.findLast(({ end }) => end <= quote.start);
    const between = after ? this.text.slice(quote.end, after.start) : '';
    // “……”（……号）, “……”——……号
    if (after && /^\s*[。，,]?\s*(?:[（(]|——|--|—)[^“”。；]{0,40}$/.test(between)) return after;
    if (before && quote.start - before.end <= QUOTE_WITHIN) {
      const gap = this.text.slice(before.end, quote.start);
      if (!/\n\s*\n/.test(gap) || /[:：]\s*\n[\s>]*$/.test(gap)) return before;
    }
    const isOfSentence = after && between.length <= QUOTE_WITHIN && !/[。！？；\n]/.test(between);
    return isOfSentence ? after : null;
  }

  /** The sentence without its citations; the paragraph where the sentence is nothing but citations. */
  claimOf(sentence: TextRange): string {
    const claim = this.#withoutCitations(sentence);
    // An entry of a list, or a heading, that only names an article states nothing about it.
    const line = this.text.slice(this.text.lastIndexOf('\n', sentence.end - 1) + 1);
    if (/^\s*(?:[-*+]|\d+[.)、]|#{1,6})\s/.test(line)) return claim;
    if (normalizeWords(claim).length >= CLAIM_MIN_LENGTH) return claim;
    const paragraph = paragraphAround(this.text, sentence.start, sentence.end);
    // Where the paragraph cites others, what it says is said of those, too.
    const citesOthers = this.citations.some(
      ({ type, start, end }) =>
        type !== 'source' &&
        ((start >= paragraph.start && end <= sentence.start) ||
          (start >= sentence.end && end <= paragraph.end)),
    );
    return citesOthers ? claim : this.#withoutCitations(paragraph);
  }

  /** Compares a claim with a wording of a law once, however often they come together. */
  compareOnce<Compared>(given: readonly string[], compare: () => Compared): Compared {
    const key = given.map((words) => this.#numberOf(words)).join(' ');
    if (!this.#comparisons.has(key)) this.#comparisons.set(key, compare());
    return this.#comparisons.get(key) as Compared;
  }

  /** Articles are long, and stand in many keys. */
  #numberOf(words: string): number {
    const known = this.#numbers.get(words) ?? this.#numbers.size;
    this.#numbers.set(words, known);
    return known;
  }

  /** Words of the answer without the laws and places they name. */
  withoutCitations(words: string): string {
    return new AnswerText(words).claimOf({ start: 0, end: words.length, text: words });
  }

  #withoutCitations({ start, end }: TextRange): string {
    const key = `${start}:${end}`;
    const known = this.#claims.get(key);
    if (known !== undefined) return known;
    let kept = '';
    let from = start;
    for (const citation of this.citations) {
      if (citation.start < from || citation.end > end) continue;
      kept += `${this.text.slice(from, citation.start)} `;
      from = citation.end;
    }
    const claim = (kept + this.text.slice(from, end))
      .replace(/《[^》]*》/g, ' ')
      .replace(/根据|依据|依照|按照|规定|请参见|参见|详见|相关|依法/g, ' ');
    this.#claims.set(key, claim);
    return claim;
  }
}

/** Cuts an answer where a paragraph, a line or a sentence ends, so that the time it takes to read grows with its length alone. */
export function* cutAnswer(
  text: string,
  isKnownTitle: (name: string) => boolean,
  options: { malformedNumbers?: boolean } = {},
): Generator<AnswerText> {
  const named = new NamedSoFar();
  let from = 0;
  while (from < text.length) {
    const rest = text.slice(from, from + PIECE_MAX_CHARACTERS);
    const isLast = from + rest.length >= text.length;
    const length = isLast ? rest.length : lengthToCut(rest);
    yield new AnswerText(rest.slice(0, length), { ...options, offset: from, isKnownTitle, named });
    from += length;
  }
}

/** In the second half of a stretch, the end of its last paragraph, line or sentence; never between a sentence and its marks. */
function lengthToCut(text: string): number {
  const half = text.length / 2;
  for (const end of ['\n\n', '\n', '。', ' ', '](', '][']) {
    const at = text.lastIndexOf(end);
    if (at >= half) return at + (end === '][' || end === '](' ? 1 : end.length);
  }
  return text.length;
}
