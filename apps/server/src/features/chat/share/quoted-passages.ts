import type { Evidence } from '@mingfa/contract/evidence';

/** An answer with its sources, of which some are a person's own. */
export interface AnswerWithSources {
  text: string;
  sources: readonly Evidence[];
  isPrivate(source: Evidence): boolean;
}

/** So many characters (of other scripts: words) in a row are no accident. */
const RUN = 12;

/**
 * Counts the passages of a person's own files and cases whose words stand in answers, each once. What stands in a law or another
 * open source of the same answer, too, is that source's.
 */
export async function countQuotedPassages(
  answers: readonly AnswerWithSources[],
  breathe: () => Promise<void>,
): Promise<number> {
  const quoted = new Set<string>();
  for (const { text, sources, isPrivate } of answers) {
    const own = sources.filter((source) => isPrivate(source) && !quoted.has(source.text));
    if (own.length === 0) continue;
    const said = runsOf(text);
    for (const source of sources)
      if (!isPrivate(source)) for (const words of runsOf(source.text)) said.delete(words);
    for (const { text: passage } of own) if (!runsOf(passage).isDisjointFrom(said)) quoted.add(passage);
    await breathe();
  }
  return quoted.size;
}

/** Every run of so many characters, without marks and spaces; a law that is named is nobody's words. */
function runsOf(text: string): Set<string> {
  const words =
    text
      .replace(/《[^》]*》(?:第[零〇一二三四五六七八九十百千万\d]+条)?/g, ' ')
      .match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
  const runs = new Set<string>();
  for (let end = RUN; end <= words.length; end += 1) runs.add(words.slice(end - RUN, end).join(' '));
  return runs;
}
