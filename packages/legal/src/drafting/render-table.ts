import { composePart, partOf } from './compose-part.ts';
import type { DocumentCell, DocumentSpan, DocumentTable } from './document-blocks.ts';
import { isShown, type RenderScope, rowScopes } from './render-scope.ts';
import { linesOf, renderText } from './render-text.ts';
import type { TemplateBlock, TemplateFormRow, TemplateLine } from './template.ts';

type FormBlock = Extract<TemplateBlock, { kind: 'form' }>;
type ListBlock = Extract<TemplateBlock, { kind: 'list' }>;

/** A form: bars over its whole width, and rows of a label with what is filled in. */
export function renderForm(scope: RenderScope, { labelWidth, rows }: FormBlock): DocumentTable {
  const inForm = { ...scope, inForm: true };
  return {
    kind: 'table',
    widths: [labelWidth, 100 - labelWidth],
    rows: rows.flatMap((row) => renderRow(inForm, row)).map((cells) => ({ cells })),
    headRows: 0,
  };
}

function renderRow(scope: RenderScope, row: TemplateFormRow): DocumentCell[][] {
  if (!isShown(scope, row.when)) return [];
  switch (row.kind) {
    case 'each':
      return rowScopes(scope, row).flatMap((inner) => row.of.flatMap((one) => renderRow(inner, one)));
    case 'section':
      return [[{ paragraphs: [bold(renderText(scope, row.text))], columns: 2, role: 'section' }]];
    case 'whole':
      return [[{ paragraphs: renderLines(scope, row.lines), columns: 2, role: 'content' }]];
    case 'labelled':
      return [
        [
          { paragraphs: linesOf(renderText(scope, row.label)), columns: 1, role: 'label' },
          { paragraphs: renderLines(scope, row.lines), columns: 1, role: 'content' },
        ],
      ];
  }
}

/** The lines of a cell; at least one, which may be empty. */
export function renderLines(scope: RenderScope, lines: readonly TemplateLine[]): DocumentSpan[][] {
  const rendered = lines.flatMap((line): DocumentSpan[][] => {
    if (!isShown(scope, line.when)) return [];
    if (line.kind === 'each')
      return rowScopes(scope, line).flatMap((inner) => renderLines(inner, line.of).filter(isFilled));
    if (line.kind === 'part') {
      const part = partOf(scope, line.part);
      return part ? composePart(scope, part) : [];
    }
    return linesOf(renderText(scope, line.text));
  });
  return rendered.length > 0 ? rendered : [[]];
}

const isFilled = (line: readonly DocumentSpan[]) => line.length > 0;

const bold = (spans: readonly DocumentSpan[]): DocumentSpan[] =>
  spans.map((span) => ({ ...span, bold: true }));

/** A list as a table with a head: a row for every row of the list, empty ones where there is none. */
export function renderList(scope: RenderScope, block: ListBlock): DocumentTable {
  const inForm = { ...scope, inForm: true };
  const head = block.columns.map(
    ({ title }): DocumentCell => ({
      paragraphs: [[{ text: title, origin: { kind: 'template' }, bold: true }]],
      columns: 1,
      role: 'head',
    }),
  );
  const rows = rowScopes(inForm, block).map((inner) =>
    block.columns.map(
      ({ text }): DocumentCell => ({
        paragraphs: linesOf(renderText(inner, text)),
        columns: 1,
        role: 'content',
      }),
    ),
  );
  return {
    kind: 'table',
    widths: block.columns.map(({ width }) => width),
    rows: [head, ...rows].map((cells) => ({ cells })),
    headRows: 1,
  };
}
