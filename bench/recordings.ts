// What recordings take at a started server: from the end of an upload to a waveform and sound that plays, the opening of a long transcript, and
// what rules find in it while the server's loop is watched.
// `npm run bench -- recordings [--hours 3] [--sound FILE …]`; with sounds of one's own these are measured, and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createRecording,
  getRecording,
  getRecordingAddresses,
  getRecordingProgress,
  getWaveform,
} from '@mingfa/contract/recording';
import { getRecordingFindings } from '@mingfa/contract/recording-findings';
import { importTranscript, listSegments } from '@mingfa/contract/recording-transcript';
import { percentile, startServer, stopServer } from './chat/bench-server.ts';
import { type LocalFile, type Person, registerPerson, uploadFile } from './ingestion/api.ts';

const TARGET_PLAYABLE_MS = 60_000;
const TARGET_MEMORY_MB = 400;
const TARGET_OPEN_MS = 500;
const SEGMENTS = 10_000;
const OPENINGS = 20;
/** As many as a screen asks for first. */
const SHOWN = 500;
const LOOK_EVERY_MS = 250;

const TARGET_LOOP_MS = 50;
/** The kernel counts the processor in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface Measured {
  recordingId: string;
  durationMs: number;
}

const { values } = parseArgs({
  options: { hours: { type: 'string', default: '3' }, sound: { type: 'string', multiple: true } },
});
const server = await startServer(null);
const serverPid = server.process.child.pid ?? 0;
const person = await registerPerson(server.address);
const met: boolean[] = [];
if (values.sound)
  for (const path of values.sound)
    await measurePlayable(person, { name: basename(path), content: await readFile(path) });
else {
  const sound = { name: 'bench.mp3', content: await longSound(Number(values.hours)) };
  const measured = await measurePlayable(person, sound);
  met.push(await measureOpening(person, measured));
  await measureFindings(person, measured.recordingId);
}
const { peakMemoryMb, eventLoopDelayMs, heldByProcessorMs } = await stopServer(server);
if (!values.sound) {
  met.push(eventLoopDelayMs.max <= TARGET_LOOP_MS);
  console.log(
    `${met.at(-1) ? 'met    ' : 'NOT MET'} the loop was held at most ${eventLoopDelayMs.max.toFixed(1)} ms of ${TARGET_LOOP_MS} meanwhile, ${heldByProcessorMs.toFixed(1)} ms of it by the processor`,
  );
}
console.log(`peak memory of the server, its database within it: ${Math.round(peakMemoryMb)} MB`);
if (!met.every(Boolean)) process.exitCode = 1;

async function measurePlayable(of: Person, file: LocalFile): Promise<Measured> {
  const began = performance.now();
  const uploadId = await uploadFile(of, file, 'recording');
  const uploadedMs = performance.now();
  const usedBefore = processorSeconds();
  const { recordingId } = await of.call(createRecording, { body: { uploadIds: [uploadId] } });
  let childMb = 0;
  for (;;) {
    childMb = Math.max(childMb, childrensMemoryMb(serverPid));
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
    `${isFast ? 'met    ' : 'NOT MET'} ${(durationMs / 3_600_000).toFixed(2)} h of ${file.name} (${Math.round(file.content.length / 1e6)} MB, uploaded in ${seconds(uploadedMs - began)} s): waveform, ${silences.length} silences and sound after ${seconds(tookMs)} s of ${TARGET_PLAYABLE_MS / 1000}, ${(processorSeconds() - usedBefore).toFixed(1)} s of the processor`,
  );
  console.log(
    `${isSmall ? 'met    ' : 'NOT MET'} its process held at most ${childMb} MB of ${TARGET_MEMORY_MB}`,
  );
  met.push(isFast && isSmall);
  return { recordingId, durationMs };
}

/** A recording that was measured gets a transcript of many turns, as long as itself. */
async function measureOpening(of: Person, { recordingId, durationMs }: Measured): Promise<boolean> {
  const params = { recordingId };
  const name = 'talk.srt';
  const transcript = await uploadFile(of, { name, content: longTranscript(durationMs) }, 'transcript');
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
    `${isFast ? 'met    ' : 'NOT MET'} opening ${segments} segments (imported in ${seconds(importMs)} s): p50 ${percentile(times, 50)} ms, p95 ${p95} ms of ${TARGET_OPEN_MS}; its end after ${Math.round(jumpMs)} ms`,
  );
  return isFast;
}

/** Asked for twice: what was found is kept. */
async function measureFindings(of: Person, recordingId: string): Promise<void> {
  // What was measured so far is told apart from this.
  server.process.child.kill('SIGUSR2');
  const params = { recordingId };
  const began = performance.now();
  const { facts, contradictions } = await of.call(getRecordingFindings, { params });
  const foundMs = performance.now();
  await of.call(getRecordingFindings, { params });
  console.log(
    `        what rules find in ${SEGMENTS} turns (${facts.length} facts, ${contradictions.length} contradictions) after ${seconds(foundMs - began)} s, again after ${seconds(performance.now() - foundMs)} s`,
  );
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

function longTranscript(durationMs: number): Buffer {
  const step = durationMs / SEGMENTS;
  const clock = (ms: number) =>
    `${[ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')},${String(Math.floor(ms % 1000)).padStart(3, '0')}`;
  const cues = Array.from({ length: SEGMENTS }, (_, index) => {
    const start = index * step;
    const speaker = index % 2 === 0 ? '张三' : '李四';
    return `${index + 1}\n${clock(start)} --> ${clock(start + step * 0.9)}\n${speaker}：${turnOf(index)}\n`;
  });
  return Buffer.from(cues.join('\n'));
}

/** Talk as dense as it gets: in every turn a sum, a day or a word that binds somebody, none said twice. */
function turnOf(index: number): string {
  const sum = 1000 + index * 7;
  const day = `${2020 + (index % 6)}年${1 + (index % 12)}月${1 + (index % 28)}日`;
  const turns = [
    `${day}我借给你${sum}元，是从银行转过去的，你什么时候还？`,
    `那笔${sum}元的货款我承认收到了，下个月${1 + (index % 28)}号之前一定还给你。`,
    `押金是${sum}元，合同上写得很清楚，钥匙是${day}交的。`,
    `我没有答应过给你${sum}元的利息，民法典第${1 + (index % 1200)}条你自己去看。`,
    `你把第${index}张对账单发给我，我跟王经理核对一下再说。`,
  ];
  return turns[index % turns.length] ?? '';
}

/** Processor time of the server, and of all processes it started, those that ended with it. */
function processorSeconds(): number {
  const ticksOf = (pid: string | number): number => {
    try {
      // Behind the name, which may hold spaces: from the third field on.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number);
      return [11, 12, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0);
    } catch {
      return 0;
    }
  };
  const ticks = [serverPid, ...childrenOf(serverPid)].reduce<number>((sum, pid) => sum + ticksOf(pid), 0);
  return ticks / TICKS_PER_SECOND;
}

/** Ids of the processes that one started; none where the system does not tell. */
function childrenOf(parent: number): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statusOf(name, 'PPid') === parent);
  } catch {
    return [];
  }
}

function statusOf(pid: string, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Resident memory of the processes that this one started, the largest of them, in megabytes; 0 where the system does not tell. */
function childrensMemoryMb(parent: number): number {
  return Math.max(0, ...childrenOf(parent).map((pid) => Math.round(statusOf(pid, 'VmHWM') / 1024)));
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
