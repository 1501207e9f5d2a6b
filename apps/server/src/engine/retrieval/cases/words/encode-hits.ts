/** How often a term stands in each part of a case, the most that is told apart. */
const MOST_COUNTED = 15;
const HEADER_BYTES = 4;

/** Collects the hits of one term in one chunk. Cases must come in the order of their numbers. */
export class HitCollector {
  readonly #bytes: number[] = [];
  #last = 0;

  /** @param counts by the place of the part in `CASE_PARTS`, at most eight */
  add(number: number, counts: ArrayLike<number>): void {
    let gap = number - this.#last;
    this.#last = number;
    while (gap > 127) {
      this.#bytes.push((gap & 127) | 128);
      gap >>>= 7;
    }
    this.#bytes.push(gap);
    let mask = 0;
    const kept: number[] = [];
    for (let part = 0; part < counts.length; part += 1) {
      const count = counts[part] ?? 0;
      if (count === 0) continue;
      mask |= 1 << part;
      kept.push(Math.min(MOST_COUNTED, count));
    }
    this.#bytes.push(mask);
    for (let at = 0; at < kept.length; at += 2) {
      this.#bytes.push((kept[at] ?? 0) | ((kept[at + 1] ?? 0) << 4));
    }
  }

  /** Behind their length, so that the hits of several chunks can be joined. */
  encode(): Buffer {
    const encoded = Buffer.allocUnsafe(HEADER_BYTES + this.#bytes.length);
    encoded.writeUInt32BE(this.#bytes.length, 0);
    encoded.set(this.#bytes, HEADER_BYTES);
    return encoded;
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
