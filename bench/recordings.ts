// What recordings take at a started server: from the end of an upload to a waveform and sound that plays, and the opening of a long transcript.
// `npm run bench -- recordings [--hours 3]`
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  createRecording,
  getRecording,
  getRecordingAddresses,
  getRecordingProgress,
  getWaveform,
} from '@mingfa/contract/recording';
import { importTranscript, listSegments } from '@mingfa/contract/recording-transcript';
import { percentile, startServer, stopServer } from './chat/bench-server.ts';
import { type Person, registerPerson, uploadFile } from './ingestion/api.ts';

const TARGET_PLAYABLE_MS = 60_000;
const TARGET_MEMORY_MB = 400;
const TARGET_OPEN_MS = 500;
const TRANSCRIPT_HOURS = 6;
const SEGMENTS = 10_000;
const OPENINGS = 20;
/** As many as a screen asks for first. */
const SHOWN = 500;
const LOOK_EVERY_MS = 250;

const { values } = parseArgs({ options: { hours: { type: 'string', default: '3' } } });
const server = await startServer(null);
const person = await registerPerson(server.address);
const met = [await measurePlayable(person, Number(values.hours)), await measureOpening(person)];
const { peakMemoryMb } = await stopServer(server);
console.log(`peak memory of the server, its database within it: ${Math.round(peakMemoryMb)} MB`);
if (!met.every(Boolean)) process.exitCode = 1;

async function measurePlayable(of: Person, hours: number): Promise<boolean> {
  const content = await longSound(hours);
  const began = performance.now();
  const uploadId = await uploadFile(of, { name: 'bench.mp3', content }, 'recording');
  const uploadedMs = performance.now();
  const { recordingId } = await of.call(createRecording, { body: { uploadIds: [uploadId] } });
  let childMb = 0;
  for (;;) {
    childMb = Math.max(childMb, childrensMemoryMb(server.process.child.pid ?? 0));
    const { state, errorMessage } = await of.call(getRecordingProgress, { params: { recordingId } });
    if (state === 'ready') break;
    if (state === 'failed' || state === 'cancelled') throw new Error(`${state}: ${errorMessage}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const { durationMs, silences } = await of.call(getWaveform, { params: { recordingId } });
  const { items } = await of.call(getRecordingAddresses, { params: { recordingId } });
  const play = items[0]?.play;
  if (!play) throw new Error('It cannot be played.');
  const heard = await fetch(`${of.address}${play}`, { headers: { range: 'bytes=0-65535' } });
  const heardBytes = (await heard.arrayBuffer()).byteLength;
  const tookMs = performance.now() - uploadedMs;
  const isFast = tookMs <= TARGET_PLAYABLE_MS && heard.status === 206 && heardBytes > 0;
  const isSmall = childMb <= TARGET_MEMORY_MB;
  console.log(
    `${isFast ? 'met    ' : 'NOT MET'} ${(durationMs / 3_600_000).toFixed(2)} h of mp3 (${Math.round(content.length / 1e6)} MB, uploaded in ${seconds(uploadedMs - began)} s): waveform, ${silences.length} silences and sound after ${seconds(tookMs)} s of ${TARGET_PLAYABLE_MS / 1000}`,
  );
  console.log(
    `${isSmall ? 'met    ' : 'NOT MET'} its process held at most ${childMb} MB of ${TARGET_MEMORY_MB}`,
  );
  return isFast && isSmall;
}

async function measureOpening(of: Person): Promise<boolean> {
  const sound = await readFile(
    new URL('../packages/files/src/recordings/testing/sounds/tones.mp3', import.meta.url),
  );
  const uploadId = await uploadFile(of, { name: 'talk.mp3', content: sound }, 'recording');
  const { recordingId } = await of.call(createRecording, { body: { uploadIds: [uploadId] } });
  const params = { recordingId };
  for (;;) {
    const { state } = await of.call(getRecordingProgress, { params });
    if (state === 'ready') break;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const name = 'talk.srt';
  const transcript = await uploadFile(of, { name, content: longTranscript() }, 'transcript');
  const began = performance.now();
  const { segments } = await of.call(importTranscript, { params, body: { uploadId: transcript } });
  const importMs = performance.now() - began;
  const times: number[] = [];
  for (let round = 0; round <= OPENINGS; round += 1) {
    const from = performance.now();
    await Promise.all([
      of.call(getRecording, { params }),
      of.call(listSegments, { params, query: { from: 0, count: SHOWN } }),
    ]);
    if (round > 0) times.push(performance.now() - from);
  }
  const jump = performance.now();
  await of.call(listSegments, { params, query: { from: segments - SHOWN, count: SHOWN } });
  const jumpMs = performance.now() - jump;
  const p95 = percentile(times, 95);
  const isFast = p95 <= TARGET_OPEN_MS;
  console.log(
    `${isFast ? 'met    ' : 'NOT MET'} opening ${TRANSCRIPT_HOURS} h of ${segments} segments (imported in ${seconds(importMs)} s): p50 ${percentile(times, 50)} ms, p95 ${p95} ms of ${TARGET_OPEN_MS}; its end after ${Math.round(jumpMs)} ms`,
  );
  return isFast;
}

/** A small sound of ours again and again: its frames one after another are a sound, too. */
async function longSound(hours: number): Promise<Buffer> {
  const url = new URL('../packages/files/src/recordings/testing/sounds/plain.mp3', import.meta.url);
  const sound = await readFile(url);
  const first = sound.findIndex((byte, at) => byte === 0xff && ((sound[at + 1] ?? 0) & 0xe0) === 0xe0);
  const frames = sound.subarray(first);
  // Tone, silence and tone of 0.8 s each.
  const times = Math.ceil((hours * 3_600_000) / 2400);
  return Buffer.concat(Array.from({ length: times }, () => frames));
}

function longTranscript(): Buffer {
  const step = (TRANSCRIPT_HOURS * 3_600_000) / SEGMENTS;
  const clock = (ms: number) =>
    `${[ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')},${String(Math.floor(ms % 1000)).padStart(3, '0')}`;
  const cues = Array.from({ length: SEGMENTS }, (_, index) => {
    const start = index * step;
    const speaker = index % 2 === 0 ? '张三' : '李四';
    return `${index + 1}\n${clock(start)} --> ${clock(start + step - 200)}\n${speaker}：这是第${index + 1}句话，我们说的是那笔借款和还款的日子。\n`;
  });
  return Buffer.from(cues.join('\n'));
}

/** Resident memory of the processes that this one started, the largest of them, in megabytes; 0 where the system does not tell. */
function childrensMemoryMb(parent: number): number {
  try {
    const sizes = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => {
        try {
          const status = readFileSync(`/proc/${pid}/status`, 'utf8');
          if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) !== parent) return 0;
          return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
        } catch {
          return 0;
        }
      });
    return Math.max(0, ...sizes);
  } catch {
    return 0;
  }
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
