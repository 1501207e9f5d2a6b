import { createRequire } from 'node:module';
import type * as Canvas from '@napi-rs/canvas';
import { type PdfPage, writePdf } from './write-pdf.ts';

/** A4 at 300 dots an inch. */
const WIDTH_PX = 2480;
const HEIGHT_PX = 3508;
const FONT_PX = 50;
const LINE_PX = 96;
const MARGIN_PX = 260;
const JPEG_QUALITY = 78;
const FONTS = [/^SimSun|^Songti|Source Han Serif|Serif CJK/, /Sans CJK|Source Han Sans|Hei/];

/** The library belongs to the server. */
const canvas = createRequire(new URL('../../apps/server/package.json', import.meta.url))(
  '@napi-rs/canvas',
) as typeof Canvas;

/** Pages as a scanner sees them: a little askew, grey and speckled. Null where no Chinese font is installed. */
export function makeScan(pages: readonly (readonly string[])[]): Buffer | null {
  const installed = canvas.GlobalFonts.families.map((font) => font.family);
  const family = FONTS.map((font) => installed.find((name) => font.test(name))).find(Boolean);
  if (!family) return null;
  return writePdf(pages.map((paragraphs, index) => drawPage(paragraphs, family, index)));
}

function drawPage(paragraphs: readonly string[], family: string, index: number): PdfPage {
  const sheet = canvas.createCanvas(WIDTH_PX, HEIGHT_PX);
  const brush = sheet.getContext('2d');
  brush.fillStyle = '#f4f3f0';
  brush.fillRect(0, 0, WIDTH_PX, HEIGHT_PX);
  brush.translate(WIDTH_PX / 2, HEIGHT_PX / 2);
  brush.rotate(((index % 2 === 0 ? 0.35 : -0.25) * Math.PI) / 180);
  brush.translate(-WIDTH_PX / 2, -HEIGHT_PX / 2);
  brush.fillStyle = '#26262a';
  brush.font = `${FONT_PX}px "${family}"`;
  let y = MARGIN_PX;
  for (const paragraph of paragraphs) {
    for (const line of wrap(brush, paragraph)) {
      brush.fillText(line, MARGIN_PX, y);
      y += LINE_PX;
    }
  }
  speckle(brush, index);
  return { jpeg: sheet.toBuffer('image/jpeg', JPEG_QUALITY), widthPx: WIDTH_PX, heightPx: HEIGHT_PX };
}

function wrap(brush: Canvas.SKRSContext2D, text: string): string[] {
  const lines = [''];
  for (const character of text) {
    const line = (lines.at(-1) ?? '') + character;
    if (brush.measureText(line).width > WIDTH_PX - 2 * MARGIN_PX) lines.push(character);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

/** The same dust at every run. */
function speckle(brush: Canvas.SKRSContext2D, seed: number): void {
  let state = 12_345 + seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  for (let count = 0; count < 2500; count += 1) {
    const grey = 120 + Math.floor(next() * 110);
    brush.fillStyle = `rgb(${grey},${grey},${grey})`;
    brush.fillRect(next() * WIDTH_PX, next() * HEIGHT_PX, 1 + next() * 3, 1 + next() * 3);
  }
}
