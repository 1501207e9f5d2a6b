/** The side of the square that is kept, in pixels: sharp at the largest size it is shown, 64 points, on every screen. */
const SIDE_PX = 256;

/** A part of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cuts a square out of a picture; what else its file held (place, camera) is not taken along. @throws where it cannot be read */
export async function cropPicture(address: string, area: PictureArea): Promise<File> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const { x, y, width, height } = area;
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, SIDE_PX, SIDE_PX);
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!content) throw new Error('The picture could not be drawn.');
  return new File([content], 'avatar.png', { type: 'image/png' });
}
