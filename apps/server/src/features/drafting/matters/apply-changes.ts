import { FACT_LIMITS, type FactChange } from '@mingfa/contract/draft-fact';
import { FACT_PROBLEM_LABELS } from '@mingfa/contract/labels/draft-labels';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import { isConfirmedAlone } from '@mingfa/legal/drafting/confirmed-alone';
import { type FactDefinition, toldKindFor } from '@mingfa/legal/drafting/fact-definition';
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
import { AppError, type ErrorValue } from '../../../ports/app-error.ts';
import { namePath } from '../name-path.ts';
import { definitionAt, type TemplateCatalog } from '../templates/template-catalog.ts';

const WRONG: Record<string, ErrorValue> = {
  unknown: { 'zh-CN': '没有这一项事实', en: 'there is no such fact' },
  rows: { 'zh-CN': '这不是一个列表的行', en: 'this is no row of a list' },
  order: { 'zh-CN': '排序须写出列表的每一行', en: 'an order names each row of the list once' },
  choice: { 'zh-CN': '没有这个可选的说法', en: 'there is nothing to choose there' },
  told: { 'zh-CN': '来源里没有说到这个数或者这个人', en: 'no source tells this value' },
  kind: { 'zh-CN': FACT_PROBLEM_LABELS['zh-CN'].not_of_its_kind, en: FACT_PROBLEM_LABELS.en.not_of_its_kind },
};
type Named = ReturnType<typeof namePath>;
/** Says which fact it is of by what forms call it. */
function wrong(what: keyof typeof WRONG, path: string, name?: Named) {
  const said = WRONG[what];
  const problem =
    name && typeof said === 'object'
      ? { 'zh-CN': `${name.zh}：${said['zh-CN']}`, en: `${name.en}: ${said.en}` }
      : (said ?? '');
  return new AppError('invalid_input', { problem }, { details: [{ path, message: name?.zh ?? path }] });
}

/**
 * The sheet after some changes, all of them in their order.
 * @throws AppError `invalid_input` for what is no fact or not of its kind, `limit_reached` where the sheet would hold too much
 */
export function applyChanges(
  catalog: TemplateCatalog,
  sheet: FactSheet,
  changes: readonly FactChange[],
): FactSheet {
  // Who confirms many at once has not gone over each: what waits to be gone over stays open.
  const isBulk = changes.filter((change) => change.act === 'confirm' && !change.alone).length > 1;
  const changed = changes.reduce(
    (held, change) =>
      isBulk && change.act === 'confirm' && !change.alone && isConfirmedAlone(sheet, change.path)
        ? held
        : applyChange(catalog, held, change),
    sheet,
  );
  refuseTooMuch(catalog, changed);
  return changed;
}

function applyChange(catalog: TemplateCatalog, sheet: FactSheet, change: FactChange): FactSheet {
  const { path } = change;
  const [list = '', row, field] = path.split('/');
  const isRow = row !== undefined && field === undefined;
  const definition = definitionAt(catalog, isRow ? list : path);
  if (!definition) throw wrong('unknown', path);
  const name = namePath(catalog, sheet, path);
  if (isRow && definition.kind !== 'list') throw wrong('rows', path, name);
  switch (change.act) {
    case 'set':
      if (isRow) throw wrong('kind', path, name);
      return setFact(sheet, path, definition, change.value, name);
    case 'confirm':
    case 'choose':
      return chooseFact(sheet, path, change.act === 'choose' ? change.which : 0, name);
    case 'take': {
      const isOfKind = !isRow && toldKindFor(definition) === change.kind;
      const taken = isOfKind ? takeTold(sheet, path, change.kind, change.value) : null;
      if (!taken) throw wrong('told', path, name);
      return taken;
    }
    case 'clear':
      return definition.kind === 'list' && row === undefined
        ? withoutList(sheet, list)
        : dropFact(sheet, path);
    case 'add_row':
      if (!isRow) throw wrong('rows', path, name);
      return rowsOf(sheet, list).includes(row)
        ? sheet
        : { ...sheet, rows: { ...sheet.rows, [list]: [...rowsOf(sheet, list), row] } };
    case 'order_rows': {
      const held = rowsOf(sheet, path);
      const isSameRows =
        held.length === change.rows.length &&
        new Set(change.rows).size === held.length &&
        held.every((one) => change.rows.includes(one));
      if (!isSameRows) throw wrong('order', path, name);
      return { ...sheet, rows: { ...sheet.rows, [path]: change.rows } };
    }
  }
}

/** A figure that cannot be read is kept as it was typed, so that nothing is lost: documents leave it blank and checks name it. */
const FIGURE: readonly string[] = ['number', 'string'];
const TYPES_OF: Partial<Record<FactDefinition['kind'], readonly string[]>> = {
  yes_no: ['boolean'],
  money: FIGURE,
  percent: FIGURE,
  count: FIGURE,
  list: [],
};
const WORDS: readonly string[] = ['string'];

function setFact(
  sheet: FactSheet,
  path: string,
  { kind }: FactDefinition,
  value: FactValue,
  name: Named,
): FactSheet {
  if (value === '') return dropFact(sheet, path);
  if (!(TYPES_OF[kind] ?? WORDS).includes(typeof value)) throw wrong('kind', path, name);
  const clean = typeof value === 'string' ? cleanText(value) : value;
  const held = entryAt(sheet, path);
  const isHeld = held?.confirmed && held.others.length === 0 && held.chosen.value === clean;
  return isHeld ? sheet : typeFact(sheet, path, clean);
}

function chooseFact(sheet: FactSheet, path: string, which: number, name: Named): FactSheet {
  const held = entryAt(sheet, path);
  if (!held || which > held.others.length) throw wrong('choice', path, name);
  return held.confirmed && which === 0 && held.others.length === 0 ? sheet : confirmFact(sheet, path, which);
}

function withoutList(sheet: FactSheet, list: string): FactSheet {
  const { [list]: _, ...rows } = sheet.rows;
  return { ...dropFact(sheet, list), rows };
}

/** @throws AppError `limit_reached` */
export function refuseTooMuch({ everyFact }: TemplateCatalog, { rows, entries }: FactSheet): void {
  const tooMuch = (limit: number) => new AppError('limit_reached', { limit, wayOn: '' });
  for (const [list, held] of Object.entries(rows)) {
    const most = Math.min(everyFact.facts.get(list)?.most ?? FACT_LIMITS.rows, FACT_LIMITS.rows);
    if (held.length > most) throw tooMuch(most);
  }
  const all = Object.values(entries);
  if (all.length > FACT_LIMITS.entries) throw tooMuch(FACT_LIMITS.entries);
  let characters = 0;
  for (const { chosen, others } of all)
    for (const { value } of [chosen, ...others]) characters += typeof value === 'string' ? value.length : 8;
  if (characters > FACT_LIMITS.sheetCharacters) throw tooMuch(FACT_LIMITS.sheetCharacters);
}
