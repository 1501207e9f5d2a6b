/** What this process works on, by the id of what it is about, so that a cancel or a deletion is heard at once. */
export class LiveWork {
  readonly #controllers = new Map<string, Set<AbortController>>();

  /** Runs work that `stop` of its id ends, as `signal` does. */
  async run<Result>(
    id: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const controller = new AbortController();
    const controllers = this.#controllers.get(id) ?? new Set();
    this.#controllers.set(id, controllers.add(controller));
    try {
      return await work(AbortSignal.any([signal, controller.signal]));
    } finally {
      controllers.delete(controller);
      if (controllers.size === 0) this.#controllers.delete(id);
    }
  }

  /** Ends the work on this id in this process; elsewhere it ends at its next step, by what its row says. */
  stop(id: string): void {
    for (const controller of this.#controllers.get(id) ?? []) controller.abort(new WorkOverridden());
  }
}

/** Somebody cancelled what is worked on, deleted it, or began it anew: the work ends without a trace. */
export class WorkOverridden extends Error {
  override name = 'WorkOverridden';

  constructor() {
    super('What was worked on was cancelled, deleted or begun anew.');
  }
}
