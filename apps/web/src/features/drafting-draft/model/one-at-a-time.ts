/** How long nothing is typed before something is made of it. */
type Pause = (then: () => void) => () => void;

/**
 * Makes something of the newest wish, one at a time: while one is made, later wishes wait, and only the last of them is made. What is under way is
 * never dropped, since whoever makes it would have to begin anew.
 */
export class OneAtATime<Made> {
  readonly #pause: Pause;
  readonly #tell: (made: Made, isNewest: boolean) => void;
  #wish: (() => Promise<Made>) | null = null;
  #isMaking = false;
  #isClosed = false;
  #forget: () => void = () => {};

  constructor(pause: Pause, tell: (made: Made, isNewest: boolean) => void) {
    this.#pause = pause;
    this.#tell = tell;
  }

  /** `now`: without waiting for a pause. */
  want(make: () => Promise<Made>, now = false): void {
    this.#wish = make;
    this.#forget();
    if (now) void this.#makeNext();
    else this.#forget = this.#pause(() => void this.#makeNext());
  }

  /** Nothing is told any more. */
  close(): void {
    this.#isClosed = true;
    this.#wish = null;
    this.#forget();
  }

  async #makeNext(): Promise<void> {
    const make = this.#wish;
    if (this.#isMaking || make === null) return;
    this.#wish = null;
    this.#isMaking = true;
    const made = await make();
    this.#isMaking = false;
    if (this.#isClosed) return;
    this.#tell(made, this.#wish === null);
    void this.#makeNext();
  }
}
