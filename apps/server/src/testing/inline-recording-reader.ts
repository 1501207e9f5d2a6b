import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutPassage, cutPiece } from '@mingfa/files/recordings/cut-recording';
import { probeRecording } from '@mingfa/files/recordings/probe-recording';
import { readLoudness } from '@mingfa/files/recordings/read-loudness';
import { type RecordingSource, withFileSource } from '@mingfa/files/recordings/recording-source';
import { writePlayableCopy } from '@mingfa/files/recordings/write-playable-copy';
import type { RecordingFile, RecordingReader } from '../ports/recording-reader.ts';

/** Reads recordings in this process: the processes that do it in service have tests of their own. */
export const inlineRecordingReader: RecordingReader = {
  hasFfmpeg: false,
  probe: (file) => asSource(file, (source) => probeRecording(source, { hasFfmpeg: false })),
  readLoudness: (file, _, signal, onProgress = () => {}) =>
    asSource(file, (source) => readLoudness(source, { signal, ffmpeg: null, onProgress })),
  cutPiece: (file, range, bytesMax, signal) =>
    asSource(file, (source) => cutPiece(source, range, { signal, bytesMax })),
  cutPassage: (file, range, bytesMax, signal) =>
    asSource(file, (source) => cutPassage(source, range, { signal, bytesMax })),
  async withPlayableCopy(file, keepVideo, signal, use, onProgress = () => {}) {
    const folder = await mkdtemp(join(tmpdir(), 'mingfa-copy-'));
    const path = join(folder, 'copy');
    try {
      const handle = await open(path, 'w');
      const write = async (bytes: Uint8Array, position: number) =>
        void (await handle.write(bytes, 0, bytes.length, position));
      const copy = await asSource(file, (source) =>
        writePlayableCopy(source, { signal, keepVideo, write, onProgress }),
      ).finally(() => handle.close());
      return await use(path, copy);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function asSource<Result>(
  file: RecordingFile,
  use: (source: RecordingSource) => Promise<Result>,
): Promise<Result> {
  return 'path' in file ? withFileSource(file, use) : use(file);
}
