import { buildTimeline, type TimelineEntry } from './overview/build-timeline.ts';
import { type Chapter, findChapters } from './overview/find-chapters.ts';
import { findToDos, type ToDo } from './overview/find-to-dos.ts';
import { measureSpeakers, type SpeakerMeasure } from './overview/measure-speakers.ts';
import { type SummarySentence, summariseRecording } from './overview/summarise-recording.ts';
import type { Difference } from './statements/difference.ts';
import { findDifferences } from './statements/find-differences.ts';
import { findKeyFacts, type KeyFact } from './statements/find-key-facts.ts';
import type { Statement } from './statements/find-statements.ts';
import { daySpokenOn } from './statements/resolve-spoken-dates.ts';
import type { Segment } from './transcript.ts';

/** What rules find in a recording, without a model; each finding with the segments and the time it rests on. */
export interface RecordingAnalysis {
  summary: SummarySentence[];
  chapters: Chapter[];
  speakers: SpeakerMeasure[];
  facts: KeyFact[];
  statements: Statement[];
  /** To be compared; never said to be lies. */
  differences: Difference[];
  toDos: ToDo[];
  timeline: TimelineEntry[];
}

/**
 * Reads a transcript by rules: the same transcript always gives the same analysis. Days told as seen from the day of speaking are worked out from the day
 * somebody says they speak on, else from `recordedOn`, the day (`2026-01-31`) given for the recording.
 */
export function analyseRecording(
  segments: readonly Segment[],
  recordedOn: string | null = null,
): RecordingAnalysis {
  const spokenOn = daySpokenOn(segments) ?? recordedOn;
  const found = findKeyFacts(segments, spokenOn);
  const chapters = findChapters(segments);
  return {
    summary: summariseRecording(segments, chapters, found),
    chapters,
    speakers: measureSpeakers(segments, found),
    ...found,
    differences: findDifferences(found, segments),
    toDos: findToDos(segments, found.statements, spokenOn),
    timeline: buildTimeline(segments, spokenOn),
  };
}
