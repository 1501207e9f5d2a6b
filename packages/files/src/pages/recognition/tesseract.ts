import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { encodeGraymap, type GrayImage } from './gray-image.ts';

/** A word as it was recognised, in dots of the picture. */
export interface OcrWord {
  text: string;
  /** From 0 to 100. */
  confidence: number;
  bbox: OcrBox;
}
/** A line the library recognised; boxes in dots of the picture, confidence from 0 to 100. */
export interface OcrLine {
  words: OcrWord[];
  confidence: number;
  bbox: OcrBox;
  baseline: OcrBox;
}
interface OcrBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
/** Languages whose data are installed. */
export type OcrLanguage = 'chi_sim' | 'eng';

/** What is used of the library's WebAssembly module. */
interface TesseractModule {
  FS: { writeFile(path: string, content: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => TesseractApi;
}
interface TesseractApi {
  Init(dataPath: null, language: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(exifOrientation: number, angleRadians: number): number;
  SetRectangle(left: number, top: number, width: number, height: number): void;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
}

const LSTM_ONLY = 1;
/** Ways to look at a page: find columns and lines, or take it as one line. */
export const LOOK = { page: '3', line: '7' } as const;
const require = createRequire(import.meta.url);
/** Best first; a processor without the newer instructions takes the next. */
const BUILDS: (() => unknown)[] = [
  () => require('tesseract.js-core/tesseract-core-relaxedsimd-lstm'),
  () => require('tesseract.js-core/tesseract-core-simd-lstm'),
  () => require('tesseract.js-core/tesseract-core-lstm'),
];
const LANGUAGES: Record<OcrLanguage, string> = {
  chi_sim: require.resolve('@tesseract.js-data/chi_sim/package.json'),
  eng: require.resolve('@tesseract.js-data/eng/package.json'),
};

/**
 * The recognition engine, in this very process: a child does nothing else meanwhile, so that a thread of its own would only cost
 * rights and copies. Languages come with their npm packages; nothing is fetched.
 */
export class Tesseract {
  readonly #module: TesseractModule;
  readonly #languages = new Map<OcrLanguage, TesseractApi>();
  #image: GrayImage | null = null;

  private constructor(module: TesseractModule) {
    this.#module = module;
  }

  static async load(): Promise<Tesseract> {
    let failure: unknown;
    for (const build of BUILDS) {
      try {
        const create = build() as (options: object) => Promise<TesseractModule>;
        const silent = () => {};
        return new Tesseract(await create({ TesseractProgress: silent, print: silent, printErr: silent }));
      } catch (error) {
        failure = error;
      }
    }
    throw new Error('The recognition engine does not run here.', { cause: failure });
  }

  /** The picture that is looked at from now on. */
  setImage(image: GrayImage): void {
    this.#image = image;
    this.#module.FS.writeFile('/input', encodeGraymap(image));
    for (const api of this.#languages.values()) api.Clear();
  }

  /** Recognises the picture, or a part of it. */
  async recognise(
    language: OcrLanguage,
    look: (typeof LOOK)[keyof typeof LOOK],
    dotsPerInch: number,
    part?: { left: number; top: number; width: number; height: number },
  ): Promise<OcrLine[]> {
    const image = this.#image;
    if (!image) throw new Error('There is no picture to look at.');
    const api = await this.#open(language);
    api.SetVariable('tessedit_pageseg_mode', look);
    api.SetVariable('user_defined_dpi', String(Math.round(Math.min(Math.max(dotsPerInch, 70), 600))));
    if (api.SetImageFile(1, 0) === 1) throw new Error('The recognition engine did not take the picture.');
    if (part) api.SetRectangle(part.left, part.top, part.width, part.height);
    api.Recognize(null);
    const { blocks } = JSON.parse(api.GetJSONText()) as {
      blocks: { paragraphs: { lines: OcrLine[] }[] }[] | null;
    };
    return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
  }

  async #open(language: OcrLanguage): Promise<TesseractApi> {
    const known = this.#languages.get(language);
    if (known) return known;
    const folder = dirname(LANGUAGES[language]);
    const packed = await readFile(join(folder, '4.0.0_best_int', `${language}.traineddata.gz`));
    this.#module.FS.writeFile(`/${language}.traineddata`, await promisify(gunzip)(packed));
    const api = new this.#module.TessBaseAPI();
    if (api.Init(null, language, LSTM_ONLY) !== 0) throw new Error(`The language ${language} does not load.`);
    this.#module.FS.unlink(`/${language}.traineddata`);
    this.#languages.set(language, api);
    return api;
  }
}
