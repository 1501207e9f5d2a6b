/** A page of a test's PDF: its content is drawn by the functions below, in points from its top left corner. */
export interface TestPage {
  width?: number;
  height?: number;
  rotate?: number;
  /** What is drawn, for a page of the height given. */
  content?: (height: number) => string;
  /** JPEG pictures by name. */
  images?: Record<string, { content: Buffer; width: number; height: number }>;
  /** Drawings by name that the page's own calls up; they may call up its pictures. */
  forms?: Record<string, string>;
  /** Raw entries of the page's dictionary. */
  entries?: string;
}

/** Letters of the fonts: `F1` Helvetica, `F2` bold, `C1` and `C2` Chinese that is not in the file, plain and bold. */
type Font = 'F1' | 'F2' | 'C1' | 'C2';

/** Draws text with its baseline at `y`. */
export const text =
  (x: number, y: number, words: string, { size = 11, font = fontOf(words), matrix = '1 0 0 1' } = {}) =>
  (height: number): string =>
    `BT /${font} ${size} Tf ${matrix} ${x} ${height - y} Tm ${encode(words, font as Font)} Tj ET`;

export const line =
  (x1: number, y1: number, x2: number, y2: number) =>
  (height: number): string =>
    `0.7 w ${x1} ${height - y1} m ${x2} ${height - y2} l S`;

export const image =
  (name: string, x: number, y: number, width: number, high: number) =>
  (height: number): string =>
    `q ${width} 0 0 ${high} ${x} ${height - y - high} cm /${name} Do Q`;

/** Several lines of text one below the other. */
export const lines = (
  x: number,
  y: number,
  words: readonly string[],
  { size = 11, pitch = 16.5, font }: { size?: number; pitch?: number; font?: Font } = {},
): ((height: number) => string)[] =>
  words.map((each, index) => text(x, y + index * pitch, each, { size, ...(font ? { font } : {}) }));

export const drawing =
  (...parts: ((height: number) => string)[]) =>
  (height: number): string =>
    parts.map((part) => part(height)).join('\n');

const fontOf = (words: string): Font => (/[^\x20-\xff]/.test(words) ? 'C1' : 'F1');

function encode(words: string, font: Font): string {
  if (font === 'C1' || font === 'C2') {
    return `<${Array.from({ length: words.length }, (_, index) => words.charCodeAt(index).toString(16).padStart(4, '0')).join('')}>`;
  }
  return `(${words.replace(/[\\()]/g, '\\$&')})`;
}

/** Puts a PDF together from its objects, with a right table of their places. */
export class PdfObjects {
  readonly #objects: (Buffer | null)[] = [];

  /** A number to refer to before the object is there. */
  reserve(): number {
    this.#objects.push(null);
    return this.#objects.length;
  }
  add(body: string, stream?: Buffer): number {
    const number = this.reserve();
    this.set(number, body, stream);
    return number;
  }
  set(number: number, body: string, stream?: Buffer): void {
    this.#objects[number - 1] = stream
      ? Buffer.concat([
          Buffer.from(`${body.replace(/>>$/, `/Length ${stream.length} >>`)}\nstream\n`, 'latin1'),
          stream,
          Buffer.from('\nendstream', 'latin1'),
        ])
      : Buffer.from(body, 'latin1');
  }
  toFile(trailer: string): Buffer {
    const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
    const places: number[] = [];
    let at = (parts[0] as Buffer).length;
    for (const [index, body] of this.#objects.entries()) {
      const object = Buffer.concat([
        Buffer.from(`${index + 1} 0 obj\n`, 'latin1'),
        body ?? Buffer.from('null'),
        Buffer.from('\nendobj\n', 'latin1'),
      ]);
      places.push(at);
      at += object.length;
      parts.push(object);
    }
    const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
    parts.push(
      Buffer.from(
        `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${places.length + 1} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
        'latin1',
      ),
    );
    return Buffer.concat(parts);
  }
}

const chineseFont = (objects: PdfObjects, name: string): number => {
  const descriptor = objects.add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>`,
  );
  const letters = objects.add(
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /FontDescriptor ${descriptor} 0 R >>`,
  );
  return objects.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /UniGB-UCS2-H /DescendantFonts [${letters} 0 R] >>`,
  );
};
const latinFont = (objects: PdfObjects, name: string): number =>
  objects.add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);

/** A PDF with these pages; `catalog` and `trailer` take raw entries. */
export function makePdf(
  pages: readonly TestPage[],
  options: { catalog?: (objects: PdfObjects) => string; trailer?: (objects: PdfObjects) => string } = {},
): Buffer {
  const objects = new PdfObjects();
  const root = objects.reserve();
  const tree = objects.reserve();
  const fonts = [
    `/F1 ${latinFont(objects, 'Helvetica')} 0 R`,
    `/F2 ${latinFont(objects, 'Helvetica-Bold')} 0 R`,
    `/C1 ${chineseFont(objects, 'STSong-Light')} 0 R`,
    `/C2 ${chineseFont(objects, 'SimHei')} 0 R`,
  ].join(' ');
  const kids = pages.map(
    ({ width = 595, height = 842, rotate = 0, content, images = {}, forms = {}, entries = '' }) => {
      const drawn = objects.add('<< >>', Buffer.from(content?.(height) ?? '', 'latin1'));
      const pictures = Object.entries(images).map(([name, picture]) => {
        const dictionary = `<< /Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode >>`;
        return `/${name} ${objects.add(dictionary, picture.content)} 0 R`;
      });
      for (const [name, drawing] of Object.entries(forms)) {
        const dictionary = '<< /Type /XObject /Subtype /Form /BBox [0 0 5000 5000] >>';
        pictures.push(`/${name} ${objects.add(dictionary, Buffer.from(drawing, 'latin1'))} 0 R`);
      }
      return objects.add(
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents ${drawn} 0 R /Resources << /Font << ${fonts} >> /XObject << ${pictures.join(' ')} >> >> ${entries} >>`,
      );
    },
  );
  objects.set(
    tree,
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`,
  );
  objects.set(root, `<< /Type /Catalog /Pages ${tree} 0 R ${options.catalog?.(objects) ?? ''} >>`);
  return objects.toFile(`/Root ${root} 0 R ${options.trailer?.(objects) ?? ''}`);
}
