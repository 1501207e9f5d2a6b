/**
 * Which accounts were deleted, kept outside the database: a backup that is restored brings them back, and they are deleted again
 * before anybody is served. It holds hashes of ids, which were random, and no word of the person.
 */
export interface DeletionLog {
  /** Keeps an account's hash; returns once it is on the disk. Twice is as good as once. */
  append(userHash: string, at: Date): Promise<void>;
  /** All hashes that were ever kept. */
  list(): Promise<string[]>;
}
