import type { DraftDetail } from '@mingfa/contract/draft-state';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { ApiAnswer, ApiFailure } from '../../../lib/api-answer.ts';
import { isSameBody } from './body-words.ts';
import {
  asTyped,
  type ChangedField,
  changedOnBothSides,
  type DraftChanges,
  isEmpty,
  joined,
  NO_CHANGES,
  only,
  without,
} from './draft-changes.ts';
import { mergeBodies } from './merge-bodies.ts';

/** Typing pauses this long before what was typed is sent; somebody who never pauses waits no longer than `MOST_MS`. */
const PAUSE_MS = 700;
const MOST_MS = 1_200;
const RETRY_MS = [2_000, 4_000, 8_000, 16_000, 30_000];

/**
 * `waiting`: to be saved as soon as typing pauses. `lost`: the server was not reached, and is asked again by itself.
 * `refused`: the server says why. `changed`: it was saved elsewhere meanwhile, and somebody has to choose.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'lost' | 'refused' | 'changed';

/** What there is to know of a draft at a moment. */
export interface KeptDraft {
  /** As the server has it. */
  base: DraftDetail;
  /** What it does not have yet. */
  changes: DraftChanges;
  state: SaveState;
  /** Why the last save failed. */
  failure: ApiFailure | null;
  changed: readonly ChangedField[];
  /** What was written here and given up for what was newer elsewhere; nothing is lost by choosing. */
  setAside: DraftChanges;
  /** Goes up when the document was put there by something else than who edits it: an editor shows that one then. */
  bodiesFromElsewhere: number;
}

/** How a draft reaches the server. */
export interface DraftServer {
  save: (base: DraftDetail, changes: DraftChanges) => Promise<ApiAnswer<DraftDetail>>;
  read: () => Promise<ApiAnswer<DraftDetail>>;
  /** Keeps as a version what stands there, before something else is put in its place. */
  keepVersion: () => Promise<ApiAnswer<unknown>>;
}

const CHANGED_CODES: readonly (string | null)[] = ['draft_changed', 'facts_changed'];
/** Nobody was reached, or not now: asking again may help. */
const mayPass = ({ httpStatus }: ApiFailure) =>
  httpStatus === null || httpStatus >= 500 || httpStatus === 429;

/**
 * Keeps a draft while it is typed: changes are sent when typing pauses, one request at a time, again and again where the server is
 * not reached, and never over what was saved elsewhere.
 */
export class DraftKeeper {
  private kept: KeptDraft;
  private readonly server: DraftServer;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitingSince: number | null = null;
  private underWay: Promise<void> | null = null;
  private failures = 0;
  private newer: DraftDetail | null = null;
  /** Typed while a request is under way. */
  private later: DraftChanges = NO_CHANGES;
  private sent: DraftChanges = NO_CHANGES;
  private readonly editors = new Set<() => void>();

  constructor(base: DraftDetail, server: DraftServer) {
    this.server = server;
    this.kept = {
      ...{ base, changes: NO_CHANGES, state: 'saved', failure: null },
      ...{ changed: [], setAside: NO_CHANGES, bodiesFromElsewhere: 0 },
    };
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly read = (): KeptDraft => this.kept;

  /** An editor may hold words back for a moment: it is asked for them before they count. @returns how to leave */
  readonly askBeforehand = (handOver: () => void): (() => void) => {
    this.editors.add(handOver);
    return () => void this.editors.delete(handOver);
  };

  /** Something was typed. */
  readonly change = (change: DraftChanges): void => {
    if (this.underWay) this.later = joined(this.later, change);
    this.tell({ changes: joined(this.kept.changes, change) });
    if (this.newer) this.tell({ changed: changedOnBothSides(this.kept.base, this.newer, this.kept.changes) });
    else this.plan();
  };

  /** Sends at once what waits: the screen is being left, the connection is back, somebody asked. */
  readonly flush = (): void => {
    this.gather();
    if (['waiting', 'lost', 'refused'].includes(this.kept.state)) void this.sendNow();
  };

  /** Everything typed is at the server, or cannot get there now. @returns whether it is */
  readonly settle = async (): Promise<boolean> => {
    this.gather();
    for (let tries = 0; tries < 3 && !isEmpty(this.kept.changes); tries += 1) {
      await (this.underWay ?? this.sendNow());
      if (!['saved', 'waiting', 'saving'].includes(this.kept.state)) return false;
    }
    return isEmpty(this.kept.changes);
  };

  /** Tells the server that what was changed elsewhere has been seen. */
  readonly confirmSeen = (): void => void this.sendNow();

  /** The server has the draft otherwise: restored, renamed. What is typed stays. */
  readonly refresh = (newer: DraftDetail): void => {
    this.gather();
    const { base } = this.kept;
    const isOlder = newer.revision < base.revision || newer.factsRevision < base.factsRevision;
    if (this.underWay || isOlder || !isEmpty(this.kept.changes)) return;
    this.tell({ base: newer, ...this.afterBody(newer.body) });
  };

  /** Gives the document back to its template; what was edited freely is kept as a version before. @returns whether it is */
  readonly giveBack = async (): Promise<boolean> => {
    if (!(await this.settle())) return false;
    const kept = await this.server.keepVersion();
    if (!kept.status) return false;
    this.change({ ...NO_CHANGES, body: null });
    return true;
  };

  /** Of each field that was changed elsewhere the one or the other is taken; then saving goes on. */
  readonly resolve = async (isMine: (name: string) => boolean): Promise<void> => {
    this.gather();
    const { newer } = this;
    if (!newer || this.kept.state !== 'changed') return;
    const given = this.kept.changed.map(({ name }) => name).filter((name) => !isMine(name));
    const overwrites = given.length < this.kept.changed.length;
    if (overwrites) {
      const kept = await this.server.keepVersion();
      // Nothing is put over what stands there unless that is kept.
      if (!kept.status) {
        this.tell({ failure: kept });
        return;
      }
    }
    const setAside = joined(this.kept.setAside, only(this.kept.changes, given));
    const mine = asTyped(without(this.kept.changes, given), this.kept.changed);
    this.take(newer, mine, setAside);
    await this.sendNow();
  };

  /** What was set aside is put back, or let go. */
  readonly putBack = (names: readonly string[]): void => {
    const back = only(this.kept.setAside, names);
    const after = back.body === undefined ? {} : this.afterBody(back.body);
    this.tell({ setAside: without(this.kept.setAside, names) });
    this.change(back);
    this.tell(after);
  };
  readonly letGo = (): void => this.tell({ setAside: NO_CHANGES });

  private plan(): void {
    if (this.underWay) return;
    clearTimeout(this.timer);
    if (isEmpty(this.kept.changes)) {
      this.tell({ state: 'saved', failure: null });
      return;
    }
    this.waitingSince ??= Date.now();
    const left = Math.max(0, this.waitingSince + MOST_MS - Date.now());
    if (this.kept.state !== 'lost') this.tell({ state: 'waiting' });
    this.timer = setTimeout(() => void this.sendNow(), Math.min(PAUSE_MS, left));
  }

  private gather(): void {
    for (const handOver of this.editors) handOver();
  }

  /** What there is to tell where another document stands there now. */
  private afterBody(after: DraftDetail['body']): Partial<KeptDraft> {
    const { base, changes, bodiesFromElsewhere } = this.kept;
    const before = changes.body === undefined ? base.body : changes.body;
    return isSameBody(before, after) ? {} : { bodiesFromElsewhere: bodiesFromElsewhere + 1 };
  }

  private sendNow(): Promise<void> {
    this.gather();
    clearTimeout(this.timer);
    this.underWay ??= this.send().finally(() => {
      this.underWay = null;
      if (this.kept.state === 'saved' && !isEmpty(this.kept.changes)) this.plan();
    });
    return this.underWay;
  }

  private async send(): Promise<void> {
    this.waitingSince = null;
    this.sent = this.kept.changes;
    this.later = NO_CHANGES;
    this.tell({ state: 'saving' });
    const answer = await this.server.save(this.kept.base, this.sent);
    if (answer.status) {
      this.failures = 0;
      // What did not change stays the same object, so that it is not drawn anew.
      const { body } = this.sent;
      const held = body === undefined ? this.kept.base : { ...this.kept.base, body };
      const base = replaceEqualDeep(held, answer.data);
      this.tell({ base, changes: this.later, state: 'saved', failure: null });
    } else if (CHANGED_CODES.includes(answer.errorCode)) await this.meetNewer(answer);
    else this.onFailed(answer);
  }

  private onFailed(failure: ApiFailure): void {
    if (!mayPass(failure)) {
      this.tell({ state: 'refused', failure });
      return;
    }
    this.tell({ state: 'lost', failure });
    const delay = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? 0;
    this.failures += 1;
    this.timer = setTimeout(() => void this.sendNow(), delay);
  }

  /** What was written on one side alone needs no choice: theirs is taken over, ours is sent again. */
  private async meetNewer(failure: ApiFailure): Promise<void> {
    const answer = await this.server.read();
    if (!answer.status) {
      this.onFailed(answer);
      return;
    }
    this.gather();
    const body = mergeBodies(this.kept.base.body, this.kept.changes.body, answer.data.body);
    const both = body === null ? this.kept.changes : { ...this.kept.changes, body };
    const changed = changedOnBothSides(this.kept.base, answer.data, this.kept.changes).filter(
      ({ name }) => name !== 'body' || body === null,
    );
    if (changed.length > 0) {
      this.newer = answer.data;
      const after = body === null ? {} : this.afterBody(body);
      this.tell({ state: 'changed', failure, changed, changes: both, ...after });
      return;
    }
    this.take(answer.data, both, this.kept.setAside);
    this.timer = setTimeout(() => void this.sendNow(), 0);
  }

  private take(base: DraftDetail, changes: DraftChanges, setAside: DraftChanges): void {
    this.newer = null;
    const after = this.afterBody(changes.body === undefined ? base.body : changes.body);
    this.tell({ base, changes, setAside, state: 'waiting', failure: null, changed: [], ...after });
  }

  private tell(change: Partial<KeptDraft>): void {
    this.kept = { ...this.kept, ...change };
    for (const listener of this.listeners) listener();
  }
}
