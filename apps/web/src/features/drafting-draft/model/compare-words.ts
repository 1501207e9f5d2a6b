/** A stretch of one text against another: in both, only in the older, only in the newer. */
export interface ComparedWords {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above so many cells what lies between beginning and end is told as taken out and put in. */
const MOST_CELLS = 1_000_000;
const CLAUSE = /[^，。；：！？、\n]*[，。；：！？、\n]+|[^，。；：！？、\n]+$/g;

/** Two texts clause by clause, which reads better in Chinese than sign by sign; neighbours of a kind are one stretch. */
export function compareWords(older: string, newer: string): ComparedWords[] {
  const [left, right] = [older.match(CLAUSE) ?? [], newer.match(CLAUSE) ?? []];
  let head = 0;
  while (head < left.length && head < right.length && left[head] === right[head]) head += 1;
  const told: ComparedWords[] = [];
  const tell = (kind: ComparedWords['kind'], text: string | undefined) => {
    if (!text) return;
    const last = told.at(-1);
    if (last?.kind === kind) last.text += text;
    else told.push({ kind, text });
  };
  for (const text of left.slice(0, head)) tell('same', text);
  const [rest, next] = [left.slice(head), right.slice(head)];
  const lengths = commonLengths(rest, next);
  let [at, to] = [0, 0];
  while (at < rest.length || to < next.length) {
    if (at < rest.length && to < next.length && rest[at] === next[to]) {
      tell('same', rest[at]);
      at += 1;
      to += 1;
    } else if (to >= next.length || (at < rest.length && lengths(at + 1, to) >= lengths(at, to + 1))) {
      tell('removed', rest[at]);
      at += 1;
    } else {
      tell('added', next[to]);
      to += 1;
    }
  }
  return told;
}

/** How many clauses the rests of both have in common, in order. */
function commonLengths(left: readonly string[], right: readonly string[]) {
  const width = right.length + 1;
  if (left.length * right.length > MOST_CELLS) return () => 0;
  const cells = new Uint16Array((left.length + 1) * width);
  const lengthAt = (at: number, to: number) => cells[at * width + to] ?? 0;
  for (let at = left.length - 1; at >= 0; at -= 1)
    for (let to = right.length - 1; to >= 0; to -= 1)
      cells[at * width + to] =
        left[at] === right[to]
          ? lengthAt(at + 1, to + 1) + 1
          : Math.max(lengthAt(at + 1, to), lengthAt(at, to + 1));
  return lengthAt;
}
