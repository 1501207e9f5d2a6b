import { AppError } from '../../ports/app-error.ts';

/** A run of this weight is a repetition: 16 Han characters, 40 letters or digits, or a mixture. */
const BOUND = 80;
/** Instructions lighter than this, six Han characters or 15 letters, are everyday words and no secret. */
const LEAST = 30;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const COUNTED = /[\p{L}\p{N}]/u;

/** Words that a model was given to follow and not to repeat. */
export interface UnrepeatedWords {
  words: string;
  /** What the reader knows anyway, such as the question and its sources: to repeat it tells nothing. */
  known: readonly string[];
}

/** Reads a text as it comes and keeps back what may become a repetition. */
export interface GuardedStream {
  /** What may be sent now. @throws RepeatedWords */
  take(delta: string): string;
  /** What was kept back, where the text pauses or ends: less than a repetition. */
  release(): string;
}

/** A model repeated what it was given to follow. */
export class RepeatedWords extends AppError {
  constructor() {
    super('model_repeated_instructions');
  }
}

/**
 * Finds words that are given again: runs of more than a few words, whatever their case, width, blanks, punctuation and marks.
 * It does not find them in other words, translated or ciphered.
 */
export class RepetitionGuard {
  readonly #words: string;
  readonly #known: readonly string[];
  readonly #bound: number;

  private constructor(words: string, known: readonly string[]) {
    this.#words = words;
    this.#known = known;
    this.#bound = Math.min(BOUND, weightOf(words));
  }

  /** @returns null where there is nothing to guard */
  static of({ words, known }: UnrepeatedWords): RepetitionGuard | null {
    const plain = plainWords(words);
    return weightOf(plain) < LEAST ? null : new RepetitionGuard(plain, known.map(plainWords));
  }

  /** @throws RepeatedWords where a text, or one inside it, repeats */
  check(value: unknown): void {
    if (typeof value === 'string') this.open().take(value);
    else if (typeof value === 'object' && value !== null)
      for (const entry of Object.entries(value).flat()) this.check(entry);
  }

  /** Reads a new text. */
  open(): GuardedStream {
    /** The end of the text that stands in the words, shorter than a repetition. */
    let run = '';
    /** Sent neither yet: from the place on where the run begins, each with what it adds to the run. */
    let held: { raw: string; plain: string }[] = [];
    const read = (plain: string) => {
      for (const sign of plain) {
        run += sign;
        while (run !== '' && !this.#words.includes(run)) run = run.slice(firstOf(run).length);
        while (run.length * 5 >= this.#bound && weightOf(run) >= this.#bound) {
          if (this.#isSecret(run)) {
            held = [];
            run = '';
            throw new RepeatedWords();
          }
          run = run.slice(firstOf(run).length);
        }
      }
    };
    return {
      take: (delta) => {
        for (const raw of delta) {
          const plain = plainWords(raw);
          held.push({ raw, plain });
          read(plain);
        }
        let length = 0;
        let from = held.length;
        while (from > 0 && length < run.length) length += held[--from]?.plain.length ?? 0;
        const clear = held.splice(0, from);
        return clear.map(({ raw }) => raw).join('');
      },
      release: () => {
        const rest = held.map(({ raw }) => raw).join('');
        held = [];
        return rest;
      },
    };
  }

  #isSecret(run: string): boolean {
    return !this.#known.some((text) => text.includes(run));
  }
}

/** Letters and digits alone, each read by itself so that a text may come in any pieces. */
function plainWords(text: string): string {
  let plain = '';
  for (const sign of text)
    for (const part of sign.normalize('NFKD').toLowerCase()) if (COUNTED.test(part)) plain += part;
  return plain;
}

function weightOf(plain: string): number {
  let weight = 0;
  for (const sign of plain) weight += HAN.test(sign) ? 5 : 2;
  return weight;
}

const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0);
