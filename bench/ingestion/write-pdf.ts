/** A page of a PDF: a JPEG that fills it, or lines of text. */
export type PdfPage = { jpeg: Buffer; widthPx: number; heightPx: number } | { lines: readonly string[] };

const A4 = { width: 595, height: 842 };
const FONT_SIZE = 11;
const LINE_HEIGHT = 18;

/** A PDF of A4 pages. Text is in a Chinese font that is named and not embedded, as older office programs write it. */
export function writePdf(pages: readonly PdfPage[]): Buffer {
  const objects: Buffer[] = [];
  const add = (...parts: (string | Buffer)[]): number =>
    objects.push(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
  const stream = (dictionary: string, content: Buffer) =>
    add(`<< ${dictionary} /Length ${content.length} >>\nstream\n`, content, '\nendstream');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add('');
  add(
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
  );
  add(
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo ' +
      '<< /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 5 0 R /DW 1000 >>',
  );
  add(
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 ' +
      '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  );
  const pageIds = pages.map((page) => {
    if ('lines' in page) {
      const content = stream('', textContent(page.lines));
      return addPage(add, content, '/Font << /F1 3 0 R >>');
    }
    const image = stream(
      `/Type /XObject /Subtype /Image /Width ${page.widthPx} /Height ${page.heightPx} ` +
        '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      page.jpeg,
    );
    const content = stream('', Buffer.from(`q ${A4.width} 0 0 ${A4.height} 0 0 cm /I1 Do Q`));
    return addPage(add, content, `/XObject << /I1 ${image} 0 R >>`);
  });
  objects[1] = Buffer.from(
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pageIds.length} >>`,
  );
  return assemble(objects);
}

function addPage(add: (text: string) => number, content: number, resources: string): number {
  return add(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents ${content} 0 R ` +
      `/Resources << ${resources} >> >>`,
  );
}

function textContent(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `<${Buffer.from(line, 'utf16le').swap16().toString('hex')}> Tj T*`);
  const start = `BT /F1 ${FONT_SIZE} Tf ${LINE_HEIGHT} TL 60 ${A4.height - 70} Td`;
  return Buffer.from(`${start}\n${shown.join('\n')}\nET`);
}

function assemble(objects: readonly Buffer[]): Buffer {
  const pieces = [Buffer.from('%PDF-1.5\n')];
  const offsets: number[] = [];
  let length = pieces[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const piece = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += piece.length;
    pieces.push(piece);
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  pieces.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
}
