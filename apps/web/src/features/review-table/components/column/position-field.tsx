import type { ReviewTableColumn } from '@mingfa/contract/review-table';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { toast } from '../../../../lib/toast.ts';
import type { useTableWrites } from '../../hooks/use-table-writes.ts';
import styles from './column.module.css';

const CHARACTERS = 400;

interface PositionFieldProps {
  tableId: string;
  column: ReviewTableColumn;
  writes: ReturnType<typeof useTableWrites>;
}

/** What we wish for in a column; words that cannot be read stay, with why. */
export function PositionField({ tableId, column, writes: { updatingColumn } }: PositionFieldProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'column' });
  const { columnId, position } = column;
  const [typed, setTyped] = useState(position ?? '');
  const failure = updatingColumn.error?.failure;
  const save = (to: string | null) =>
    updatingColumn.mutate(
      { params: { tableId, columnId }, body: { position: to } },
      { onSuccess: () => toast.success(t('saved')) },
    );
  return (
    <div className={styles.position}>
      <TextField
        label={t('position')}
        help={t('positionHelp')}
        gap={failure?.errorCode === 'review_value_unreadable' ? failure.message : null}
        value={typed}
        maxLength={CHARACTERS}
        onChange={setTyped}
      />
      <div className={styles.buttons}>
        <Button
          disabled={typed.trim() === (position ?? '') || typed.trim() === ''}
          loading={updatingColumn.isPending}
          onClick={() => save(typed.trim())}
        >
          {t('positionSave')}
        </Button>
        {position === null ? null : (
          <Button type="text" onClick={() => save(null)}>
            {t('positionClear')}
          </Button>
        )}
      </div>
    </div>
  );
}
