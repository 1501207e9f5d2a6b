import type { DocumentBlock, DocumentCell, DocumentSpan, DraftDocument } from '../document-blocks.ts';
import { linesOf } from '../render-text.ts';
import type { OwnRow, OwnScope } from './own-scope.ts';
import type { OwnBlock, OwnPiece, OwnSection, OwnTableRow, OwnTemplate } from './own-template.ts';

/**
 * An approximate view of the filled Word file: its words in their order, with the origin of each. What the file looks like is the file's own
 * affair; headers and footers that hold fields stand before and behind.
 */
export function renderOwnTemplate({ title, text }: OwnTemplate, scope: OwnScope): DraftDocument {
  const blocks = [text.headers, text.body, text.footers].flatMap((part) => blocksOf(scope, part, []));
  return { title, layout: 'plain', pageFoot: [], blocks };
}

type Rows = readonly OwnRow[];

/** What a section shows: nothing, its content once, or once for each row. */
function shown<Of, Made>(
  scope: OwnScope,
  { name, inverted, of }: OwnSection<Of>,
  rows: Rows,
  make: (of: readonly Of[], rows: Rows) => Made[],
): Made[] {
  const { when, unless } = scope.shown(name, rows);
  if (inverted) return unless ? make(of, rows) : [];
  if (scope.isList(name)) return scope.rows(name).flatMap((row) => make(of, [...rows, row]));
  return when ? make(of, rows) : [];
}

const TEMPLATE = { kind: 'template' } as const;

const spansOf = (scope: OwnScope, pieces: readonly OwnPiece[], rows: Rows): DocumentSpan[] =>
  pieces.flatMap((piece): DocumentSpan[] => {
    if (piece.kind === 'words') return [{ text: piece.text, origin: TEMPLATE }];
    if (piece.kind === 'section') return shown(scope, piece, rows, (of, inner) => spansOf(scope, of, inner));
    const { text, path, from, isOpen } = scope.value(piece.name, rows);
    if (text === '') return [];
    return [{ text, origin: { kind: 'fact', path, from }, ...(isOpen ? { blank: true as const } : {}) }];
  });

const blocksOf = (scope: OwnScope, blocks: readonly OwnBlock[], rows: Rows): DocumentBlock[] =>
  blocks.flatMap((block): DocumentBlock[] => {
    if (block.kind === 'section') return shown(scope, block, rows, (of, inner) => blocksOf(scope, of, inner));
    if (block.kind === 'table') {
      const drawn = rowsOf(scope, block.rows, rows);
      return drawn.length === 0 ? [] : [{ kind: 'table', widths: block.widths, headRows: 0, rows: drawn }];
    }
    const { look } = block;
    return linesOf(spansOf(scope, block.of, rows)).map((spans): DocumentBlock => {
      if (look === 'title') return { kind: 'title', spans };
      if (look === 'heading') return { kind: 'heading', level: 2, spans };
      return { kind: 'paragraph', style: look, spans };
    });
  });

function rowsOf(scope: OwnScope, of: readonly OwnTableRow[], rows: Rows): { cells: DocumentCell[] }[] {
  return of.flatMap((row): { cells: DocumentCell[] }[] => {
    if (row.kind === 'section')
      return shown(scope, row, rows, (inner, around) => rowsOf(scope, inner, around));
    const cells = row.cells.map(
      ({ columns, of: content }): DocumentCell => ({
        paragraphs: blocksOf(scope, content, rows).flatMap(linesIn),
        ...{ columns, role: 'content' },
      }),
    );
    return [{ cells }];
  });
}

/** A table in a cell is drawn as its lines. */
function linesIn(block: DocumentBlock): (readonly DocumentSpan[])[] {
  if (block.kind === 'table')
    return block.rows.map(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs.flat()));
  return 'spans' in block ? [block.spans] : [];
}
