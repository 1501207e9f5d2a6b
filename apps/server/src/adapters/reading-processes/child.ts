import { once } from 'node:events';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { RecordingFailure } from '@mingfa/files/recordings/recording-failure';
import { TranscriptFailure } from '@mingfa/files/transcripts/transcript-failure';
import { BrokenFrame, encodeFrame } from './answer-frames.ts';
import type { ChildAnswer, ChildRequest } from './messages.ts';
import { FRAME_BYTES_MAX } from './process-limits.ts';

// The program of a child process. It reads one file at a time and knows nothing else of the server.
const answers = new Socket({ fd: 3, readable: false, writable: true });
answers.on('error', () => process.exit(0));
const incoming = new Socket({ fd: 4, readable: true, writable: false });
incoming.on('error', () => process.exit(0));

async function send(frame: Buffer): Promise<void> {
  // The parent takes no more than it needs: waiting here is what keeps a long file from piling up in memory.
  if (!answers.write(frame)) await once(answers, 'drain');
}
const say = (answer: ChildAnswer) => send(encodeFrame('answer', Buffer.from(JSON.stringify(answer))));

async function sayContent(content: Uint8Array): Promise<void> {
  for (let start = 0; start < content.length; start += FRAME_BYTES_MAX)
    await send(encodeFrame('bytes', content.subarray(start, start + FRAME_BYTES_MAX)));
}

/** What reads the file is loaded when the first one comes that needs it. */
async function work(request: ChildRequest): Promise<void> {
  switch (request.task) {
    case 'parse': {
      const { parseFile } = await import('@mingfa/files/reading/parse-file');
      for await (const event of parseFile(request, request.limits)) await say(event as ChildAnswer);
      return;
    }
    case 'recognise': {
      const { openPages } = await import('@mingfa/files/pages/open-pages');
      const pages = await openPages(request);
      return say({ kind: 'part', part: await pages.recognise(request.page) });
    }
    case 'render': {
      const { openPages } = await import('@mingfa/files/pages/open-pages');
      const pages = await openPages(request);
      const { mediaType, content } = await pages.render(request.page, request.widthPx);
      await say({ kind: 'image', mediaType, bytes: content.length });
      return sayContent(content);
    }
    case 'change': {
      const { readContent } = await import('@mingfa/files/reading/source-file');
      const { writeDocxChanges } = await import('@mingfa/files/word/change/write-docx-changes');
      const author = { ...request.author, date: new Date(request.author.date) };
      const original = await readContent(request);
      const { content, outcomes } = await writeDocxChanges(original, request.changes, author);
      await say({ kind: 'changed', outcomes: [...outcomes], bytes: content.length });
      return sayContent(content);
    }
    case 'square': {
      const { squarePicture } = await import('@mingfa/files/formats/image/square-picture');
      const content = await squarePicture(request.path, request.side, request.bytesMax);
      await say({ kind: 'image', mediaType: 'image/webp', bytes: content.length });
      return sayContent(content);
    }
    case 'redraw': {
      const { redrawPicture } = await import('@mingfa/files/formats/image/redraw-picture');
      const content = await redrawPicture(request.path, request.sideMax, request.bytesMax);
      await say({ kind: 'image', mediaType: 'image/webp', bytes: content.length });
      return sayContent(content);
    }
    case 'print': {
      const { readContent } = await import('@mingfa/files/reading/source-file');
      const { writePrintedFile } = await import('@mingfa/files/printed/write-printed-file');
      const file = JSON.parse((await readContent(request)).toString('utf8'));
      const content = await writePrintedFile(file, request.format);
      await say({ kind: 'printed', bytes: content.length });
      return sayContent(content);
    }
    case 'piece': {
      const { preparePiece } = await import('@mingfa/files/bundle/prepare-piece');
      const { pages, form, content } = await preparePiece(request, request.limits);
      await say({ kind: 'piece', pages, form, bytes: content?.length ?? 0 });
      return sayContent(content ?? new Uint8Array());
    }
    case 'bundle': {
      const { readContent } = await import('@mingfa/files/reading/source-file');
      const { unpackBundle } = await import('@mingfa/files/bundle/pack-bundle');
      const { writeBundle } = await import('@mingfa/files/bundle/write-bundle');
      const { plan, contents } = unpackBundle(await readContent(request));
      const content = writeBundle(plan, contents);
      await say({ kind: 'bundled', bytes: content.length });
      return sayContent(content);
    }
    case 'template': {
      const { readContent } = await import('@mingfa/files/reading/source-file');
      const { readWordTemplate } = await import('@mingfa/files/word/fill/read-word-template');
      const content = Buffer.from(JSON.stringify(await readWordTemplate(await readContent(request))));
      await say({ kind: 'template', bytes: content.length });
      return sayContent(content);
    }
    case 'fill': {
      const { readContent } = await import('@mingfa/files/reading/source-file');
      const { fillWordTemplate } = await import('@mingfa/files/word/fill/fill-word-template');
      const content = await fillWordTemplate(await readContent(request), request.filling, request.label);
      await say({ kind: 'filled', bytes: content.length });
      return sayContent(content);
    }
    case 'paper': {
      const { readContent } = await import('@mingfa/files/reading/source-file');
      const { fillWordTemplate } = await import('@mingfa/files/word/fill/fill-word-template');
      const { readWordPaper } = await import('@mingfa/files/word/print/read-word-paper');
      const filled = await fillWordTemplate(await readContent(request), request.filling, null);
      const content = Buffer.from(JSON.stringify(inBase64(await readWordPaper(filled))));
      await say({ kind: 'template', bytes: content.length });
      return sayContent(content);
    }
    case 'letterhead': {
      const { readContent } = await import('@mingfa/files/reading/source-file');
      const { readLetterhead, readLetterheadPaper } = await import(
        '@mingfa/files/word/letterhead/read-letterhead'
      );
      const file = await readContent(request);
      const read = request.withPictures
        ? inBase64(await readLetterheadPaper(file))
        : await readLetterhead(file);
      const content = Buffer.from(JSON.stringify(read));
      await say({ kind: 'template', bytes: content.length });
      return sayContent(content);
    }
    case 'letter': {
      const { readContent } = await import('@mingfa/files/reading/source-file');
      const { writeLetter } = await import('@mingfa/files/word/letterhead/write-letter');
      const content = await writeLetter(await readContent(request), request.printed);
      await say({ kind: 'filled', bytes: content.length });
      return sayContent(content);
    }
    case 'transcript': {
      const { readContent } = await import('@mingfa/files/reading/source-file');
      const { readTranscript } = await import('@mingfa/files/transcripts/read/read-transcript');
      const read = await readTranscript(request.name, await readContent(request));
      const content = Buffer.from(JSON.stringify(read));
      await say({ kind: 'transcript', bytes: content.length });
      return sayContent(content);
    }
    case 'article': {
      const { readContent } = await import('@mingfa/files/reading/source-file');
      const { readArticle } = await import('@mingfa/files/web/read-article');
      const source = { ...request.source, content: await readContent(request) };
      for (const { html, ...article } of readArticle(source)) {
        const content = Buffer.from(html);
        await say({ kind: 'article', article, bytes: content.length });
        await sayContent(content);
      }
      return;
    }
    case 'probe':
    case 'listen':
    case 'listen_ffmpeg':
    case 'cut':
    case 'play': {
      const { workOnRecording } = await import('./recording-work.ts');
      return workOnRecording(request, { say, sayContent, incoming });
    }
    case 'speech':
    case 'speech_ffmpeg':
    case 'hear': {
      const { workOnSpeech } = await import('./hearing-work.ts');
      return workOnSpeech(request, { say, sayContent, incoming });
    }
  }
}

const inBase64 = <Paper extends { pictures: readonly (Buffer | null)[] }>(paper: Paper) => ({
  ...paper,
  pictures: paper.pictures.map((picture) => picture?.toString('base64') ?? null),
});

function describeFailure(error: unknown): ChildAnswer {
  if (error instanceof ParseFailure) return { kind: 'failed', code: error.code, values: error.values };
  if (error instanceof TranscriptFailure) return failureOfTranscript(error);
  if (error instanceof RecordingFailure) return { kind: 'refused', code: error.code, values: error.values };
  if (error instanceof BrokenFrame) return { kind: 'failed', code: 'file_unsafe', values: {} };
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // What V8 and WebAssembly say when an array or a memory cannot be had.
  if (error instanceof RangeError && /allocation|invalid (array|string) length|memory/i.test(text)) {
    return { kind: 'failed', code: 'parser_memory', values: {} };
  }
  // Nested deeper than calls can be.
  if (error instanceof RangeError && /call stack/i.test(text))
    return { kind: 'failed', code: 'file_unsafe', values: {} };
  return { kind: 'broken', message: text.slice(0, 4000) };
}

/** No transcript, or too long for one. */
const failureOfTranscript = ({ code }: TranscriptFailure): ChildAnswer => ({
  kind: 'failed',
  code: code === 'transcript_too_long' ? 'too_large' : 'unsupported_file',
  values: code === 'transcript_too_long' ? { limit: '64 MB' } : { types: '' },
});

await say({ kind: 'ready' });
for await (const line of createInterface({ input: process.stdin })) {
  try {
    await work(JSON.parse(line) as ChildRequest);
    await say({ kind: 'done' });
  } catch (error) {
    await say(describeFailure(error));
  }
}
// Standard input ends with the parent: nobody is left to read for.
process.exit(0);
