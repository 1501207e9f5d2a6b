import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { Ref } from 'react';
import { findAll } from './find-words.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './sheet-view.module.css';
import type { SheetRow as Row } from './sheets.ts';
import type { BlockLooks } from './shown-marks.ts';
import tones from './tones.module.css';

interface SheetRowProps {
  row: Row;
  index: number;
  columns: number;
  look: BlockLooks | undefined;
  ref: Ref<HTMLTableRowElement>;
}

/** One row of a sheet with its number; a mark colours all of it. */
export function SheetRow({ row, index, columns, look, ref }: SheetRowProps) {
  const mark = look?.whole.at(-1);
  return (
    <tr
      ref={ref}
      data-index={index}
      data-block={row.block.id}
      aria-rowindex={index + 1}
      title={mark?.label}
      className={mark ? `${styles.marked} ${tones[mark.tone]}` : undefined}
      onClick={mark?.onOpen ?? undefined}
    >
      <th scope="row">{row.number}</th>
      {Array.from({ length: columns }, (_, column) => {
        const cell = row.cells[column];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
          <td key={column}>
            {cell ? (
              <MarkedText text={cell} ranges={rangesOfCell(row.block, look?.ranges ?? [], cell)} />
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}

type Ranges = Parameters<typeof MarkedText>[0]['ranges'];

/** The words of a row's findings in one of its cells: the row's text names its columns, so offsets do not map. */
function rangesOfCell({ text }: DocumentBlock, ranges: Ranges, cell: string): Ranges {
  return ranges.flatMap(({ start, end, look }) =>
    findAll(cell, text.slice(start, end)).map((found) => ({ ...found, look })),
  );
}
