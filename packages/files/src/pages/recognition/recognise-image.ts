import type { Ruling } from '../layout/page-content.ts';
import { findRulings } from './find-rulings.ts';
import { darkestBand, type GrayImage, isBlank, shrinkImage, turnImage } from './gray-image.ts';
import { LOOK, type OcrLanguage, type OcrLine, Tesseract } from './tesseract.ts';

/** Words below the first are, unless the line is above the second, stains, stamps and pictures. */
const WORD_CONFIDENCE = 30;
const SOUND_CONFIDENCE = 65;
/** A page that is recognised worse than this may lie on its side. */
const UPRIGHT_CONFIDENCE = 62;
/** Text set in columns from top to bottom stays as it is, unless turning does no harm. */
const SIDEWAYS_ALLOWANCE = 6;
const TURN_TRIAL_DOTS = 1_200_000;
/** Share of the page that tells Chinese from English. */
const BAND_SHARE = 0.12;
/** A line with fewer Latin letters is read well enough by the Chinese model. */
const LATIN_LETTERS = 10;

/** What was recognised in a picture. */
export interface RecognisedImage {
  /** Quarter turns counter-clockwise that bring the picture upright; lines are in dots of the upright one. */
  turns: number;
  lines: OcrLine[];
  /** Lines that are drawn, as around the cells of a table. */
  rulings: Ruling[];
}

let engine: Promise<Tesseract> | undefined;

/**
 * Recognises a page in Chinese and English. The Chinese model reads English less well and both together take twice the time,
 * so that a look at a part of the page decides which of them reads it, and English lines of a Chinese page are read again.
 */
export async function recogniseImage(image: GrayImage, dotsPerInch: number): Promise<RecognisedImage> {
  if (isBlank(image)) return { turns: 0, lines: [], rulings: [] };
  engine ??= Tesseract.load();
  const tesseract = await engine;
  const lines = await read(tesseract, image, dotsPerInch);
  const confidence = confidenceOf(lines);
  const upright = () => ({ turns: 0, lines, rulings: findRulings(image, dotsPerInch) });
  // Lines that run down the page are found, too, but their words come in the wrong order.
  const isSideways = runsDown(lines);
  if (confidence >= UPRIGHT_CONFIDENCE && !isSideways) return upright();
  const turns = await findTurns(tesseract, image, dotsPerInch, isSideways ? [1, 3] : [0, 1, 2, 3]);
  if (turns === 0) return upright();
  const turned = turnImage(image, turns);
  const turnedLines = await read(tesseract, turned, dotsPerInch);
  if (confidenceOf(turnedLines) <= confidence - (isSideways ? SIDEWAYS_ALLOWANCE : 0)) return upright();
  return { turns, lines: turnedLines, rulings: findRulings(turned, dotsPerInch) };
}

async function read(tesseract: Tesseract, image: GrayImage, dotsPerInch: number): Promise<OcrLine[]> {
  tesseract.setImage(image);
  const bandHeight = Math.round(image.height * BAND_SHARE);
  const band = { left: 0, top: darkestBand(image, bandHeight), width: image.width, height: bandHeight };
  const sample = clean(await tesseract.recognise('chi_sim', LOOK.page, dotsPerInch, band));
  const language: OcrLanguage = isLatin(textOf(sample)) ? 'eng' : 'chi_sim';
  const lines = clean(await tesseract.recognise(language, LOOK.page, dotsPerInch));
  const isChinese = lines.some((line) => hanIn(textOf([line])) > 1);
  // The sample may have been the one English passage of a Chinese page; the English model then finds no sense in the rest.
  if (language === 'eng') {
    if (confidenceOf(lines) >= UPRIGHT_CONFIDENCE) return lines;
    const chinese = clean(await tesseract.recognise('chi_sim', LOOK.page, dotsPerInch));
    return confidenceOf(chinese) > confidenceOf(lines) ? chinese : lines;
  }
  return isChinese ? readEnglishAgain(tesseract, image, lines, dotsPerInch) : lines;
}

async function readEnglishAgain(
  tesseract: Tesseract,
  image: GrayImage,
  lines: readonly OcrLine[],
  dotsPerInch: number,
): Promise<OcrLine[]> {
  const result: OcrLine[] = [];
  for (const line of lines) {
    const text = textOf([line]);
    if (!isLatin(text) || lettersIn(text) < LATIN_LETTERS) {
      result.push(line);
      continue;
    }
    const { x0, y0, x1, y1 } = line.bbox;
    const left = Math.max(0, x0 - 8);
    const top = Math.max(0, y0 - 8);
    const part = {
      left,
      top,
      width: Math.min(image.width, x1 + 8) - left,
      height: Math.min(image.height, y1 + 8) - top,
    };
    const again = clean(await tesseract.recognise('eng', LOOK.line, dotsPerInch, part));
    const better = again.length === 1 && (again[0]?.confidence ?? 0) > line.confidence;
    result.push(better ? (again[0] as OcrLine) : line);
  }
  return result;
}

/** Tries some directions on a small picture. */
async function findTurns(
  tesseract: Tesseract,
  image: GrayImage,
  dotsPerInch: number,
  ways: readonly number[],
): Promise<number> {
  const small = shrinkImage(image, TURN_TRIAL_DOTS);
  const smallDpi = (dotsPerInch * small.width) / image.width;
  let best = { turns: 0, score: 0 };
  for (const turns of ways) {
    tesseract.setImage(turnImage(small, turns));
    const lines = clean(await tesseract.recognise('chi_sim', LOOK.page, smallDpi));
    const score = (confidenceOf(lines) - WORD_CONFIDENCE) * Math.sqrt(textOf(lines).length);
    // What lies as it should needs no more than a draw.
    if (score > best.score * 1.15) best = { turns, score };
  }
  return best.turns;
}

/** Whether most characters stand in lines that are higher than wide. */
function runsDown(lines: readonly OcrLine[]): boolean {
  const charactersOf = (some: readonly OcrLine[]) => textOf(some).replace(/\s/g, '').length;
  const down = lines.filter(({ bbox }) => bbox.y1 - bbox.y0 > (bbox.x1 - bbox.x0) * 1.5);
  return charactersOf(down) > charactersOf(lines) / 2 && charactersOf(down) > 4;
}

function clean(lines: readonly OcrLine[]): OcrLine[] {
  return lines.flatMap((line) => {
    // In a line that makes sense a doubtful word is still the best guess.
    const least = line.confidence >= SOUND_CONFIDENCE ? 0 : WORD_CONFIDENCE;
    const words = line.words.filter(({ text, confidence }) => text.trim() && confidence >= least);
    const text = words.map((word) => word.text).join('');
    const isNoise = !/[\p{L}\p{N}]/u.test(text) || (text.length < 4 && line.confidence < 50);
    return words.length === 0 || isNoise ? [] : [{ ...line, words }];
  });
}

/** The usual confidence of a character; 0 of nothing. */
function confidenceOf(lines: readonly OcrLine[]): number {
  let characters = 0;
  let sum = 0;
  for (const { words } of lines) {
    for (const { text, confidence } of words) {
      characters += text.length;
      sum += confidence * text.length;
    }
  }
  return characters === 0 ? 0 : sum / characters;
}

const textOf = (lines: readonly OcrLine[]): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');
const hanIn = (text: string): number => text.match(/[\u3400-\u9fff]/g)?.length ?? 0;
const lettersIn = (text: string): number => text.match(/[a-z]/gi)?.length ?? 0;
const isLatin = (text: string): boolean => lettersIn(text) > hanIn(text) * 3 && lettersIn(text) > 4;
