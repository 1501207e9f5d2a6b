import { FACT_SOURCE_LABELS } from '@mingfa/contract/labels/fact-source-labels';
import { factOfPath } from '@mingfa/legal/drafting/fact-sheet';
import { quoteValue } from '@mingfa/legal/drafting/write-value';
import { namePath } from '../name-path.ts';
import type { MatterRow } from '../own-rows.ts';
import { type CatalogTemplate, definitionAt, type TemplateCatalog } from '../templates/template-catalog.ts';

/** Of one value, and of all of them. */
const VALUE_CHARACTERS = 8000;
const ALL_CHARACTERS = 40_000;

/** The facts of a matter, a line each: whether a person confirmed it, where it came from, and what other sources say. Those the template draws on come first. */
export function tellFacts(
  catalog: TemplateCatalog,
  { drawn }: CatalogTemplate,
  { sheet }: Pick<MatterRow, 'sheet'>,
): string {
  const isDrawn = ([path]: [string, unknown]) => drawn.has(factOfPath(path));
  const entries = Object.entries(sheet.entries).filter(([, { chosen }]) => chosen.value !== '');
  const lines = [...entries.filter(isDrawn), ...entries.filter((one) => !isDrawn(one))].map(
    ([path, { chosen, confirmed, others }]) => {
      const written = (value: typeof chosen.value) =>
        quoteValue(value, definitionAt(catalog, path) ?? { kind: 'text' }).slice(0, VALUE_CHARACTERS);
      const marks = [
        confirmed ? '已确认' : '未确认',
        FACT_SOURCE_LABELS['zh-CN'][chosen.source.kind],
        ...others.map(({ value }) => `另有说法：${written(value)}`),
      ];
      return `${namePath(catalog, sheet, path).zh}：${written(chosen.value)}（${marks.join('；')}）`;
    },
  );
  let left = ALL_CHARACTERS;
  const told = lines.filter((line) => {
    left -= line.length;
    return left >= 0;
  });
  return told.join('\n');
}
