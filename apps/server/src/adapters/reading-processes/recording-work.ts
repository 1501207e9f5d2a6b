import type { Socket } from 'node:net';
import type { Loudness } from '@mingfa/files/recordings/loudness';
import { type RecordingSource, withFileSource } from '@mingfa/files/recordings/recording-source';
import type { ChildAnswer, ChildRequest } from './messages.ts';
import { FRAME_BYTES_MAX } from './process-limits.ts';
import type { RecordingTask } from './recording-messages.ts';

/** How a child tells its parent, and gets what it wants of a source that is nowhere on disk. */
export interface ChildVoice {
  say(answer: ChildAnswer): Promise<void>;
  sayContent(content: Uint8Array): Promise<void>;
  incoming: Socket;
}

/** What a child does with a recording. */
export async function workOnRecording(
  request: ChildRequest & RecordingTask,
  voice: ChildVoice,
): Promise<void> {
  const use = (source: RecordingSource) => workOnSource(request, source, voice);
  if (request.sourceBytes === undefined) return withFileSource(request, use);
  return use(sourceOfParent(request.name, request.sourceBytes, voice));
}

async function workOnSource(
  request: RecordingTask,
  source: RecordingSource,
  voice: ChildVoice,
): Promise<void> {
  const { say, sayContent } = voice;
  // Whoever does not want it any more ends this process.
  const { signal } = new AbortController();
  const onProgress = (done: number) => say({ kind: 'progress', done, total: 0 });
  switch (request.task) {
    case 'probe': {
      const { probeRecording } = await import('@mingfa/files/recordings/probe-recording');
      return say({ kind: 'shape', shape: await probeRecording(source, request) });
    }
    case 'listen':
    case 'listen_ffmpeg': {
      const { readLoudness } = await import('@mingfa/files/recordings/read-loudness');
      const ffmpeg = request.task === 'listen_ffmpeg' ? request.ffmpeg : null;
      const { peaks, silences, ...told } = await readLoudness(source, { signal, ffmpeg, onProgress });
      const content = packLoudness(peaks, silences);
      await say({ kind: 'loudness', ...told, points: peaks.length, bytes: content.length });
      return sayContent(content);
    }
    case 'cut': {
      const { cutPassage, cutPiece } = await import('@mingfa/files/recordings/cut-recording');
      const cut = request.form === 'piece' ? cutPiece : cutPassage;
      const { content, ...told } = await cut(source, request, { signal, bytesMax: request.bytesMax });
      await say({ kind: 'cut', ...told, bytes: content.length });
      return sayContent(content);
    }
    case 'play': {
      const { writePlayableCopy } = await import('@mingfa/files/recordings/write-playable-copy');
      const copy = await writePlayableCopy(source, {
        signal,
        keepVideo: request.keepVideo,
        onProgress,
        async write(bytes, position) {
          for (let at = 0; at < bytes.length; at += FRAME_BYTES_MAX) {
            const part = bytes.subarray(at, at + FRAME_BYTES_MAX);
            await say({ kind: 'chunk', position: position + at, bytes: part.length });
            await sayContent(part);
          }
        },
      });
      return say({ kind: 'copy', ...copy });
    }
  }
}

function packLoudness(peaks: Uint8Array, silences: Loudness['silences']): Buffer {
  const times = Buffer.alloc(silences.length * 8);
  silences.forEach(([startMs, endMs], at) => {
    times.writeUInt32LE(startMs, at * 8);
    times.writeUInt32LE(endMs, at * 8 + 4);
  });
  return Buffer.concat([peaks, times]);
}

/** A source whose bytes the parent reads; one range after the other. */
function sourceOfParent(name: string, bytes: number, { say, incoming }: ChildVoice): RecordingSource {
  let last: Promise<unknown> = Promise.resolve();
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    if (start >= end) return new Uint8Array();
    await say({ kind: 'wanted', start, end });
    return take(incoming, end - start);
  };
  return {
    name,
    bytes,
    read(start, end) {
      const reading = last.then(() => read(start, end));
      last = reading.catch(() => {});
      return reading;
    },
  };
}

async function take(incoming: Socket, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let left = bytes; left > 0; ) {
    const part = incoming.read(Math.min(left, incoming.readableLength)) as Buffer | null;
    if (part) {
      parts.push(part);
      left -= part.length;
    } else await new Promise((resolve) => incoming.once('readable', resolve));
  }
  return Buffer.concat(parts);
}
