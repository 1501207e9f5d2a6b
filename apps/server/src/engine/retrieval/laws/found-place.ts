import type { LawEntry, VersionEntry } from '../../library/index.ts';
import type { StoredDigest } from './digest-index.ts';

/** A place found, before its text is read. Without a version only our digest is held. */
export interface FoundPlace {
  law: LawEntry;
  version: VersionEntry | null;
  articleKey: string;
  score: number;
  digest: StoredDigest | null;
}
