/** A picture in shades of gray, one byte a dot, from 0 for black. */
export interface GrayImage {
  width: number;
  height: number;
  dots: Uint8Array;
}

/** By the weights of ITU-R BT.601, on white where it is transparent. */
export function toGray(width: number, height: number, rgba: Uint8ClampedArray): GrayImage {
  const dots = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < dots.length; at += 1, from += 4) {
    const red = rgba[from] as number;
    const green = rgba[from + 1] as number;
    const blue = rgba[from + 2] as number;
    dots[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return { width, height, dots };
}

/** Shades that far apart are ink and paper; fewer dots of ink than these are specks. */
const INK_CONTRAST = 24;
const SPECKS = 60;

/** Whether the picture is of one shade all over, so that there is nothing to recognise. */
export function isBlank({ dots }: GrayImage): boolean {
  const counts = new Uint32Array(256);
  for (const dot of dots) counts[dot] = (counts[dot] as number) + 1;
  const paper = counts.indexOf(Math.max(...counts));
  let ink = 0;
  for (const [shade, count] of counts.entries()) if (Math.abs(shade - paper) >= INK_CONTRAST) ink += count;
  return ink <= SPECKS;
}

/** The picture turned counter-clockwise by some quarter turns. */
export function turnImage(image: GrayImage, turns: number): GrayImage {
  if (turns === 0) return image;
  const { width, height, dots } = image;
  const turned = new Uint8Array(dots.length);
  const [newWidth, newHeight] = turns === 2 ? [width, height] : [height, width];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dot = dots[y * width + x] as number;
      if (turns === 1) turned[(width - 1 - x) * newWidth + y] = dot;
      else if (turns === 2) turned[(height - 1 - y) * newWidth + (width - 1 - x)] = dot;
      else turned[x * newWidth + (height - 1 - y)] = dot;
    }
  }
  return { width: newWidth, height: newHeight, dots: turned };
}

/** The picture at half its width and height, as often as it has more dots than wanted. */
export function shrinkImage(image: GrayImage, mostDots: number): GrayImage {
  let { width, height, dots } = image;
  while (width * height > mostDots) {
    const half = { width: width >> 1, height: height >> 1 };
    const shrunk = new Uint8Array(half.width * half.height);
    for (let y = 0; y < half.height; y += 1) {
      for (let x = 0; x < half.width; x += 1) {
        const at = y * 2 * width + x * 2;
        const sum =
          (dots[at] as number) +
          (dots[at + 1] as number) +
          (dots[at + width] as number) +
          (dots[at + width + 1] as number);
        shrunk[y * half.width + x] = sum >> 2;
      }
    }
    ({ width, height } = half);
    dots = shrunk;
  }
  return { width, height, dots };
}

/** Where most ink is: the top of the band of some height. */
export function darkestBand({ width, height, dots }: GrayImage, bandHeight: number): number {
  const step = 4;
  const ink: number[] = [];
  for (let y = 0; y < height; y += step) {
    let dark = 0;
    for (let x = 0; x < width; x += step) if ((dots[y * width + x] as number) < 110) dark += 1;
    // Solid bars and pictures are no text.
    ink.push(dark > (width / step) * 0.6 ? 0 : dark);
  }
  const rows = Math.max(1, Math.floor(bandHeight / step));
  let sum = 0;
  let best = { top: 0, sum: -1 };
  for (const [row, dark] of ink.entries()) {
    sum += dark - (row >= rows ? (ink[row - rows] as number) : 0);
    if (row >= rows - 1 && sum > best.sum) best = { top: (row - rows + 1) * step, sum };
  }
  return best.top;
}

/** As a portable graymap, which the recognition reads without unpacking. */
export function encodeGraymap({ width, height, dots }: GrayImage): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  const file = new Uint8Array(head.length + dots.length);
  file.set(head);
  file.set(dots, head.length);
  return file;
}
