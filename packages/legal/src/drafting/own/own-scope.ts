import type { FactDictionary } from '../fact-definition.ts';
import { entryAt, type FactSheet, type FactSource, rowPath, rowsOf } from '../fact-sheet.ts';
import { soundSheet } from '../sound-sheet.ts';
import { blankFor, writeValue } from '../write-value.ts';
import type { CompiledOwnTemplate } from './own-template-of.ts';
import type { PlacedField } from './place-own-fields.ts';

/** What stands where a field is. */
export interface OwnValue {
  text: string;
  /** The fact it is of, and where that came from; null where it is open. */
  path: string;
  from: FactSource['kind'] | null;
  isOpen: boolean;
}

/** A row of a section that is repeated; null is an empty row to write in. */
export interface OwnRow {
  list: string;
  row: string | null;
}

/** The values of a template's fields in a sheet of facts. */
export class OwnScope {
  readonly #compiled: CompiledOwnTemplate;
  readonly #sheet: FactSheet;
  readonly #isBlank: boolean;

  /** @param isBlank a form to be filled in by hand: whatever hangs on a condition is drawn too */
  constructor(
    compiled: CompiledOwnTemplate,
    dictionary: FactDictionary,
    { sheet, today }: { sheet: FactSheet; today: string },
    isBlank = false,
  ) {
    this.#compiled = compiled;
    this.#isBlank = isBlank;
    const facts = new Map([...dictionary.facts]);
    const records = new Map([
      ...dictionary.records,
      ...compiled.records.map((one) => [one.id, one] as const),
    ]);
    this.#sheet = soundSheet(
      { dictionary: { facts, records }, own: compiled.template.own },
      { sheet, today },
    );
  }

  /** What is written for a name, within a row where there is one around it. */
  value(name: string, rows: readonly OwnRow[]): OwnValue {
    const column = this.#column(name, rows);
    if (column) {
      const { at, id, placed } = column;
      const path = at.row === null ? at.list : rowPath(at.list, at.row, id);
      return this.#written(placed, path, at.row === null ? [] : [path]);
    }
    const placed = this.#compiled.placed.fields.get(name);
    if (!placed || placed.place.kind === 'rows') return { text: '', path: '', from: null, isOpen: true };
    const { place } = placed;
    if (place.kind === 'fact') return this.#written(placed, place.fact, [place.fact]);
    const paths = rowsOf(this.#sheet, place.list).map((row) => rowPath(place.list, row, place.field));
    return this.#written(placed, place.list, paths);
  }

  /** Whether what hangs on a name is shown, and whether its opposite is: what hangs on an open yes or no is not, nor is its opposite. */
  shown(name: string, rows: readonly OwnRow[]): { when: boolean; unless: boolean } {
    if (this.#isBlank) return { when: true, unless: true };
    const list = this.#compiled.placed.lists.get(name);
    if (list) {
      const some = this.rows(name).length > 0;
      return { when: some, unless: !some };
    }
    const column = this.#column(name, rows);
    const placed = column?.placed ?? this.#compiled.placed.fields.get(name);
    if (placed?.definition.kind !== 'yes_no') {
      const { isOpen } = this.value(name, rows);
      return { when: !isOpen, unless: isOpen };
    }
    const path = column
      ? column.at.row === null
        ? ''
        : rowPath(column.at.list, column.at.row, column.id)
      : placed.place.kind === 'fact'
        ? placed.place.fact
        : '';
    const held = entryAt(this.#sheet, path)?.chosen.value;
    return { when: held === true, unless: held === false };
  }

  /** The rows of a repeated section. What nobody answered is not printed: on a form to be filled in by hand there is one row to write in. */
  rows(name: string): readonly OwnRow[] {
    const list = this.#compiled.placed.lists.get(name);
    if (!list) return [];
    const rows = rowsOf(this.#sheet, list.list).map((row) => ({ list: list.list, row }));
    return rows.length === 0 && this.#isBlank ? [{ list: list.list, row: null }] : rows;
  }

  isList(name: string): boolean {
    return this.#compiled.placed.lists.has(name);
  }

  #column(name: string, rows: readonly OwnRow[]): { at: OwnRow; id: string; placed: PlacedField } | null {
    for (const list of this.#compiled.placed.lists.values()) {
      const at = rows.findLast((one) => one.list === list.list);
      const column = at && list.columns.get(name);
      if (at && column) return { at, ...column };
    }
    return null;
  }

  #written({ definition, format, hasUnit }: PlacedField, path: string, paths: readonly string[]): OwnValue {
    const texts = paths.flatMap((at) => {
      const entry = entryAt(this.#sheet, at);
      const text = entry ? writeValue(entry.chosen.value, definition, format) : '';
      const plain = hasUnit && definition.kind === 'percent' ? text.replace(/%$/, '') : text;
      return entry && plain !== '' ? [{ text: plain, at, from: entry.chosen.source.kind }] : [];
    });
    const [first] = texts;
    if (!first || this.#isBlank) {
      const kind = hasUnit && definition.kind === 'percent' ? 'number' : definition.kind;
      return { text: blankFor(kind, false, format), path, from: null, isOpen: true };
    }
    const { at, from } = first;
    const isModel = texts.some((one) => one.from === 'model');
    return {
      ...{ text: texts.map(({ text }) => text).join('、'), path: texts.length === 1 ? at : path },
      ...{ from: isModel ? 'model' : from, isOpen: false },
    };
  }
}
