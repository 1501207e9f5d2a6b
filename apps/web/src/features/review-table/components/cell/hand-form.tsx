import { REVIEW_CELL_STATE_LABELS } from '@mingfa/contract/labels/review-table-labels';
import type { ReviewCell } from '@mingfa/contract/review-cell';
import type { ReviewTableColumn } from '@mingfa/contract/review-table';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../components/date-field.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { Segments } from '../../../../components/segments.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { valueWords } from '../../model/told-cell.ts';
import styles from './cell.module.css';

const STATES = ['found', 'not_agreed', 'not_found'] as const;
type WrittenState = (typeof STATES)[number];
const CHARACTERS = 4000;

interface HandFormProps {
  column: ReviewTableColumn;
  cell: ReviewCell;
  isSaving: boolean;
  /** What could not be read of the words. */
  unreadable: string | null;
  onTyped: () => void;
  onSave: (state: WrittenState, text: string) => void;
  onClose: () => void;
}

/** Writes a cell: a value by the column's kind, or that there is none. The words stay until they are taken. */
export function HandForm(props: HandFormProps) {
  const { column, cell, isSaving, unreadable, onTyped, onSave, onClose } = props;
  const { t } = useTranslation('review-table', { keyPrefix: 'hand' });
  const { t: shell } = useTranslation('shell');
  const [state, setState] = useState<WrittenState>(() =>
    cell.state === 'not_agreed' || cell.state === 'not_found' ? cell.state : 'found',
  );
  const [text, setText] = useState(() => firstWords(cell));
  const isEmpty = state === 'found' && text.trim() === '';
  const change = (to: string) => {
    setText(to);
    if (unreadable) onTyped();
  };
  return (
    <section className={styles.hand} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <Segments
        label={t('state')}
        segments={STATES.map((key) => ({
          key,
          label: REVIEW_CELL_STATE_LABELS[currentLanguage()][key],
          isOn: key === state,
          onChoose: () => setState(key),
        }))}
      />
      {state === 'found' ? <ValueField column={column} text={text} gap={unreadable} onText={change} /> : null}
      <div className={styles.decide}>
        <Button
          type="primary"
          disabled={isEmpty}
          loading={isSaving}
          title={isEmpty ? t('empty') : undefined}
          onClick={() => onSave(state, state === 'found' ? text.trim() : '')}
        >
          {t('save')}
        </Button>
        <Button onClick={onClose}>{shell('action.cancel')}</Button>
      </div>
    </section>
  );
}

/** What is there already, as it would be written. */
function firstWords(cell: ReviewCell): string {
  const value = cell.answer?.value;
  if (value?.kind === 'date') return value.date;
  if (value?.kind === 'choice') return value.choice;
  if (value?.kind === 'yes_no') return value.yes ? '是' : '否';
  return valueWords(cell);
}

interface ValueFieldProps {
  column: ReviewTableColumn;
  text: string;
  gap: string | null;
  onText: (text: string) => void;
}

function ValueField({ column: { kind, choices }, text, gap, onText }: ValueFieldProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'hand' });
  const label = t('value');
  const bad = gap ? (
    <p className={styles.bad} role="alert">
      {gap}
    </p>
  ) : null;
  switch (kind) {
    case 'yes_no':
      return (
        <>
          <Segments
            label={label}
            segments={(['是', '否'] as const).map((word) => ({
              key: word,
              label: t(word === '是' ? 'yes' : 'no'),
              isOn: text === word,
              onChoose: () => onText(word),
            }))}
          />
          {bad}
        </>
      );
    case 'choice':
      return (
        <>
          <SelectField
            label={label}
            value={text}
            options={['', ...choices].map((choice) => ({ value: choice, label: choice || '—' }))}
            onChange={onText}
          />
          {bad}
        </>
      );
    case 'date':
      return (
        <>
          <DateField labelAbove label={label} value={text || null} onChange={(day) => onText(day ?? '')} />
          {bad}
        </>
      );
    case 'period':
    case 'money':
    case 'number':
      return (
        <TextField
          label={label}
          placeholder={t(`example.${kind}`)}
          gap={gap}
          value={text}
          maxLength={CHARACTERS}
          onChange={onText}
        />
      );
    default:
      return (
        <TextField
          label={label}
          {...(kind === 'party' || kind === 'article' ? { help: t(`example.${kind}`) } : {})}
          gap={gap}
          value={text}
          maxLength={CHARACTERS}
          rows={3}
          onChange={onText}
        />
      );
  }
}
