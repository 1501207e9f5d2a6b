import type { AnswerPart } from '@mingfa/contract/answer-part';

/** The database's JSON takes no NUL and no half of a surrogate pair, which a model may well send. */
export function storableParts(parts: readonly AnswerPart[]): AnswerPart[] {
  return parts.map((part) => storable(part) as AnswerPart);
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable(inner)]));
  }
  return value;
}
