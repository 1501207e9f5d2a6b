import { NO_TAGS, readDeviceTags } from './device-tags.ts';
import { type OpenMedia, type OpenRecording, readable, withRecording } from './open-recording.ts';
import { listeningOf, playbackOf } from './playback.ts';
import type { Container, RecordingShape, RecordingTrack } from './recording-shape.ts';
import type { RecordingSource } from './recording-source.ts';
import { WAVE_RATE } from './sound/speech-wave.ts';

const TRACKS_MAX = 64;
/** Endings that fit a container, the usual one first. */
const EXTENSIONS: Partial<Record<Container, readonly [string, ...string[]]>> = {
  mp3: ['mp3', 'mpga', 'mp2', 'mpeg'],
  mp4: ['mp4', 'm4a', 'm4v', 'm4b', '3gp', '3g2', 'mov', 'aac'],
  mov: ['mov', 'qt', 'mp4', 'm4a'],
  matroska: ['mkv', 'mka', 'webm'],
  webm: ['webm', 'weba', 'mkv', 'mka'],
  ogg: ['ogg', 'oga', 'opus', 'ogv', 'spx'],
  wav: ['wav', 'wave', 'bwf'],
  flac: ['flac'],
  adts: ['aac', 'adts'],
  mpeg_ts: ['ts', 'mts', 'm2ts'],
  amr: ['amr', 'awb', '3ga'],
};

/**
 * What a recording is, by its bytes alone. The duration is what the head says; `readLoudness` finds the true one.
 * @param hasFfmpeg whether sound that cannot be decoded here can be decoded by ffmpeg
 * @throws RecordingFailure
 */
export function probeRecording(
  source: RecordingSource,
  { hasFfmpeg }: { hasFfmpeg: boolean },
): Promise<RecordingShape> {
  return withRecording(source, async (recording) => {
    const described =
      recording.kind === 'amr' ? describeAmr(recording.file) : await describeMedia(recording, source);
    const { container } = recording;
    const track = described.tracks[described.audioTrack] as RecordingTrack;
    const codec = track.codec ?? '';
    const decodedBy = listeningOf(codec, hasFfmpeg);
    const packetBytes = Math.ceil((track.bitrate ?? 0) / 8);
    const isWave = /^(?:pcm|ulaw|alaw|amr)/.test(codec) || packetBytes === 0;
    const [extension, ...others] = EXTENSIONS[container] ?? [container];
    const named = /\.([a-z0-9]{1,8})$/i.exec(source.name)?.[1]?.toLowerCase() ?? '';
    return {
      ...described,
      container,
      extension:
        extension === 'mp4' && described.tracks.every(({ kind }) => kind === 'audio') ? 'm4a' : extension,
      isNamedRight: [extension, ...others].includes(named),
      pieceBytesPerSecond: isWave ? WAVE_RATE * 2 : packetBytes,
      decodedBy,
      playback: playbackOf(container, codec, track.channels ?? 1),
    };
  });
}

type Described = Pick<RecordingShape, 'mediaType' | 'durationMs' | 'tracks' | 'audioTrack' | 'device'>;

function describeAmr(file: Extract<OpenRecording, { kind: 'amr' }>['file']): Described {
  const { codec, sampleRate, durationMs } = file;
  const track = { kind: 'audio' as const, codec, sampleRate, channels: 1, bitrate: null, language: null };
  return { mediaType: 'audio/amr', durationMs, tracks: [track], audioTrack: 0, device: NO_TAGS };
}

async function describeMedia(media: OpenMedia, source: RecordingSource): Promise<Described> {
  const { input, track: used } = media;
  const durationMs = Math.round((await readDuration(media)) * 1000);
  const all = (await readable(() => input.getTracks())).filter(
    (track) => track.isAudioTrack() || track.isVideoTrack(),
  );
  const kept = [used, ...all.filter((track) => track !== used)].slice(0, TRACKS_MAX);
  const tracks = await Promise.all(
    kept.map(async (track): Promise<RecordingTrack> => {
      const sound = track.isAudioTrack() ? track : null;
      const language = await track.getLanguageCode();
      return {
        kind: sound ? 'audio' : 'video',
        codec: await track.getCodec(),
        sampleRate: sound ? await sound.getSampleRate() : null,
        channels: sound ? await sound.getNumberOfChannels() : null,
        bitrate: track === used ? await readBitrate(media, source, kept.length, durationMs) : null,
        language: language === 'und' ? null : language,
      };
    }),
  );
  // The library asks for what is inside, which a damaged file may not tell.
  const mediaType = await input.getMimeType().catch(() => 'application/octet-stream');
  return { mediaType, durationMs, tracks, audioTrack: 0, device: await readDeviceTags(media) };
}

async function readDuration({ track }: OpenMedia): Promise<number> {
  const told = await track.getDurationFromMetadata().catch(() => null);
  return told && told > 0 && Number.isFinite(told) ? told : readable(() => track.computeDuration());
}

/** A file of sound alone tells by its length; beside pictures, some packets do. */
async function readBitrate(
  { track }: OpenMedia,
  source: RecordingSource,
  tracks: number,
  durationMs: number,
): Promise<number | null> {
  if (durationMs <= 0) return null;
  if (tracks === 1) return Math.round((source.bytes * 8000) / durationMs);
  const told = await track.getAverageBitrate().catch(() => null);
  if (told) return Math.round(told);
  const stats = await readable(() => track.computePacketStats(2000));
  return Number.isFinite(stats.averageBitrate) ? Math.round(stats.averageBitrate) : null;
}
