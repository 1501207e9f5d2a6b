import type { TimeRange } from '@mingfa/contract/evidence';
import { LISTED_MAX, type RecordingFindings, type Said } from '@mingfa/contract/recording-findings';
import { analyseRecording, type RecordingAnalysis } from '@mingfa/legal/recordings/analyse-recording';
import { findFillers } from '@mingfa/legal/recordings/find-fillers';
import { addressesOfSpeakers } from '@mingfa/legal/recordings/is-address-of';
import { suggestSpeakers } from '@mingfa/legal/recordings/suggest-speakers';
import { placeOf, type Segment, type SpokenPlace } from '@mingfa/legal/recordings/transcript';

/** What a thread is given: a transcript, and its revision. */
export interface FindingsJob {
  revision: number;
  /** The day given for the recording, as days are counted in China. */
  recordedOn: string | null;
  segments: Segment[];
}

/** Findings without what is looked up in the library. */
export type FoundByRules = Omit<RecordingFindings, 'citations' | 'citationsAsOf' | 'citationsAsOfFrom'>;

type Fact = RecordingFindings['facts'][number];
/** Words of somebody, with where they stand. */
type Quote = (place: SpokenPlace, speakerId: string | null, words: string) => Said;

/** What rules find in a transcript, as it is shown: every finding with its second and the words it rests on. */
export function findInTranscript({ revision, recordedOn, segments }: FindingsJob): FoundByRules {
  const found = analyseRecording(segments, recordedOn);
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const timeOf = ({ segmentIds, startMs, endMs }: SpokenPlace): TimeRange => {
    const isGuessed = byId.get(segmentIds[0] ?? '')?.timing === 'guessed';
    return { startMs, endMs, ...(isGuessed ? { timing: 'guessed' as const } : {}) };
  };
  const said: Quote = (place, speakerId, words) => ({
    segmentId: place.segmentIds[0] ?? '',
    time: timeOf(place),
    ...{ speakerId, words },
  });
  const suggested = suggestSpeakers(segments);
  const called = addressesOfSpeakers(suggested);
  const mayBe = ({ kind, value }: Fact): Pick<Fact, 'mayBe'> => {
    const one = kind === 'person' ? called.find(({ address }) => address === value) : undefined;
    const heard = byId.get(one?.segmentIds[0] ?? '');
    return one && heard
      ? { mayBe: { name: one.name, at: said(placeOf(heard), heard.speaker, heard.text) } }
      : {};
  };
  const facts = saidOnce(
    [
      ...factsOf(found, said).map((fact) => ({ ...fact, ...mayBe(fact) })),
      ...statementsOf(found, said),
    ].toSorted((one, other) => one.at.time.startMs - other.at.time.startMs),
  );
  const byKind = [...Map.groupBy(facts, ({ kind }) => kind)].map(([kind, all]) => listed(kind, all));
  const todos = listed(
    'todo',
    found.toDos.map(({ speaker, who, when, iso, text, ...place }) => ({
      ...{ what: text, speakerId: speaker, who, when, day: iso },
      at: said(place, byId.get(place.segmentIds[0] ?? '')?.speaker ?? null, text),
    })),
  );
  const timeline = listed(
    'timeline',
    found.timeline.map(({ iso, said: date, speaker, text, ...place }) => ({
      date: iso ?? date,
      at: said(place, speaker, text),
    })),
  );
  const charactersIn = (some: readonly Segment[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  return {
    revision,
    summary: found.summary.map((one) => said(one, one.speaker, one.text)),
    chapters: found.chapters.map(({ words, opening, ...place }) => ({
      title: words.length > 0 ? words.join('、') : opening,
      time: timeOf(place),
    })),
    speakers: found.speakers.map(({ speaker, talkMs, turns, share }) => ({
      speakerId: speaker,
      ...{ talkMs: Math.round(talkMs), turns, share },
    })),
    facts: byKind
      .flatMap(({ items }) => items)
      .toSorted((one, other) => one.at.time.startMs - other.at.time.startMs),
    contradictions: found.differences.map(({ topic, one, other }) => ({
      about: topic,
      one: said(one, one.speaker, one.context),
      other: said(other, other.speaker, other.context),
    })),
    todos: todos.items,
    timeline: timeline.items,
    more: [...byKind, todos, timeline].flatMap(({ more }) => more),
    speakerHints: suggested.flatMap(({ speaker, name, segmentIds }) => {
      const heard = byId.get(segmentIds[0] ?? '');
      if (name === null || !heard) return [];
      const { id, startMs, endMs, text } = heard;
      return [
        { speakerId: speaker, name, at: said({ segmentIds: [id], startMs, endMs }, heard.speaker, text) },
      ];
    }),
    fillers: segments.reduce((sum, { text }) => sum + findFillers(text).length, 0),
    charactersRead: charactersIn(segments.filter(isReadable)),
    charactersTotal: charactersIn(segments),
  };
}

/** The rules know how things are said in Chinese: of English they find the plainest alone, so that it does not count as read. */
const isReadable = ({ text }: Segment): boolean => /\p{Script=Han}/u.test(text) || !/\p{L}{2}/u.test(text);

/** The first of a kind; a talk of hours with a sum in every sentence has thousands, which nobody reads and no screen shows well. */
function listed<Found extends { at: Said }>(of: FoundByRules['more'][number]['of'], all: readonly Found[]) {
  const rest = all.slice(LISTED_MAX);
  const fromMs = Math.min(...rest.map(({ at }) => at.time.startMs));
  const more: FoundByRules['more'] = rest.length > 0 ? [{ of, count: rest.length, fromMs }] : [];
  return { items: all.slice(0, LISTED_MAX), more };
}

/** What the same person says again in the same words stands once, with how often: a long talk repeats itself thousands of times. */
function saidOnce(facts: readonly Fact[]): Fact[] {
  const known = new Map<string, Fact>();
  for (const fact of facts) {
    const { kind, value, at, asked } = fact;
    const key = JSON.stringify([kind, value, at.speakerId, at.words, asked?.words]);
    const first = known.get(key);
    if (first) first.timesSaid += 1;
    else known.set(key, { ...fact });
  }
  return [...known.values()];
}

/** People, sums, days and lengths of time. What somebody took back at once was not told; a sum that was denied is a denial. */
const factsOf = ({ facts }: RecordingAnalysis, said: Quote): Fact[] =>
  facts
    .filter(({ isCorrected }) => !isCorrected)
    .map(({ kind, said: value, value: exact, isDenied, speaker, context, ...place }) => ({
      ...{ kind: isDenied ? 'denial' : kind, value },
      normal: typeof exact === 'number' ? exact.toFixed(2) : exact,
      timesSaid: 1,
      at: said(place, speaker, context),
    }));

/** In the own words of whoever speaks; what another asked stands beside them as the other's. */
const statementsOf = ({ statements }: RecordingAnalysis, said: Quote): Fact[] =>
  statements.map(({ kind, speaker, said: own, asked, condition }) => ({
    ...{ kind, value: own.text, normal: null, timesSaid: 1 },
    at: said(own, speaker, own.text),
    asked: asked && said(asked, asked.speaker, asked.text),
    condition,
  }));
