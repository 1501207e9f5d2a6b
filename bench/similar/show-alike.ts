import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { causeFinder, readCaseStory } from '../../apps/server/src/engine/retrieval/cases/read-case-story.ts';
import { SimilarCaseIndex } from '../../apps/server/src/engine/retrieval/cases/similar-case-index.ts';
import { whyAlike } from '../../apps/server/src/engine/retrieval/cases/why-alike.ts';
import type { CivilCase } from './read-civil-cases.ts';

const SHOWN = 5;

/** What is found for one story, and why it is alike, for somebody who wants to see the ranking at work. */
export function showAlike(cases: readonly CivilCase[], story: string): string {
  const laws = new Set(cases.flatMap(({ cited }) => cited.map((key) => key.replace(/ [^ ]+$/, ''))));
  const read = readCaseStory(
    {
      isKnownTitle: (name) => laws.has(name),
      findCauses: causeFinder(
        cases.flatMap(({ causes }) => causes),
        matchLexicon,
      ),
    },
    story,
  );
  const { text, causes, citedKeys: cited } = read;
  const { found, likelyCauses } = SimilarCaseIndex.of(cases).find({ text, causes, cited, limit: SHOWN });
  const byId = new Map(cases.map((one) => [one.id, one]));
  const shown = found.flatMap(({ id, score, parts }) => {
    const theirs = byId.get(id);
    if (!theirs) return [];
    const why = whyAlike({ facts: text, causes, cited }, theirs);
    return [
      `\n${score.toFixed(2)} ${theirs.title} (${id})`,
      `  ${Object.entries(parts)
        .map(([part, value]) => `${part} ${value.toFixed(2)}`)
        .join(', ')}`,
      ...why.sentences.map((pair) => `  = ${pair.mine.text} | ${pair.theirs.text}`),
      ...why.unlike.theirs.map((sentence) => `  ≠ ${sentence.text}`),
    ];
  });
  const about = likelyCauses.slice(0, 3).map(({ cause, share }) => `${cause} ${Math.round(100 * share)} %`);
  return [`probably about: ${about.join(', ')}`, ...shown].join('\n');
}
