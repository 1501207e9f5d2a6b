import { BlockWriter } from '../../reading/block-writer.ts';
import type { ParseEvent } from '../../reading/parse-event.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';
import { type ReadableFile, readContent } from '../../reading/source-file.ts';
import { readStoredTranscript } from './read-stored-transcript.ts';

/** What was said in a recording: a block a turn, with who spoke in front and when it was said. */
export async function* parseTranscript(file: ReadableFile, limits: ParserLimits): AsyncGenerator<ParseEvent> {
  const turns = readStoredTranscript(await readContent(file));
  yield { kind: 'found', format: 'transcript', pages: null };
  const writer = new BlockWriter(limits);
  for (const { startMs, endMs, speaker, text, state, timing } of turns) {
    const said = text.replace(/\s*\n\s*/g, ' ').trim();
    if (said === '') continue;
    const words = speaker === null ? said : `${speaker}：${said}`;
    writer.add({
      kind: 'paragraph',
      text: words,
      time: { startMs, endMs, ...(timing ? { timing } : {}) },
      ...(state ? { turnState: state } : {}),
    });
    yield* writer.takeParts();
  }
  yield* writer.finish();
}
