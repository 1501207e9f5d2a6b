import { BlockWriter } from '../../reading/block-writer.ts';
import { HeadingLevels } from '../../reading/heading-levels.ts';
import type { ParseEvent } from '../../reading/parse-event.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';
import { readText } from '../../reading/read-text.ts';
import type { ReadableFile } from '../../reading/source-file.ts';
import { isDrawn, readDrawnTable } from './drawn-table.ts';
import { joinLines } from './join-lines.ts';

/** A plain text: a block for each line, headings found by how they are numbered. */
export async function* parseTxt(file: ReadableFile, limits: ParserLimits): AsyncGenerator<ParseEvent> {
  const text = await readText(file, limits);
  yield { kind: 'found', format: 'txt', pages: null };
  const writer = new BlockWriter(limits);
  const headings = new HeadingLevels();
  const drawn: string[] = [];
  for (const line of joinLines(text.split(/[\n\f\v]/).map((raw) => raw.trim()))) {
    if (isDrawn(line)) {
      drawn.push(line);
      continue;
    }
    for (const draft of readDrawnTable(drawn.splice(0))) writer.add(draft);
    if (line === '') continue;
    const level = headings.next({ text: line, level: null });
    writer.add({ kind: level === null ? 'paragraph' : 'heading', level, text: line });
    yield* writer.takeParts();
  }
  for (const draft of readDrawnTable(drawn)) writer.add(draft);
  yield* writer.finish();
}
