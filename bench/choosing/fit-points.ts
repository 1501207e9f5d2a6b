import type { Guide } from '@mingfa/content/guide';
import { choosePoints } from '../../apps/server/src/engine/retrieval/guides/choose-points.ts';
import type {
  PointAskings,
  PointIndex,
  ReadPoints,
} from '../../apps/server/src/engine/retrieval/guides/point-index.ts';
import type { PointNumbers } from '../../apps/server/src/engine/retrieval/guides/point-model.ts';
import { fitChoice } from './fit-choice.ts';
import type { LabelledQuestion } from './read-labelled.ts';

/** A question beside the points of its guide. */
export interface PointExample {
  /** The name of its file; that of the content where it is one of its askings or sayings. */
  kind: string;
  guide: string;
  text: string;
  read: ReadPoints;
  /** Ids of the points it asks; none where it asks for the situation as a whole. */
  points: readonly string[];
  fold: number;
}

/**
 * From how likely a point leads, and a second one stands beside it. A wrong first one costs a sentence, and the general answer follows; fewer
 * messages that ask one would be told it, if it were higher.
 */
const LIMITS: PointNumbers['limits'] = { asked: 0.45, beside: 0.04, besideOfTwo: 0.015, below: 0.3 };

/** The askings of the guides as questions, each read as if it were unknown. */
export function readAskings(guides: readonly Guide[], index: PointIndex): PointExample[] {
  return guides.flatMap(({ id, points = [] }) =>
    points.flatMap((point) =>
      [...point.askedAs.zh, ...point.askedAs.en].flatMap((text) => {
        const read = index.read(id, text, text);
        return read ? [{ kind: 'asking', guide: id, text, read, points: [point.id], fold: -1 }] : [];
      }),
    ),
  );
}

/** What people say in the situation of a guide as a whole: none of its points. */
export function readSayings(guides: readonly Guide[], index: PointIndex): PointExample[] {
  return guides.flatMap(({ id, saidAs, title }) =>
    [...saidAs.zh, ...saidAs.en, title.zh, title.en].flatMap((text) => {
      const read = index.read(id, text, text);
      return read ? [{ kind: 'saying', guide: id, text, read, points: [], fold: -1 }] : [];
    }),
  );
}

/** The labelled questions that say which points they ask. */
export function readPointQuestions(
  questions: readonly LabelledQuestion[],
  index: PointIndex,
): PointExample[] {
  return questions.flatMap(({ kind, text, guides, points, fold }) => {
    const [guide] = guides;
    const read = guide && points ? index.read(guide, text, text) : null;
    return guide && points && read ? [{ kind, guide, text, read, points, fold }] : [];
  });
}

/** What the questions ask of each guide, by its points. */
export function collectAskings(questions: readonly LabelledQuestion[]): PointAskings {
  const askings: Record<string, Record<string, string[]>> = {};
  for (const { text, guides, points } of questions) {
    const [guide] = guides;
    if (!guide || !points || points.length > 1) continue;
    const own = askings[guide] ?? {};
    const [point = ''] = points;
    askings[guide] = own;
    own[point] = [...(own[point] ?? []), text];
  }
  return askings;
}

/** Fits how much each feature says of a point. */
export function fitPointModel(examples: readonly PointExample[]): PointNumbers {
  const { weights, none } = fitChoice(
    examples.map(({ read, points }) => ({
      candidates: read.rows,
      right: read.points.map(({ id }) => (points.includes(id) ? 1 / points.length : 0)),
      none: read.none,
    })),
  );
  return { weights, none, limits: LIMITS };
}

/** Prints how often the right point leads, and how often a wrong one does. */
export function judgePoints(
  name: string,
  model: PointNumbers,
  examples: readonly PointExample[],
  show: boolean,
): void {
  const { right, chosen, asked, told, rightAtAll, silent, general } = countRight(model, examples);
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  console.log(
    `${name}: ${examples.length}; right point first ${share(rightAtAll, asked)} of ${asked}, told ${share(told, asked)}; of the chosen right ${share(right, chosen)}; rightly none ${silent} of ${general}`,
  );
  if (!show) return;
  for (const { guide, text, read, points } of examples) {
    const { points: chosen, lead } = choosePoints(model, read);
    const first = lead ? chosen[0] : undefined;
    if (points.length > 0 ? !points.includes(first?.id ?? '') : first)
      console.log(`  ${guide}: ${points.join()} ≠ ${first?.id ?? 'none'}: ${text}`);
  }
}

function countRight(model: PointNumbers, examples: readonly PointExample[]) {
  const counts = { right: 0, chosen: 0, asked: 0, told: 0, rightAtAll: 0, silent: 0, general: 0 };
  for (const { read, points } of examples) {
    const { points: shown, lead } = choosePoints(model, read);
    const first = lead ? shown[0] : undefined;
    const isRight = first !== undefined && points.includes(first.id);
    if (first) counts.chosen += 1;
    if (isRight) counts.right += 1;
    if (points.length > 0) {
      counts.asked += 1;
      counts.rightAtAll += isRight ? 1 : 0;
      counts.told += shown.some(({ id }) => points.includes(id)) ? 1 : 0;
    } else {
      counts.general += 1;
      counts.silent += first ? 0 : 1;
    }
  }
  return counts;
}
