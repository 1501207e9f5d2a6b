import HolderOutlined from '@ant-design/icons/HolderOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { EVIDENCE_ENDINGS, type EvidenceItem } from '@mingfa/contract/matter-evidence';
import type { TFunction } from 'i18next';
import { type DragEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { collectFromList } from '../../../../lib/upload/collect-files.ts';
import type { EvidenceDesk } from '../../hooks/use-evidence.ts';
import { uploadEvidence } from '../../model/evidence-uploads.ts';
import type { OrderedPiece } from '../../model/move-piece.ts';
import styles from './evidence.module.css';
import { PieceFields } from './piece-fields.tsx';
import { PieceFiles } from './piece-files.tsx';

interface EvidencePieceProps {
  desk: EvidenceDesk;
  item: EvidenceItem;
  pieces: readonly OrderedPiece[];
  dragging: {
    handle: { draggable: boolean; onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
    place: Record<string, unknown>;
  };
  onMove: (to: number) => void;
}

/** A piece of evidence: its number and pages, what is said of it, and its files. */
export function EvidencePiece({ desk, item, pieces, dragging, onMove }: EvidencePieceProps) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const { t: shared } = useTranslation('shell');
  const input = useRef<HTMLInputElement>(null);
  const { row, number, files } = item;
  const told = desk.sheet.entries[`evidence/${row}/name`]?.chosen.value;
  const name = typeof told === 'string' && told !== '' ? told : t('list.unnamed');
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(number - 1 + step);
  };
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('list.removeTitle', { name }),
      ...(files.length > 0 ? { text: t('list.removeText', { count: files.length }) } : {}),
      confirmText: shared('action.delete'),
      danger: true,
    });
    if (confirmed) desk.removing.mutate({ params: { matterId: desk.matterId, row } });
  };
  return (
    <li className={styles.piece} id={`piece-${row}`} {...dragging.place}>
      <div className={styles.pieceHead}>
        <button
          type="button"
          className={styles.handle}
          aria-label={t('list.move', { number, name })}
          title={t('list.move', { number, name })}
          data-handle={row}
          onKeyDown={onKeyDown}
          {...dragging.handle}
        >
          <HolderOutlined aria-hidden />
        </button>
        <span className={styles.number}>{t('list.number', { number })}</span>
        <span className={styles.pages}>{pagesOf(item, t)}</span>
        <ActionMenu
          label={t('list.actions', { number, name })}
          actions={[
            ...(number > 1 ? [{ key: 'up', label: t('list.up'), onSelect: () => onMove(number - 2) }] : []),
            ...(number < pieces.length
              ? [{ key: 'down', label: t('list.down'), onSelect: () => onMove(number) }]
              : []),
            { key: 'file', label: t('list.addFile'), onSelect: () => input.current?.click() },
            {
              key: 'remove',
              label: t('list.remove'),
              danger: true,
              separated: true,
              onSelect: () => void remove(),
            },
          ]}
          trigger={(props) => (
            <IconButton
              size="small"
              icon={<MoreOutlined />}
              {...props}
              label={t('list.actions', { number, name })}
            />
          )}
        />
      </div>
      <PieceFields desk={desk} row={row} pieces={pieces} />
      <PieceFiles desk={desk} row={row} files={files} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={EVIDENCE_ENDINGS.join(',')}
        onChange={(event) => {
          uploadEvidence(desk.matterId, collectFromList(event.target.files ?? []), row);
          event.target.value = '';
        }}
      />
    </li>
  );
}

function pagesOf({ from, to, files }: EvidenceItem, t: TFunction<'drafting', 'evidence'>) {
  if (from !== null) return from === to ? t('list.page', { from }) : t('list.range', { from, to });
  if (files.some(({ state }) => state === 'counting')) return t('list.counting');
  return files.some(({ state }) => state === 'counted') ? t('list.waiting') : t('list.noFile');
}
