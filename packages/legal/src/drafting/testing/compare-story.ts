import type { FactValue } from '../fact-sheet.ts';
import { readStory } from '../read-story.ts';
import type { ToldStory } from './told-stories.ts';

/** What of a story was read rightly, wrongly, or not at all. */
interface StoryComparison {
  right: string[];
  /** Read, and told otherwise or not at all: `path=value`. */
  wrong: string[];
  missed: string[];
}

/** Reads a story and compares it with what a reader finds in it. */
export function compareStory({ text, facts, may = {} }: ToldStory, today: string): StoryComparison {
  // Which proof is spoken of, and the teller's own words, are no reading of what happened; they have tests of their own.
  const read = readStory(text, today).filter(
    ({ path }) =>
      path !== 'story' &&
      path !== 'told_words' &&
      path !== 'told_account' &&
      !path.startsWith('evidence/') &&
      // What completes the claims of a kind was read of no words.
      !/^claims\/s\d+\//.test(path),
  );
  // What follows from what was told, and was not asked for in words, is no reading of words either.
  const asks = [...Object.keys(facts), ...Object.keys(may)].some((path) => path.startsWith('claims/'));
  const said = new Map<string, FactValue[]>();
  for (const { path, value } of read.filter((fact) => asks || !fact.path.startsWith('claims/')))
    said.set(path, [...(said.get(path) ?? []), value]);
  const isRight = (path: string, value: FactValue) =>
    facts[path] === value || [may[path]].flat().includes(value);
  return {
    right: Object.entries(facts).flatMap(([path, value]) => (said.get(path)?.[0] === value ? [path] : [])),
    wrong: [...said].flatMap(([path, values]) =>
      values.filter((value) => !isRight(path, value)).map((value) => `${path}=${value}`),
    ),
    missed: Object.entries(facts).flatMap(([path, value]) =>
      said.get(path)?.includes(value) ? [] : [`${path}=${value}`],
    ),
  };
}
