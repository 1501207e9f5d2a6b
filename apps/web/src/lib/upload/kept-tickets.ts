import type { UploadPurpose } from '@mingfa/contract/upload';
import { OF_SESSION, readStored, writeStored } from '../stored-value.ts';

/** A ticket is worth nothing after its session, and names files. */
const KEY = `${OF_SESSION}unfinishedUploads`;
const KEPT_MAX = 50;

/** A begun upload: what it takes to go on with it after a reload, once the person gives the same file again. */
export interface KeptTicket {
  uploadId: string;
  ticket: string;
  address: string;
  partBytes: number;
  expiresAt: string;
}

function readAll(): Record<string, KeptTicket> {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, KeptTicket>) : {};
  } catch {
    return {};
  }
}

function writeAll(kept: Record<string, KeptTicket>): void {
  const alive = Object.entries(kept)
    .filter(([, { expiresAt }]) => Date.parse(expiresAt) > Date.now())
    .slice(-KEPT_MAX);
  writeStored(KEY, alive.length > 0 ? JSON.stringify(Object.fromEntries(alive)) : null);
}

/** By the file's checksum and name, and what it is for: the ticket is bound to all three. */
const keyOf = (sha256: string, name: string, purpose: UploadPurpose) => `${purpose} ${sha256} ${name}`;

export function keptTicket(sha256: string, name: string, purpose: UploadPurpose): KeptTicket | null {
  const kept = readAll()[keyOf(sha256, name, purpose)];
  return kept && Date.parse(kept.expiresAt) > Date.now() ? kept : null;
}

export function keepTicket(sha256: string, name: string, purpose: UploadPurpose, ticket: KeptTicket): void {
  writeAll({ ...readAll(), [keyOf(sha256, name, purpose)]: ticket });
}

export function dropTicket(sha256: string, name: string, purpose: UploadPurpose): void {
  const { [keyOf(sha256, name, purpose)]: _, ...rest } = readAll();
  writeAll(rest);
}
