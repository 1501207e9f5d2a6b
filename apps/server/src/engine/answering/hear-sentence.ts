import type { CitationState, FileEvidence, PassageTurn, TimeRange } from '@mingfa/contract/evidence';
import { turnsThatSay } from '@mingfa/legal/recordings/turns-that-say';
import { type AnswerText, CLAIM_MIN_LENGTH } from './answer-text.ts';
import { normalizeWords } from './quoted-words.ts';

/** Where in a recording the words of a sentence were said. */
interface HeardSentence {
  time: TimeRange | null;
  /** What is said of it where it agrees; null where a person checked every turn it rests on. */
  agrees: CitationState | null;
}

type CitedWords = Parameters<AnswerText['sentenceOf']>[0];

const AGREES_AS = { machine: 'heard_by_machine', imported: 'from_transcript' } as const;

/**
 * The turn of a cited passage whose words the sentence before the mark rests on, of a quotation the turn that says it. Null for a
 * passage that nobody spoke.
 */
export function hearSentence(
  { turns, place, text }: Pick<FileEvidence, 'turns' | 'place' | 'text'>,
  answer: AnswerText,
  citation: CitedWords,
  quote: string | null,
): HeardSentence | null {
  // Of passages kept from before their turns were, nobody knows who checked them.
  if (!turns) return place?.time ? { time: place.time, agrees: 'from_transcript' } : null;
  const said = turns.map((turn) => ({ ...turn, text: text.slice(turn.start, turn.end) }));
  const quoted = quote === null ? [] : said.filter(({ text: words }) => isQuoted(words, quote));
  const found =
    quoted[0] === undefined
      ? turnsThatSay(quote ?? wordsFor(answer, citation), said)
      : // What is quoted is heard from where the quotation begins.
        { nearest: quoted[0], all: quoted };
  if (!found) return { time: place?.time ?? null, agrees: 'from_transcript' };
  const { startMs, endMs, timing } = found.nearest;
  return { time: { startMs, endMs, ...(timing ? { timing } : {}) }, agrees: agreesAs(found.all) };
}

/** Whether a turn is in a quotation, or the quotation in it; whoever speaks stands in front of the words. */
function isQuoted(turn: string, quote: string): boolean {
  const [said, words] = [turn.replace(/^[^：]{1,40}：/, ''), quote].map(normalizeWords);
  return Boolean(said && words) && ((words ?? '').includes(said ?? '') || (said ?? '').includes(words ?? ''));
}

/** What a mark stands for: of a sentence with several marks the words between the one before and this one, where they say something. */
function wordsFor(answer: AnswerText, citation: CitedWords): string {
  const sentence = answer.sentenceOf(citation);
  const marks = answer.citations.filter(({ type }) => type === 'source');
  const before = marks.findLast(({ start, end }) => start >= sentence.start && end <= citation.start);
  const isLast = !marks.some(({ start, end }) => start >= citation.end && end <= sentence.end);
  const part = answer.text.slice(before?.end ?? sentence.start, isLast ? sentence.end : citation.start);
  return normalizeWords(part).length >= CLAIM_MIN_LENGTH ? part : answer.claimOf(sentence);
}

function agreesAs(turns: readonly PassageTurn[]): CitationState | null {
  const states = turns.flatMap(({ state }) => (state === 'checked' ? [] : [state]));
  const worst = states.includes('machine') ? 'machine' : states[0];
  return worst === undefined ? null : AGREES_AS[worst];
}
