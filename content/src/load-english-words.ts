import { readFile } from 'node:fs/promises';
import type { LexiconWord } from '@mingfa/legal/words/match-lexicon';

/**
 * Reads `situations/english-words.txt`: everyday English and the word it is read as, `dismissed = fired, let go`; `#` begins a comment.
 * @throws Error naming the line that is no entry
 */
export async function loadEnglishWords(): Promise<LexiconWord[]> {
  const text = await readFile(new URL('../situations/english-words.txt', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.flatMap((line) => {
    const [, word, said] = /^([a-z-]+) = ([^=]+)$/.exec(line) ?? [];
    if (!word || !said) throw new Error(`Not a line of English words: ${line}`);
    return said.split(', ').map((everyday) => ({ everyday, legal: [word] }));
  });
}
