import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import { UNDERSTOOD_PIECE_LABELS } from '@mingfa/contract/labels/table-labels';
import type { ColumnRef, UnderstoodPiece } from '@mingfa/contract/table-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { ActionMenu } from '../action-menu.tsx';
import { isRemovable } from './change-query.ts';
import styles from './table-answer.module.css';

interface UnderstoodChipsProps {
  pieces: readonly UnderstoodPiece[];
  labelOf: (ref: ColumnRef) => string;
  isBusy: boolean;
  onRemove: (piece: UnderstoodPiece) => void;
  onReplace: (piece: UnderstoodPiece, ref: ColumnRef) => void;
}

/** What a question was taken as, piece by piece: another column can be put in, and a piece taken away. */
export function UnderstoodChips({ pieces, labelOf, isBusy, onRemove, onReplace }: UnderstoodChipsProps) {
  const { t } = useTranslation('dataset');
  return (
    <div className={styles.understood}>
      <span className={styles.understoodLabel}>{t('ask.understood')}</span>
      <ul className={styles.pieces}>
        {pieces.map((piece) => {
          const kind = UNDERSTOOD_PIECE_LABELS[currentLanguage()][piece.kind];
          const name = `${kind} ${piece.label}`;
          return (
            <li key={`${piece.kind} ${piece.index} ${piece.label}`} className={styles.piece}>
              <span className={styles.kind}>{kind}</span>
              {piece.others.length > 0 ? (
                <ActionMenu
                  label={t('ask.change', { name })}
                  trigger={(trigger) => (
                    <button
                      {...trigger}
                      type="button"
                      className={styles.change}
                      disabled={isBusy}
                      aria-label={t('ask.change', { name })}
                    >
                      {piece.label} <DownOutlined aria-hidden />
                    </button>
                  )}
                  actions={piece.others.map((ref) => ({
                    key: `${ref.table}.${ref.column}`,
                    label: labelOf(ref),
                    onSelect: () => onReplace(piece, ref),
                  }))}
                />
              ) : (
                piece.label
              )}
              {isRemovable(piece) ? (
                <button
                  type="button"
                  className={styles.remove}
                  disabled={isBusy}
                  aria-label={t('ask.remove', { name })}
                  onClick={() => onRemove(piece)}
                >
                  <CloseOutlined />
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
