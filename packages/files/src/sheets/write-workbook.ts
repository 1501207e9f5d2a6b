import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import {
  columnName,
  DECLARATION,
  escapeXml,
  FROZEN_HEADINGS,
  linkTargets,
  OFFICE,
  SHEETS,
  spreadsheetParts,
  textCell,
} from './spreadsheet-parts.ts';

/** The media type of a spreadsheet. */
export const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A cell that leads elsewhere: to an address, or to a cell of the same workbook (`'来源'!A5`). */
export interface LinkedCell {
  text: string;
  link: { address: string } | { place: string };
  /** Shown where the pointer rests on it. */
  tip?: string;
}

/** What a cell holds. */
export type WorkbookCell = number | string | LinkedCell;

/** One sheet: a line of headings, then rows of numbers and texts. */
export interface Sheet {
  /** At most 31 characters, without `[]:*?/\`. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly WorkbookCell[])[];
}

/**
 * Writes a spreadsheet (XLSX, ECMA-376). Texts are written as texts: what begins with `=` is no formula. The headings stay in
 * sight while one scrolls.
 */
export async function writeWorkbook(sheets: readonly Sheet[], writtenAt: Date): Promise<Uint8Array> {
  const zip = new ZipFile();
  const add = (name: string, xml: string) =>
    zip.addBuffer(Buffer.from(DECLARATION + xml), name, { mtime: writtenAt });
  const names = sheets.map(({ name }) => name);
  for (const [part, xml] of spreadsheetParts(names, { styled: false })) add(part, xml);
  for (const [index, sheet] of sheets.entries()) {
    const links = linksOf(sheet);
    add(`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet, links));
    const addresses = links.flatMap(({ address }) => (address === null ? [] : [address]));
    if (addresses.length > 0) add(`xl/worksheets/_rels/sheet${index + 1}.xml.rels`, linkTargets(addresses));
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** A spreadsheet opens no file with more links on a sheet. */
const LINKS_MAX = 65_000;
const TIP_CHARACTERS = 250;

interface Link {
  cell: string;
  address: string | null;
  place: string;
  tip: string;
}

/** The links of a sheet; those behind the most that are opened are left out, their texts stay. */
function linksOf({ rows }: Sheet): Link[] {
  return rows
    .flatMap((cells, row) =>
      cells.flatMap((cell, column): Link[] => {
        if (typeof cell !== 'object') return [];
        const { link, tip = '' } = cell;
        const at = { cell: `${columnName(column)}${row + 2}`, tip: tip.slice(0, TIP_CHARACTERS) };
        return [
          'address' in link
            ? { ...at, address: link.address, place: '' }
            : { ...at, address: null, place: link.place },
        ];
      }),
    )
    .slice(0, LINKS_MAX);
}

function linksXml(links: readonly Link[]): string {
  if (links.length === 0) return '';
  let next = 0;
  const list = links.map(({ cell, address, place, tip }) => {
    if (address !== null) next += 1;
    const target = address === null ? `location="${escapeXml(place)}"` : `r:id="l${next}"`;
    return `<hyperlink ref="${cell}" ${target}${tip === '' ? '' : ` tooltip="${escapeXml(tip)}"`}/>`;
  });
  return `<hyperlinks>${list.join('')}</hyperlinks>`;
}

function sheetXml({ columns, rows }: Sheet, links: readonly Link[]): string {
  const lines = [columns, ...rows].map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((value, column) => cellXml(value, `${columnName(column)}${row + 1}`)).join('')}</row>`,
  );
  return `<worksheet xmlns="${SHEETS}" xmlns:r="${OFFICE}">${FROZEN_HEADINGS}<sheetData>${lines.join('')}</sheetData>${linksXml(links)}</worksheet>`;
}

const cellXml = (value: WorkbookCell, place: string): string =>
  typeof value === 'number'
    ? `<c r="${place}"><v>${value}</v></c>`
    : textCell(typeof value === 'string' ? value : value.text, place);
