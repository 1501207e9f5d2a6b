import { type FactSheet, rowsOf } from '@mingfa/legal/drafting/fact-sheet';
import { definitionAt, type TemplateCatalog } from './templates/template-catalog.ts';

/** What a path is called in both languages: 原告（1）的联系电话. */
export function namePath(
  catalog: TemplateCatalog,
  sheet: FactSheet,
  path: string,
): { zh: string; en: string } {
  const [fact = '', row, field] = path.split('/');
  const whole = catalog.everyFact.facts.get(fact)?.label ?? { zh: fact, en: fact };
  if (row === undefined) return whole;
  const rows = rowsOf(sheet, fact);
  const number = rows.length > 1 ? rows.indexOf(row) + 1 : 0;
  const [zh, en] =
    number > 0 ? [`${whole.zh}（${number}）`, `${whole.en} (${number})`] : [whole.zh, whole.en];
  const of = field === undefined ? null : definitionAt(catalog, path)?.label;
  return of ? { zh: `${zh}的${of.zh}`, en: `${en}: ${of.en}` } : { zh, en };
}
