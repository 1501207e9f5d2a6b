import { createCanvas } from '@napi-rs/canvas';

const WIDTH_POINTS = 420;
const HEIGHT_POINTS = 160;
const SCALE = 3;

/** A PDF whose pages are pictures of these lines, and nothing else. */
export function makeScannedPdf(pages: readonly (readonly string[])[]): Buffer {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number => {
    objects.push(Buffer.from(body));
    return objects.length;
  };
  const stream = (dictionary: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]);
  // The catalogue and the list of pages come first, and name what follows.
  const pageIds = pages.map((_, index) => 3 + index * 3);
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`);
  for (const [index, lines] of pages.entries()) {
    const id = pageIds[index] as number;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH_POINTS} ${HEIGHT_POINTS}] /Contents ${id + 1} 0 R ` +
        `/Resources << /XObject << /Im ${id + 2} 0 R >> >> >>`,
    );
    add(stream('', Buffer.from(`q ${WIDTH_POINTS} 0 0 ${HEIGHT_POINTS} 0 0 cm /Im Do Q`)));
    const [width, height] = [WIDTH_POINTS * SCALE, HEIGHT_POINTS * SCALE];
    add(
      stream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        drawLines(lines, width, height),
      ),
    );
  }
  return assemble(objects);
}

function drawLines(lines: readonly string[], width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.font = `${16 * SCALE}px "Noto Serif CJK SC", serif`;
  for (const [index, line] of lines.entries()) context.fillText(line, 20 * SCALE, (40 + index * 36) * SCALE);
  return canvas.toBuffer('image/jpeg');
}

function assemble(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
