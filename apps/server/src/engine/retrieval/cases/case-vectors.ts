/** Vectors of cases by their numbers, one after the other in one array that grows: 400 bytes a case. */
export class CaseVectors {
  readonly dimensions: number;
  #values: Float32Array;
  #size = 0;

  /** @param values vectors as `keep` gave them */
  constructor(dimensions: number, values: Float32Array = new Float32Array()) {
    this.dimensions = dimensions;
    this.#values = values;
    this.#size = dimensions === 0 ? 0 : values.length / dimensions;
  }

  get bytes(): number {
    return this.#values.byteLength;
  }

  /** @returns the number of the case */
  add(vector: Float32Array): number {
    const end = (this.#size + 1) * this.dimensions;
    if (end > this.#values.length) {
      const grown = new Float32Array(Math.max(end, Math.ceil(this.#values.length * 1.5)));
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values.set(vector, this.#size * this.dimensions);
    this.#size += 1;
    return this.#size - 1;
  }

  /** How near each case lies, -1 to 1. */
  score(story: Float32Array): Float32Array {
    const scores = new Float32Array(this.#size);
    for (let index = 0; index < this.#size; index += 1) scores[index] = this.nearness(index, story);
    return scores;
  }

  nearness(index: number, story: Float32Array): number {
    const { dimensions } = this;
    const values = this.#values;
    const start = index * dimensions;
    let sum = 0;
    for (let k = 0; k < dimensions; k += 1) sum += (story[k] as number) * (values[start + k] as number);
    return sum;
  }

  /** The middle of some cases, of length one. */
  middleOf(cases: readonly number[]): Float32Array {
    const middle = new Float32Array(this.dimensions);
    for (const index of cases) {
      const start = index * this.dimensions;
      for (let k = 0; k < this.dimensions; k += 1)
        middle[k] = (middle[k] as number) + (this.#values[start + k] as number);
    }
    const length = Math.hypot(...middle) || 1;
    return middle.map((value) => value / length);
  }

  keep(): Float32Array {
    return this.#values.slice(0, this.#size * this.dimensions);
  }
}
