import { type Guide, type GuidePoint, isOfFields } from '@mingfa/content/guide';
import { findLawByName, type LibraryIndex } from '../../library/index.ts';
import type { AdmittedLaws, LawBounds } from '../laws/law-bounds.ts';

/** A guide that lost more of its articles than this share answers from law that may not answer. */
const MOST_LOST = 0.5;

/** A guide within bounds, and how much of it may answer: all that is left of it, or its points alone. */
export interface BoundedGuide {
  guide: Guide;
  answersBy: 'all' | 'points';
}

/**
 * A guide as it may answer within bounds: without articles of laws that are not admitted, and without the points, periods and earlier
 * rules that rest on them. Where its first article or most of them are not admitted, what it says as a whole is not told: it answers by
 * its points alone, as the guide to appeals in civil and criminal cases does by what it has on criminal ones. Null where it is of another
 * field, or none of its points is left.
 */
export function guideWithin(
  library: LibraryIndex,
  guide: Guide,
  bounds: Pick<LawBounds, 'fields' | 'lawsOnly'>,
  admitted: AdmittedLaws | null,
): BoundedGuide | null {
  const { fields } = bounds;
  if (fields.length > 0 && !isOfFields(guide, fields)) return null;
  if (!admitted) return { guide, answersBy: 'all' };
  const isIn = (place: string) => {
    const law = findLawByName(library, place.split(' ')[0] ?? '');
    return law === null ? admitted.lawIds === null : admitted.admits(law);
  };
  const articles = guide.articles.filter(({ place }) => isIn(place));
  if (articles.length === guide.articles.length && !guide.earlier) return { guide, answersBy: 'all' };
  const isLost = articles.length < guide.articles.length * (1 - MOST_LOST);
  const isCut = isLost || articles[0] !== guide.articles[0];
  const points = guide.points?.filter(({ source }) => isIn(source));
  if (isCut && !(isOfFieldAlone(guide, bounds) && points?.length)) return null;
  const within = {
    ...guide,
    articles,
    deadlines: guide.deadlines.filter(({ source }) => isIn(source)),
    points: points?.map((point) => pointWithin(point, isIn)),
    earlier: guide.earlier?.filter(
      ({ source, transition }) =>
        (typeof source !== 'string' || isIn(source)) && (transition === undefined || isIn(transition)),
    ),
  };
  return { guide: within, answersBy: isCut ? 'points' : 'all' };
}

/** Whether a guide is of a field that is answered, while some of the laws it rests on are not among those that are named. */
export const isOfFieldAlone = (
  guide: Pick<Guide, 'field' | 'alsoFields'>,
  { fields, lawsOnly }: Pick<LawBounds, 'fields' | 'lawsOnly'>,
): boolean => lawsOnly.length > 0 && isOfFields(guide, fields);

/** A guide that answers by some of its points alone says nothing but them. */
export const byPointsAlone = (guide: Guide, ids: readonly string[]): Guide => {
  const [first, ...others] = ids.flatMap((id) => guide.points?.find((point) => point.id === id) ?? []);
  const { branches: _, ...rest } = guide;
  return {
    ...rest,
    points: first ? [first, ...others] : [],
    inShort: first?.answer ?? guide.inShort,
    matters: [],
    collect: [],
    where: [],
    firstDocument: { zh: '', en: '' },
  };
};

const pointWithin = (point: GuidePoint, isIn: (place: string) => boolean): GuidePoint => ({
  ...point,
  deadlines: point.deadlines?.filter((one) => isIn(typeof one === 'string' ? one : one.source)),
});
