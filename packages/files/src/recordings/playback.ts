import type { Container, Listening, Playback } from './recording-shape.ts';

// Decision 037: the decoders of Vorbis that there are need a library under the LGPL 3, which this product does without.
const DECODED_HERE = /^(?:mp3|opus|flac|pcm-.+|ulaw|alaw|amr_nb|amr_wb)$/;
const PLAYED_CODECS = ['mp3', 'aac', 'opus', 'vorbis', 'flac'];
const PLAYED_WAVES = ['pcm-u8', 'pcm-s16', 'pcm-s24', 'pcm-s32', 'pcm-f32'];
/** More channels than browsers mix down. */
const CHANNELS_MAX = 8;

/** How the loudness of a codec is measured on this machine. */
export function listeningOf(codec: string, hasFfmpeg: boolean): Listening {
  if (DECODED_HERE.test(codec)) return 'samples';
  return hasFfmpeg && codec === 'aac' ? 'ffmpeg' : 'packet_sizes';
}

/** How today's browsers, all of them, can play it. A raw AAC stream has no times to jump to, so it is packed anew. */
export function playbackOf(container: Container, codec: string, channels: number): Playback {
  const isDecoded = DECODED_HERE.test(codec) ? 'decoded' : 'none';
  if (channels > CHANNELS_MAX) return isDecoded;
  if (container === 'wav') return PLAYED_WAVES.includes(codec) ? 'as_it_is' : isDecoded;
  if (!PLAYED_CODECS.includes(codec)) return isDecoded;
  if (container === 'matroska' || container === 'mpeg_ts' || container === 'adts') return 'repacked';
  return 'as_it_is';
}
