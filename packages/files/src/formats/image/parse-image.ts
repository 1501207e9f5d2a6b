import type { ParseEvent } from '../../reading/parse-event.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';
import type { SourceFile } from '../../reading/source-file.ts';
import { readImagePage } from './image-page.ts';

/** A picture is one page that has to be recognised. */
export async function* parseImage(file: SourceFile, limits: ParserLimits): AsyncGenerator<ParseEvent> {
  const { width, height } = await readImagePage(file.path, limits);
  yield { kind: 'found', format: 'image', pages: 1 };
  yield { kind: 'part', part: { number: 1, page: 1, width, height, source: 'none', blocks: [] } };
}
