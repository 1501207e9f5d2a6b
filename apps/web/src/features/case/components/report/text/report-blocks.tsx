import type { ReportBlock } from '@mingfa/contract/case-report-content';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { caseAddress } from '../../../../../lib/case-address.ts';
import styles from './text.module.css';

/** What a section of a report is made of, as it will stand on paper. */
export function ReportBlocks({ blocks }: { blocks: readonly ReportBlock[] }) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own, and are drawn from their words alone
    <Block key={place} block={block} />
  ));
}

function Block({ block }: { block: ReportBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h4 className={styles.subheading}>{block.text}</h4>;
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          {block.text}
          <footer>
            {block.caseId ? (
              <Link to={caseAddress(block.caseId, block.paragraph)}>{block.source}</Link>
            ) : (
              block.source
            )}
          </footer>
        </blockquote>
      );
    case 'table':
      return <ReportTable columns={block.columns} rows={block.rows} />;
    case 'paragraph':
      return <Paragraph text={block.text} notes={block.notes} />;
  }
}

type ParagraphBlock = Extract<ReportBlock, { kind: 'paragraph' }>;

/** A paragraph, its footnotes below it. */
function Paragraph({ text, notes }: Pick<ParagraphBlock, 'text' | 'notes'>) {
  const pieces = notes.toSorted((a, b) => a.at - b.at);
  return (
    <>
      <p className={styles.paragraph}>
        {pieces.map((note, place) => (
          <Fragment key={note.at}>
            {text.slice(pieces[place - 1]?.at ?? 0, note.at)}
            <sup className={styles.mark}>{place + 1}</sup>
          </Fragment>
        ))}
        {text.slice(pieces.at(-1)?.at ?? 0)}
      </p>
      {pieces.length > 0 ? (
        <ol className={styles.notes}>
          {pieces.map((note) => (
            <li key={`${note.at} ${note.text}`}>{note.text}</li>
          ))}
        </ol>
      ) : null}
    </>
  );
}

/** Wide tables scroll by themselves, also by keyboard. */
function ReportTable({ columns, rows }: { columns: readonly string[]; rows: readonly string[][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <section className={styles.table} tabIndex={0} aria-label={columns.join('、')}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
            <tr key={place}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is named by its column
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
