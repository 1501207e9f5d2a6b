import { REVIEW_METHOD_LABELS } from '@mingfa/contract/labels/review-table-labels';
import { REVIEW_TABLE_LIMITS, type ReviewColumnMethod } from '@mingfa/contract/review-cell';
import { listReviewColumnLibrary, type ReviewTableColumn } from '@mingfa/contract/review-table';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import type { useTableWrites } from '../../hooks/use-table-writes.ts';
import { readChoices } from '../../model/new-table.ts';
import styles from './column.module.css';

const LABEL_CHARACTERS = 100;
const CHOICES_CHARACTERS = 1800;

interface ColumnSettingsProps {
  tableId: string;
  column: ReviewTableColumn;
  writes: ReturnType<typeof useTableWrites>;
}

/** What a column is called and who fills it; of one in own words also the question. */
export function ColumnSettings({ tableId, column, writes: { updatingColumn } }: ColumnSettingsProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'column' });
  const { columnId, libraryKey, kind } = column;
  const [label, setLabel] = useState(column.label);
  const [instruction, setInstruction] = useState(column.instruction);
  const [choices, setChoices] = useState(column.choices.join('\n'));
  const [method, setMethod] = useState<ReviewColumnMethod>(column.method);
  const { data: library } = useEndpoint(listReviewColumnLibrary, {});
  const isOwn = libraryKey === null;
  const names = REVIEW_METHOD_LABELS[currentLanguage()];
  const byModel: ReviewColumnMethod[] = library?.modelName ? (isOwn ? ['model'] : ['both', 'model']) : [];
  const methods = [
    ...new Set<ReviewColumnMethod>([...(isOwn ? [] : ['rule' as const]), ...byModel, 'hand', method]),
  ];
  const isChoice = isOwn && kind === 'choice';
  const body = {
    ...(label.trim() === column.label ? {} : { label: label.trim() }),
    ...(method === column.method ? {} : { method }),
    ...(isOwn && instruction.trim() !== column.instruction ? { instruction: instruction.trim() } : {}),
    ...(isChoice && choices !== column.choices.join('\n') ? { choices: readChoices(choices) } : {}),
  };
  const isUnchanged = Object.keys(body).length === 0;
  return (
    <details className={styles.settings}>
      <summary>{t('settings')}</summary>
      <div className={styles.form}>
        <TextField label={t('label')} value={label} maxLength={LABEL_CHARACTERS} onChange={setLabel} />
        {isOwn ? (
          <TextField
            label={t('instruction')}
            value={instruction}
            maxLength={REVIEW_TABLE_LIMITS.instructionCharacters}
            rows={2}
            onChange={setInstruction}
          />
        ) : null}
        {isChoice ? (
          <TextField
            label={t('choices')}
            value={choices}
            maxLength={CHOICES_CHARACTERS}
            rows={3}
            onChange={setChoices}
          />
        ) : null}
        <SelectField
          label={t('method')}
          value={method}
          options={methods.map((value) => ({ value, label: names[value] }))}
          onChange={setMethod}
        />
        <div className={styles.buttons}>
          <Button
            type="primary"
            disabled={isUnchanged || label.trim() === ''}
            loading={updatingColumn.isPending}
            onClick={() =>
              updatingColumn.mutate(
                { params: { tableId, columnId }, body },
                { onSuccess: () => toast.success(t('saved')) },
              )
            }
          >
            {t('save')}
          </Button>
        </div>
      </div>
    </details>
  );
}
