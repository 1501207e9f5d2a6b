import type { DocumentBody } from '@mingfa/contract/draft-document';
import type { FactChange } from '@mingfa/contract/draft-fact';
import type { DraftDetail, WrittenParts } from '@mingfa/contract/draft-state';
import {
  confirmFact,
  dropFact,
  entryAt,
  type FactSheet,
  type FactValue,
  rowsOf,
  takeTold,
  typeFact,
} from '@mingfa/legal/drafting/fact-sheet';
import { differingLines, isSameBody } from './body-words.ts';

/** What was typed and is not kept yet. */
export interface DraftChanges {
  facts: readonly FactChange[];
  title?: string;
  /** Null gives a part back to the rules. */
  parts: Readonly<Record<string, WrittenParts[string] | null>>;
  /** As it is edited freely; null gives the document back to its template. */
  body?: DocumentBody | null;
}

export const NO_CHANGES: DraftChanges = { facts: [], parts: {} };

export const isEmpty = ({ facts, title, parts, body }: DraftChanges): boolean =>
  facts.length === 0 && title === undefined && body === undefined && Object.keys(parts).length === 0;

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** One more change of a fact: what it replaces is forgotten, so that typing a word is one change. */
export function withFactChange(changes: DraftChanges, change: FactChange): DraftChanges {
  const isReplaced = (one: FactChange) =>
    one.act !== 'add_row' || change.act === 'clear' ? isWithin(one.path, change.path) : false;
  const replaces = change.act === 'set' || change.act === 'take' || change.act === 'clear';
  const rest = replaces ? changes.facts.filter((one) => !isReplaced(one)) : changes.facts;
  return { ...changes, facts: [...rest, change] };
}

/** Earlier changes and later ones as one. */
export const joined = (earlier: DraftChanges, later: DraftChanges): DraftChanges => ({
  ...later.facts.reduce(withFactChange, earlier),
  ...(later.title === undefined ? {} : { title: later.title }),
  ...(later.body === undefined ? {} : { body: later.body }),
  parts: { ...earlier.parts, ...later.parts },
});

function applyOne(sheet: FactSheet, change: FactChange): FactSheet {
  const { path } = change;
  switch (change.act) {
    case 'set':
      return change.value === '' ? dropFact(sheet, path) : typeFact(sheet, path, change.value);
    case 'confirm':
      return confirmFact(sheet, path);
    case 'choose':
      return confirmFact(sheet, path, change.which);
    case 'take':
      return takeTold(sheet, path, change.kind, change.value) ?? sheet;
    case 'clear':
      return dropFact(sheet, path);
    case 'add_row': {
      const [list = '', row = ''] = path.split('/');
      const rows = rowsOf(sheet, list);
      return rows.includes(row) ? sheet : { ...sheet, rows: { ...sheet.rows, [list]: [...rows, row] } };
    }
    case 'order_rows':
      return { ...sheet, rows: { ...sheet.rows, [path]: change.rows } };
  }
}

/** The sheet with what was typed, as the server would have it. */
export const sheetWith = (sheet: FactSheet, changes: DraftChanges): FactSheet =>
  changes.facts.reduce(applyOne, sheet);

/** The written parts with what was typed. */
export function partsWith(parts: WrittenParts, changes: DraftChanges): WrittenParts {
  const all = Object.entries({ ...parts, ...changes.parts });
  return Object.fromEntries(
    all.filter((one): one is [string, WrittenParts[string]] => one[1] !== null && one[1].text.trim() !== ''),
  );
}

/** One field that was written both here and elsewhere, and not alike. `name` is its path, `title`, `body`, or `part:<id>`. */
export interface ChangedField {
  name: string;
  mine: FactValue | null;
  theirs: FactValue | null;
}

/** The words of a whole row; null where there is none. */
function rowValue(sheet: FactSheet, list: string, row: string): string | null {
  if (!rowsOf(sheet, list).includes(row)) return null;
  const held = Object.entries(sheet.entries).filter(([path]) => path.startsWith(`${list}/${row}/`));
  return held.map(([, { chosen }]) => String(chosen.value)).join('、');
}

const heldValue = (sheet: FactSheet, path: string): FactValue | null => {
  const [list = '', row, field] = path.split('/');
  if (row !== undefined && field === undefined) return rowValue(sheet, list, row);
  return entryAt(sheet, path)?.chosen.value ?? null;
};

/** What was changed on both sides since `base`, and otherwise: only that needs a choice. */
export function changedOnBothSides(
  base: DraftDetail,
  newer: DraftDetail,
  changes: DraftChanges,
): ChangedField[] {
  const mineSheet = sheetWith(base.sheet, changes);
  const paths = [...new Set(changes.facts.map(({ path }) => path))];
  const facts = paths.map((path) => ({
    name: path,
    before: heldValue(base.sheet, path),
    mine: heldValue(mineSheet, path),
    theirs: heldValue(newer.sheet, path),
  }));
  const parts = Object.entries(changes.parts).map(([id, part]) => ({
    name: `part:${id}`,
    before: base.parts[id]?.text ?? null,
    mine: part?.text ?? null,
    theirs: newer.parts[id]?.text ?? null,
  }));
  const title =
    changes.title === undefined
      ? []
      : [{ name: 'title', before: base.title, mine: changes.title, theirs: newer.title }];
  return [...bodyOnBothSides(base.body, newer.body, changes), ...title, ...parts, ...facts]
    .filter(({ before, mine, theirs }) => theirs !== before && theirs !== mine)
    .map(({ name, mine, theirs }) => ({ name, mine, theirs }));
}

/** Of the whole document, what each side has that the other has not. */
function bodyOnBothSides(
  before: DocumentBody | null,
  theirs: DocumentBody | null,
  { body: mine }: DraftChanges,
) {
  if (mine === undefined || isSameBody(theirs, before) || isSameBody(theirs, mine)) return [];
  return [{ name: 'body', before: null, ...differingLines(mine, theirs) }];
}

/** What was confirmed here is typed, where another value stands there now. */
export const asTyped = (changes: DraftChanges, changed: readonly ChangedField[]): DraftChanges => ({
  ...changes,
  facts: changes.facts.map((one): FactChange => {
    const mine = changed.find(({ name }) => name === one.path)?.mine ?? null;
    const isChoice = one.act === 'confirm' || one.act === 'choose';
    return isChoice && mine !== null ? { act: 'set', path: one.path, value: mine } : one;
  }),
});

/** The changes without those of some fields. */
export function without(changes: DraftChanges, names: readonly string[]): DraftChanges {
  const isOut = (name: string) => names.includes(name);
  const { title, parts, facts, body } = changes;
  return {
    ...(body === undefined || isOut('body') ? {} : { body }),
    ...(title === undefined || isOut('title') ? {} : { title }),
    parts: Object.fromEntries(Object.entries(parts).filter(([id]) => !isOut(`part:${id}`))),
    facts: facts.filter(({ path }) => !isOut(path)),
  };
}

/** The changes of some fields alone. */
export function only(changes: DraftChanges, names: readonly string[]): DraftChanges {
  const { title, parts, facts, body } = changes;
  return {
    ...(body === undefined || !names.includes('body') ? {} : { body }),
    ...(title === undefined || !names.includes('title') ? {} : { title }),
    parts: Object.fromEntries(Object.entries(parts).filter(([id]) => names.includes(`part:${id}`))),
    facts: facts.filter(({ path }) => names.includes(path)),
  };
}
