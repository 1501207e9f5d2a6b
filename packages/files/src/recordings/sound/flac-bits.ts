/** Bits of a frame, the highest of a byte first. Reading behind the end gives zeros, and `isOver` tells. */
export class FlacBits {
  readonly #view: DataView;
  readonly #length: number;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#length = bytes.length;
    // Four bytes are read at once, behind the last one too.
    const padded = new Uint8Array(bytes.length + 4);
    padded.set(bytes);
    this.#view = new DataView(padded.buffer);
  }

  get isOver(): boolean {
    return this.#at > this.#length * 8;
  }

  /** The place in bytes; a byte that was begun is skipped. */
  alignedAt(): number {
    this.#at = (this.#at + 7) & ~7;
    return this.#at >> 3;
  }

  /** A number of at most 33 bits. */
  take(count: number): number {
    if (count > 24) return this.take(count - 16) * 65_536 + this.take(16);
    if (count === 0) return 0;
    const value = (this.#word() << (this.#at & 7)) >>> (32 - count);
    this.#at += count;
    return value;
  }

  /** The same in two's complement. */
  takeSigned(count: number): number {
    const value = this.take(count);
    return count > 0 && value >= 2 ** (count - 1) ? value - 2 ** count : value;
  }

  /** How many zeros stand in front of the next one. */
  takeUnary(): number {
    for (let zeros = 0; ; ) {
      const offset = this.#at & 7;
      const word = this.#word() << offset;
      if (word !== 0) {
        const ahead = Math.clz32(word);
        this.#at += ahead + 1;
        return zeros + ahead;
      }
      zeros += 32 - offset;
      this.#at += 32 - offset;
      if (this.#at > this.#length * 8) return zeros;
    }
  }

  /** Zeros that stand in front of a one, and a number of so many bits behind it: most of a frame is such numbers. */
  takeRice(count: number): number {
    const offset = this.#at & 7;
    const word = this.#word() << offset;
    const ahead = Math.clz32(word);
    const used = ahead + 1 + count;
    if (offset + used > 32) return this.takeUnary() * 2 ** count + this.take(count);
    this.#at += used;
    return count === 0 ? ahead : (ahead << count) + ((word << (ahead + 1)) >>> (32 - count));
  }

  #word(): number {
    const at = this.#at >> 3;
    return at < this.#length ? this.#view.getInt32(at) : 0;
  }
}
