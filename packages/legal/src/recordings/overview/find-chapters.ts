import { cutWords } from '../../words/segmentation.ts';
import { isQuestion } from '../is-question.ts';
import type { Segment, SpokenPlace } from '../transcript.ts';
import { placeOf } from '../transcript.ts';
import { findPleasantries } from './find-pleasantries.ts';
import { tellingWords } from './telling-words.ts';

/** A part of a recording in which one thing is spoken of. */
export interface Chapter extends SpokenPlace {
  /** The words that are said in it more than elsewhere. */
  words: string[];
  /** What it begins with. */
  opening: string;
}

const WINDOW = 6;
const LEAST_MS = 45_000;
const LEAST_SEGMENTS = 4;
const MOST_MS = 10 * 60_000;
const PAUSE_MS = 4000;
const CHANGE_MIN = 0.75;
const OPENING = 40;
const WORDS = 3;
/** Somebody says that something else comes. */
const TURNS =
  /^(?:那|好|行|嗯|对了|还有)?[，,]?(?:接下来|下面|再(?:说|讲|谈|问)(?:说|一下|下)?|另外|还有(?:个|一个)?(?:事|问题)|第[一二三四五六七八]个?(?:问题|件事|点)|(?:我们|咱们)?(?:换个|说说|谈谈|聊聊)|最后|说回|回到)/;

/** Cuts a recording where the words change, somebody turns to something else, or nobody speaks; no part is very short or very long. */
export function findChapters(segments: readonly Segment[]): Chapter[] {
  if (segments.length === 0) return [];
  const { words, rarityOf } = tellingWords(segments);
  // What lies behind a segment lies in front of a later one: each window is weighed once.
  const windows = Array.from({ length: segments.length + WINDOW }, (_, end) =>
    weigh(words.slice(Math.max(0, end - WINDOW), end), rarityOf),
  );
  const changes = segments.map((_, at) => changeAt(segments, windows, at));
  const starts = [0];
  segments.forEach((segment, at) => {
    const from = starts.at(-1) ?? 0;
    const lengthMs = segment.startMs - (segments[from]?.startMs ?? 0);
    if (at === 0 || at - from < LEAST_SEGMENTS || lengthMs < LEAST_MS) return;
    const rest = (segments.at(-1)?.endMs ?? 0) - segment.startMs;
    const isPeak = (changes[at] ?? 0) >= Math.max(...changes.slice(Math.max(1, at - 2), at + 3));
    if ((isPeak && (changes[at] ?? 0) >= CHANGE_MIN && rest >= LEAST_MS / 2) || lengthMs >= MOST_MS)
      starts.push(at);
  });
  const polite = findPleasantries(segments);
  return starts.map((from, index) => {
    const own = segments.slice(from, starts[index + 1]);
    return {
      ...placeOf(...own),
      words: wordsOf(words.slice(from, starts[index + 1]), rarityOf, starts.length).filter(
        isWholeIn(own.map(({ text }) => text).join('\n')),
      ),
      opening: openingOf(own.filter(({ id }) => !polite.has(id))) || openingOf(own),
    };
  });
}

/** How much changes in front of a segment: words (0–1), a pause, and what somebody says of it. */
function changeAt(segments: readonly Segment[], windows: readonly Weighed[], at: number): number {
  const [before, after] = [windows[at], windows[at + WINDOW]];
  if (at === 0 || !before || !after) return 0;
  const pause = (segments[at]?.startMs ?? 0) - (segments[at - 1]?.endMs ?? 0);
  return (
    (1 - alike(before, after)) * 0.7 +
    Math.min(0.35, Math.max(0, pause / PAUSE_MS) * 0.25) +
    (TURNS.test(segments[at]?.text ?? '') ? 0.35 : 0)
  );
}

/** Words of a window with their weights, and how long they are as a vector. */
interface Weighed {
  weights: ReadonlyMap<string, number>;
  length: number;
}

function weigh(lists: readonly string[][], rarityOf: (word: string) => number): Weighed {
  const weights = new Map<string, number>();
  for (const own of lists)
    for (const word of own) weights.set(word, (weights.get(word) ?? 0) + rarityOf(word));
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  return { weights, length: Math.sqrt(squares) };
}

function alike(one: Weighed, other: Weighed): number {
  let both = 0;
  for (const [word, weight] of one.weights) both += weight * (other.weights.get(word) ?? 0);
  return both === 0 ? 0 : both / (one.length * other.length);
}

/** Words that come again and again in a chapter, and seldom elsewhere; of one that is all, those that come most. */
function wordsOf(words: readonly string[][], rarityOf: (word: string) => number, chapters: number): string[] {
  const counts = new Map<string, number>();
  for (const word of words.flat()) if (word.length > 1) counts.set(word, (counts.get(word) ?? 0) + 1);
  const ranked = [...counts].toSorted(
    ([one, often], [other, less]) =>
      less * (chapters > 1 ? rarityOf(other) : 1) - often * (chapters > 1 ? rarityOf(one) : 1),
  );
  const chosen: string[] = [];
  for (const [word] of ranked) {
    if (chosen.length === WORDS) break;
    if (!chosen.some((known) => known.includes(word) || word.includes(known))) chosen.push(word);
  }
  return chosen;
}

const NUMBER = /^[\d.零〇一二三四五六七八九十百千万亿两点半年月日号块元]+$/;
/** Characters of talk, which no word that titles something holds at its edge. */
const TALK = /^[我你您他她它这那吗呢吧啊呀嘛么哦嗯很]|[我你您他她它这那了着过吗呢吧啊呀嘛么哦嗯很]$/;

/** Whether a word stands in a text as a word: twice at least, in the dictionary, and not always within the same longer one. */
function isWholeIn(text: string): (word: string) => boolean {
  return (word) => {
    if (NUMBER.test(word) || TALK.test(word) || cutWords(word).length > 1) return false;
    const places = [...text.matchAll(new RegExp(word.replaceAll('.', '\\.'), 'gi'))].map(
      ({ index }) => index,
    );
    const before = new Set(places.map((at) => text.slice(at - 1, at)));
    const after = new Set(places.map((at) => text.charAt(at + word.length)));
    const isPart = (beside: ReadonlySet<string>) =>
      beside.size === 1 && /^\p{Script=Han}$/u.test([...beside][0] ?? '');
    return places.length > 1 && !(isPart(before) && isPart(after));
  };
}

function openingOf(segments: readonly Segment[]): string {
  const first = segments.slice(0, 3).find(({ text }) => isQuestion(text)) ?? segments[0];
  const text = (first?.text ?? '').replaceAll('\n', ' ');
  if (text.length <= OPENING) return text;
  // Cut between clauses where there is one: half a clause may say the opposite of the whole.
  const clause = text.slice(0, OPENING).replace(/[，,。！？!?；;、][^，,。！？!?；;、]*$/, '');
  return `${clause}…`;
}
