export const CUTS = [1, 5, 10, 20, 100] as const;

/** Quality of orders over many questions: recall at the cuts, and the reciprocal rank of the first answer among ten. */
export class OrderQuality {
  private asked = 0;
  private readonly found = CUTS.map(() => 0);
  private reciprocal = 0;

  /** @param total how many answers there are, held or not */
  add(order: readonly string[], answers: ReadonlySet<string>, total: number): void {
    this.asked += 1;
    for (const [at, cut] of CUTS.entries()) {
      const right = order.slice(0, cut).filter((place) => answers.has(place)).length;
      this.found[at] = (this.found[at] ?? 0) + right / total;
    }
    const first = order.slice(0, 10).findIndex((place) => answers.has(place));
    if (first !== -1) this.reciprocal += 1 / (first + 1);
  }

  recall(cut: (typeof CUTS)[number]): number {
    return (this.found[CUTS.indexOf(cut)] ?? 0) / this.asked;
  }
  get meanReciprocal(): number {
    return this.reciprocal / this.asked;
  }
  toString(): string {
    const recalls = CUTS.map((cut) => `R@${cut} ${this.recall(cut).toFixed(3)}`);
    return `${recalls.join('  ')}  MRR@10 ${this.meanReciprocal.toFixed(3)}`;
  }
}
