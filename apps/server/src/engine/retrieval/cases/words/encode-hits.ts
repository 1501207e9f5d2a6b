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

/**
 * Reads hits one after the other.
 * @param take gets the case's number, which parts hold the term (a bit each) and the counts of those parts, which it must not keep
 */
export function decodeHits(
  bytes: Uint8Array,
  take: (number: number, mask: number, counts: Uint8Array) => void,
): void {
  const counts = new Uint8Array(8);
  let at = 0;
  while (at + HEADER_BYTES <= bytes.length) {
    const length =
      (((bytes[at] as number) << 24) |
        ((bytes[at + 1] as number) << 16) |
        ((bytes[at + 2] as number) << 8) |
        (bytes[at + 3] as number)) >>>
      0;
    at += HEADER_BYTES;
    const end = Math.min(bytes.length, at + length);
    let number = 0;
    while (at < end) {
      let shift = 0;
      let byte: number;
      do {
        byte = bytes[at++] as number;
        number += (byte & 127) << shift;
        shift += 7;
      } while (byte > 127);
      const mask = bytes[at++] as number;
      counts.fill(0);
      let half = 0;
      for (let part = 0; part < 8; part += 1) {
        if ((mask & (1 << part)) === 0) continue;
        const pair = bytes[at] as number;
        counts[part] = half === 0 ? pair & 15 : pair >> 4;
        if (half === 1) at += 1;
        half ^= 1;
      }
      if (half === 1) at += 1;
      take(number, mask, counts);
    }
  }
}
