import { type Measure, measuresIn } from '../../figures/find-measures.ts';
import type { ArticlePart } from './cited-text.ts';
import { type Clause, clausesOf, type WeighedPairs, weighPairs } from './clauses.ts';

/** A figure with the words around it. */
export interface PlacedMeasure extends Measure {
  /** What the words around it are about. */
  about: WeighedPairs;
  /** What leads up to it from the figure before, and the rest of its clause: what tells parallel rules apart. */
  lead: WeighedPairs;
  /** The words of its clause. */
  clause: string;
  part: ArticlePart | null;
  /** What stands before it in its clause. */
  before: string;
  /** What stands behind it in its clause. */
  after: string;
  /** The clause behind its own. */
  next: string;
  /** The clauses before it in its rule that say in what case it holds: 情况紧急的. */
  condition: WeighedPairs;
  /** The upper end of a range, whose words lead up to the lower one: 十年 of 三年以上十年以下. */
  isRangeEnd: boolean;
  /** Number of the rule (up to a stop or semicolon) it stands in. */
  rule: number;
}

/** More figures than anybody compares; the longest schedule of fees has some eighty. */
export const HELD_MAX = 160;

/** A sentence ends between two clauses: the one says nothing of the other's figures. */
const isApart = (text: string, one: Clause, other: Clause) =>
  /[。\n]/.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));

/** The figures of a text, each with what stands around it. */
export function placeMeasures(text: string, part: ArticlePart | null, firstRule: number): PlacedMeasure[] {
  const clauses = clausesOf(text);
  const measures = measuresIn(text).slice(0, HELD_MAX);
  const stops = [...text.matchAll(/[；。;\n]/g)].map((match) => match.index);
  const leads: Pick<PlacedMeasure, 'lead' | 'condition'>[] = [];
  return measures.map((measure, index) => {
    const at = clauses.findIndex(({ start, end }) => start <= measure.start && measure.start < end);
    const own = clauses[at] && closeTo(clauses[at], measure);
    const clause = own ? own.text.replaceAll(measure.raw, ' ') : '';
    // A neighbour with figures of its own speaks of those.
    const near = (position: number) => {
      const clause = clauses[position];
      const own = clauses[at];
      const isTaken =
        !clause ||
        (own && isApart(text, clause, own)) ||
        measures.some(({ start }) => clause.start <= start && start < clause.end);
      return isTaken ? '' : clause.text;
    };
    let about: WeighedPairs | null = null;
    const passed = stops.filter((stop) => stop < measure.start);
    const rule = firstRule + passed.length;
    const previous = measures[index - 1];
    const previousClause =
      previous && clauses.find(({ start, end }) => start <= previous.start && previous.start < end);
    // The rest of a clause with a figure of its own speaks of that one.
    const told = Math.min(previousClause?.end ?? 0, own?.start ?? 0);
    const from = Math.max(0, (passed.at(-1) ?? -1) + 1, previous?.end ?? 0, told);
    const until = Math.min(own?.end ?? text.length, measures[index + 1]?.start ?? text.length);
    const isRangeEnd =
      previous !== undefined &&
      previous.kind === measure.kind &&
      BETWEEN_ENDS.test(text.slice(previous.end, measure.start));
    // What leads up to the next figure of the clause is that one's.
    const behind =
      text.slice(measure.end, until).split(until === own?.end ? /[（(]/ : /[（(]|或者?|、/)[0] ?? '';
    const ledTo = () => ({
      lead: weighPairs(`${text.slice(Math.max(from, measure.start - CLOSE), measure.start)} ${behind}`),
      condition: weighPairs(
        clauses
          .filter(
            ({ text, start, end }) =>
              start > Math.max(passed.at(-1) ?? -1, previous?.end ?? -1) &&
              end <= (own?.start ?? 0) &&
              /[的时]$/.test(text),
          )
          .map(({ text }) => text)
          .join(' '),
      ),
    });
    const led = (isRangeEnd ? leads[index - 1] : null) ?? ledTo();
    leads.push(led);
    return {
      ...measure,
      // Most figures meet none that they are held against.
      get about() {
        about ??= new Map([
          ...weighPairs(near(at + 1), 0.25),
          ...weighPairs(near(at - 1), 0.4),
          ...weighPairs(clause),
        ]);
        return about;
      },
      ...led,
      clause: inBrackets(text, measure.start) ?? own?.text ?? '',
      before: own ? text.slice(own.start, measure.start) : '',
      after: own ? text.slice(measure.end, own.end) : '',
      next: clauses[at + 1]?.text ?? '',
      part,
      isRangeEnd,
      rule,
    };
  });
}

/** What stands between the two ends of a range. */
const BETWEEN_ENDS = /^ ?(?:以上|以下)?(?:但|且)?(?:不满|未满|不超过)? ?(?:至|到|[-—～~])? ?$/;

/** How much of a long clause is looked at on either side of a figure. */
const CLOSE = 80;

const closeTo = ({ text, start, end }: Clause, measure: Measure): Clause => {
  const [from, to] = [Math.max(start, measure.start - CLOSE), Math.min(end, measure.end + CLOSE)];
  return { text: text.slice(from - start, to - start), start: from, end: to };
};

/** The words between the brackets a figure stands in. */
function inBrackets(text: string, at: number): string | null {
  const open = text.slice(Math.max(0, at - 40), at).search(/[（(][^（()）]*$/);
  if (open < 0) return null;
  const from = Math.max(0, at - 40) + open;
  return /^[（(][^（()）]{0,80}[)）]/.exec(text.slice(from, from + 84))?.[0] ?? null;
}
