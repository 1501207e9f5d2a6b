/** A stretch of bytes, `end` exclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range that a request asks for. Several at once, other units and what cannot be read are passed over: the whole is sent then.
 * @returns null for the whole; `unsatisfiable` where the range lies behind the end
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | null | 'unsatisfiable' {
  const found = /^\s*bytes\s*=\s*(\d{0,16})\s*-\s*(\d{0,16})\s*$/i.exec(header ?? '');
  if (!found) return null;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(bytes, Number(last));
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= bytes) return 'unsatisfiable';
  return { start, end: last === '' ? bytes : Math.min(bytes, Number(last) + 1) };
}
