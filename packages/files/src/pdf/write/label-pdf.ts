import { IMPLICIT_LABEL_KEY } from '../../labels/file-label.ts';

const ENTRY_BYTES = 20;

/**
 * Adds the implicit label to the information dictionary of a PDF (practice guide TC260-PG-20258A, 6.3), as an update behind its
 * end: nothing that was there changes. It knows the PDF that our compiler writes, with a table of places and no streams of them.
 * @throws Error for another kind of PDF
 */
export function labelPdf(content: Uint8Array, value: string): Buffer {
  const before = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const end = before.toString('latin1', Math.max(0, before.length - 1024));
  const table = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1];
  const trailer = /trailer\s+<<([\s\S]*?)>>\s*startxref/.exec(end)?.[1];
  const reference = trailer && /\/Info (\d+) 0 R/.exec(trailer)?.[1];
  if (!table || !reference)
    throw new Error('A PDF without a table of places or without an information dictionary.');
  const number = Number(reference);
  const place = placeOf(before, Number(table), number);
  const found = new RegExp(`^${number} 0 obj\\s*<<([\\s\\S]*?)>>\\s*endobj`).exec(
    before.toString('latin1', place, place + 64 * 1024),
  );
  if (!found) throw new Error('A PDF whose information dictionary is not where it says.');
  const gap = before.at(-1) === 0x0a ? '' : '\n';
  const dictionary = `${gap}${number} 0 obj\n<<${found[1]}  /${IMPLICIT_LABEL_KEY} ${hexText(value)}\n>>\nendobj\n`;
  const start = before.length + dictionary.length;
  const entry = `${String(before.length + gap.length).padStart(10, '0')} 00000 n \n`;
  const places = `xref\n${number} 1\n${entry}trailer\n<<${trailer?.trimEnd()}\n  /Prev ${table}\n>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([before, Buffer.from(dictionary + places, 'latin1')]);
}

/** Where an object begins, as the table says it. */
function placeOf(content: Buffer, table: number, number: number): number {
  const head = /^xref\s+0 \d+\s+/.exec(content.toString('latin1', table, table + 64))?.[0];
  if (!head) throw new Error('A PDF whose table of places is in parts.');
  const entry = table + head.length + number * ENTRY_BYTES;
  return Number(content.toString('latin1', entry, entry + 10));
}

/** A text string in UTF-16, as digits: every reader takes it, and nothing in it can end it. */
const hexText = (text: string): string =>
  `<FEFF${text
    .split('')
    .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('')}>`;
