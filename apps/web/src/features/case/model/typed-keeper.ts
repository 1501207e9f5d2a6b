import type { ApiAnswer, ApiFailure } from '../../../lib/api-answer.ts';
import { readStored, writeStored } from '../../../lib/stored-value.ts';

/** Typing pauses this long before what was typed is sent. */
const PAUSE_MS = 800;
const RETRY_MS = [2_000, 4_000, 8_000, 16_000, 30_000];

/** `waiting`: sent as soon as typing pauses. `lost`: the server was not reached, and is asked again. `refused`: the server says why. */
export type KeepState = 'saved' | 'waiting' | 'saving' | 'lost' | 'refused';

/** Values that belong together in one request, by their names in it. */
export type TypedValues = Readonly<Record<string, unknown>>;

/** What there is to know at a moment. */
export interface Kept {
  state: KeepState;
  failure: ApiFailure | null;
  /** By group and name, as they are being typed. */
  typed: Readonly<Record<string, TypedValues>>;
}

/** Sends the values of one group; what it is part of is taken from the answer by the caller. */
export type SendTyped = (group: string, values: TypedValues) => Promise<ApiAnswer<unknown>>;

/**
 * Keeps what is typed into a screen of many small fields: sent group by group when typing pauses, one request at a time, again and
 * again where the server is not reached. Until it is sent it lies in the browser's storage, so that a reload loses nothing.
 */
export class TypedKeeper {
  private kept: Kept;
  private unsent: Record<string, TypedValues>;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Groups that the server refused as they are, with why: they wait for a change. */
  private readonly refused = new Map<string, ApiFailure>();
  private isSending = false;
  private failures = 0;
  private readonly storageKey: string;
  private readonly send: SendTyped;

  constructor(storageKey: string, send: SendTyped) {
    this.storageKey = storageKey;
    this.send = send;
    this.unsent = readGroups(storageKey);
    const isAny = Object.keys(this.unsent).length > 0;
    this.kept = { state: isAny ? 'waiting' : 'saved', failure: null, typed: { ...this.unsent } };
    if (isAny) this.plan(0);
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly read = (): Kept => this.kept;

  /** Something was typed. */
  readonly change = (group: string, values: TypedValues): void => {
    const { typed } = this.kept;
    this.unsent = { ...this.unsent, [group]: { ...this.unsent[group], ...values } };
    this.refused.delete(group);
    this.store();
    const state = this.isSending ? 'saving' : 'waiting';
    this.tell({ typed: { ...typed, [group]: { ...typed[group], ...values } }, state, failure: null });
    if (!this.isSending) this.plan(PAUSE_MS);
  };

  /** Sends at once what waits: the screen is being left, the connection is back. */
  readonly flush = (): void => {
    if (Object.keys(this.unsent).length > 0) void this.sendNow();
  };

  /** Sends what waits, and is done when nothing waits any more; false when it could not be kept. */
  readonly settle = async (): Promise<boolean> => {
    this.flush();
    await new Promise<void>((resolve) => {
      const look = () => {
        if (this.kept.state === 'waiting' || this.kept.state === 'saving') return;
        stop();
        resolve();
      };
      const stop = this.subscribe(look);
      look();
    });
    return this.kept.state === 'saved';
  };

  /** What is shown comes from the server again: it was restored, or made anew. */
  readonly forget = (group?: string): void => {
    const without = (groups: Readonly<Record<string, TypedValues>>) =>
      group === undefined
        ? {}
        : Object.fromEntries(Object.entries(groups).filter(([name]) => name !== group));
    this.unsent = without(this.unsent);
    for (const name of [...this.refused.keys()]) if (!(name in this.unsent)) this.refused.delete(name);
    this.store();
    this.tell({ typed: without(this.kept.typed) });
    if (!this.isSending) this.goOn(PAUSE_MS);
  };

  private plan(afterMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.sendNow(), afterMs);
  }

  private async sendNow(): Promise<void> {
    clearTimeout(this.timer);
    const first = this.nextGroup();
    if (this.isSending || !first) return;
    const [group, values] = first;
    this.isSending = true;
    this.tell({ state: 'saving' });
    const answer = await this.send(group, values);
    this.isSending = false;
    if (answer.status) this.onSent(group, values);
    else if (answer.httpStatus === null || answer.httpStatus >= 500) this.onLost(answer);
    else {
      this.refused.set(group, answer);
      this.goOn(0);
    }
  }

  private nextGroup(): [string, TypedValues] | undefined {
    return Object.entries(this.unsent).find(([group]) => !this.refused.has(group));
  }

  /** To the next group that waits; without one it says whether all is kept. */
  private goOn(afterMs: number): void {
    if (this.nextGroup()) {
      this.tell({ state: 'waiting', failure: null });
      this.plan(afterMs);
      return;
    }
    const [failure] = this.refused.values();
    this.tell(failure ? { state: 'refused', failure } : { state: 'saved', failure: null });
  }

  private onSent(group: string, sent: TypedValues): void {
    this.failures = 0;
    const left = Object.entries(this.unsent[group] ?? {}).filter(([name, value]) => value !== sent[name]);
    const { [group]: _, ...others } = this.unsent;
    this.unsent = left.length > 0 ? { ...others, [group]: Object.fromEntries(left) } : others;
    this.store();
    this.goOn(left.length > 0 ? PAUSE_MS : 0);
  }

  private onLost(failure: ApiFailure): void {
    this.tell({ state: 'lost', failure });
    const delay = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? 0;
    this.failures += 1;
    this.plan(delay);
  }

  private store(): void {
    const isAny = Object.keys(this.unsent).length > 0;
    writeStored(this.storageKey, isAny ? JSON.stringify(this.unsent) : null);
  }

  private tell(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    for (const listener of this.listeners) listener();
  }
}

function readGroups(storageKey: string): Record<string, TypedValues> {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, TypedValues>) : {};
  } catch {
    return {};
  }
}
