import type { SegmentWord, Stretch } from './transcript.ts';

/** A sentence with its time. */
export interface TimedSentence extends Stretch {
  text: string;
  words?: SegmentWord[];
  /** Nothing tells where within the stretch it was said. */
  timing?: 'guessed';
}

/** Of one sentence; a longer one is cut. */
export const SENTENCE_CHARACTERS_MAX = 400;
/** Longer than a breath: somebody paused. */
const PAUSE_MS = 800;
const CHARACTERS_UNTIL_A_PAUSE = 80;

/** A text without times as sentences: the stretch in which it was said is shared out by their length. */
export function spreadSentences(text: string, { startMs, endMs }: Stretch): TimedSentence[] {
  const parts = sentencesOf(text);
  const characters = parts.reduce((sum, part) => sum + part.length, 0);
  let before = 0;
  return parts.map((part, index) => {
    const timeAt = (count: number) =>
      Math.round(startMs + ((endMs - startMs) * count) / Math.max(1, characters));
    const from = timeAt(before);
    before += part.length;
    const sentence = { startMs: from, endMs: timeAt(before), text: part };
    // The first begins with the stretch.
    return index === 0 ? sentence : { ...sentence, timing: 'guessed' as const };
  });
}

/** Sentences of words that have none: one ends where somebody paused, or where it is long enough. */
export function sentencesOfWords(words: readonly SegmentWord[]): TimedSentence[] {
  const heard: SegmentWord[][] = [];
  let last: SegmentWord | null = null;
  let characters = 0;
  for (const word of words) {
    const current = heard.at(-1);
    const isPause = last !== null && word.startMs - last.endMs > PAUSE_MS;
    if (!current || isPause || characters > CHARACTERS_UNTIL_A_PAUSE) {
      heard.push([word]);
      characters = 0;
    } else current.push(word);
    characters += word.text.length;
    last = word;
  }
  return heard.map((own) => ({
    startMs: own[0]?.startMs ?? 0,
    endMs: own.at(-1)?.endMs ?? 0,
    text: joinWords(own.map(({ text }) => text)),
    words: own,
  }));
}

/**
 * A text with the words that were heard of it: its own sentences where it has their marks, with the times of their words. Words that do
 * not say what the text says have no times to give: they are shared out.
 */
export function timeSentences(
  text: string,
  words: readonly SegmentWord[],
  stretch: Stretch,
): TimedSentence[] {
  const sentences = sentencesOf(text);
  const said = bare(words.map((word) => word.text).join(''));
  if (words.length === 0 || said !== bare(text)) return spreadSentences(text, stretch);
  if (sentences.length === 1) return sentencesOfWords(words).map((one) => keepMarks(one, text, words));
  let next = 0;
  return sentences.map((sentence) => {
    const wanted = bare(sentence).length;
    const own: SegmentWord[] = [];
    for (let taken = 0; taken < wanted && next < words.length; next += 1) {
      const word = words[next] as SegmentWord;
      taken += bare(word.text).length;
      own.push(word);
    }
    const startMs = own[0]?.startMs ?? stretch.endMs;
    return { startMs, endMs: own.at(-1)?.endMs ?? startMs, text: sentence, words: own };
  });
}

/** One sentence that nobody paused in is the text itself, with its marks. */
const keepMarks = (one: TimedSentence, text: string, all: readonly SegmentWord[]): TimedSentence =>
  one.words?.length === all.length ? { ...one, text: text.trim() } : one;

/** Words of scripts with spaces come without them. */
const joinWords = (words: readonly string[]): string =>
  words
    .reduce(
      (text, word) =>
        /[a-z0-9,.?!]$/i.test(text) && /^[a-z0-9]/i.test(word) ? `${text} ${word}` : text + word,
      '',
    )
    .trim();

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[。！？；!?\n])|(?<=\.)\s+/u)
    .flatMap((sentence) => sentence.match(new RegExp(`.{1,${SENTENCE_CHARACTERS_MAX}}`, 'gsu')) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
