import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** A question with the guides that answer it. */
export interface LabelledQuestion {
  /** The name of its file: short, long, two … */
  kind: string;
  text: string;
  /** None where no guide is right; two where it tells of two troubles. */
  guides: string[];
  /** The points of its one guide that it asks, where somebody said so; none where it asks for the situation as a whole. */
  points?: string[];
  fold: number;
  /**
   * Whether the weights and limits of the choice are fitted on it and judged by it: a message that tells all it takes. Half a sentence that asks a
   * point (`points-*.txt`) leaves the situation out; of the many messages that name one (`asked-*.txt`) it is a sixth, since articles are looked
   * up for each. Words are learned from all.
   */
  measures: boolean;
}

/** How many folds there are; a question belongs to one by its text alone. */
export const FOLDS = 5;
/** The fold to which nothing is fitted. */
export const HELD_OUT = 0;

/** Reads all labelled questions of a set, in the order of the files. */
export async function readLabelled(
  name: 'questions' | 'fresh' | 'english' = 'questions',
): Promise<LabelledQuestion[]> {
  const folder = new URL(name === 'fresh' ? './fresh/' : './questions/', import.meta.url);
  const textsIn = async (under: URL, prefix = '') =>
    (await readdir(under)).filter((file) => file.endsWith('.txt')).map((file) => `${prefix}${file}`);
  // Of the questions in English, the longer ones too.
  const names =
    name === 'english'
      ? ['english.txt', ...(await textsIn(new URL('in-english/', folder), 'in-english/'))]
      : await textsIn(folder);
  const files = await Promise.all(
    names.sort().map(async (file) => {
      const lines = (await readFile(new URL(file, folder), 'utf8')).split('\n').filter((line) => line !== '');
      return lines.map((line) => readLine(line, file.replace('.txt', '')));
    }),
  );
  return files.flat();
}

function readLine(line: string, kind: string): LabelledQuestion {
  const at = line.indexOf(': ');
  if (at < 0) throw new Error(`Not a labelled question: ${line}`);
  const text = line.slice(at + 2);
  const named = line
    .slice(0, at)
    .split(' + ')
    .filter((guide) => guide !== '-')
    .map((guide) => guide.split('#'));
  const [, points] = named.length === 1 ? (named[0] ?? []) : [];
  const hash = createHash('sha256').update(text).digest();
  return {
    kind,
    text,
    guides: named.map(([guide = '']) => guide),
    ...(points === undefined ? {} : { points: points.split(',').filter((point) => point !== '') }),
    fold: hash.readUInt32BE(0) % FOLDS,
    measures: kind.includes('asked') ? hash.readUInt32BE(4) % 6 === 0 : points === undefined,
  };
}
