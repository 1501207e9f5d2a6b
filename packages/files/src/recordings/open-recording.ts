import {
  ADTS,
  CustomSource,
  EncodedPacketSink,
  FLAC,
  Input,
  type InputAudioTrack,
  Logging,
  LogLevel,
  MATROSKA,
  MP3,
  MP4,
  MPEG_TS,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { type IsobmffFacts, readIsobmffFacts } from './isobmff-facts.ts';
import { RecordingFailure } from './recording-failure.ts';
import type { Container } from './recording-shape.ts';
import type { RecordingSource } from './recording-source.ts';
import { isSpoiltSound, sniffRecording } from './sniff-recording.ts';
import { type AmrFile, openAmr } from './sound/open-amr.ts';

// What a damaged file lacks is told by failures; lines about it would fill the log.
Logging.level = LogLevel.Silent;

const CACHE_BYTES = 16 * 1024 * 1024;
/** No playlist of addresses (HLS) is among them. */
const FORMATS = [MP4, QTFF, MATROSKA, WEBM, OGG, MP3, FLAC, WAVE, ADTS, MPEG_TS];
const FOUND: Record<string, Container> = {
  MP3: 'mp3',
  ADTS: 'adts',
  'MPEG Transport Stream': 'mpeg_ts',
  MP4: 'mp4',
};
const NAMED_ONLY: readonly (Container | null)[] = [
  'avi',
  'asf',
  'flv',
  'caf',
  'aiff',
  'silk',
  'real',
  'midi',
];

/** A container with its audio track; a recording of a phone in AMR has neither. */
export interface OpenMedia {
  kind: 'media';
  source: RecordingSource;
  container: Container;
  input: Input;
  track: InputAudioTrack;
  /** Codec by the library's name. */
  codec: string;
  config: AudioDecoderConfig;
  sink: EncodedPacketSink;
  facts: IsobmffFacts;
}
/** A recording that can be read. */
export type OpenRecording = OpenMedia | { kind: 'amr'; container: 'amr'; file: AmrFile };

/**
 * Opens a recording by its bytes, for as long as `use` takes.
 * @throws RecordingFailure whatever it is that keeps it from being used
 */
export async function withRecording<Result>(
  source: RecordingSource,
  use: (recording: OpenRecording) => Promise<Result>,
): Promise<Result> {
  const sniffed = await sniffRecording(source);
  if (sniffed && NAMED_ONLY.includes(sniffed))
    throw new RecordingFailure('recording_unsupported', { container: sniffed });
  if (sniffed === 'amr') {
    const file = await openAmr(source);
    if (file.durationMs === 0) throw new RecordingFailure('recording_no_audio');
    return use({ kind: 'amr', container: 'amr', file });
  }
  const isIsobmff = sniffed === 'mp4' || sniffed === 'mov';
  const facts = isIsobmff
    ? await readIsobmffFacts(source)
    : {
        isEncrypted: sniffed === 'matroska' || sniffed === 'webm' ? await isMatroskaLocked(source) : false,
        hasIndex: true,
        createdAt: null,
      };
  if (!facts.hasIndex) throw new RecordingFailure('file_damaged');
  if (facts.isEncrypted) throw new RecordingFailure('recording_encrypted');
  const input = new Input({ formats: FORMATS, source: asLibrarySource(source) });
  try {
    return await use({ ...(await openMedia(input, sniffed, facts)), source });
  } catch (error) {
    // Neither words nor another kind of file under the name of a recording: its head is spoilt.
    if (sniffed === null && isUnknown(error) && (await isSpoiltSound(source)))
      throw new RecordingFailure('file_damaged', {}, { cause: error });
    throw error;
  } finally {
    input.dispose();
  }
}

const isUnknown = (error: unknown): boolean =>
  error instanceof RecordingFailure &&
  error.code === 'recording_unsupported' &&
  Object.keys(error.values).length === 0;

async function openMedia(
  input: Input,
  sniffed: Container | null,
  facts: IsobmffFacts,
): Promise<Omit<OpenMedia, 'source'>> {
  const opened = await readable(async () => {
    if (!(await input.canRead())) return null;
    const tracks = await input.getAudioTracks();
    const codecs = await Promise.all(tracks.map((track) => track.getCodec()));
    const first = codecs.findIndex((codec) => codec !== null);
    const track = tracks[Math.max(0, first)];
    return {
      container: sniffed ?? FOUND[(await input.getFormat()).name] ?? null,
      track,
      codec: codecs[Math.max(0, first)] ?? null,
      config: track ? await track.getDecoderConfig() : null,
      internal: track ? await track.getInternalCodecId() : null,
    };
  });
  // Nothing that any container begins with: not a recording. Else its beginning promised one.
  if (!opened?.container) throw new RecordingFailure(sniffed ? 'file_damaged' : 'recording_unsupported');
  const { container, track, codec, config, internal } = opened;
  if (!track) throw new RecordingFailure('recording_no_audio');
  if (codec === null || !config) {
    const name = typeof internal === 'string' ? internal : String(internal ?? '?');
    throw new RecordingFailure('recording_unsupported', {
      codec: name.replace(/[^\w./-]/g, '').slice(0, 40),
    });
  }
  const sink = new EncodedPacketSink(track);
  // A head alone is no recording.
  if (!(await readable(() => sink.getFirstPacket()))) throw new RecordingFailure('recording_no_audio');
  return { kind: 'media', container, input, track, codec, config, sink, facts };
}

/** The library throws plain errors for what it cannot make sense of. */
export async function readable<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RecordingFailure || isOfTheMachine(error)) throw error;
    throw new RecordingFailure('file_damaged', {}, { cause: error });
  }
}

const isOfTheMachine = (error: unknown): boolean =>
  typeof (error as NodeJS.ErrnoException | null)?.code === 'string' ||
  (error instanceof Error && error.name === 'AbortError');

function asLibrarySource(source: RecordingSource): CustomSource {
  return new CustomSource({
    getSize: () => source.bytes,
    read: (start, end) => source.read(start, end),
    maxCacheSize: CACHE_BYTES,
    // Reads far ahead where packets are asked for in order: each read has its price.
    prefetchProfile: 'network',
    // Whoever waits for the next read gets it.
    handleUnhandledError: () => {},
  });
}

/** An EBML ContentEncryption inside a ContentEncoding, which stands in the head of the file. */
async function isMatroskaLocked(source: RecordingSource): Promise<boolean> {
  const head = Buffer.from(await source.read(0, Math.min(source.bytes, 512 * 1024)));
  const encoding = head.indexOf(Buffer.from([0x62, 0x40]));
  if (encoding < 0 || !head.subarray(0, encoding).includes(Buffer.from([0x6d, 0x80]))) return false;
  return head.subarray(encoding, encoding + 256).includes(Buffer.from([0x50, 0x35]));
}
