import type { RecordingProbe } from '@mingfa/contract/recording';

/** By container, for sound alone. What is not named is nothing a browser plays. */
const SOUND: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  mp4: 'audio/mp4',
  mov: 'audio/mp4',
  webm: 'audio/webm',
  matroska: 'audio/webm',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  adts: 'audio/aac',
};
const PICTURE: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  mov: 'video/mp4',
  webm: 'video/webm',
  matroska: 'video/webm',
  ogg: 'video/ogg',
};

/**
 * What is only saved. Not `application/octet-stream`, which is compressed on its way: a later range would not fit to what came so, and
 * the file is to arrive byte by byte as it was received.
 */
export const SAVED_MEDIA_TYPE = 'application/x-recording';

/** What a browser is told a file is: what its bytes say, not its name. */
export function mediaTypeOf(probe: RecordingProbe | null): string {
  const container = probe?.container ?? '';
  return (probe?.video ? PICTURE[container] : SOUND[container]) ?? SOUND[container] ?? SAVED_MEDIA_TYPE;
}
