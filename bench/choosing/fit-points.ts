import type { Guide } from '@mingfa/content/guide';
import { choosePoints } from '../../apps/server/src/engine/retrieval/guides/choose-points.ts';
import type { PointIndex, ReadPoints } from '../../apps/server/src/engine/retrieval/guides/point-index.ts';
import type { PointModel } from '../../apps/server/src/engine/retrieval/guides/point-model.ts';
import { fitChoice } from './fit-choice.ts';
import type { LabelledQuestion } from './read-labelled.ts';

/** A question beside the points of its guide. */
export interface PointExample {
  guide: string;
  text: string;
  read: ReadPoints;
  /** Ids of the points it asks; none where it asks for the situation as a whole. */
  points: readonly string[];
  fold: number;
}

/** Of the points that lead an answer so many are to be right. */
const LEAST_PRECISION = 0.9;

/** The askings of the guides as questions, each read as if it were unknown. */
export function readAskings(guides: readonly Guide[], index: PointIndex): PointExample[] {
  return guides.flatMap(({ id, points = [] }) =>
    points.flatMap((point) =>
      [...point.askedAs.zh, ...point.askedAs.en].flatMap((text) => {
        const read = index.read(id, text, text);
        return read ? [{ guide: id, text, read, points: [point.id], fold: -1 }] : [];
      }),
    ),
  );
}

/** The labelled questions that say which points they ask. */
export function readPointQuestions(
  questions: readonly LabelledQuestion[],
  index: PointIndex,
): PointExample[] {
  return questions.flatMap(({ text, guides, points, fold }) => {
    const [guide] = guides;
    const read = guide && points ? index.read(guide, text) : null;
    return guide && points && read ? [{ guide, text, read, points, fold }] : [];
  });
}

/** Fits weights, then the limits with which most are right at the precision asked for. */
export function fitPointModel(examples: readonly PointExample[]): PointModel {
  const { weights, none } = fitChoice(
    examples.map(({ read, points }) => ({
      candidates: read.rows,
      right: read.points.map(({ id }) => (points.includes(id) ? 1 / points.length : 0)),
      none: read.none,
    })),
  );
  const tried = steps(0.2, 0.9).flatMap((asked) =>
    steps(0.2, 0.5).map((beside) => {
      const model = { weights, none, limits: { asked, beside } };
      // Askings are short and many: the limits are set by whole questions where there are any.
      const whole = examples.filter(({ fold }) => fold >= 0);
      return { model, ...countRight(model, whole.length > 0 ? whole : examples) };
    }),
  );
  const precise = tried.filter(({ right, chosen }) => right >= chosen * LEAST_PRECISION);
  const [best] = (precise.length > 0 ? precise : tried).sort((a, b) => b.rightAtAll - a.rightAtAll);
  if (!best) throw new Error('nothing to fit points on');
  return best.model;
}

/** Prints how often the right point leads, and how often a wrong one does. */
export function judgePoints(
  name: string,
  model: PointModel,
  examples: readonly PointExample[],
  show: boolean,
): void {
  const { right, chosen, asked, rightAtAll, silent, general } = countRight(model, examples);
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  console.log(
    `${name}: ${examples.length}; right point first ${share(rightAtAll, asked)} of ${asked}; of the chosen right ${share(right, chosen)}; rightly none ${silent} of ${general}`,
  );
  if (!show) return;
  for (const { guide, text, read, points } of examples) {
    const [first] = choosePoints(model, read);
    if (points.length > 0 ? !points.includes(first?.id ?? '') : first)
      console.log(`  ${guide}: ${points.join()} ≠ ${first?.id ?? 'none'}: ${text}`);
  }
}

function countRight(model: PointModel, examples: readonly PointExample[]) {
  const counts = { right: 0, chosen: 0, asked: 0, rightAtAll: 0, silent: 0, general: 0 };
  for (const { read, points } of examples) {
    const [first] = choosePoints(model, read);
    const isRight = first !== undefined && points.includes(first.id);
    if (first) counts.chosen += 1;
    if (isRight) counts.right += 1;
    if (points.length > 0) {
      counts.asked += 1;
      counts.rightAtAll += isRight ? 1 : 0;
    } else {
      counts.general += 1;
      counts.silent += first ? 0 : 1;
    }
  }
  return counts;
}

const steps = (from: number, to: number): number[] =>
  Array.from(
    { length: Math.round((to - from) / 0.05) + 1 },
    (_, at) => Math.round((from + at * 0.05) * 100) / 100,
  );
