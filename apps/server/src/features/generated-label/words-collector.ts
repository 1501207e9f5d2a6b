import type { CitationCheck } from '@mingfa/contract/evidence';
import {
  countOrigins,
  isGenerated,
  NO_WORDS,
  tellOrigins,
  type WordsOrigin,
  wordsOrigin,
} from '@mingfa/contract/words-origin';
import type { GeneratedWords } from '../../ports/generated-words.ts';

/** Collects whose words a file holds. */
export class WordsCollector {
  readonly #sentences = { ...NO_WORDS };
  readonly #models = new Set<string>();
  readonly #times: Date[] = [];

  /** What is one person's, the program's or a source's as a whole, or a model's. */
  add(origin: WordsOrigin, text: string): void {
    const stretches = tellOrigins(text, { model: null, check: null });
    this.#count(
      text,
      stretches.map((stretch) => ({ ...stretch, origin })),
    );
  }

  /** What a run wrote. @param at when */
  addWritten(text: string, by: { model: string | null; check: CitationCheck | null; at: Date }): void {
    const before = this.#sentences.model;
    this.#count(text, tellOrigins(text, by));
    if (this.#sentences.model > before && isGenerated(by.model)) this.addModel(by.model, by.at);
  }

  /** A model whose words were added. */
  addModel(model: string, at: Date): void {
    this.#models.add(model);
    this.#times.push(at);
  }

  words(): GeneratedWords {
    const times = this.#times.toSorted((one, other) => one.getTime() - other.getTime());
    const [first, last] = [times[0], times.at(-1)];
    return {
      sentences: { ...this.#sentences },
      models: [...this.#models],
      written: first && last ? { first, last } : null,
    };
  }

  #count(text: string, stretches: Parameters<typeof countOrigins>[1]): void {
    const counted = countOrigins(text, stretches);
    for (const origin of wordsOrigin.options) this.#sentences[origin] += counted[origin];
  }
}
