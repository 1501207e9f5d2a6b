import type { OwnCloneDetail } from '@mingfa/contract/clone';
import type { CloneContent } from '@mingfa/contract/clone-content';
import type { ApiAnswer, ApiFailure } from '../../../lib/api-answer.ts';
import { valueAt, withValueAt } from './content-path.ts';
import { settleContent } from './settle-content.ts';

/** Typing pauses this long before what was typed is sent. */
const PAUSE_MS = 700;
const RETRY_MS = [2_000, 4_000, 8_000, 16_000, 30_000];

/**
 * `waiting`: to be saved as soon as typing pauses. `lost`: the server was not reached, and is asked again by itself.
 * `nameless`: it needs a name first. `refused`: the server says why. `changed`: it was saved elsewhere meanwhile.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'lost' | 'nameless' | 'refused' | 'changed';

/** One field that was written both here and elsewhere since the draft was read, and not alike. */
export interface ChangedField {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** What there is to know of a draft at a moment. */
export interface KeptDraft {
  /** As it is being typed. */
  content: CloneContent;
  /** The clone as the server has it. */
  clone: OwnCloneDetail;
  state: SaveState;
  /** Why the last save failed. */
  failure: ApiFailure | null;
  changed: readonly ChangedField[];
}

/** Sends a draft to the server. */
export type SendDraft = (draftRevision: number, content: CloneContent) => Promise<ApiAnswer<OwnCloneDetail>>;

/**
 * Keeps the draft of a clone while it is typed: it is sent when typing pauses, one request at a time, again and again where the
 * server is not reached, and never over what was saved elsewhere.
 */
export class DraftKeeper {
  private kept: KeptDraft;
  private readonly send: SendDraft;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;
  private failures = 0;
  /** Of the newer draft, and its content, while one chooses between the two. */
  private newer: { draftRevision: number; content: CloneContent } | null = null;

  constructor(clone: OwnCloneDetail, send: SendDraft) {
    this.kept = { content: clone.content, clone, state: 'saved', failure: null, changed: [] };
    this.send = send;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly read = (): KeptDraft => this.kept;

  /** Something was typed. */
  readonly change = (to: (content: CloneContent) => CloneContent): void => {
    this.tell({ content: to(this.kept.content) });
    if (this.kept.state !== 'changed') this.plan(PAUSE_MS);
  };

  /** Sends at once what waits: the screen is being left, the connection is back. */
  readonly flush = (): void => {
    if (this.kept.state === 'waiting' || this.kept.state === 'lost') void this.sendNow();
  };

  /** The server has the clone otherwise: published, discarded. The draft here follows it. */
  adopt(clone: OwnCloneDetail): void {
    clearTimeout(this.timer);
    this.newer = null;
    this.tell({ content: clone.content, clone, state: 'saved', failure: null, changed: [] });
  }

  /** The clone was read anew: taken over unless something waits here. */
  refresh(clone: OwnCloneDetail): void {
    if (this.kept.state !== 'saved' || this.isSending) return;
    if (clone.draftRevision < this.kept.clone.draftRevision) return;
    this.tell({ clone, content: same(clone.content, this.settled()) ? this.kept.content : clone.content });
  }

  /** Of each field that was changed elsewhere the one or the other is kept; then saving goes on. */
  resolve(isMine: (path: string) => boolean): void {
    const { newer } = this;
    if (!newer) return;
    const taken = this.kept.changed.filter(({ path }) => !isMine(path));
    const content = withTheirs(this.kept.content, taken);
    this.newer = null;
    this.tell({ content, clone: { ...this.kept.clone, ...newer }, changed: [], failure: null });
    this.plan(0);
  }

  private settled(): CloneContent | null {
    return settleContent(this.kept.content);
  }

  private plan(afterMs: number): void {
    clearTimeout(this.timer);
    const content = this.settled();
    if (content === null) this.tell({ state: 'nameless' });
    else if (this.isSending) return;
    else if (same(content, this.kept.clone.content)) this.tell({ state: 'saved', failure: null });
    else {
      if (this.kept.state !== 'lost') this.tell({ state: 'waiting' });
      this.timer = setTimeout(() => void this.sendNow(), afterMs);
    }
  }

  private async sendNow(): Promise<void> {
    clearTimeout(this.timer);
    const content = this.settled();
    if (this.isSending || content === null) return;
    this.isSending = true;
    this.tell({ state: 'saving' });
    const answer = await this.send(this.kept.clone.draftRevision, content);
    this.isSending = false;
    if (answer.status) this.onSaved(answer.data);
    else if (answer.errorCode === 'draft_changed') this.onChangedElsewhere(answer);
    else if (answer.httpStatus === null || answer.httpStatus >= 500) this.onLost(answer);
    else this.tell({ state: 'refused', failure: answer });
  }

  private onSaved(clone: OwnCloneDetail): void {
    this.failures = 0;
    this.tell({ clone, state: 'saved', failure: null });
    this.plan(PAUSE_MS);
  }

  private onLost(failure: ApiFailure): void {
    this.tell({ state: 'lost', failure });
    const delay = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? 0;
    this.failures += 1;
    this.timer = setTimeout(() => void this.sendNow(), delay);
  }

  /** What was written on one side alone needs no choice: theirs is taken over, ours stays. */
  private onChangedElsewhere(failure: ApiFailure): void {
    const told = new Map(failure.details.map(({ path, message }) => [path, message]));
    const before = this.kept.clone.content;
    const differing = [...told].flatMap(([path, message]): ChangedField[] => {
      if (!path.startsWith('content.')) return [];
      const field = path.slice('content.'.length);
      return [{ path: field, mine: valueAt(this.kept.content, field), theirs: JSON.parse(message) }];
    });
    const isAsBefore = (path: string, value: unknown) => same(value, valueAt(before, path));
    const newerContent = withTheirs(this.kept.content, differing);
    const theirsAlone = differing.filter(({ path, mine }) => isAsBefore(path, mine));
    const changed = differing.filter(
      ({ path, mine, theirs }) => !isAsBefore(path, mine) && !isAsBefore(path, theirs),
    );
    this.newer = { draftRevision: Number(told.get('draftRevision')), content: newerContent };
    this.tell({ content: withTheirs(this.kept.content, theirsAlone), state: 'changed', failure, changed });
    if (changed.length === 0) this.resolve(() => true);
  }

  private tell(change: Partial<KeptDraft>): void {
    this.kept = { ...this.kept, ...change };
    for (const listener of this.listeners) listener();
  }
}

const withTheirs = (content: CloneContent, fields: readonly ChangedField[]): CloneContent =>
  fields.reduce((held, { path, theirs }) => withValueAt(held, path, theirs), content);

/** Both came through the schema, which gives their fields one order. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
