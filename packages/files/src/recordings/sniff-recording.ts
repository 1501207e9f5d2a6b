import { RecordingFailure } from './recording-failure.ts';
import type { Container } from './recording-shape.ts';
import type { RecordingSource } from './recording-source.ts';

const HEAD_BYTES = 4096;
/** Lists of other files: HLS, PLS, ffmpeg's concat, cue sheets, ASX, XSPF, SMIL and plain lists of addresses. */
const PLAYLIST =
  /^(?:#EXTM3U|#EXTINF|\[playlist\]|\[reference\]|ffconcat\b|(?:#[^\n]*\n|\s)*(?:file|url)\s+['"\w]|(?:REM|PERFORMER|TITLE|CATALOG)\b[\s\S]*\bFILE\s+"|<asx\b|<smil\b|<wpl\b|<\?wpl|<mpd\b|(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:asx|smil|playlist|mpd|wpl)\b|[a-z][a-z0-9+.-]{1,9}:\/\/\S+\s)/i;

/**
 * The container by the first bytes; null when they tell nothing, which a raw mp3 may do. The name is not looked at.
 * @throws RecordingFailure `recording_playlist`, `empty_file`
 */
export async function sniffRecording(source: RecordingSource): Promise<Container | null> {
  if (source.bytes === 0) throw new RecordingFailure('empty_file');
  const head = Buffer.from(await source.read(0, Math.min(source.bytes, HEAD_BYTES)));
  if (isPlaylist(head)) throw new RecordingFailure('recording_playlist');
  const at = (text: string, offset = 0) => head.toString('latin1', offset, offset + text.length) === text;
  if (at('RIFF') || at('RF64') || at('RIFX')) {
    if (at('WAVE', 8)) return 'wav';
    if (at('AVI ', 8)) return 'avi';
    if (at('RMID', 8)) return 'midi';
  }
  if (at('ftyp', 4)) return at('qt  ', 8) ? 'mov' : 'mp4';
  if (['moov', 'mdat', 'wide', 'free', 'skip'].some((box) => at(box, 4))) return 'mov';
  if (at('\x1aE\xdf\xa3')) return head.subarray(0, 64).includes('webm') ? 'webm' : 'matroska';
  if (at('OggS')) return 'ogg';
  if (at('fLaC')) return 'flac';
  if (at('#!AMR\n') || at('#!AMR-WB\n')) return 'amr';
  if (at('#!SILK', 0) || at('#!SILK', 1)) return 'silk';
  if (at('\x30\x26\xb2\x75\x8e\x66\xcf\x11')) return 'asf';
  if (at('FLV\x01')) return 'flv';
  if (at('caff')) return 'caf';
  if (at('FORM') && (at('AIFF', 8) || at('AIFC', 8))) return 'aiff';
  if (at('.RMF')) return 'real';
  if (at('MThd')) return 'midi';
  return null;
}

const NAMED_SOUND = /\.(?:mp3|m4a|aac|wav|flac|ogg|oga|opus|webm|amr|mp4|mov|mkv|mka)$/i;
/** Pictures, documents and archives begin so. */
const OTHER_KIND =
  /^(?:\x89PNG|\xff\xd8\xff|GIF8|BM|%PDF|PK\x03\x04|\xd0\xcf\x11\xe0|Rar!|7z\xbc\xaf|\x1f\x8b|MZ|\x7fELF|SQLite|\{|<)/;
const TEXT_SHARE = 0.02;

/** Whether a file that begins like nothing known is called a recording and holds no words: its head may be spoilt, and its sound whole. */
export async function isSpoiltSound(source: RecordingSource): Promise<boolean> {
  if (!NAMED_SOUND.test(source.name)) return false;
  const head = Buffer.from(await source.read(0, Math.min(source.bytes, HEAD_BYTES)));
  if (OTHER_KIND.test(head.toString('latin1'))) return false;
  const odd = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length;
  return odd > head.length * TEXT_SHARE;
}

function isPlaylist(head: Buffer): boolean {
  const isWide = head[0] === 0xff && head[1] === 0xfe;
  const text = head
    .toString(isWide ? 'utf16le' : 'utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return PLAYLIST.test(text);
}
