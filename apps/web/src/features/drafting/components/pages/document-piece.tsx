import type { Piece } from '../../model/pages-of.ts';
import styles from './pages.module.css';
import { SpansLine } from './spans-line.tsx';

/** One piece of a document, as it stands on its page. */
export function DocumentPiece({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'title':
      return (
        <p className={styles.title}>
          <SpansLine spans={piece.spans} />
        </p>
      );
    case 'subtitle':
      return (
        <p className={styles.subtitle}>
          <SpansLine spans={piece.spans} />
        </p>
      );
    case 'heading':
      return (
        <p className={styles.heading}>
          <SpansLine spans={piece.spans} />
        </p>
      );
    case 'paragraph':
      return (
        <p className={`${styles.paragraph} ${styles[piece.style] ?? ''}`}>
          <SpansLine spans={piece.spans} />
        </p>
      );
    case 'signature':
      return (
        <div className={styles.signature}>
          {piece.lines.map((spans, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
            <p key={index}>
              <SpansLine spans={spans} />
            </p>
          ))}
        </div>
      );
    case 'row':
      return <TableRow piece={piece} />;
    case 'page_break':
      return <div hidden />;
  }
}

function TableRow({ piece }: { piece: Extract<Piece, { kind: 'row' }> }) {
  const { widths, row, isFirst } = piece;
  return (
    <div
      className={`${styles.row} ${isFirst ? styles.first : ''}`}
      style={{ gridTemplateColumns: widths.map((width) => `minmax(0, ${width}fr)`).join(' ') }}
    >
      {row.cells.map(({ paragraphs, columns, role }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their place
          key={index}
          className={`${styles.cell} ${styles[role] ?? ''}`}
          style={{ gridColumn: `span ${columns}` }}
        >
          {paragraphs.map((spans, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name than their place
            <p key={at}>
              <SpansLine spans={spans} />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
