import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../env.ts';
import { readManifest } from './backup-manifest.ts';

/** What the name of a backup ends with until it is whole, and again while it is being removed. */
export const UNFINISHED = '.unfinished';
/** No backup takes this long: what is older was left by a process that was killed. */
const LEFT_BEHIND_MS = 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const CHINA_MS = 8 * 3_600_000;
/** 1 January 1970 was a Thursday. */
const MONDAY_DAYS = 3;

/** The folder that holds one folder for each backup. */
export function backupFolder(environment: Pick<Environment, 'dataDir' | 'MINGFA_BACKUP_FOLDER'>): string {
  return environment.MINGFA_BACKUP_FOLDER ?? join(environment.dataDir, 'backups');
}

interface Kept {
  daily: number;
  weekly: number;
}

/**
 * Removes backups that were made by themselves and have had their time: the newest of each of the last days, and of each of
 * the last weeks, stay. One made by hand or before an upgrade is somebody's to remove.
 * @returns the names of those that went
 */
export async function retainBackups(folder: string, kept: Kept): Promise<string[]> {
  const scheduled: { name: string; at: number }[] = [];
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('-scheduled'))) {
    const manifest = await readManifest(join(folder, name)).catch(() => null);
    if (manifest?.reason === 'scheduled') scheduled.push({ name, at: Date.parse(manifest.createdAt) });
  }
  const gone = chooseGone(scheduled, kept);
  for (const name of gone) {
    const removing = join(folder, `${name}${UNFINISHED}`);
    await rename(join(folder, name), removing);
    await rm(removing, { recursive: true, force: true });
  }
  return gone;
}

/** Removes what a killed process left half made or half removed. */
export async function clearUnfinishedBackups(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(UNFINISHED))) {
    const path = join(folder, name);
    const changed = await stat(path).catch(() => null);
    if (changed && now.getTime() - changed.mtimeMs > LEFT_BEHIND_MS)
      await rm(path, { recursive: true, force: true });
  }
}

/** Names of the backups that neither of the newest days nor of the newest weeks is the newest. */
export function chooseGone(backups: readonly { name: string; at: number }[], kept: Kept): string[] {
  const newestFirst = backups.toSorted((one, other) => other.at - one.at);
  const dayOf = (at: number) => Math.floor((at + CHINA_MS) / DAY_MS);
  const weekOf = (at: number) => Math.floor((dayOf(at) + MONDAY_DAYS) / 7);
  const stay = new Set([
    ...newestOfEach(newestFirst, dayOf).slice(0, kept.daily),
    ...newestOfEach(newestFirst, weekOf).slice(0, kept.weekly),
  ]);
  return newestFirst.map(({ name }) => name).filter((name) => !stay.has(name));
}

function newestOfEach(
  newestFirst: readonly { name: string; at: number }[],
  spanOf: (at: number) => number,
): string[] {
  const newest = new Map<number, string>();
  for (const { name, at } of newestFirst) if (!newest.has(spanOf(at))) newest.set(spanOf(at), name);
  return [...newest.values()];
}
