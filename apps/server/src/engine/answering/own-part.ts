import type { Citation } from '@mingfa/legal/citation/citation';
import type { TextRange } from './sentence-around.ts';

/** What joins the citations of one list: 第十条、第十二条和第十五条. */
const JOINT = /^[\s、,，]*(?:以及|及其?|和|与|或者?|至|到|、)?\s*$/;
/** Nothing is said behind a citation before its clause ends. */
const CLOSED = /^\s*[）)】]?\s*(?:[，,。；;！!？?]|$)/;

/** The part of a sentence that one of its citations carries, and where the list of citations that share it begins and ends. */
export interface OwnPart extends TextRange {
  group: { start: number; end: number };
  /** The sentence says nothing else of other articles. */
  isWhole: boolean;
}

/**
 * Of a sentence that cites several articles, what it says of the one: up to a citation that stands behind its words, or from the
 * clause of one that leads them.
 */
export function ownPartOf(
  text: string,
  sentence: TextRange,
  citation: Citation,
  beside: readonly Citation[],
): OwnPart {
  const statutes = beside.filter(({ type }) => type === 'statute');
  let group = { start: citation.start, end: citation.end };
  const others: Citation[] = [];
  for (const one of statutes.filter(({ end }) => end <= citation.start).reverse()) {
    if (others.length === 0 && JOINT.test(text.slice(one.end, group.start)))
      group = { ...group, start: one.start };
    else others.push(one);
  }
  const [before] = others;
  const behind: Citation[] = [];
  for (const one of statutes.filter(({ start }) => start >= citation.end)) {
    if (behind.length === 0 && JOINT.test(text.slice(group.end, one.start)))
      group = { ...group, end: one.end };
    else behind.push(one);
  }
  const [after] = behind;
  const isClosed = (end: number) => CLOSED.test(text.slice(end, sentence.end));
  let [start, end] = [sentence.start, sentence.end];
  if (before && before.end >= start) {
    const comma = Math.max(text.slice(before.end, group.start).search(/[，,；;][^，,；;]*$/), -1);
    start = isClosed(before.end) ? before.end : comma < 0 ? group.start : before.end + comma + 1;
  }
  if (after && after.start <= end) {
    const comma = text.slice(group.end, after.start).search(/[，,；;][^，,；;]*$/);
    end = isClosed(group.end) ? group.end : comma < 0 ? after.start : group.end + comma;
  }
  [start, end] = [Math.min(start, group.start), Math.max(end, group.end)];
  return { start, end, text: text.slice(start, end), group, isWhole: !before && !after };
}
