import type { Caller } from '../../ports/app-context.ts';

const FRESH_MS = 15_000;
const MAX_ENTRIES = 10_000;

interface CachedSession {
  caller: Caller;
  readAt: number;
}

/** Remembers for some seconds who holds a token, and forgets at once what this process ends or changes. */
export class SessionCache {
  readonly #entries = new Map<string, CachedSession>();
  #generation = 0;

  /** Changes whenever something is forgotten, so that a read begun before cannot bring it back. */
  get generation(): number {
    return this.#generation;
  }

  get(tokenHash: string, now: number): Caller | null {
    const entry = this.#entries.get(tokenHash);
    if (!entry || now - entry.readAt >= FRESH_MS || now < entry.readAt) return null;
    return entry.caller;
  }

  set(tokenHash: string, caller: Caller, now: number, generation: number): void {
    if (generation !== this.#generation) return;
    if (this.#entries.size >= MAX_ENTRIES) this.#entries.clear();
    this.#entries.set(tokenHash, { caller, readAt: now });
  }

  forgetUser(userId: string): void {
    this.#forget((caller) => caller.userId === userId);
  }

  forgetSession(sessionId: string): void {
    this.#forget((caller) => caller.sessionId === sessionId);
  }

  #forget(matches: (caller: Caller) => boolean): void {
    this.#generation += 1;
    for (const [tokenHash, entry] of this.#entries) {
      if (matches(entry.caller)) this.#entries.delete(tokenHash);
    }
  }
}
