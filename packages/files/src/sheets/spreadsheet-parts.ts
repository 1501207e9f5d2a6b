/** What every part of a spreadsheet begins with. */
export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Name space of relationships between the parts. */
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** Name space of workbooks and sheets. */
export const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Keeps the headings in sight while one scrolls. */
export const FROZEN_HEADINGS =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/**
 * The parts around the sheets of a spreadsheet (XLSX, ECMA-376), by their names.
 * @param names of the sheets, which are `xl/worksheets/sheet1.xml` …
 */
export function spreadsheetParts(
  names: readonly string[],
  { styled }: { styled: boolean },
): [string, string][] {
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}" ContentType="${TYPES}.${type}+xml"/>`;
  const overrides = [
    override('workbook.xml', 'sheet.main'),
    ...(styled ? [override('styles.xml', 'styles')] : []),
    ...names.map((_, index) => override(`worksheets/sheet${index + 1}.xml`, 'worksheet')),
  ];
  const sheets = names.map(
    (name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`,
  );
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    ],
    ['_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationships([
        ...names.map((_, index): [string, string] => ['worksheet', `worksheets/sheet${index + 1}.xml`]),
        ...(styled ? [['styles', 'styles.xml'] as [string, string]] : []),
      ]),
    ],
  ];
}

/** The addresses that links of a sheet lead to, `l1` and on. */
export function linkTargets(addresses: readonly string[]): string {
  const list = addresses.map(
    (address, index) =>
      `<Relationship Id="l${index + 1}" Type="${OFFICE}/hyperlink" Target="${escapeXml(address)}" TargetMode="External"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

function relationships(targets: readonly (readonly [string, string])[]): string {
  const list = targets.map(
    ([type, target], index) =>
      `<Relationship Id="r${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

/** A cell with a text: what begins with `=` is no formula. */
export const textCell = (text: string, place: string): string =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** What a column is called: 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text in XML, without the characters that XML cannot hold. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
