import JSZip from 'jszip';

/** Parts of a package by name. */
export type Parts = Record<string, string | Uint8Array>;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD_NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${OFFICE}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
].join(' ');
const SHEET_NAMESPACES = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"`;
const SLIDE_NAMESPACES = `xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${OFFICE}"`;

export async function writeZip(parts: Parts): Promise<Buffer> {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(parts)) zip.file(name, content, { createFolders: false });
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

/** Relationships of one part: id → [type, target], or with `External` behind. */
export function relationships(entries: Record<string, [string, string, 'External'?]>): string {
  const list = Object.entries(entries).map(
    ([id, [type, target, mode]]) =>
      `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${RELATIONSHIPS}">${list.join('')}</Relationships>`;
}

function contentTypes(main: string, type: string): string {
  return `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="${type}"/></Types>`;
}

const word = (root: string, inner: string): string =>
  `${DECLARATION}<w:${root} ${WORD_NAMESPACES}>${inner}</w:${root}>`;

export interface WordParts {
  body: string;
  styles?: string;
  numbering?: string;
  comments?: string;
  footnotes?: string;
  endnotes?: string;
  /** Further relationships of the main part, and further parts. */
  relations?: Record<string, [string, string, 'External'?]>;
  extra?: Parts;
  contentType?: string;
}

/** The parts of a Word file around the inside of its `w:body`. */
export function wordParts(given: WordParts): Parts {
  const side = (['styles', 'numbering', 'comments', 'footnotes', 'endnotes'] as const).filter(
    (name) => given[name],
  );
  const relations = Object.fromEntries(
    side.map((name): [string, [string, string]] => [`r-${name}`, [name, `${name}.xml`]]),
  );
  return {
    '[Content_Types].xml': contentTypes(
      'word/document.xml',
      given.contentType ?? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    ),
    '_rels/.rels': relationships({ rId1: ['officeDocument', 'word/document.xml'] }),
    'word/document.xml': word('document', `<w:body>${given.body}</w:body>`),
    'word/_rels/document.xml.rels': relationships({ ...relations, ...given.relations }),
    ...Object.fromEntries(side.map((name) => [`word/${name}.xml`, word(name, given[name] ?? '')])),
    ...given.extra,
  };
}

export const writeWord = (given: WordParts): Promise<Buffer> => writeZip(wordParts(given));

/** A `w:p` with some properties. */
export const paragraph = (text: string, properties = ''): string =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

export interface WorkbookParts {
  /** Inside of `worksheet` by name of the sheet, with what `sheet` says besides. */
  sheets: {
    name: string;
    xml: string;
    state?: string;
    relations?: Record<string, [string, string, 'External'?]>;
  }[];
  strings?: string;
  styles?: string;
  workbook?: string;
  extra?: Parts;
}

export function workbookParts(given: WorkbookParts): Parts {
  const parts: Parts = {
    '[Content_Types].xml': contentTypes(
      'xl/workbook.xml',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    ),
    '_rels/.rels': relationships({ rId1: ['officeDocument', 'xl/workbook.xml'] }),
    'xl/workbook.xml': `${DECLARATION}<workbook ${SHEET_NAMESPACES}>${given.workbook ?? ''}<sheets>${given.sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="s${index}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships({
      ...Object.fromEntries(
        given.sheets.map((_, index): [string, [string, string]] => [
          `s${index}`,
          ['worksheet', `worksheets/sheet${index}.xml`],
        ]),
      ),
      strings: ['sharedStrings', 'sharedStrings.xml'],
      styles: ['styles', 'styles.xml'],
    }),
    'xl/sharedStrings.xml': `${DECLARATION}<sst ${SHEET_NAMESPACES}>${given.strings ?? ''}</sst>`,
    'xl/styles.xml': `${DECLARATION}<styleSheet ${SHEET_NAMESPACES}>${given.styles ?? ''}</styleSheet>`,
    ...given.extra,
  };
  for (const [index, { xml, relations }] of given.sheets.entries()) {
    parts[`xl/worksheets/sheet${index}.xml`] =
      `${DECLARATION}<worksheet ${SHEET_NAMESPACES}>${xml}</worksheet>`;
    if (relations) parts[`xl/worksheets/_rels/sheet${index}.xml.rels`] = relationships(relations);
  }
  return parts;
}

export const writeWorkbook = (given: WorkbookParts): Promise<Buffer> => writeZip(workbookParts(given));

/** Cells with texts of their own, as rows of `sheetData`. */
export function textRows(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  return `<sheetData>${rows.map((row) => `<row>${cells(row)}</row>`).join('')}</sheetData>`;
}

/** A presentation around the insides of its slides' `p:spTree`, with the notes of some. */
export function slideParts(slides: readonly { tree: string; notes?: string }[]): Parts {
  const parts: Parts = {
    '[Content_Types].xml': contentTypes(
      'ppt/presentation.xml',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
    ),
    '_rels/.rels': relationships({ rId1: ['officeDocument', 'ppt/presentation.xml'] }),
    'ppt/presentation.xml': `${DECLARATION}<p:presentation ${SLIDE_NAMESPACES}><p:sldIdLst>${slides
      .map((_, index) => `<p:sldId id="${256 + index}" r:id="s${index}"/>`)
      .join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(
      Object.fromEntries(
        slides.map((_, index): [string, [string, string]] => [
          `s${index}`,
          ['slide', `slides/slide${index}.xml`],
        ]),
      ),
    ),
  };
  const page = (root: string, tree: string) =>
    `${DECLARATION}<p:${root} ${SLIDE_NAMESPACES}><p:cSld><p:spTree>${tree}</p:spTree></p:cSld></p:${root}>`;
  for (const [index, { tree, notes }] of slides.entries()) {
    parts[`ppt/slides/slide${index}.xml`] = page('sld', tree);
    if (!notes) continue;
    parts[`ppt/slides/_rels/slide${index}.xml.rels`] = relationships({
      n: ['notesSlide', `../notesSlides/notes${index}.xml`],
    });
    parts[`ppt/notesSlides/notes${index}.xml`] = page('notes', notes);
  }
  return parts;
}

/** A shape with lines of text; `type` makes it a placeholder. */
export function shape(lines: readonly string[], type?: string): string {
  const text = lines.map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`).join('');
  return `<p:sp><p:nvSpPr><p:cNvPr id="1" name="x"/><p:cNvSpPr/><p:nvPr>${type ? `<p:ph type="${type}"/>` : ''}</p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${text}</p:txBody></p:sp>`;
}
