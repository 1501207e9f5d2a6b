import type { getBackupState } from '@mingfa/contract/admin';
import type { z } from 'zod';
import type { Environment } from '../env.ts';
import { getBackupRecord, recordFailedBackup, recordMadeBackup } from '../features/administration/index.ts';
import type { AppContext } from '../ports/app-context.ts';
import type { Jobs } from '../ports/jobs.ts';
import { errorForLog } from '../runtime/error-for-log.ts';
import type { BackupReason, MadeBackup } from './back-up.ts';
import { backupFolder, clearUnfinishedBackups, retainBackups } from './backup-folder.ts';
import { hourBefore, nextHour } from './hour-in-china.ts';

/** Writes one backup; the process that opened the database knows how. */
export type MakeBackup = (reason: BackupReason, signal: AbortSignal) => Promise<MadeBackup>;

const QUEUE = 'backup';
const ALARM = { key: 'alarm' };
const RETRY_SECONDS = 3600;
const LONGEST_SECONDS = 6 * 3600;

interface Running {
  backupId: string;
  startedAt: Date;
  ended: Promise<void>;
}

/**
 * Backups of a running server, one at a time: by hand, and every day at an hour. The alarm of the schedule is a durable job,
 * so one of several nodes hears it; whether a backup is due is asked of the record, so a missed hour is made up for.
 */
export class Backups {
  readonly #context: AppContext;
  readonly #environment: Environment;
  readonly #jobs: Jobs;
  readonly #make: MakeBackup;
  readonly #stop = new AbortController();
  #running: Running | null = null;

  constructor(context: AppContext, environment: Environment, parts: { jobs: Jobs; make: MakeBackup }) {
    this.#context = context;
    this.#environment = environment;
    this.#jobs = parts.jobs;
    this.#make = parts.make;
    // A node without the hour leaves the alarm to those that have one.
    if (environment.MINGFA_BACKUP_HOUR !== undefined)
      this.#jobs.register(
        QUEUE,
        { concurrency: 1, timeoutSeconds: LONGEST_SECONDS, retries: 0 },
        ({ signal }) => this.#onAlarm(signal),
      );
  }

  /** After a start: clears what a killed process left, and sets the alarm. */
  async resume(): Promise<void> {
    await clearUnfinishedBackups(backupFolder(this.#environment), this.#context.clock.now());
    if (this.#environment.MINGFA_BACKUP_HOUR !== undefined) await this.#setAlarm();
  }

  async describe(): Promise<z.output<typeof getBackupState.output>> {
    const { last, failure } = await getBackupRecord(this.#context);
    const environment = this.#environment;
    const hour = environment.MINGFA_BACKUP_HOUR;
    return {
      folder: backupFolder(environment),
      encrypted: Boolean(environment.MINGFA_BACKUP_PASSPHRASE ?? environment.MINGFA_BACKUP_PASSPHRASE_FILE),
      schedule:
        hour === undefined
          ? null
          : {
              hour,
              nextAt: nextHour(hour, this.#context.clock.now()).toISOString(),
              keepDaily: environment.MINGFA_BACKUP_KEEP_DAILY,
              keepWeekly: environment.MINGFA_BACKUP_KEEP_WEEKLY,
            },
      running: this.#running && {
        backupId: this.#running.backupId,
        startedAt: this.#running.startedAt.toISOString(),
      },
      last,
      failure,
    };
  }

  /** Begins a backup by hand; one that is being made already serves as well. */
  begin(): { backupId: string } {
    const { backupId } = this.#running ?? this.#begin('by-hand', this.#stop.signal);
    return { backupId };
  }

  /** Breaks off what is being made; the next start takes a scheduled one up again. */
  async close(): Promise<void> {
    this.#stop.abort(new Error('The server was stopped.'));
    await this.#running?.ended;
  }

  async #onAlarm(signal: AbortSignal): Promise<void> {
    while (this.#running) await this.#running.ended;
    if (!(await this.#isDue())) return this.#setAlarm();
    await this.#begin('scheduled', AbortSignal.any([signal, this.#stop.signal])).ended;
    signal.throwIfAborted();
    await this.#setAlarm(RETRY_SECONDS);
  }

  async #isDue(): Promise<boolean> {
    const hour = this.#environment.MINGFA_BACKUP_HOUR ?? 0;
    const { scheduledAt } = await getBackupRecord(this.#context);
    return scheduledAt === null || new Date(scheduledAt) < hourBefore(hour, this.#context.clock.now());
  }

  /** At the next hour; where one is due already, at once or after the wait that follows a failure. */
  async #setAlarm(retryAfterSeconds = 0): Promise<void> {
    const now = this.#context.clock.now();
    const next = nextHour(this.#environment.MINGFA_BACKUP_HOUR ?? 0, now);
    const afterSeconds = (await this.#isDue()) ? retryAfterSeconds : (next.getTime() - now.getTime()) / 1000;
    await this.#jobs.add(QUEUE, {}, { ...ALARM, afterSeconds });
  }

  #begin(reason: BackupReason, signal: AbortSignal): Running {
    const running: Running = {
      backupId: this.#context.ids.make('backup'),
      startedAt: this.#context.clock.now(),
      ended: Promise.resolve(),
    };
    this.#running = running;
    running.ended = this.#run(running, reason, signal).finally(() => {
      this.#running = null;
    });
    return running;
  }

  async #run({ backupId, startedAt }: Running, reason: BackupReason, signal: AbortSignal): Promise<void> {
    const { clock, logger } = this.#context;
    try {
      const made = await this.#make(reason, signal);
      const finishedAt = clock.now();
      const seconds = Math.round((finishedAt.getTime() - startedAt.getTime()) / 1000);
      await recordMadeBackup(this.#context, {
        backupId,
        reason,
        ...made,
        finishedAt: finishedAt.toISOString(),
        seconds,
      });
      logger.info({ folder: made.folder, bytes: made.bytes, seconds, reason }, 'a backup was made');
      const { MINGFA_BACKUP_KEEP_DAILY: daily, MINGFA_BACKUP_KEEP_WEEKLY: weekly } = this.#environment;
      const removed = await retainBackups(backupFolder(this.#environment), { daily, weekly });
      if (removed.length > 0) logger.info({ removed }, 'backups that had had their time were removed');
    } catch (error) {
      logger.error({ reason, error: errorForLog(error) }, 'a backup failed');
      if (signal.aborted) return;
      await recordFailedBackup(this.#context, {
        backupId,
        reason,
        failedAt: clock.now().toISOString(),
        message: error instanceof Error ? error.message : String(error),
      }).catch((cause: unknown) =>
        logger.error({ error: errorForLog(cause) }, 'a failure could not be recorded'),
      );
    }
  }
}
