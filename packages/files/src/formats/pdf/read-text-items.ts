import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { normaliseText } from '../../pages/layout/normalise-text.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';

/** Stretches of text on one page; more are an attack. A dense newspaper page has 5,000. */
const ITEMS_MAX = 100_000;

/** A stretch of text as the library gives it. */
export interface TextItem {
  text: string;
  /** Text space to the file's coordinates. */
  transform: readonly number[];
  width: number;
  height: number;
  font: string;
  /** The file says that it is no part of the content: a head, a foot, a watermark. */
  isArtifact: boolean;
}
/** Ascent and descent of fonts, in parts of their size, by name. */
export type TextStyles = Map<string, { ascent: number; descent: number; vertical: boolean }>;

interface Chunk {
  items: (
    | { type: string; tag?: string }
    | { str: string; transform: number[]; width: number; height: number; fontName: string }
  )[];
  styles: Record<string, { ascent: number; descent: number; vertical: boolean }>;
}

/** The text of a page as the file sets it. @throws ParseFailure `file_unsafe` for far too much */
export async function readTextItems(page: PDFPageProxy): Promise<{ items: TextItem[]; styles: TextStyles }> {
  const items: TextItem[] = [];
  const styles: TextStyles = new Map();
  const marks: boolean[] = [];
  const chunks = page.streamTextContent({ includeMarkedContent: true }) as ReadableStream<Chunk>;
  for await (const chunk of chunks) {
    for (const [name, style] of Object.entries(chunk.styles)) styles.set(name, style);
    for (const item of chunk.items) {
      if ('type' in item) {
        if (item.type === 'endMarkedContent') marks.pop();
        else marks.push(item.tag === 'Artifact' || (marks.at(-1) ?? false));
        continue;
      }
      if (!item.str) continue;
      if (items.length >= ITEMS_MAX) throw new ParseFailure('file_unsafe');
      items.push({
        text: normaliseText(item.str),
        transform: item.transform,
        width: item.width,
        height: item.height,
        font: item.fontName,
        isArtifact: marks.at(-1) ?? false,
      });
    }
  }
  return { items, styles };
}
