import type { PictureReader } from '../../ports/picture-reader.ts';

/** Sharp in print at the width of a page. */
const SIDE_MAX = 1600;
const BYTES_MAX = 512 * 1024;

/** Pictures in base64, each drawn anew; null: one that could not be, because of what it is. @throws the signal's reason */
export async function redrawnPictures(
  reader: PictureReader,
  pictures: readonly (string | null)[],
  signal: AbortSignal,
): Promise<(Uint8Array | null)[]> {
  const drawn: (Uint8Array | null)[] = [];
  // One after the other: each has a process of its own.
  for (const picture of pictures) {
    const content = picture === null ? null : Buffer.from(picture, 'base64');
    const redrawn =
      content === null
        ? null
        : await reader.redraw(content, { sideMax: SIDE_MAX, bytesMax: BYTES_MAX }, signal).catch(() => null);
    signal.throwIfAborted();
    drawn.push(redrawn);
  }
  return drawn;
}
