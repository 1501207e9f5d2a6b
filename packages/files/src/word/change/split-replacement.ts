import { diffWords } from '@mingfa/legal/words/diff-words';

/** Characters `start` to `end` of the former words give way to `text`. */
export interface Hunk {
  start: number;
  end: number;
  text: string;
}

/** Longer words are replaced as a whole: comparing them would take long, and nobody reads such a redline. */
const COMPARED_MAX = 4000;
/** What stays between two changes is struck with them when it is shorter: a redline must be readable. */
const LEAST_KEPT = 4;
/** When less than this share of the former words would stay, they are replaced as a whole. */
const LEAST_SHARE = 0.35;

/** The changes that make `after` of `before`, as a careful person would mark them: few, and at whole words. */
export function splitReplacement(before: string, after: string): Hunk[] {
  const whole = [{ start: 0, end: before.length, text: after }];
  if (after === '' || Math.max(before.length, after.length) > COMPARED_MAX) return whole;
  const hunks = mergeNear(hunksOf(before, after), before);
  const struck = hunks.reduce((sum, { start, end }) => sum + end - start, 0);
  return before.length - struck < before.length * LEAST_SHARE ? whole : hunks;
}

function hunksOf(before: string, after: string): Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  let open: Hunk | null = null;
  for (const { kind, text } of diffWords(before, after)) {
    if (kind === 'same') {
      open = null;
      at += text.length;
      continue;
    }
    if (!open) {
      open = { start: at, end: at, text: '' };
      hunks.push(open);
    }
    if (kind === 'added') open.text += text;
    else {
      at += text.length;
      open.end = at;
    }
  }
  return hunks;
}

function mergeNear(hunks: Hunk[], before: string): Hunk[] {
  const merged: Hunk[] = [];
  for (const hunk of hunks) {
    const last = merged.at(-1);
    if (last && hunk.start - last.end < LEAST_KEPT) {
      last.text += before.slice(last.end, hunk.start) + hunk.text;
      last.end = hunk.end;
    } else merged.push({ ...hunk });
  }
  return merged;
}
