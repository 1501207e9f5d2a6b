import type { IsoDate } from '../statute/statute.ts';
import { readOurSide } from './read-our-side.ts';
import { readStory } from './read-story.ts';
import { spokenStory } from './spoken-story.ts';
import { STORY_MAX } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';
import { TOLD_WORDS } from './told-words.ts';

/**
 * Facts of a talk (lines of `name：words`), without a model: 我 and 你 are whoever speaks and is spoken to, and a short answer stands for
 * what was asked. Each has its place in the talk; what only the talk as it stands tells is kept.
 */
export function readSpokenStory(written: string, today: IsoDate): StoryFact[] {
  const asWritten = [...readStory(written, today), ...readOurSide(written)];
  const story = spokenStory(written.slice(0, STORY_MAX));
  if (!story) return asWritten;
  const told = [...readStory(story.text, today), ...readOurSide(story.text)]
    // What nothing carries stands in the words in which it was said.
    .filter(({ path }) => path !== TOLD_WORDS)
    .map((fact) => atLabel(written, { ...fact, ...story.placeOf(fact.start, fact.end) }));
  const lists = new Set(told.map(({ path }) => listOf(path)));
  const paths = new Set(told.map(({ path }) => path));
  const further = asWritten.filter(({ path }) =>
    listOf(path) === '' || path.startsWith('evidence/') ? !paths.has(path) : !lists.has(listOf(path)),
  );
  const causes = asWritten.filter(({ path }) => path === 'cause');
  const others = told.filter(
    ({ path, value }) => path !== 'cause' || !causes.some((cause) => cause.value === value),
  );
  return [...causes, ...others, ...further.filter(({ path }) => path !== 'cause')];
}

/** 申请人, 证据 …: the list of a row; empty for a fact that stands alone. */
const listOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '');

/** Who is only called 你 in what was said has their name in front of their own words. */
function atLabel(written: string, fact: StoryFact): StoryFact {
  const [, row = '', field = ''] = fact.path.split('/');
  if (!/^(?:name|party_kind)$/.test(field) || written.slice(fact.start, fact.end).includes(row)) return fact;
  const at = `\n${written}`.indexOf(`\n${row}：`);
  return row === '' || at === -1 ? fact : { ...fact, start: at, end: at + row.length };
}
