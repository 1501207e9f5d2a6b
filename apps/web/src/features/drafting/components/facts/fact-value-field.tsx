import { FACT_LIMITS } from '@mingfa/contract/draft-fact';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../components/date-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { inLanguage } from '../../../../lib/in-language.ts';
import type { FactDefinition } from '../../model/fact-types.ts';
import styles from './facts.module.css';

export interface FactValueFieldProps {
  definition: FactDefinition;
  label: string;
  typed: string;
  describedBy?: string | undefined;
  autoFocus?: boolean;
  onType: (typed: string) => void;
}

const DECIMAL = new Set<FactDefinition['kind']>(['money', 'percent', 'count']);
const UNITS: Partial<Record<FactDefinition['kind'], string>> = { money: '元', percent: '%' };
const LINES = 4;

/** The value of a fact as it is typed, drawn by its kind. */
export function FactValueField(props: FactValueFieldProps) {
  const { definition, label, typed, describedBy, autoFocus = false, onType } = props;
  const { t } = useTranslation('drafting');
  const id = useId();
  const { kind, options = [] } = definition;
  if (kind === 'date')
    return <DateField labelAbove label={label} value={typed || null} onChange={(day) => onType(day ?? '')} />;
  if (kind === 'choice' || kind === 'yes_no') {
    const choices =
      kind === 'choice'
        ? options.map((one) => ({ value: one.value, label: inLanguage(one.label) }))
        : [
            { value: 'true', label: t('fact.yes') },
            { value: 'false', label: t('fact.no') },
          ];
    return (
      <SelectField
        label={label}
        value={typed}
        options={[{ value: '', label: t('fact.unchosen') }, ...choices]}
        onChange={onType}
      />
    );
  }
  const field = {
    id,
    className: styles.input,
    value: typed,
    maxLength: FACT_LIMITS.characters,
    autoComplete: 'off',
    'aria-describedby': describedBy,
    autoFocus,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  const unit = UNITS[kind];
  return (
    <div className={styles.valueField}>
      <label className={styles.label} htmlFor={id}>
        {unit ? `${label} · ${unit}` : label}
      </label>
      {kind === 'long_text' ? (
        <textarea {...field} rows={LINES} />
      ) : (
        <input {...field} inputMode={DECIMAL.has(kind) ? 'decimal' : 'text'} />
      )}
    </div>
  );
}
