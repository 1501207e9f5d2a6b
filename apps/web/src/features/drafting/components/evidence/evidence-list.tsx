import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { EvidenceItem } from '@mingfa/contract/matter-evidence';
import { Button } from 'antd';
import { type DragEvent, Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { toast } from '../../../../lib/toast.ts';
import type { EvidenceDesk } from '../../hooks/use-evidence.ts';
import { usePieceOrder } from '../../hooks/use-piece-order.ts';
import { describeChangeFailure } from '../../model/describe-change-failure.ts';
import { freshRow } from '../../model/fresh-row.ts';
import type { OrderedPiece } from '../../model/move-piece.ts';
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
  const held = items.map(({ row }) => ({ row, group: textAt(row, 'group') }));
  const { pieces, isMoving, move } = usePieceOrder(held, desk.change, {
    onMoved: (row, number, group) => {
      const name = textAt(row, 'name') || t('list.unnamed');
      setSaid(group ? t('list.movedInto', { name, number, group }) : t('list.moved', { name, number }));
    },
    onFailed: (failure) => {
      setSaid('');
      if (!failure.silent) toast.error(describeChangeFailure(failure, desk.names, desk.sheet));
    },
  });
  // Pages are counted anew once the order is saved.
  const shown = pieces.flatMap(({ row }, at): EvidenceItem[] => {
    const item = items.find((one) => one.row === row);
    if (!item) return [];
    return [isMoving ? { ...item, number: at + 1, from: null, to: null } : item];
  });
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
        move(dragged, at);
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
        {shown.map((item, at) => (
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
              onMove={(to) => move(at, to)}
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
