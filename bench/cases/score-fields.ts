import { JUDGED_FIELDS, type JudgedField, type Judgement, TARGETS } from './judge-reading.ts';

/** How often a field was right; of lists judged by F1 how many were found, wanted and both. */
interface FieldScore {
  right: number;
  of: number;
  found: number;
  wanted: number;
  hit: number;
}

/** Counts judgements by field. */
export class Scores {
  readonly #fields = new Map<JudgedField, FieldScore>();

  get isEmpty(): boolean {
    return this.#fields.size === 0;
  }

  add({ field, right, list }: Judgement): void {
    const score = this.#fields.get(field) ?? { right: 0, of: 0, found: 0, wanted: 0, hit: 0 };
    score.of += 1;
    if (right) score.right += 1;
    score.found += list?.found ?? 0;
    score.wanted += list?.wanted ?? 0;
    score.hit += list?.hit ?? 0;
    this.#fields.set(field, score);
  }

  /** A line for each field: how often it was right, F1 of lists, and the target. */
  lines(): string[] {
    return JUDGED_FIELDS.flatMap((field) => {
      const score = this.#fields.get(field);
      if (!score) return [];
      const { right, of, found, wanted, hit } = score;
      const f1 = found + wanted === 0 ? 1 : (2 * hit) / (found + wanted);
      const reached = found + wanted > 0 ? f1 : right / of;
      const target = TARGETS[field];
      const verdict =
        target === undefined ? '' : `, target ${target}: ${reached >= target ? 'met' : 'NOT MET'}`;
      const list =
        found + wanted > 0 ? `, F1 ${f1.toFixed(3)} (${hit} of ${wanted}, ${found - hit} too many)` : '';
      return [`  ${field.padEnd(12)} ${right} of ${of}${list}${verdict}`];
    });
  }
}
