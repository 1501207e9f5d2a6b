/** Arrays as long as there are cases, to be worked in and given back: made anew for each search they would be most of what the memory is tidied of. */
export interface Scratch {
  rows: Int32Array;
  frequencies: Float32Array;
  counts: Uint8Array;
  parts: Uint8Array;
}

let held: Scratch | null = null;

/** The same arrays for everybody, with what was last in them: only between two points where others have their turn. */
export function scratchOf(size: number): Scratch {
  if (held?.rows.length !== size) {
    held = {
      rows: new Int32Array(size),
      frequencies: new Float32Array(size),
      counts: new Uint8Array(size),
      parts: new Uint8Array(size),
    };
  }
  return held;
}
