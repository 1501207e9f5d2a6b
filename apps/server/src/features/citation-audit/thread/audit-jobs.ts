import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import type { DatabaseAddress } from '../../../db/client.ts';

/** What is audited: a file by its parts, the JSON texts of `readStoredParts`, or a pasted text. */
export type AuditSubject = { documentId: string; parts: string[] } | { pasted: string };

/** What the thread is begun with. */
export interface AuditThreadData {
  database: DatabaseAddress;
}

/** What the thread is told for each text. */
export interface AuditWork {
  subject: AuditSubject;
  asOf: string;
  /** The day of the audit. */
  today: string;
  /** Whose own cases are found by their numbers, too; null: nobody's. */
  askedBy: string | null;
  /** Characters that an earlier process looked through, and how many citations it found in them. */
  from: number;
  found: number;
  /** Of a long text two threads take one stretch after the other: how many were taken, in one number of 32 bits. */
  taken?: SharedArrayBuffer;
}

/** A stretch that was looked through. */
export interface AuditStep {
  /** Its number among those that this work looks through, from 0 on. */
  stretch: number;
  citations: AuditedCitation[];
  charactersDone: number;
  characters: number;
}

/** What the thread says: a stretch, or that it is over. */
export type AuditMessage =
  | { kind: 'step'; step: AuditStep }
  | { kind: 'end'; libraryDate: string | null; characters: number };
