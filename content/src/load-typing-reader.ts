import { readFile } from 'node:fs/promises';
import { type MendTyping, mendTyping } from '@mingfa/legal/words/mend-typing';
import { loadLexicon } from './lexicon.ts';
import { loadCues } from './load-cues.ts';

/** Makes what understands typing errors: by the words of the lexicon, what is said in the situations of guides, `meant.txt` and `right.txt`. Once. */
export function loadTypingReader(): Promise<MendTyping> {
  typingReaderMade ??= makeTypingReader();
  return typingReaderMade;
}

let typingReaderMade: Promise<MendTyping> | undefined;

async function makeTypingReader(): Promise<MendTyping> {
  const [lexicon, cues, meant, right] = await Promise.all([
    loadLexicon(),
    loadCues(),
    readFile(new URL('../situations/meant.txt', import.meta.url), 'utf8'),
    readFile(new URL('../situations/right.txt', import.meta.url), 'utf8'),
  ]);
  const words = lexicon.flatMap(({ everyday, legal }) => [everyday, ...legal]);
  return mendTyping([...words, ...[...cues.values()].flat()], readMeant(meant), readRight(right));
}

/**
 * Reads the words that are never understood otherwise: `季付, 强抱`, any number a line; `#` begins a comment.
 * @throws Error naming what is no word
 */
export function readRight(text: string): ReadonlySet<string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const words = lines.flatMap((line) => line.split(', '));
  const wrong = words.find((word) => !/^\p{Script=Han}{2,10}$/u.test(word));
  if (wrong !== undefined) throw new Error(`Not a word that stays: ${wrong}`);
  return new Set(words);
}

/**
 * Reads what is written in right words and means others: a line each, `工商赔偿 = 工伤赔偿`; `#` begins a comment.
 * @throws Error naming the line that is no entry
 */
export function readMeant(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, said, meant] = /^(\p{Script=Han}{2,10}) = (\p{Script=Han}{2,10})$/u.exec(line) ?? [];
      if (!said || !meant || said === meant) throw new Error(`Not a line of what is meant: ${line}`);
      return [said, meant];
    }),
  );
}
