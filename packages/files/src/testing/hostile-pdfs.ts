import { deflateSync } from 'node:zlib';
import type { HostileFile } from './hostile-file.ts';
import { drawing, makePdf, PdfObjects, text } from './make-pdf.ts';

const STOPPED = ['parser_timeout', 'parser_memory', 'file_unsafe', 'file_damaged'];
const page = (words: string) => ({ content: text(90, 100, words) });
const good = (words: string) => makePdf([page(words)]);

/** A PDF of one page whose objects the test writes itself: the catalog is 1, the page 3, its content 4. */
function raw(write: (objects: PdfObjects) => void, content = '', entries = ''): Buffer {
  const objects = new PdfObjects();
  objects.add('<< /Type /Catalog /Pages 2 0 R >>');
  objects.add('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  objects.add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${entries} >>`);
  objects.add('<< >>', Buffer.from(content, 'latin1'));
  write(objects);
  return objects.toFile('/Root 1 0 R');
}
const withPicture = (dictionary: string, content: Buffer): Buffer =>
  raw(
    (objects) => objects.add(`<< /Type /XObject /Subtype /Image ${dictionary} >>`, content),
    'q 500 0 0 700 40 60 cm /P Do Q',
    '/Resources << /XObject << /P 5 0 R >> >>',
  );
const zeros = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 });

/** PDFs that are out to do harm. Those that can be read have one page with the words. */
export const HOSTILE_PDFS: HostileFile[] = [
  { what: 'only the first line', name: 'a.pdf', make: () => '%PDF-1.7\n', fails: ['file_damaged'] },
  {
    what: 'rubbish behind the first line',
    name: 'a.pdf',
    make: () =>
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('\x00\xff\x13<<>>[('.repeat(20_000), 'latin1')]),
    fails: ['file_damaged'],
  },
  {
    what: 'cut off in the middle',
    name: 'a.pdf',
    make: () => good('cut off').subarray(0, 900),
    fails: ['file_damaged'],
  },
  {
    what: 'a password',
    name: 'a.pdf',
    make: () =>
      makePdf([page('secret')], {
        trailer: (objects) =>
          `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] /Encrypt ${objects.add(
            `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
          )} 0 R`,
      }),
    fails: ['file_password'],
  },
  {
    what: 'an unknown kind of encryption',
    name: 'a.pdf',
    make: () =>
      makePdf([page('secret')], {
        trailer: (objects) => `/Encrypt ${objects.add('<< /Filter /Unknown /V 99 >>')} 0 R`,
      }),
    fails: ['file_damaged', 'file_password'],
  },
  {
    what: 'an object that is itself',
    name: 'a.pdf',
    make: () => raw((objects) => objects.set(4, '4 0 R')),
    words: '',
    fails: STOPPED,
  },
  {
    what: 'a tree of pages that bites its tail',
    name: 'a.pdf',
    make: () => raw((objects) => objects.set(2, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>')),
    words: '',
    fails: STOPPED,
  },
  {
    what: 'a tree that says it has ten million pages',
    name: 'a.pdf',
    make: () => raw((objects) => objects.set(2, '<< /Type /Pages /Kids [3 0 R] /Count 10000000 >>')),
    words: '',
    fails: ['file_too_many_pages', 'file_damaged'],
  },
  {
    what: 'ten thousand pages',
    name: 'a.pdf',
    make: () => makePdf(Array.from({ length: 10_000 }, () => ({}))),
    fails: ['file_too_many_pages'],
  },
  {
    what: 'a table of contents that points at itself',
    name: 'a.pdf',
    make: () => {
      const file = good('Found in spite of it').toString('latin1');
      const at = /startxref\n(\d+)/.exec(file)?.[1] ?? '0';
      return Buffer.from(file.replace('trailer\n<<', `trailer\n<< /Prev ${at}`), 'latin1');
    },
    words: 'Found in spite of it',
  },
  {
    what: 'a page as wide as a continent',
    name: 'a.pdf',
    make: () =>
      makePdf([
        { width: 2_000_000_000, height: 2_000_000_000, content: () => 'BT /F1 12 Tf 90 90 Td (Wide) Tj ET' },
      ]),
    words: 'Wide',
  },
  {
    what: 'a page of no size',
    name: 'a.pdf',
    make: () => makePdf([{ width: 0, height: 0, content: () => 'BT /F1 12 Tf 90 90 Td (Nowhere) Tj ET' }]),
    words: '',
    fails: STOPPED,
  },
  {
    what: 'a hundred thousand arrays in one another',
    name: 'a.pdf',
    make: () => raw(() => {}, `${'['.repeat(100_000)}${']'.repeat(100_000)} TJ`),
    words: '',
    fails: STOPPED,
  },
  {
    what: 'a hundred thousand dictionaries in one another',
    name: 'a.pdf',
    make: () => raw((objects) => objects.set(1, `${'<< /A '.repeat(100_000)}1${' >>'.repeat(100_000)}`)),
    words: '',
    fails: STOPPED,
  },
  {
    what: 'a page that unfolds to a gigabyte',
    name: 'a.pdf',
    make: () =>
      raw((objects) => objects.set(4, '<< /Filter [/FlateDecode /FlateDecode] >>', deflateSync(zeros(1024)))),
    words: '',
    fails: STOPPED,
  },
  {
    what: 'a drawing that draws itself',
    name: 'a.pdf',
    make: () =>
      raw(
        (objects) =>
          objects.add(
            '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >> >>',
            Buffer.from('/X Do /X Do'),
          ),
        '/X Do',
        '/Resources << /XObject << /X 5 0 R >> >>',
      ),
    words: '',
    fails: STOPPED,
  },
  {
    what: 'drawings that draw each other a billion times',
    name: 'a.pdf',
    make: () =>
      raw(
        (objects) => {
          for (let depth = 0; depth < 9; depth += 1) {
            objects.add(
              `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${6 + depth} 0 R >> >> >>`,
              Buffer.from('/X Do '.repeat(10)),
            );
          }
          objects.add('<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] >>', Buffer.from('0 0 m 9 9 l S'));
        },
        '/X Do',
        '/Resources << /XObject << /X 5 0 R >> >>',
      ),
    words: '',
    fails: STOPPED,
  },
  {
    what: 'two hundred thousand words on one page',
    name: 'a.pdf',
    make: () =>
      makePdf([
        {
          content: () =>
            `BT /F1 1 Tf ${Array.from({ length: 200_000 }, (_, index) => `1 0 0 1 ${((index * 37) % 500) + 9} ${((index * 91) % 800) + 9} Tm (w) Tj`).join(' ')} ET`,
        },
      ]),
    words: 'w',
    fails: STOPPED,
  },
  {
    what: 'a stream that names a file of the machine as its content',
    name: 'a.pdf',
    make: () =>
      makePdf([page('Only this')], {
        catalog: (objects) => `/Metadata ${objects.add('<< /F (/etc/passwd) >>', Buffer.from(''))} 0 R`,
      }),
    words: 'Only this',
  },
  {
    what: 'programs to start and pages to fetch when it is opened',
    name: 'a.pdf',
    make: () =>
      makePdf([page('Harmless words')], {
        catalog: () =>
          '/OpenAction << /S /Launch /F (/bin/sh) /Next << /S /URI /URI (http://127.0.0.1/) >> >>',
      }),
    words: 'Harmless words',
  },
  {
    what: 'a script',
    name: 'a.pdf',
    make: () =>
      makePdf([page('Words beside a script')], {
        catalog: (objects) => {
          const script = objects.add('<< /S /JavaScript /JS (while\\(true\\){}) >>');
          return `/Names << /JavaScript << /Names [(x) ${script} 0 R] >> >>`;
        },
      }),
    words: 'Words beside a script',
    ignored: ['scripts'],
  },
  {
    what: 'a name that leads out of the folder',
    name: '../../../../etc/passwd.pdf',
    make: () => good('The name means nothing'),
    words: 'The name means nothing',
  },
  {
    what: 'a web page and an archive around a PDF',
    name: 'a.html',
    make: () =>
      Buffer.concat([
        Buffer.from('<html><script>alert(1)</script>\n'),
        good('In the middle'),
        Buffer.from('PK\x05\x06'),
      ]),
    words: 'In the middle',
  },
  {
    what: 'a font that is rubbish and a map of all letters',
    name: 'a.pdf',
    make: () =>
      raw(
        (objects) => {
          objects.add(
            '<< /Type /Font /Subtype /TrueType /BaseFont /Bad /FirstChar 0 /LastChar 255 /Widths 9 0 R /FontDescriptor 6 0 R /ToUnicode 8 0 R >>',
          );
          objects.add('<< /Type /FontDescriptor /FontName /Bad /Flags 4 /FontFile2 7 0 R >>');
          objects.add('<< >>', Buffer.from('\x00\x01\x00\x00\xff\xff\xff\xff'.repeat(500), 'latin1'));
          objects.add(
            '<< >>',
            Buffer.from(
              '1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 beginbfrange <00000000> <ffffffff> <0041> endbfrange',
            ),
          );
          objects.add('[500]');
        },
        'BT /F 12 Tf 90 700 Td (Bad font) Tj ET',
        '/Resources << /Font << /F 5 0 R >> >>',
      ),
    words: '',
    fails: STOPPED,
  },
  {
    what: 'a JBIG2 picture of rubbish',
    name: 'a.pdf',
    make: () =>
      withPicture(
        '/Width 2000 /Height 2000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode',
        Buffer.from('\x00\x00\x00\x00\x30\xff\xff\xff\xff'.repeat(300), 'latin1'),
      ),
    words: '',
  },
  {
    what: 'a JPEG 2000 picture of rubbish',
    name: 'a.pdf',
    make: () =>
      withPicture(
        '/Width 2000 /Height 2000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /JPXDecode',
        Buffer.from('ff4fff51002f0000ffffffffffffffff00000000000000000000000100000001ff'.repeat(20), 'hex'),
      ),
    words: '',
  },
  {
    what: 'a picture of ten thousand million dots',
    name: 'a.pdf',
    make: () =>
      withPicture(
        '/Width 100000 /Height 100000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
        zeros(64),
      ),
    words: '',
  },
  {
    what: 'words outside of the page and upside down',
    name: 'a.pdf',
    make: () =>
      makePdf([
        {
          content: drawing(
            text(90, 100, 'Inside'),
            text(9e9, 9e9, 'Far away'),
            text(300, 300, 'Mirrored', { matrix: '-1 0 0 -1' }),
          ),
        },
      ]),
    words: 'Inside',
  },
];
