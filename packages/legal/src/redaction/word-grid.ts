import { guessWords, tagWords } from '../words/segmentation.ts';

interface Word {
  start: number;
  end: number;
  tag: string;
}

/** Where the words of a text begin and end, by the dictionary alone and with unknown words guessed. */
export interface WordGrid {
  /** The dictionary's word over a place. */
  wordAt(place: number): Word | undefined;
  /** Whether a word begins or ends at a place, in either reading. */
  isEdge(place: number): boolean;
  /** Whether the guess takes exactly this stretch for one word. */
  isGuessed(start: number, end: number): boolean;
}

/** Lays the words of a text out by their places, for questions in constant time. */
export function layWords(text: string): WordGrid {
  const words: Word[] = [];
  const over = new Uint32Array(text.length + 1);
  const edges = new Set<number>([0, text.length]);
  let start = 0;
  for (const { word, tag } of tagWords(text)) {
    const end = start + word.length;
    over.fill(words.length, start, end);
    words.push({ start, end, tag });
    edges.add(end);
    start = end;
  }
  const guessed = new Map<number, number>();
  start = 0;
  for (const word of guessWords(text)) {
    guessed.set(start, start + word.length);
    start += word.length;
    edges.add(start);
  }
  return {
    wordAt: (place) => words[over[place] ?? 0],
    isEdge: (place) => edges.has(place),
    isGuessed: (from, to) => guessed.get(from) === to,
  };
}
