/** What was done with a recording. */
export type CustodyAction =
  | 'received'
  | 'played'
  | 'transcribed'
  | 'edited'
  | 'renamed_speaker'
  | 'exported'
  | 'shared'
  | 'copied'
  | 'deleted';

/** Something done with a recording, as it is chained. */
export interface CustodyEntry {
  /** From 1, without a gap. */
  number: number;
  /** A moment in UTC, ISO 8601. */
  at: string;
  action: CustodyAction;
  /** Whoever did it, as they are to be named; a program by its name. */
  by: string;
  /** What it was done to, and how: a time range, the format of an export. */
  detail: Readonly<Record<string, string | number | boolean | null>>;
}

/** An entry with what holds it to the one before it. */
export interface ChainedEntry extends CustodyEntry {
  /** Of the entry before; of the first, {@link FIRST_CUSTODY_HASH}. */
  previousHash: string;
  hash: string;
}

/** Makes the SHA-256 of a text in UTF-8, as lower-case hexadecimal. */
export type HashText = (text: string) => string;

/** What the first entry follows. */
export const FIRST_CUSTODY_HASH = '0'.repeat(64);

/** Why a chain is not whole: an entry was changed, does not follow the one before it, is missing, or is older than the one before it. */
export type ChainFault = 'changed' | 'unlinked' | 'missing' | 'out_of_time';

/**
 * Chains an entry: its hash is over the hash before it and its own canonical JSON, on two lines.
 * @param previousHash of the entry before; {@link FIRST_CUSTODY_HASH} for the first
 */
export function chainEntry(previousHash: string, entry: CustodyEntry, hashText: HashText): ChainedEntry {
  const { number, at, action, by, detail } = entry;
  const fixed = { number, at, action, by, detail };
  return { ...fixed, previousHash, hash: hashText(`${previousHash}\n${canonicalJson(fixed)}`) };
}

/** Looks through a whole chain. Entries taken off its end are found only by whoever kept the last hash elsewhere. */
export function verifyChain(
  entries: readonly ChainedEntry[],
  hashText: HashText,
  lastHash?: string,
): { isWhole: true } | { isWhole: false; number: number; fault: ChainFault } {
  let previous: ChainedEntry | null = null;
  for (const [index, entry] of entries.entries()) {
    const fail = (fault: ChainFault) => ({ isWhole: false as const, number: index + 1, fault });
    if (entry.number !== index + 1) return fail('missing');
    if (entry.previousHash !== (previous?.hash ?? FIRST_CUSTODY_HASH)) return fail('unlinked');
    if (chainEntry(entry.previousHash, entry, hashText).hash !== entry.hash) return fail('changed');
    if (previous && entry.at < previous.at) return fail('out_of_time');
    previous = entry;
  }
  if (lastHash !== undefined && (previous?.hash ?? FIRST_CUSTODY_HASH) !== lastHash)
    return { isWhole: false, number: entries.length + 1, fault: 'missing' };
  return { isWhole: true };
}

/** JSON that is the same for the same value: keys in the order of their UTF-16 units, no blanks (as RFC 8785 has it). */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, held: unknown) =>
    held !== null && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  );
}
