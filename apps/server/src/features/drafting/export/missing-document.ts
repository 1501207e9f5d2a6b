import type { DraftPreview } from '@mingfa/contract/draft-state';
import { FACT_PROBLEM_LABELS } from '@mingfa/contract/labels/draft-labels';
import type { DocumentBlock, DocumentCell, DraftDocument } from '@mingfa/legal/drafting/document-blocks';
import { entryAt, type FactSheet } from '@mingfa/legal/drafting/fact-sheet';
import { quoteValue } from '@mingfa/legal/drafting/write-value';
import { namePath } from '../name-path.ts';
import { type CatalogTemplate, definitionAt, type TemplateCatalog } from '../templates/template-catalog.ts';

const template = { kind: 'template' } as const;
const spans = (text: string, bold?: true) => [{ text, origin: template, ...(bold ? { bold } : {}) }];
const cell = (text: string, role: DocumentCell['role'] = 'content'): DocumentCell => ({
  ...{ paragraphs: [spans(text, role === 'head' ? true : undefined)], columns: 1, role },
});

/** An overview of what a draft lacks, to be printed and filled in by hand or sent to whoever knows. */
export function missingDocument(
  catalog: TemplateCatalog,
  { template: of }: CatalogTemplate,
  sheet: FactSheet,
  preview: DraftPreview,
): DraftDocument {
  const name = (path: string) => namePath(catalog, sheet, path).zh;
  const said = (path: string) => {
    const entry = entryAt(sheet, path);
    const definition = definitionAt(catalog, path);
    if (!entry || !definition) return [];
    return [entry.chosen, ...entry.others].map(({ value }) => quoteValue(value, definition));
  };
  const asked = of.steps.flatMap(({ id, title }): DocumentBlock[] => {
    const paths = preview.missing.filter(({ step }) => step === id).map(({ path }) => path);
    const rows = paths.map((path) => [name(path), definitionAt(catalog, path)?.help?.zh ?? '', '']);
    return section(title.zh, ['要填的内容', '说明', '填写'], [30, 35, 35], rows);
  });
  const disputed = preview.contradicted.map((path) => [name(path), said(path).join('；'), '']);
  const wrong = preview.problems.map(({ path, problem }) => [
    ...[name(path), said(path)[0] ?? '', FACT_PROBLEM_LABELS['zh-CN'][problem]],
  ]);
  const blocks = [
    ...asked,
    ...section('各来源说法不一致', ['内容', '各种说法', '以哪个为准'], [30, 40, 30], disputed),
    ...section('需要核对', ['内容', '现在填的', '问题'], [30, 35, 35], wrong),
  ];
  const nothing: DocumentBlock = { kind: 'paragraph', style: 'body', spans: spans('没有缺项。') };
  const title = `${of.documentTitle}：缺项清单`;
  return {
    ...{ title, layout: 'plain', pageFoot: [] },
    blocks: [{ kind: 'title', spans: spans(title) }, ...(blocks.length > 0 ? blocks : [nothing])],
  };
}

function section(
  heading: string,
  columns: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly string[])[],
): DocumentBlock[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, spans: spans(heading) },
    {
      ...{ kind: 'table', widths, headRows: 1 },
      rows: [
        { cells: columns.map((title) => cell(title, 'head')) },
        ...rows.map((cells) => ({ cells: cells.map((text) => cell(text)) })),
      ],
    },
  ];
}
