import type { Guide, GuidePoint } from '@mingfa/content/guide';
import { findLawByName, type LibraryIndex } from '../../library/index.ts';
import type { AdmittedLaws, LawBounds } from '../laws/law-bounds.ts';

/** A guide that lost more of its articles than this share answers from law that may not answer. */
const MOST_LOST = 0.5;

/**
 * A guide as it may answer within bounds: without articles of laws that are not admitted, and without the points, periods and earlier
 * rules that rest on them. Null where it is of another field, or where its first article or most of them are not admitted.
 */
export function guideWithin(
  library: LibraryIndex,
  guide: Guide,
  { fields }: Pick<LawBounds, 'fields'>,
  admitted: AdmittedLaws | null,
): Guide | null {
  if (fields.length > 0 && !fields.includes(guide.field)) return null;
  if (!admitted) return guide;
  const isIn = (place: string) => {
    const law = findLawByName(library, place.split(' ')[0] ?? '');
    return law === null ? admitted.lawIds === null : admitted.admits(law);
  };
  const articles = guide.articles.filter(({ place }) => isIn(place));
  if (articles.length === guide.articles.length && !guide.earlier) return guide;
  const isLost = articles.length < guide.articles.length * (1 - MOST_LOST);
  if (isLost || articles[0] !== guide.articles[0]) return null;
  const points = guide.points?.filter(({ source }) => isIn(source));
  return {
    ...guide,
    articles,
    deadlines: guide.deadlines.filter(({ source }) => isIn(source)),
    points: points?.map((point) => pointWithin(point, isIn)),
    earlier: guide.earlier?.filter(
      ({ source, transition }) =>
        (typeof source !== 'string' || isIn(source)) && (transition === undefined || isIn(transition)),
    ),
  };
}

const pointWithin = (point: GuidePoint, isIn: (place: string) => boolean): GuidePoint => ({
  ...point,
  deadlines: point.deadlines?.filter((one) => isIn(typeof one === 'string' ? one : one.source)),
});
