/** Containers that are recognised by their first bytes; those after `amr` are only named, not read. */
export const CONTAINERS = [
  'mp3',
  'mp4',
  'mov',
  'matroska',
  'webm',
  'ogg',
  'wav',
  'flac',
  'adts',
  'mpeg_ts',
  'amr',
  'avi',
  'asf',
  'flv',
  'caf',
  'aiff',
  'silk',
  'real',
  'midi',
] as const;
/** One of them. */
export type Container = (typeof CONTAINERS)[number];

/** One track. What the file does not tell is null. */
export interface RecordingTrack {
  kind: 'audio' | 'video';
  /** `mp3`, `aac`, `opus`, `vorbis`, `flac`, `pcm-s16`, `amr_nb`, `avc` …; null when nobody here knows it. */
  codec: string | null;
  sampleRate: number | null;
  channels: number | null;
  /** Bits per second on the average. */
  bitrate: number | null;
  language: string | null;
}

/** What the device or the program wrote into the file, unproven: anybody can change it. */
export interface DeviceTags {
  make: string | null;
  model: string | null;
  software: string | null;
  title: string | null;
  /** As written, ISO 8601 where it was a number. */
  createdAt: string | null;
}

/** How it can be heard in a browser: as it is, packed anew, decoded to WAV, or not at all. */
export const PLAYBACKS = ['as_it_is', 'repacked', 'decoded', 'none'] as const;
/** One of them. */
export type Playback = (typeof PLAYBACKS)[number];

/** How its loudness can be measured: decoded here, decoded by ffmpeg where it is installed, else guessed from sizes of packets. */
export const LISTENINGS = ['samples', 'ffmpeg', 'packet_sizes'] as const;
/** One of them. */
export type Listening = (typeof LISTENINGS)[number];

/** What a recording is, told by its bytes. */
export interface RecordingShape {
  container: Container;
  mediaType: string;
  /** The ending that belongs to the container, and whether the name has one that fits. */
  extension: string;
  isNamedRight: boolean;
  /** Of the sound, from the first to the last packet. */
  durationMs: number;
  tracks: RecordingTrack[];
  /** The audio track that is used, as a place in `tracks`. */
  audioTrack: number;
  /** Bytes of one second of what `cutPiece` writes. */
  pieceBytesPerSecond: number;
  decodedBy: Listening;
  playback: Playback;
  device: DeviceTags;
}
