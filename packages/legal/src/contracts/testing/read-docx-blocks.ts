import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { TextBlock } from '../contract.ts';

/** Paragraphs and tables of a Word file, plainly: enough for tests that read whole contracts. Counted numbers are left out. */
export function readDocxBlocks(path: string): TextBlock[] {
  const source = readEntry(readFileSync(path), 'word/document.xml');
  const prefix =
    /xmlns:(\w+)="http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main"/.exec(source)?.[1] ??
    'w';
  const xml = source
    .replaceAll(`<${prefix}:`, '<w:')
    .replaceAll(`</${prefix}:`, '</w:')
    .replaceAll(` ${prefix}:`, ' w:');
  const blocks: TextBlock[] = [];
  const add = (block: Pick<TextBlock, 'kind' | 'level' | 'text' | 'rows'>) =>
    blocks.push({ id: `b${blocks.length}`, number: null, page: null, ...block });
  for (const [piece] of xml.matchAll(/<w:tbl>[\s\S]*?<\/w:tbl>|<w:p[ >][\s\S]*?<\/w:p>/g)) {
    if (piece.startsWith('<w:tbl>')) {
      const rows = [...piece.matchAll(/<w:tr[ >][\s\S]*?<\/w:tr>/g)].map(([row]) =>
        [...row.matchAll(/<w:tc[ >][\s\S]*?<\/w:tc>/g)].map(([cell]) => ({
          text: textOf(cell).replace(/\s+/g, ' ').trim(),
        })),
      );
      add({
        kind: 'table',
        level: null,
        text: rows.map((row) => row.map(({ text }) => text).join('\t')).join('\n'),
        rows,
      });
      continue;
    }
    const heading = /<w:pStyle w:val="Heading(\d)"/.exec(piece)?.[1];
    add({
      kind: heading ? 'heading' : 'paragraph',
      level: heading ? Number(heading) : null,
      text: textOf(piece),
      rows: null,
    });
  }
  return blocks;
}

function textOf(xml: string): string {
  return [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(tab|br)\/>/g)]
    .map(([, text, mark]) => (mark === 'tab' ? '\t' : mark === 'br' ? '\n' : unescapeXml(text ?? '')))
    .join('');
}

const unescapeXml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** One entry of a zip file, found in its central directory. */
function readEntry(file: Buffer, name: string): string {
  let at = file.readUInt32LE(file.lastIndexOf(Buffer.from('PK\x05\x06')) + 16);
  while (file.readUInt32LE(at) === 0x02014b50) {
    const nameLength = file.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    if (file.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const local = file.readUInt32LE(at + 42);
      const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
      const data = file.subarray(start, start + file.readUInt32LE(at + 20));
      return (file.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : data).toString('utf8');
    }
    at = next;
  }
  throw new Error(`${name} is not in the file`);
}
