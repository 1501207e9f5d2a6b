import type { HeardToken } from '../../ports/speech-hearing.ts';

interface TimedWord {
  startMs: number;
  endMs: number;
  text: string;
}

/** Longer than a syllable lasts: where a model says only when a word begins, the rest until the next is a pause. */
const WORD_MS_MAX = 500;
const PART_OF_A_WORD = /^[\p{Script=Latin}\p{N}'’]+$/u;

/**
 * Words of tokens: parts of a word in a script with spaces (`▁he` `llo`, or `he@@` `llo`) are put together, a Chinese character is a word.
 * @param endMs where the stretch ends in which they were heard
 */
export function wordsOfTokens(tokens: readonly HeardToken[], endMs: number): TimedWord[] {
  const marksBeginnings = tokens.some(({ text }) => /^[▁ ]/.test(text));
  const words: (TimedWord & { goesOn: boolean })[] = [];
  tokens.forEach((token, at) => {
    const goesOn = token.text.endsWith('@@');
    const text = token.text.replace(/@@$/, '').replace(/^[▁ ]+|[▁ ]+$/g, '');
    if (text === '') return;
    const next = tokens[at + 1]?.startMs ?? endMs;
    const until = token.endMs ?? Math.min(Math.max(token.startMs, next), token.startMs + WORD_MS_MAX);
    const last = words.at(-1);
    const continues =
      last !== undefined &&
      PART_OF_A_WORD.test(text) &&
      PART_OF_A_WORD.test(last.text) &&
      (last.goesOn || (marksBeginnings && !/^[▁ ]/.test(token.text)));
    if (!continues) words.push({ startMs: token.startMs, endMs: until, text, goesOn });
    else Object.assign(last, { text: last.text + text, endMs: until, goesOn });
  });
  return words.map(({ startMs, endMs: until, text }) => ({ startMs, endMs: until, text }));
}
