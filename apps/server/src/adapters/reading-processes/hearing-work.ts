import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { planStretches, type SpokenStretch, toFloats } from '@mingfa/files/recordings/plan-stretches';
import { withFileSource } from '@mingfa/files/recordings/recording-source';
import type { HeardStretch, HeardToken, HearingModel } from '../../ports/speech-hearing.ts';
import type { HearingTask } from './hearing-messages.ts';
import type { ChildRequest } from './messages.ts';
import type { ChildVoice } from './recording-work.ts';

/** What of the library is used; it brings no types. */
interface Sherpa {
  OfflineRecognizer: new (config: object) => Recognizer;
}
interface Recognizer {
  createStream(): { acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void };
  decodeAsync(stream: object): Promise<Result>;
}
interface Result {
  text?: string;
  tokens?: string[];
  timestamps?: number[];
  durations?: number[];
}

const RATE = 16_000;
/** Leaves a processor to everybody else. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** One sound that is shorter than a syllable makes models guess. */
const STRETCH_MS_MIN = 100;

let loaded: { key: string; recognizer: Recognizer } | null = null;

/** Decodes a piece, or hears decoded samples. */
export async function workOnSpeech(request: ChildRequest & HearingTask, voice: ChildVoice): Promise<void> {
  if (request.task === 'hear') return hear(request, voice);
  const { readSpeech } = await import('@mingfa/files/recordings/read-speech');
  const ffmpeg = request.task === 'speech_ffmpeg' ? request.ffmpeg : null;
  const { bytesMax } = request;
  // Whoever does not want it any more ends this process.
  const { signal } = new AbortController();
  const samples = await withFileSource(request, (source) => readSpeech(source, { signal, ffmpeg, bytesMax }));
  await voice.say({ kind: 'speech', bytes: samples.length });
  return voice.sayContent(samples);
}

async function hear(
  request: ChildRequest & Extract<HearingTask, { task: 'hear' }>,
  { say, sayContent }: ChildVoice,
): Promise<void> {
  const content = new Uint8Array(await readFile(request.path));
  const samples = new Int16Array(content.buffer, 0, content.length >> 1);
  const recognizer = await recognizerOf(request);
  await say({ kind: 'progress', done: 0, total: samples.length });
  const heard: HeardStretch[] = [];
  for (const stretch of planStretches(samples)) {
    if (stretch.endMs - stretch.startMs < STRETCH_MS_MIN) continue;
    const [from, to] = [stretch.startMs, stretch.endMs].map((ms) => Math.round((ms * RATE) / 1000));
    const stream = recognizer.createStream();
    stream.acceptWaveform({ sampleRate: RATE, samples: toFloats(samples.subarray(from, to)) });
    const told = readResult(await recognizer.decodeAsync(stream), stretch);
    if (told) heard.push(told);
    await say({ kind: 'progress', done: to ?? 0, total: samples.length });
  }
  const answer = Buffer.from(JSON.stringify(heard));
  await say({ kind: 'heard', bytes: answer.length });
  return sayContent(answer);
}

/** A model is loaded once for all pieces of a child; another one takes its place. */
async function recognizerOf({
  library,
  model,
  language,
}: Extract<HearingTask, { task: 'hear' }>): Promise<Recognizer> {
  const key = JSON.stringify([library, model, language]);
  if (loaded?.key === key) return loaded.recognizer;
  if (loaded) {
    loaded = null;
    // Two models at once are more than the limit of memory was meant for.
    (globalThis as { gc?: () => void }).gc?.();
    await new Promise((done) => setImmediate(done));
  }
  const { OfflineRecognizer } = createRequire(join(library, 'package.json'))(library) as Sherpa;
  const recognizer = new OfflineRecognizer({
    featConfig: { sampleRate: RATE, featureDim: 80 },
    decodingMethod: 'greedy_search',
    modelConfig: {
      ...describeModel(model, language),
      tokens: model.files.tokens,
      numThreads: THREADS,
      provider: 'cpu',
      debug: 0,
    },
  });
  loaded = { key, recognizer };
  return recognizer;
}

/** The model in the words of the library. */
function describeModel({ kind, files }: HearingModel, language: string): object {
  const { model, encoder, decoder, joiner } = files;
  const spoken = language === 'auto' ? '' : language;
  switch (kind) {
    case 'sense_voice':
      return { senseVoice: { model, language: spoken, useInverseTextNormalization: 1 } };
    case 'paraformer':
      return { paraformer: { model } };
    case 'zipformer_ctc':
      return { zipformerCtc: { model } };
    case 'transducer':
      return { transducer: { encoder, decoder, joiner } };
    case 'whisper':
      // Most of its models know Cantonese as Chinese alone.
      return {
        whisper: { encoder, decoder, language: spoken === 'yue' ? 'zh' : spoken, task: 'transcribe' },
      };
  }
}

function readResult(result: Result, { startMs, endMs }: SpokenStretch): HeardStretch | null {
  const text = (result.text ?? '').trim();
  if (text === '') return null;
  const { tokens = [], timestamps = [], durations = [] } = result;
  if (timestamps.length === 0 || timestamps.length !== tokens.length)
    return { startMs, endMs, text, tokens: [] };
  const placed = tokens.map((token, at): HeardToken => {
    const from = Math.min(endMs, Math.max(startMs, startMs + Math.round((timestamps[at] ?? 0) * 1000)));
    const lasts = durations.length === tokens.length ? Math.round((durations[at] ?? 0) * 1000) : null;
    return { text: token, startMs: from, endMs: lasts === null ? null : Math.min(endMs, from + lasts) };
  });
  return { startMs, endMs, text, tokens: placed };
}
