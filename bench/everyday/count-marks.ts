import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { EverydayQuestion } from './read-questions.ts';

const mark = z.enum(['yes', 'no', 'na']);
const always = z.enum(['yes', 'no']);

/** A reader's marks of one answer, by `rubric.md`. */
const marked = z.strictObject({
  id: z.string(),
  C: always,
  F: always,
  T: mark,
  A: mark,
  L: mark,
  H: always,
  /** C is no, and still it is partly: one of two troubles, a condition missing, or what the rubric allows of a fresh library. */
  partly: z.boolean().default(false),
  /** A rule for the kind lowers it to this. */
  at_most: z.enum(['partly', 'useless']).optional(),
  reason: z.string(),
});
type Marked = z.infer<typeof marked>;

const LEVELS = ['useful', 'partly', 'useless', 'harmful'] as const;
type Level = (typeof LEVELS)[number];

/** Prints how many answers reach each level, by kind and by area, and how often each mark is yes where it counts. */
export async function countMarks(file: string, questions: readonly EverydayQuestion[]): Promise<void> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const byId = new Map(questions.map((question) => [question.id, question]));
  const seen = new Set<string>();
  const judged = lines.map((line) => {
    const marks = marked.parse(JSON.parse(line));
    const question = byId.get(marks.id);
    if (!question || seen.has(marks.id)) throw new Error(`${marks.id} is no question or is there twice.`);
    seen.add(marks.id);
    checkMarks(marks, question);
    return { ...marks, kind: question.kind, area: question.area, level: levelOf(marks) };
  });
  for (const by of ['kind', 'area'] as const) {
    const groups = Map.groupBy(judged, (one) => one[by]);
    const rows: [string, typeof judged][] = [...groups, ['all', judged]];
    console.log(`\n${inRow(by, [...LEVELS, 'of'])}`);
    for (const [name, some] of rows) {
      const counts = LEVELS.map((level) => some.filter((one) => one.level === level).length);
      console.log(inRow(name, [...counts, some.length]));
    }
  }
  console.log(`\n${inRow('mark', ['yes', 'of'])}`);
  for (const name of ['C', 'F', 'T', 'A', 'L', 'H'] as const) {
    const counting = judged.filter((one) => one[name] !== 'na');
    console.log(inRow(name, [counting.filter((one) => one[name] === 'yes').length, counting.length]));
  }
  const harmful = judged.filter(({ level }) => level === 'harmful');
  for (const { id, reason } of harmful) console.log(`harmful: ${id} ${reason}`);
}

/** A mark counts where the rubric says so; of something urgent T counts only where a period is named. */
function checkMarks({ id, T, A, L }: Marked, { kind, expected }: EverydayQuestion): void {
  const isLegal = kind !== 'not-legal';
  const wrong = [
    T !== 'na' ? !isLegal || expected.last_day === null : isLegal && kind !== 'urgent' && expected.last_day,
    (A !== 'na') !== (isLegal && expected.amount !== null),
    (L !== 'na') !== (isLegal && kind !== 'urgent'),
  ];
  const names = ['T', 'A', 'L'].filter((_, at) => wrong[at]);
  if (names.length > 0) throw new Error(`${id}: ${names.join(', ')} counts or does not, other than marked.`);
}

function levelOf({ C, F, T, A, L, H, partly, at_most }: Marked): Level {
  if (H === 'yes') return 'harmful';
  const missing = [F, T, A, L].filter((one) => one === 'no').length;
  const isPartly = C === 'yes' ? missing <= 2 : partly;
  const level = !isPartly ? 'useless' : C === 'yes' && missing === 0 ? 'useful' : 'partly';
  return at_most && LEVELS.indexOf(at_most) > LEVELS.indexOf(level) ? at_most : level;
}

function inRow(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(14) + cells.map((cell) => String(cell).padStart(9)).join('');
}
