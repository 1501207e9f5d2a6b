/** How often a term stands in each part of a case, the most that is told apart. */
const MOST_COUNTED = 15;
const BITS_OF_COUNT = 4;
const HEADER_BYTES = 4;

/** How often a term stands in each of eight parts, four bits each, the first part lowest. */
export function countedOnceMore(counts: number, part: number): number {
  const shift = part * BITS_OF_COUNT;
  return ((counts >>> shift) & MOST_COUNTED) === MOST_COUNTED ? counts : (counts + (1 << shift)) >>> 0;
}

/** Collects the hits of one term in one chunk. Cases must come in the order of their numbers. */
export class HitCollector {
  #bytes = new Uint8Array(64);
  #length = HEADER_BYTES;
  #last = 0;

  /** @param counts as {@link countedOnceMore} makes them */
  add(number: number, counts: number): void {
    if (this.#length + 16 > this.#bytes.length) this.#grow();
    const bytes = this.#bytes;
    let at = this.#length;
    let gap = number - this.#last;
    this.#last = number;
    for (; gap > 127; gap >>>= 7) bytes[at++] = (gap & 127) | 128;
    bytes[at++] = gap;
    const maskAt = at++;
    let mask = 0;
    let held = 0;
    for (let part = 0; part < 8; part += 1) {
      const count = (counts >>> (part * BITS_OF_COUNT)) & MOST_COUNTED;
      if (count === 0) continue;
      mask |= 1 << part;
      if ((held & 1) === 0) bytes[at++] = count;
      else bytes[at - 1] = (bytes[at - 1] as number) | (count << BITS_OF_COUNT);
      held += 1;
    }
    bytes[maskAt] = mask;
    this.#length = at;
  }

  /** Behind their length, so that the hits of several chunks can be joined; the collector is then empty. */
  take(): Buffer {
    const encoded = Buffer.from(this.#bytes.subarray(0, this.#length));
    encoded.writeUInt32BE(this.#length - HEADER_BYTES, 0);
    this.#length = HEADER_BYTES;
    this.#last = 0;
    return encoded;
  }

  #grow(): void {
    const grown = new Uint8Array(this.#bytes.length * 2);
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}

/** Counts stand two in a byte: so many bytes for the parts of a mask. */
const BYTES_OF_MASK = Uint8Array.from({ length: 256 }, (_, mask) => {
  let parts = 0;
  for (let left = mask; left > 0; left &= left - 1) parts += 1;
  return (parts + 1) >> 1;
});

/** Reads hits one after the other; what is passed over costs next to nothing, since counts are read only where they are asked for. */
export class HitCursor {
  readonly #bytes: Uint8Array;
  #at = 0;
  #end = 0;
  #countsAt = 0;
  /** Of the case. */
  number = 0;
  /** Which parts hold the term, a bit each. */
  mask = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** @returns false at the end */
  next(): boolean {
    const bytes = this.#bytes;
    let at = this.#at;
    while (at >= this.#end) {
      if (at + HEADER_BYTES > bytes.length) return false;
      const length =
        (((bytes[at] as number) << 24) |
          ((bytes[at + 1] as number) << 16) |
          ((bytes[at + 2] as number) << 8) |
          (bytes[at + 3] as number)) >>>
        0;
      at += HEADER_BYTES;
      this.#end = Math.min(bytes.length, at + length);
      this.number = 0;
    }
    let byte = bytes[at++] as number;
    let gap = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number;
      gap += (byte & 127) << shift;
    }
    this.number += gap;
    const mask = bytes[at++] as number;
    this.mask = mask;
    this.#countsAt = at;
    this.#at = at + (BYTES_OF_MASK[mask] as number);
    return true;
  }

  /** How often the term stands in each part of the case: a count for each part of the mask, the others stay as they are. */
  readCounts(counts: Uint8Array): void {
    const bytes = this.#bytes;
    let at = this.#countsAt;
    let isSecond = false;
    for (let left = this.mask; left > 0; left &= left - 1) {
      const part = 31 - Math.clz32(left & -left);
      const pair = bytes[at] as number;
      counts[part] = isSecond ? pair >> BITS_OF_COUNT : pair & MOST_COUNTED;
      if (isSecond) at += 1;
      isSecond = !isSecond;
    }
  }
}
