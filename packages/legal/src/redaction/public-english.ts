import { ENGLISH_STOP_WORDS } from '../words/english-stop-words.ts';
import { redact } from './redact.ts';

const WORD = /[A-Za-z]+(?:['’-][A-Za-z]+)*/g;
/** A word at the beginning of a sentence is written large whatever it is. */
const BEGINS = /(?:^|[.!?:;"“(\n])\s*$/;

/**
 * What of an English text may be said to strangers: words of a list of ours, written small or at the beginning of a sentence. Names,
 * figures and what is not on the list are left out, and so is all that {@link redact} masks.
 * @param harmless words in lower case
 */
export function publicEnglish(text: string, harmless: ReadonlySet<string>): string {
  const { masked } = redact(text);
  const kept = [...text.matchAll(WORD)].flatMap(({ index, 0: written }) => {
    const word = written.toLowerCase();
    const isSmall = written === word || (BEGINS.test(text.slice(0, index)) && ENGLISH_STOP_WORDS.has(word));
    const isMasked = masked.some(({ start, end }) => start < index + written.length && end > index);
    const isKnown = harmless.has(word) || ENGLISH_STOP_WORDS.has(word);
    return (isSmall || written === 'I') && isKnown && !isMasked ? [written] : [];
  });
  return kept.join(' ');
}
