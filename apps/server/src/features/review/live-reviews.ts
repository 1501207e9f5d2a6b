/** Somebody cancelled or deleted the review: what is under way ends without a trace. */
export class ReviewOverridden extends Error {
  override name = 'ReviewOverridden';

  constructor() {
    super('The review was cancelled or deleted.');
  }
}

/** Reviews this process works on, so that a cancel is heard at once. */
export class LiveReviews {
  readonly #controllers = new Map<string, AbortController>();

  async run<Result>(
    reviewId: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const controller = new AbortController();
    this.#controllers.set(reviewId, controller);
    try {
      return await work(AbortSignal.any([signal, controller.signal]));
    } finally {
      this.#controllers.delete(reviewId);
    }
  }

  stop(reviewId: string): void {
    this.#controllers.get(reviewId)?.abort(new ReviewOverridden());
  }
}
