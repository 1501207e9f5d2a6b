import { BlockWriter } from '../../reading/block-writer.ts';
import { HeadingLevels } from '../../reading/heading-levels.ts';
import type { ParseEvent } from '../../reading/parse-event.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';
import { readText } from '../../reading/read-text.ts';
import { type ReadableFile, readContent } from '../../reading/source-file.ts';
import { readHtmlBlocks } from './read-html-blocks.ts';

/** A page as a file. */
export async function* parseHtml(file: ReadableFile, limits: ParserLimits): AsyncGenerator<ParseEvent> {
  const html = (await readDeclared(file, limits)) ?? (await readText(file, limits));
  yield { kind: 'found', format: 'html', pages: null };
  const writer = new BlockWriter(limits);
  const headings = new HeadingLevels();
  for (const draft of readHtmlBlocks(html, limits)) {
    const canBe = draft.kind === 'heading' || draft.kind === 'paragraph';
    const level = canBe ? headings.next({ text: draft.text, level: draft.level ?? null }) : null;
    writer.add(level === null ? draft : { ...draft, kind: 'heading', level });
    yield* writer.takeParts();
  }
  yield* writer.finish();
  if (/<script\b/i.test(html)) yield { kind: 'ignored', what: 'scripts' };
}

/** Encodings that a page names and that cannot be told by their bytes, such as Big5. Null for all others. */
async function readDeclared(file: ReadableFile, limits: ParserLimits): Promise<string | null> {
  const content = await readContent(file);
  const head = content.subarray(0, 2048).toString('latin1');
  const label = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{3,20})/i.exec(head)?.[1]?.toLowerCase() ?? '';
  if (
    !/^(?:big5|euc-kr|euc-jp|shift_jis|iso-8859|windows-125)/.test(label) ||
    content.length > limits.characters
  )
    return null;
  try {
    return new TextDecoder(label).decode(content);
  } catch {
    return null;
  }
}
