import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { EvidenceItem } from '@mingfa/contract/matter-evidence';
import { Button } from 'antd';
import { type DragEvent, Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { toast } from '../../../../lib/toast.ts';
import type { EvidenceDesk } from '../../hooks/use-evidence.ts';
import { describeChangeFailure } from '../../model/describe-change-failure.ts';
import { freshRow } from '../../model/fresh-row.ts';
import { movePiece, type OrderedPiece } from '../../model/move-piece.ts';
import styles from './evidence.module.css';
import { EvidencePiece } from './evidence-piece.tsx';

/** The pieces in their order under their groups: dragged, moved with the arrow keys, or by the menu. */
export function EvidenceList({ desk }: { desk: EvidenceDesk }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const { items } = desk.now;
  const { entries } = desk.sheet;
  const textAt = (row: string, field: string) =>
    String(entries[`evidence/${row}/${field}`]?.chosen.value ?? '');
  const pieces = items.map(({ row }) => ({ row, group: textAt(row, 'group') }));
  const move = async (from: number, to: number) => {
    const { row } = items[from] ?? {};
    if (!row || to < 0 || to >= items.length || from === to) return;
    const moved = movePiece(pieces, from, to);
    const failure = await desk.change([
      { act: 'order_rows', path: 'evidence', rows: moved.rows },
      ...(moved.group === null
        ? []
        : [{ act: 'set' as const, path: `evidence/${row}/group`, value: moved.group }]),
    ]);
    if (failure) {
      if (!failure.silent) toast.error(describeChangeFailure(failure, desk.names, desk.sheet));
      return;
    }
    const name = textAt(row, 'name') || t('list.unnamed');
    const number = moved.rows.indexOf(row) + 1;
    setSaid(
      moved.group
        ? t('list.movedInto', { name, number, group: moved.group })
        : t('list.moved', { name, number }),
    );
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(row)}"]`)?.focus(),
    );
  };
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const draggingOf = (at: number) => ({
    handle: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move' as const;
        setDragged(at);
      },
      onDragEnd: end,
    },
    place: {
      'data-dragged': dragged === at || undefined,
      'data-over': (dragged !== null && over === at && dragged !== at) || undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(at);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        void move(dragged, at);
        end();
      },
    },
  });
  const addRow = async () => {
    const failure = await desk.change([
      { act: 'add_row', path: `evidence/${freshRow(desk.sheet, 'evidence')}` },
    ]);
    if (failure && !failure.silent) toast.error(describeChangeFailure(failure, desk.names, desk.sheet));
  };
  return (
    <>
      {items.length === 0 ? <QuietNote>{t('none')}</QuietNote> : null}
      <ol className={styles.pieces} aria-label={t('list.label')}>
        {items.map((item: EvidenceItem, at) => (
          <Fragment key={item.row}>
            {headOf(pieces, at) === null ? null : (
              <li
                className={styles.groupName}
                aria-label={t('list.group', { name: headOf(pieces, at) || t('list.noGroup') })}
              >
                {headOf(pieces, at) || t('list.noGroup')}
              </li>
            )}
            <EvidencePiece
              desk={desk}
              item={item}
              pieces={pieces}
              dragging={draggingOf(at)}
              onMove={(to) => void move(at, to)}
            />
          </Fragment>
        ))}
      </ol>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => void addRow()}>
        {t('list.addRow')}
      </Button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

/** The group whose name stands above a piece; empty: it is of none, and others before it are of one. Null where nothing stands there. */
function headOf(pieces: readonly OrderedPiece[], at: number): string | null {
  const group = pieces[at]?.group ?? '';
  return group === (pieces[at - 1]?.group ?? '') ? null : group;
}
