import { REVIEW_CELL_STATE_LABELS } from '@mingfa/contract/labels/review-table-labels';
import { reviewCellState } from '@mingfa/contract/review-cell';
import type { ReviewTableColumn } from '@mingfa/contract/review-table';
import type { ReviewRowFilter } from '@mingfa/contract/review-table-content';
import { listReviewGroups } from '@mingfa/contract/review-table-result';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import fields from '../../../../components/fields/fields.module.css';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { type ColumnFilter, narrows } from '../../model/column-filter.ts';
import styles from './column.module.css';

const MARKS = ['deviating', 'disagreeing', 'unchecked', 'checked'] as const;
type Mark = (typeof MARKS)[number];

interface FilterDialogProps {
  tableId: string;
  column: ReviewTableColumn;
  filter: ReviewRowFilter | undefined;
  onApply: (filter: ColumnFilter) => void;
  onClose: () => void;
}

/** Which rows are shown, by how their cell of one column stands and what it says. */
export function FilterDialog({ tableId, column, filter, onApply, onClose }: FilterDialogProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'filter' });
  const { t: shell } = useTranslation('shell');
  const { columnId, label } = column;
  const [states, setStates] = useState(filter?.states ?? []);
  const [groups, setGroups] = useState(filter?.groups ?? []);
  const [marks, setMarks] = useState<readonly Mark[]>(() => marksOf(filter));
  const { data: listed } = useEndpoint(listReviewGroups, { params: { tableId, columnId } }, { staleTime: 0 });
  const says = (listed?.items ?? []).flatMap(({ group, text }) => (group === null ? [] : [{ group, text }]));
  const toggle = <One,>(list: readonly One[], one: One, isWanted: boolean) =>
    isWanted ? [...list, one] : list.filter((other) => other !== one);
  const wanted: ReviewRowFilter = {
    columnId,
    ...(states.length > 0 ? { states } : {}),
    ...(groups.length > 0 ? { groups } : {}),
    ...(marks.includes('deviating') ? { deviating: true } : {}),
    ...(marks.includes('disagreeing') ? { disagreeing: true } : {}),
    ...(marks.includes('unchecked')
      ? { checked: false }
      : marks.includes('checked')
        ? { checked: true }
        : {}),
  };
  const isAny = narrows(wanted);
  return (
    <ModalDialog
      open
      focusTitle
      onClose={onClose}
      title={t('title', { label })}
      footer={
        <>
          <Button onClick={onClose}>{shell('action.cancel')}</Button>
          <Button
            type="primary"
            disabled={!isAny && filter === undefined}
            title={isAny ? undefined : t('none')}
            onClick={() =>
              onApply({
                asks: wanted,
                groupWords: says.filter(({ group }) => groups.includes(group)).map(({ text }) => text),
              })
            }
          >
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FieldGroup label={t('states')}>
          <div className={fields.choices}>
            {reviewCellState.options.map((state) => (
              <label key={state} className={fields.choice}>
                <input
                  type="checkbox"
                  checked={states.includes(state)}
                  onChange={({ target }) => setStates(toggle(states, state, target.checked))}
                />
                {REVIEW_CELL_STATE_LABELS[currentLanguage()][state]}
              </label>
            ))}
          </div>
        </FieldGroup>
        <FieldGroup label={t('marks')}>
          <div className={fields.choices}>
            {MARKS.map((mark) => (
              <label key={mark} className={fields.choice}>
                <input
                  type="checkbox"
                  checked={marks.includes(mark)}
                  onChange={({ target }) => setMarks(withMark(marks, mark, target.checked))}
                />
                {t(mark)}
              </label>
            ))}
          </div>
        </FieldGroup>
        {says.length > 0 ? (
          <FieldGroup label={t('groups')}>
            <div className={`${fields.choices} ${styles.scrolls}`}>
              {says.map(({ group, text }) => (
                <label key={group} className={fields.choice}>
                  <input
                    type="checkbox"
                    checked={groups.includes(group)}
                    onChange={({ target }) => setGroups(toggle(groups, group, target.checked))}
                  />
                  {text}
                </label>
              ))}
            </div>
          </FieldGroup>
        ) : null}
      </div>
    </ModalDialog>
  );
}

function marksOf(filter: ReviewRowFilter | undefined): Mark[] {
  return MARKS.filter((mark) => {
    if (mark === 'checked') return filter?.checked === true;
    if (mark === 'unchecked') return filter?.checked === false;
    return filter?.[mark] === true;
  });
}

/** Checked and unchecked shut each other out. */
function withMark(marks: readonly Mark[], mark: Mark, isWanted: boolean): Mark[] {
  const against = mark === 'checked' ? 'unchecked' : mark === 'unchecked' ? 'checked' : null;
  const others = marks.filter((one) => one !== mark && one !== against);
  return isWanted ? [...others, mark] : marks.filter((one) => one !== mark);
}
