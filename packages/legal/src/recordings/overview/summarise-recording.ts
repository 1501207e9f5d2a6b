import { findFillers, withoutRanges } from '../find-fillers.ts';
import { isQuestion } from '../is-question.ts';
import type { KeyFacts } from '../statements/find-key-facts.ts';
import { spokenSentences } from '../statements/spoken-sentences.ts';
import type { StatementKind } from '../statements/statement-kinds.ts';
import { placeOf, type Segment, type SpokenPlace } from '../transcript.ts';
import type { Chapter } from './find-chapters.ts';
import { findPleasantries } from './find-pleasantries.ts';
import { tellingWords } from './telling-words.ts';

/** A sentence of the recording that stands for a part of it, word for word but for sounds without meaning. */
export interface SummarySentence extends SpokenPlace {
  speaker: string | null;
  text: string;
}

const LEAST_CHARACTERS = 6;
const MOST_CHARACTERS = 160;
const MOST_OF_A_CHAPTER = 3;
/** What a statement or an exact sum adds to the words of a sentence. */
const STATEMENT = 6;
/** What is admitted or promised tells most of a talk, what is asked for least. */
const BY_KIND: Partial<Record<StatementKind, number>> = { admission: 8, demand: 3 };
const FACT = 2.5;

/**
 * Sentences as they were said that tell most of a recording, in order: those in which somebody binds themselves, sums and days are named, and
 * rare words come together. Of each chapter something; greetings stand for none.
 */
export function summariseRecording(
  segments: readonly Segment[],
  chapters: readonly Chapter[],
  { facts, statements }: KeyFacts,
  most = 8,
): SummarySentence[] {
  const { words, rarityOf } = tellingWords(segments);
  const indexOf = new Map(segments.map(({ id }, index) => [id, index]));
  const stated = new Map<string, number>();
  for (const { kind, text, segmentIds } of statements) {
    const place = `${segmentIds.at(-1)} ${text}`;
    stated.set(place, Math.max(stated.get(place) ?? 0, BY_KIND[kind] ?? STATEMENT));
  }
  const told = Map.groupBy(
    facts.filter(({ kind, isCorrected }) => kind !== 'person' && !isCorrected),
    ({ segmentIds }) => segmentIds[0],
  );
  const polite = findPleasantries(segments);
  const chapterOfSegment = new Map(chapters.flatMap((one, index) => one.segmentIds.map((id) => [id, index])));
  const sentences = spokenSentences(segments).flatMap((sentence) => {
    const { segment, text } = sentence;
    const plain = withoutRanges(text, findFillers(text)).trim();
    if (plain.length < LEAST_CHARACTERS || plain.length > MOST_CHARACTERS || isQuestion(text)) return [];
    if (polite.has(segment.id)) return [];
    const own = words[indexOf.get(segment.id) ?? 0] ?? [];
    const telling = [...new Set(own)]
      .filter((word) => text.includes(word))
      .reduce((sum, word) => sum + Math.min(3, rarityOf(word)), 0);
    const named = (told.get(segment.id) ?? []).filter(({ said }) => text.includes(said)).length;
    const score =
      telling / Math.sqrt(4 + own.length) + named * FACT + (stated.get(`${segment.id} ${text}`) ?? 0);
    return [{ ...placeOf(segment), speaker: segment.speaker, text: text.trim(), score }];
  });
  const chosen = new Set<(typeof sentences)[number]>();
  const ranked = sentences.toSorted((one, other) => other.score - one.score);
  const chapterOf = ({ segmentIds }: SpokenPlace) => chapterOfSegment.get(segmentIds[0] ?? '') ?? -1;
  const taken = new Map<number, number>();
  const take = (sentence: (typeof sentences)[number]) => {
    const chapter = chapterOf(sentence);
    chosen.add(sentence);
    taken.set(chapter, (taken.get(chapter) ?? 0) + 1);
  };
  const isAlike = (text: string) =>
    [...chosen].some((one) => one.text.includes(text) || text.includes(one.text));
  for (const sentence of ranked)
    if (chosen.size < most && !taken.has(chapterOf(sentence)) && !isAlike(sentence.text)) take(sentence);
  const limit = chapters.length < 3 ? most : MOST_OF_A_CHAPTER;
  for (const sentence of ranked) {
    if (chosen.size >= most) break;
    if (!chosen.has(sentence) && (taken.get(chapterOf(sentence)) ?? 0) < limit && !isAlike(sentence.text))
      take(sentence);
  }
  return sentences.filter((sentence) => chosen.has(sentence)).map(({ score: _, ...one }) => one);
}
