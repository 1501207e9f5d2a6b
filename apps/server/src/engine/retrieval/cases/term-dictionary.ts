/**
 * Numbers for terms, in the order in which they were first met. Of a term only 32 bits are kept: of a million terms some
 * hundred share a number with another, which a ranking does not feel, and each takes 12 bytes instead of 100.
 */
export class TermDictionary {
  #hashes: Uint32Array;
  #slots: Int32Array;
  #size = 0;

  /** @param hashes a dictionary's `hashes`, as it was kept */
  constructor(hashes: Uint32Array = new Uint32Array()) {
    this.#hashes = new Uint32Array(Math.max(FEWEST, hashes.length));
    this.#slots = emptySlots(this.#hashes.length);
    for (const hash of hashes) this.#put(hash);
  }

  get size(): number {
    return this.#size;
  }

  /** All there is to keep of it. */
  get hashes(): Uint32Array {
    return this.#hashes.slice(0, this.#size);
  }

  /** The number of a term, or -1. */
  find(term: string): number {
    return this.#slots[this.#slotOf(hashOf(term))] as number;
  }

  add(term: string): number {
    return this.#put(hashOf(term));
  }

  #put(hash: number): number {
    const slot = this.#slotOf(hash);
    const held = this.#slots[slot] as number;
    if (held >= 0) return held;
    if (this.#size === this.#hashes.length) {
      this.#grow();
      return this.#put(hash);
    }
    this.#hashes[this.#size] = hash;
    this.#slots[slot] = this.#size;
    this.#size += 1;
    return this.#size - 1;
  }

  #slotOf(hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const held = this.#slots[slot] as number;
      if (held < 0 || this.#hashes[held] === hash) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    const hashes = new Uint32Array(this.#hashes.length * 2);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
    this.#slots = emptySlots(hashes.length);
    for (let number = 0; number < this.#size; number += 1)
      this.#slots[this.#slotOf(hashes[number] as number)] = number;
  }
}

const FEWEST = 1024;

/** At most half of the slots are taken, so that a term is found in a step or two. */
const emptySlots = (terms: number): Int32Array =>
  new Int32Array(2 ** (Math.ceil(Math.log2(terms)) + 1)).fill(-1);

/** FNV-1a over the term's characters, stirred so that all bits count in its place. */
function hashOf(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
