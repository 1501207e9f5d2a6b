import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { AdtsOutputFormat, EncodedAudioPacketSource, Output, StreamTarget } from 'mediabunny';
import type { OpenMedia } from '../open-recording.ts';
import { readBatches, type SoundBlock } from './read-sound.ts';

/** Enough to see where somebody speaks. */
const RATE = 8000;
/** Kilobytes of address space, and seconds of processor time. */
const MEMORY_KILOBYTES = 2_000_000;
const PROCESSOR_SECONDS = 1800;

/**
 * AAC through the ffmpeg of this machine. It gets a bare stream of AAC on its input and may open nothing else, so that
 * neither containers nor addresses within a hostile file are its business.
 */
export async function* decodeWithFfmpeg(
  program: string,
  media: OpenMedia,
  signal: AbortSignal,
  rate = RATE,
): AsyncGenerator<SoundBlock> {
  const args = `-nostdin -v quiet -threads 1 -protocol_whitelist pipe -f aac -i pipe:0 -map 0:a:0 -ac 1 -ar ${rate} -f s16le pipe:1`;
  const limited = `ulimit -v ${MEMORY_KILOBYTES} 2>/dev/null; ulimit -t ${PROCESSOR_SECONDS} 2>/dev/null; exec "$0" "$@"`;
  const [command, all] =
    process.platform === 'win32'
      ? [program, args.split(' ')]
      : ['/bin/sh', ['-c', limited, program, ...args.split(' ')]];
  const child = spawn(command, all, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
  // A program that is gone has read enough, or is not there: its output ends, too.
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  const gone = new AbortController();
  const feeding = feed(media, child.stdin, AbortSignal.any([signal, gone.signal])).catch(() => {});
  // Before nothing begins what the encoder needed to get going.
  const firstMs = ((await media.sink.getFirstPacket())?.timestamp ?? 0) * 1000;
  try {
    let samples = 0;
    let rest: Buffer = Buffer.alloc(0);
    for await (const bytes of child.stdout) {
      signal.throwIfAborted();
      const all = rest.length > 0 ? Buffer.concat([rest, bytes as Buffer]) : (bytes as Buffer);
      const count = all.length >> 1;
      const sound = new Float32Array(count);
      for (let at = 0; at < count; at += 1) sound[at] = all.readInt16LE(at * 2) / 32768;
      rest = all.subarray(count * 2);
      if (count > 0) yield { channels: [sound], sampleRate: rate, atMs: firstMs + (samples * 1000) / rate };
      samples += count;
    }
  } finally {
    gone.abort();
    child.kill('SIGKILL');
    await feeding;
  }
}

/** The packets of the track as ADTS, no faster than they are taken. */
async function feed(media: OpenMedia, input: NodeJS.WritableStream, signal: AbortSignal): Promise<void> {
  const writable = new WritableStream<{ data: Uint8Array }>({
    async write({ data }) {
      if (!input.write(Buffer.from(data))) await once(input, 'drain', { signal });
    },
  });
  const output = new Output({ format: new AdtsOutputFormat(), target: new StreamTarget(writable) });
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  let meta: EncodedAudioChunkMetadata | undefined = { decoderConfig: media.config };
  try {
    for await (const batch of readBatches(media, 0))
      for (const packet of batch) {
        signal.throwIfAborted();
        await source.add(packet.timestamp < 0 ? packet.clone({ timestamp: 0 }) : packet, meta);
        meta = undefined;
      }
    await output.finalize();
  } finally {
    input.end();
  }
}
