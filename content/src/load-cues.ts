import { readFile } from 'node:fs/promises';

/** What is said in the situation of a guide: telling words and short phrases, by the id of the guide. */
export type GuideCues = ReadonlyMap<string, readonly string[]>;

/**
 * Reads `situations/cues.txt` and `english-cues.txt`: a line each, `dog-bite = 狗咬, 疫苗`; `#` begins a comment.
 * @throws Error naming the line that is no entry
 */
export async function loadCues(): Promise<GuideCues> {
  const [cues, english] = await Promise.all(
    ['cues', 'english-cues'].map(async (name) =>
      readCues(await readFile(new URL(`../situations/${name}.txt`, import.meta.url), 'utf8')),
    ),
  );
  const guides = new Set([...(cues?.keys() ?? []), ...(english?.keys() ?? [])]);
  return new Map(
    [...guides].map((guide) => [
      guide,
      [...new Set([...(cues?.get(guide) ?? []), ...(english?.get(guide) ?? [])])],
    ]),
  );
}

/** Reads lines of cues. */
export function readCues(text: string): GuideCues {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, guide, cues] = /^([a-z0-9-]+) = (\S.*)$/.exec(line) ?? [];
      if (!guide || !cues) throw new Error(`Not a line of cues: ${line}`);
      return [guide, cues.split(', ')];
    }),
  );
}
