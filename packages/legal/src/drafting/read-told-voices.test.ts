import { describe, expect, test } from 'vitest';
import { readStory } from './read-story.ts';
import { TOLD_VOICES, type ToldVoice } from './testing/told-voices.ts';

const TODAY = '2026-11-30';
/** What follows from facts, or is tested by itself. */
const FOLLOWS = /^(?:told_|story$|claims\/|evidence\/|fees_claimed$|sues_for|ended_how$)/;

/** What of a story is read otherwise than it was marked, and what of its core stands in no field and no sentence of the paper. */
function readingOf({ text, facts, may = {}, says = [] }: ToldVoice) {
  const read = readStory(text, TODAY);
  const allowed = (path: string) => [facts[path], may[path]].flat();
  const paper = read
    .filter(({ path }) => /^(?:story|claims\/.*)$/.test(path))
    .map(({ value }) => String(value))
    .join('\n');
  return {
    wrong: read
      .filter(({ path, value }) => !FOLLOWS.test(path) && !allowed(path).includes(value))
      .map(({ path, value }) => `${path}=${value}`),
    missed: [
      ...Object.keys(facts).filter(
        (path) => !read.some((fact) => fact.path === path && allowed(path).includes(fact.value)),
      ),
      ...says.filter((words) => !paper.includes(words)),
    ],
    marked: Object.keys(facts).length + says.length,
  };
}

describe('the core of a story is read however it is told', () => {
  test.each(TOLD_VOICES.map((voice) => [voice.title, voice] as const))(
    'nothing of it wrongly: %s',
    (_, voice) => expect(readingOf(voice).wrong).toEqual([]),
  );

  test('and nearly all of it stands in a field or in the words of the paper', () => {
    const read = TOLD_VOICES.map(readingOf);
    const marked = read.reduce((sum, one) => sum + one.marked, 0);
    const missed = read.reduce((sum, one) => sum + one.missed.length, 0);
    expect((marked - missed) / marked).toBeGreaterThan(0.98);
  });
});
