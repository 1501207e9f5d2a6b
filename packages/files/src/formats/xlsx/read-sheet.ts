import { attributeOf, type XmlAttribute, type XmlHandler } from '../../office/read-xml.ts';
import type { SheetRow } from '../sheet-rows.ts';
import type { ShowNumber } from './number-formats.ts';

/** What cells refer to: shared strings and number formats. */
export interface CellSources {
  strings: readonly string[];
  showNumber: ShowNumber;
}

/** Columns of Excel, A to XFD. */
const COLUMNS_MAX = 16_384;

/** Reads the cells of a sheet row by row; values as shown, formulas by the value they had when the file was saved. */
export class SheetReader implements XmlHandler {
  /** Rows that are complete; the caller takes them out between chunks. */
  readonly rows: SheetRow[] = [];
  private readonly sources: CellSources;
  private row: SheetRow | null = null;
  private nextRow = 1;
  private column = 0;
  private type = 'n';
  private style = 0;
  private value: string[] = [];
  private inValue = false;
  private phoneticDepth = 0;

  constructor(sources: CellSources) {
    this.sources = sources;
  }

  open(local: string, _uri: string, attributes: XmlAttribute[]): void {
    const attribute = (name: string) => attributeOf({ attributes }, name);
    switch (local) {
      case 'row': {
        const row = Number(attribute('r'));
        this.row = { row: Number.isInteger(row) && row > 0 ? row : this.nextRow, cells: [] };
        this.nextRow = this.row.row + 1;
        this.column = 0;
        return;
      }
      case 'c':
        this.column = columnOf(attribute('r')) ?? this.column + 1;
        this.type = attribute('t') ?? 'n';
        this.style = Number(attribute('s') ?? 0);
        this.value = [];
        return;
      case 'rPh':
        this.phoneticDepth += 1;
        return;
      case 'v':
      case 't':
        this.inValue = this.phoneticDepth === 0;
        return;
      default:
        return;
    }
  }

  text(text: string): void {
    if (this.inValue) this.value.push(text);
  }

  close(local: string): void {
    if (local === 'v' || local === 't') this.inValue = false;
    else if (local === 'rPh') this.phoneticDepth -= 1;
    else if (local === 'c') this.endCell();
    else if (local === 'row' && this.row) {
      if (this.row.cells.length > 0) this.rows.push(this.row);
      this.row = null;
    }
  }

  private endCell(): void {
    const shown = this.value.length === 0 ? '' : this.show(this.value.join(''));
    if (shown === '' || !this.row || this.column > COLUMNS_MAX) return;
    const { cells } = this.row;
    while (cells.length < this.column) cells.push('');
    cells[this.column - 1] = shown;
  }

  private show(value: string): string {
    switch (this.type) {
      case 's':
        return this.sources.strings[Number(value)] ?? '';
      case 'b':
        return value.trim() === '1' ? 'TRUE' : 'FALSE';
      case 'n': {
        const number = Number(value);
        return value.trim() === '' || !Number.isFinite(number)
          ? value
          : this.sources.showNumber(number, this.style);
      }
      default:
        // Texts of formulas and of the cell itself, dates written out, errors.
        return value;
    }
  }
}

/** `BC12` → 55. */
export function columnOf(reference: string | null): number | null {
  const letters = /^([A-Za-z]{1,3})\d{0,7}$/.exec(reference ?? '')?.[1];
  if (!letters) return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
