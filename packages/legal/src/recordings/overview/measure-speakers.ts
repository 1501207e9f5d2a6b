import { isQuestion } from '../is-question.ts';
import type { KeyFact, KeyFacts } from '../statements/find-key-facts.ts';
import type { Statement } from '../statements/find-statements.ts';
import type { Segment } from '../transcript.ts';

/** What one speaker's share of a recording is, and what they said that counts. */
export interface SpeakerMeasure {
  /** Null for what nobody was named for. */
  speaker: string | null;
  /** Milliseconds; where they spoke over themselves once. */
  talkMs: number;
  /** Of all that was spoken, from 0 to 1. */
  share: number;
  /** How often they took the word. */
  turns: number;
  questions: number;
  characters: number;
  amounts: KeyFact[];
  statements: Statement[];
}

/** Talk time, turns and what each speaker said of sums and to bind themselves; who spoke most first. */
export function measureSpeakers(
  segments: readonly Segment[],
  { facts, statements }: KeyFacts,
): SpeakerMeasure[] {
  const speakers = [...new Set(segments.map(({ speaker }) => speaker))];
  const measures = speakers.map((speaker) => {
    const own = segments.filter((one) => one.speaker === speaker);
    return {
      speaker,
      talkMs: coveredMs(own),
      turns: segments.filter(
        (one, at) => one.speaker === speaker && (at === 0 || segments[at - 1]?.speaker !== speaker),
      ).length,
      questions: own.filter(({ text }) => isQuestion(text)).length,
      characters: own.reduce((sum, { text }) => sum + text.length, 0),
      amounts: facts.filter((fact) => fact.kind === 'amount' && fact.speaker === speaker),
      statements: statements.filter((statement) => statement.speaker === speaker),
    };
  });
  const all = measures.reduce((sum, { talkMs }) => sum + talkMs, 0);
  return measures
    .map((one) => ({ ...one, share: all === 0 ? 0 : one.talkMs / all }))
    .toSorted((one, other) => other.talkMs - one.talkMs);
}

function coveredMs(segments: readonly Segment[]): number {
  let reachedMs = 0;
  let sum = 0;
  for (const { startMs, endMs } of segments.toSorted((one, other) => one.startMs - other.startMs)) {
    sum += Math.max(0, endMs - Math.max(startMs, reachedMs));
    reachedMs = Math.max(reachedMs, endMs);
  }
  return sum;
}
