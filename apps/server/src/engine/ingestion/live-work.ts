/** Documents being worked on in this process, so that a cancel or a deletion is heard at once. */
export class LiveWork {
  readonly #controllers = new Map<string, Set<AbortController>>();

  /** Runs work that `stop` of its document ends, as `signal` does. */
  async run<Result>(
    documentId: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const controller = new AbortController();
    const controllers = this.#controllers.get(documentId) ?? new Set();
    this.#controllers.set(documentId, controllers.add(controller));
    try {
      return await work(AbortSignal.any([signal, controller.signal]));
    } finally {
      controllers.delete(controller);
      if (controllers.size === 0) this.#controllers.delete(documentId);
    }
  }

  stop(documentId: string): void {
    for (const controller of this.#controllers.get(documentId) ?? []) controller.abort(new WorkOverridden());
  }
}

/** Somebody cancelled the document, deleted it, or began it anew: what is under way ends without a trace. */
export class WorkOverridden extends Error {
  override name = 'WorkOverridden';

  constructor() {
    super('The document was cancelled, deleted or begun anew.');
  }
}
