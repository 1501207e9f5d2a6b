import type { Mask } from '@mingfa/legal/redaction/mask';
import type { LabelledSpan, Passage } from './read-passages.ts';

/** A label with whether masks cover it, and whether one of them has its kind. */
interface ScoredSpan extends LabelledSpan {
  found: boolean;
  sameKind: boolean;
}

/** What masking did to one text. */
export interface ScoredPassage {
  passage: Passage;
  /** The labels that count for recall. */
  spans: ScoredSpan[];
  creditMasked: number;
  /** Masks that overlap a counted label. */
  right: Mask[];
  /** Masks that overlap no label at all. */
  wrong: Mask[];
  /** Characters that are masked, but for those of `credit` and `either`, and how many of them are labelled. */
  maskedCharacters: number;
  labelledCharacters: number;
}

const FOUND_FROM = 0.9;

/** Scores the masks of one text by the rubric of `README.md`. */
export function scorePassage(passage: Passage, masks: readonly Mask[]): ScoredPassage {
  const counted = passage.spans.filter(isCounted);
  const others = passage.spans.filter((span) => !isCounted(span));
  const isMasked = (place: number) => masks.some(({ start, end }) => start <= place && place < end);
  const masked = placesOf(passage.text).filter(
    (place) => isMasked(place) && isInk(passage.text, place) && !others.some((span) => holds(span, place)),
  );
  return {
    passage,
    spans: counted.map((span) => ({
      ...span,
      found: isFound(span, isMasked),
      sameKind: masks.some((mask) => overlaps(mask, span) && mask.kind === maskKindOf(span)),
    })),
    creditMasked: others.filter((span) => span.kind === 'credit' && isFound(span, isMasked)).length,
    right: masks.filter((mask) => counted.some((span) => overlaps(mask, span))),
    wrong: masks.filter((mask) => !passage.spans.some((span) => overlaps(mask, span))),
    maskedCharacters: masked.length,
    labelledCharacters: masked.filter((place) => counted.some((span) => holds(span, place))).length,
  };
}

const isCounted = ({ kind }: LabelledSpan) => kind !== 'credit' && kind !== 'either';
const endOf = ({ start, text }: LabelledSpan) => start + text.length;
const holds = (span: LabelledSpan, place: number) => span.start <= place && place < endOf(span);
const overlaps = (mask: Mask, span: LabelledSpan) => mask.start < endOf(span) && span.start < mask.end;
const placesOf = (text: string) => Array.from({ length: text.length }, (_, place) => place);
const isInk = (text: string, place: number) => /\S/.test(text.charAt(place));
const maskKindOf = ({ kind }: LabelledSpan) => (kind === 'landline' ? 'mobile' : kind);

function isFound(span: LabelledSpan, isMasked: (place: number) => boolean): boolean {
  const places = placesOf(span.text).filter((place) => isInk(span.text, place));
  const covered = places.filter((place) => isMasked(span.start + place));
  return covered.length >= FOUND_FROM * places.length;
}
