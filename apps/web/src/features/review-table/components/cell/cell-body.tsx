import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import FlagOutlined from '@ant-design/icons/FlagOutlined';
import type { ReviewCell } from '@mingfa/contract/review-cell';
import type { ReviewTableColumn } from '@mingfa/contract/review-table';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/dates.ts';
import { useCellWrites } from '../../hooks/use-cell-writes.ts';
import { canBeChecked } from '../../model/told-cell.ts';
import { CellView } from '../grid/cell-view.tsx';
import { AnswerView } from './answer-view.tsx';
import styles from './cell.module.css';
import { HandForm } from './hand-form.tsx';
import type { OpenedPlace } from './place-sheet.tsx';

interface CellBodyProps {
  tableId: string;
  column: ReviewTableColumn;
  cell: ReviewCell;
  documentId: string | null;
  /** It was another one when the reader wanted to change it. */
  isChanged: boolean;
  onChanged: (cell: ReviewCell | null) => void;
  onRerun: (columnId: string) => void;
  onOpenPlace: (place: OpenedPlace) => void;
}

/** What a cell says, where it stands, and what a person decides about it. */
export function CellBody(props: CellBodyProps) {
  const { tableId, column, cell, documentId, isChanged, onChanged, onRerun, onOpenPlace } = props;
  const { t } = useTranslation('review-table', { keyPrefix: 'cell' });
  const { t: handWords } = useTranslation('review-table', { keyPrefix: 'hand' });
  const { state, answer, other, checked, deviation, message } = cell;
  const isForHand = column.method === 'hand' && state === 'waiting';
  const [isWriting, setIsWriting] = useState(isForHand);
  const writes = useCellWrites({
    tableId,
    onChanged,
    onWritten: (written) => {
      onChanged(null);
      if (written.answer?.method === 'hand') setIsWriting(false);
    },
  });
  const meaning =
    state === 'not_agreed' || state === 'not_found' || state === 'not_read' || state === 'failed'
      ? t(`meaning.${state}`)
      : state === 'found'
        ? null
        : isForHand
          ? t('byHand')
          : t('nothingYet');
  const open = { documentId, onOpenPlace };
  return (
    <>
      {isChanged ? (
        <p className={styles.changed} role="alert">
          {t('changed')}
        </p>
      ) : null}
      <div className={styles.now}>
        <CellView cell={cell} method={column.method} />
      </div>
      {meaning ? <p className={styles.meaning}>{meaning}</p> : null}
      {message ? <p className={state === 'failed' ? styles.bad : styles.meaning}>{message}</p> : null}
      {deviation ? (
        <p className={styles.differs}>
          <FlagOutlined aria-hidden /> {t(`deviates.${deviation}`, { position: column.position ?? '' })}
        </p>
      ) : null}
      {answer && !other ? <AnswerView answer={answer} {...open} /> : null}
      {answer && other ? (
        <section aria-label={answer.method === 'hand' ? t('otherAnswer') : t('answers')}>
          <p className={styles.meaning}>{answer.method === 'hand' ? t('otherAnswer') : t('answers')}</p>
          <div className={styles.answers}>
            {[answer, other].map((one, index) => (
              <AnswerView
                key={one.method}
                answer={one}
                isFramed
                {...open}
                action={
                  index === 0 ? (
                    <span className={styles.used}>{t('used')}</span>
                  ) : one.method === 'hand' || checked ? null : (
                    <Button
                      size="small"
                      loading={writes.isBusy}
                      onClick={() => writes.choose(cell, one.method as 'rule' | 'model')}
                    >
                      {t('use')}
                    </Button>
                  )
                }
              />
            ))}
          </div>
        </section>
      ) : null}
      <div className={styles.decide}>
        {checked ? (
          <>
            <p className={styles.checked}>
              <CheckCircleFilled aria-hidden />{' '}
              {t('checkedBy', { who: checked.by, time: formatTime(checked.at) })}
            </p>
            <p className={styles.meaning}>{t('locked')}</p>
            <Button loading={writes.isBusy} onClick={() => writes.unlock(cell)}>
              {t('unlock')}
            </Button>
          </>
        ) : canBeChecked(cell) ? (
          <Button
            type={isWriting ? 'default' : 'primary'}
            loading={writes.isBusy}
            onClick={() => writes.check(cell)}
          >
            {t('check')}
          </Button>
        ) : null}
        {isWriting ? null : <Button onClick={() => setIsWriting(true)}>{handWords('open')}</Button>}
        {checked || column.method === 'hand' ? null : (
          <Button type="text" onClick={() => onRerun(column.columnId)}>
            {t('again')}
          </Button>
        )}
      </div>
      {isWriting ? (
        <HandForm
          column={column}
          cell={cell}
          isSaving={writes.isSetting}
          unreadable={writes.unreadable}
          onTyped={writes.forget}
          onSave={(to, text) => writes.set(cell, to, text)}
          onClose={() => setIsWriting(false)}
        />
      ) : null}
    </>
  );
}
