import type { Guide } from '@mingfa/content/guide';
import { AREAS, type Area } from './areas.ts';

/**
 * Whether a guide is of what a clone speaks of within its fields. A field may have several parts (to rent a home, to buy one, an
 * estate and its neighbours): who speaks of one of them is offered nothing of the others.
 * @param own what the clone says of itself
 */
export function isOfSpokenPart(
  { field, alsoFields = [], title, saidAs }: Guide,
  fields: readonly string[],
  own: string,
): boolean {
  const told = [title.zh, ...saidAs.zh].join('\n');
  const among = [field, ...alsoFields].filter((one) => fields.length === 0 || fields.includes(one));
  return among.some((one) => {
    const parts = AREAS.filter((area) => area.fields.includes(one));
    if (parts.length < 2) return true;
    const spoken = parts.filter((part) => timesOf(part, own) > 0);
    return mostTold(parts, one, told).some((part) =>
      spoken.length > 0 ? spoken.includes(part) : part.id === one,
    );
  });
}

/** The parts a guide tells most of; one that tells of none is of the part that the field is named by. */
function mostTold(parts: readonly Area[], field: string, told: string): Area[] {
  const most = Math.max(...parts.map((part) => timesOf(part, told)));
  return parts.filter((part) => (most > 0 ? timesOf(part, told) === most : part.id === field));
}

const timesOf = ({ words }: Area, text: string): number => new Set(text.match(words)).size;
