import { readFile } from 'node:fs/promises';
import type { Environment } from '../env.ts';

/** What backups are encrypted with, without the line's end of a file; null where they are not. */
export async function readPassphrase(
  environment: Pick<Environment, 'MINGFA_BACKUP_PASSPHRASE' | 'MINGFA_BACKUP_PASSPHRASE_FILE'>,
): Promise<string | null> {
  const { MINGFA_BACKUP_PASSPHRASE: given, MINGFA_BACKUP_PASSPHRASE_FILE: file } = environment;
  if (!file) return given ?? null;
  if (given) throw new Error('Set MINGFA_BACKUP_PASSPHRASE or MINGFA_BACKUP_PASSPHRASE_FILE, not both.');
  const passphrase = (await readFile(file, 'utf8')).replace(/\r?\n$/, '');
  if (passphrase === '') throw new Error(`${file} (MINGFA_BACKUP_PASSPHRASE_FILE) is empty.`);
  return passphrase;
}
