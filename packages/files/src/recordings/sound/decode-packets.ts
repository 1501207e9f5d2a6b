import { MPEGDecoder } from 'mpg123-decoder';
import { OpusDecoder } from 'opus-decoder';
import { RecordingFailure } from '../recording-failure.ts';
import { flacDecoder } from './decode-flac.ts';
import { decodePcm } from './decode-pcm.ts';
import type { Samples } from './samples.ts';

/** Turns packets that follow one another into samples. One that is damaged gives less, or throws. */
export interface PacketDecoder {
  decode(packets: Uint8Array[]): Promise<Samples> | Samples;
  free(): void;
}

/** A decoder for a codec by the library's name; none of those of `listeningOf` is missing. */
export async function openPacketDecoder(codec: string, config: AudioDecoderConfig): Promise<PacketDecoder> {
  const description = bytesOf(config.description);
  if (codec === 'mp3') {
    const decoder = new MPEGDecoder({ enableGapless: false });
    await decoder.ready;
    return asDecoder(decoder, (packets) => {
      const { channelData, sampleRate } = decoder.decode(Buffer.concat(packets));
      // One channel comes twice.
      return { channelData: channelData.slice(0, config.numberOfChannels), sampleRate };
    });
  }
  if (codec === 'opus') {
    const decoder = new OpusDecoder(describeOpus(description, config.numberOfChannels));
    await decoder.ready;
    return asDecoder(decoder, (packets) => decoder.decodeFrames(packets));
  }
  if (codec === 'flac') return { decode: flacDecoder(description), free() {} };
  return { decode: (packets) => decodePcm(codec, packets, config), free() {} };
}

interface Decoded {
  channelData: Float32Array[];
  sampleRate: number;
}
function asDecoder(
  owner: { free(): unknown },
  decode: (packets: Uint8Array[]) => Decoded | Promise<Decoded>,
): PacketDecoder {
  return {
    async decode(packets) {
      const { channelData, sampleRate } = await decode(packets);
      return { channels: channelData, sampleRate };
    },
    free: () => void owner.free(),
  };
}

function bytesOf(description: AudioDecoderConfig['description']): Buffer {
  if (!description) return Buffer.alloc(0);
  if (ArrayBuffer.isView(description))
    return Buffer.from(description.buffer, description.byteOffset, description.byteLength);
  return Buffer.from(description as ArrayBuffer);
}

/** The head of an Opus stream: more than two channels say how they lie in its streams. */
function describeOpus(head: Buffer, channels: number) {
  const family = head[18] ?? 0;
  if (head.length < 21 + channels || family === 0) {
    if (channels > 2) throw new RecordingFailure('file_damaged');
    return { channels };
  }
  return {
    channels,
    streamCount: head[19] ?? 1,
    coupledStreamCount: head[20] ?? 0,
    channelMappingTable: [...head.subarray(21, 21 + channels)],
  };
}
