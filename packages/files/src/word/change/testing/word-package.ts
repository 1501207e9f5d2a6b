import JSZip from 'jszip';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const NAMESPACES = [
  `xmlns:w="${WORD}"`,
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
].join(' ');
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const SECTION = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>';

/** A main part around some body. */
export const mainPart = (body: string, section = SECTION): string =>
  `${DECLARATION}<w:document ${NAMESPACES}><w:body>${body}${section}</w:body></w:document>`;

export interface PackageParts {
  document: string | Uint8Array;
  comments?: string;
  /** Further parts by name; a null leaves one of the usual ones out. */
  parts?: Record<string, string | Uint8Array | null>;
}

/** A small Word file, written by hand. */
export async function wordPackage({ document, comments, parts = {} }: PackageParts): Promise<Buffer> {
  const commentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
  const usual: Record<string, string | Uint8Array | null> = {
    '[Content_Types].xml': `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${comments === undefined ? '' : `<Override PartName="/word/comments.xml" ContentType="${commentType}"/>`}</Types>`,
    '_rels/.rels': `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${TYPES}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': document,
    'word/_rels/document.xml.rels': `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${comments === undefined ? '' : `<Relationship Id="rId9" Type="${TYPES}/comments" Target="comments.xml"/>`}</Relationships>`,
    'word/media/image1.png': new Uint8Array([1, 2, 3, 4]),
    ...(comments === undefined ? {} : { 'word/comments.xml': comments }),
    ...parts,
  };
  const zip = new JSZip();
  for (const [name, content] of Object.entries(usual)) if (content !== null) zip.file(name, content);
  return await zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

export async function readPart(bytes: Uint8Array, name: string): Promise<string> {
  const zip = await JSZip.loadAsync(bytes);
  return (await zip.file(name)?.async('string')) ?? '';
}

/** The parts of a package by name, in order, with their bytes. */
export async function partsOf(bytes: Uint8Array): Promise<Map<string, string>> {
  const zip = await JSZip.loadAsync(bytes);
  const parts = new Map<string, string>();
  for (const [name, entry] of Object.entries(zip.files)) {
    parts.set(name, entry.dir ? '' : await entry.async('base64'));
  }
  return parts;
}
