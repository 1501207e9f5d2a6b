import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentPart } from '@mingfa/contract/document-content';
import type { ParseEvent } from '../reading/parse-event.ts';
import type { ParseFormat } from '../reading/parse-file.ts';
import { PARSER_LIMITS, type ParserLimits } from '../reading/parser-limits.ts';

/** Everything that a parser says of some bytes. */
export async function readEvents(
  parse: ParseFormat,
  content: Uint8Array,
  limits: Partial<ParserLimits> = {},
): Promise<ParseEvent[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mingfa-parse-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, content);
    const events: ParseEvent[] = [];
    for await (const event of parse({ path, name: 'file' }, { ...PARSER_LIMITS, ...limits }))
      events.push(event);
    return events;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function readParts(
  parse: ParseFormat,
  content: Uint8Array,
  limits: Partial<ParserLimits> = {},
): Promise<DocumentPart[]> {
  const events = await readEvents(parse, content, limits);
  return events.flatMap((event) => (event.kind === 'part' ? [event.part] : []));
}
