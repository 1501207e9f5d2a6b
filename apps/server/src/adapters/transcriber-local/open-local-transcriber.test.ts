import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ModelAddress } from '../../ports/model.ts';
import { silentLogger } from '../../runtime/silent-logger.ts';
import { saidWave, writeTinyRecogniser } from '../../testing/write-tiny-recogniser.ts';
import type { Lane, ProcessLimits } from '../reading-processes/process-limits.ts';
import { processSpeechHearing } from '../reading-processes/process-speech-hearing.ts';
import { ReadingProcesses } from '../reading-processes/reading-processes.ts';
import { localTranscribers } from './open-local-transcriber.ts';
import { localRecogniserFolders } from './recogniser-folders.ts';

const PROJECT = fileURLToPath(new URL('../../../../..', import.meta.url));
const OPTIONS = { language: 'zh', prompt: '', signal: new AbortController().signal } as const;

const root = await mkdtemp(join(tmpdir(), 'mingfa-local-'));
let folder: string;
let open: ReadingProcesses[] = [];
beforeEach(async () => {
  folder = join(root, crypto.randomUUID());
  await writeTinyRecogniser(folder);
});
afterAll(async () => {
  for (const processes of open) await processes.close();
  open = [];
  await rm(root, { recursive: true, force: true });
});

const folders = localRecogniserFolders([PROJECT], root);
let shared: ReturnType<typeof transcribersWith> | undefined;
function transcribersWith(processLimits: Partial<Record<Lane, Partial<ProcessLimits>>> = {}) {
  const workFolder = join(root, `work-${open.length}`);
  const processes = new ReadingProcesses({ workFolder, logger: silentLogger, processLimits });
  open.push(processes);
  return localTranscribers(folders, processSpeechHearing(processes, { ffmpeg: null }));
}
function opened(more: Partial<ModelAddress> = {}) {
  shared ??= transcribersWith();
  const baseUrl = pathToFileURL(folder).href;
  return shared('本机', { baseUrl, apiKey: '', modelName: 'Zipformer CTC', ...more });
}
const pieceOf = (content: Uint8Array, durationMs = 6000) => ({
  ...{ fileName: 'piece-1.wav', mediaType: 'audio/wav' },
  ...{ content, durationMs },
});
const SPEECH = pieceOf(
  saidWave([
    [0, 500],
    [440, 500],
    [2000, 400],
    [0, 2000],
    [440, 600],
    [0, 1000],
  ]),
);
const failing = (work: Promise<unknown>) =>
  work.then(
    () => 'heard',
    (error: { code?: string; values?: object }) => [error.code, error.values],
  );

describe('a recogniser on this machine', () => {
  test('a model is loaded and heard with, and what was said has the times at which it was said', async () => {
    const transcriber = opened();
    expect(transcriber.host).toBeNull();
    const heard = await transcriber.hear(SPEECH, OPTIONS);
    expect(heard.map(({ text }) => text)).toEqual(['借款', '借']);
    const [first, second] = heard;
    expect(Math.abs((first?.startMs ?? 0) - 500)).toBeLessThan(100);
    expect(Math.abs((second?.startMs ?? 0) - 3400)).toBeLessThan(100);
    const [word, next] = first?.words ?? [];
    expect([word?.text, next?.text]).toEqual(['借', '款']);
    expect(Math.abs((next?.startMs ?? 0) - 1000)).toBeLessThan(100);
  });

  test('where nobody speaks nothing is heard', async () => {
    expect(await opened().hear(pieceOf(saidWave([[0, 3000]])), OPTIONS)).toEqual([]);
  });

  test('a file that lies under the name of a model is refused before anything runs it', async () => {
    await writeFile(join(folder, 'model.onnx'), Buffer.alloc(5000, 7));
    expect(await failing(opened().hear(SPEECH, OPTIONS))).toEqual([
      'recogniser_model_unknown',
      { file: 'model.onnx', kind: '?' },
    ]);
  });

  test('a model that ends its process takes nothing else along, and the next one is heard with', async () => {
    // It says that it is what it is not: the library gives up on it by ending the process.
    await writeTinyRecogniser(folder, { model_type: 'sense_voice_ctc' });
    expect(await failing(opened().hear(SPEECH, OPTIONS))).toEqual([
      'recogniser_model_broken',
      { problem: expect.stringContaining("'vocab_size' does not exist in the metadata") },
    ]);
    await writeTinyRecogniser(folder);
    expect(await opened().hear(SPEECH, OPTIONS)).toHaveLength(2);
  });

  test('tokens that are none break the model, and no folder of this machine is told', async () => {
    await writeFile(join(folder, 'tokens.txt'), 'not tokens at all');
    const told = await failing(opened().hear(SPEECH, OPTIONS));
    expect(told).toEqual(['recogniser_model_broken', expect.anything()]);
    expect(JSON.stringify(told)).not.toContain(root);
  });

  test('more memory than the limit, and more time, end the process and are told', async () => {
    const small = transcribersWith({ hear: { residentMegabytes: 40 } });
    const address = { baseUrl: pathToFileURL(folder).href, apiKey: '', modelName: 'm' };
    expect(await failing(small('m', address).hear(SPEECH, OPTIONS))).toEqual(['recogniser_memory', {}]);
    const slow = transcribersWith({ hear: { silentMs: 1, totalMs: 1 } });
    expect(await failing(slow('m', address).hear(SPEECH, OPTIONS))).toEqual(['model_timeout', {}]);
  });

  test('a stopped piece ends with the reason it was stopped for', async () => {
    const stop = new AbortController();
    const hearing = opened().hear(SPEECH, { ...OPTIONS, signal: stop.signal });
    stop.abort(new Error('stopped'));
    await expect(hearing).rejects.toThrow('stopped');
  });

  test('a model that was changed since it was saved is not used', async () => {
    const { fileNames } = await folders.find(folder);
    const files = await folders.seal(folder, fileNames);
    expect(files.map(({ name }) => name)).toEqual(['model.onnx', 'tokens.txt']);
    expect(await opened({ files }).hear(SPEECH, OPTIONS)).toHaveLength(2);
    expect(opened({ files }).modelName).toMatch(/^Zipformer CTC \(SHA-256 [0-9a-f]{12}…\)$/);
    await writeFile(join(folder, 'tokens.txt'), '<blk> 0\n还 1\n款 2\n');
    expect(await failing(opened({ files }).hear(SPEECH, OPTIONS))).toEqual([
      'recogniser_model_changed',
      { file: 'tokens.txt' },
    ]);
  });

  test('without the library it is told that it is missing', async () => {
    const without = localRecogniserFolders([], root);
    expect(without.library()).toBeNull();
    const transcribe = localTranscribers(without, {
      hear: () => Promise.reject(new Error('nothing hears')),
    });
    const address = { baseUrl: pathToFileURL(folder).href, apiKey: '', modelName: 'm' };
    expect(await failing(transcribe('m', address).hear(SPEECH, OPTIONS))).toEqual([
      'recogniser_not_installed',
      {},
    ]);
  });

  test('sound that nothing here decodes is told by its codec', async () => {
    const { soundNamed } = await import('@mingfa/files/recordings/testing/make-wave');
    const piece = { fileName: 'p.ogg', mediaType: 'audio/ogg', durationMs: 2400 };
    expect(
      await failing(opened().hear({ ...piece, content: await soundNamed('tones.ogg') }, OPTIONS)),
    ).toEqual(['recording_undecodable', { codec: 'vorbis' }]);
  });
});
