import type { CalculatorField as Field, InputValue } from '@mingfa/legal/calculators/calculation';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inBrackets } from '../../lib/in-brackets.ts';
import { readTypedNumber } from '../../lib/typed-number.ts';
import { DateField } from '../date-field.tsx';
import { SelectField } from '../select-field.tsx';
import styles from './calculator.module.css';
import { readList, writeList } from './list-inputs.ts';

export interface CalculatorFieldProps {
  field: Field;
  language: 'zh' | 'en';
  value: InputValue | null;
  problem: string | null;
  onChange: (value: InputValue | null) => void;
}

/** One input of a calculator, drawn by its kind. */
export function CalculatorField(props: CalculatorFieldProps) {
  const { field, language, problem } = props;
  const { t } = useTranslation('calculator');
  const helpId = useId();
  const unit = field.unit ? inBrackets(field.unit[language], language) : '';
  const mark = field.required ? ` · ${t('required')}` : '';
  const label = `${field.label[language]}${unit}${mark}`;
  const help = field.help?.[language] ?? null;
  return (
    <div className={styles.field}>
      <Control {...props} label={label} describedBy={problem || help ? helpId : undefined} />
      {problem || help ? (
        <p
          id={helpId}
          className={problem ? styles.problem : styles.help}
          role={problem ? 'alert' : undefined}
        >
          {problem ?? help}
        </p>
      ) : null}
    </div>
  );
}

function Control({
  field,
  language,
  value,
  problem,
  onChange,
  label,
  describedBy,
}: CalculatorFieldProps & { label: string; describedBy: string | undefined }) {
  const { t } = useTranslation('calculator');
  const [typed, setTyped] = useState(() => writeList(value));
  const none = { value: '', label: t('choose') };
  switch (field.kind) {
    case 'date':
      return (
        <DateField
          labelAbove
          label={label}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <SelectField
          label={label}
          value={typeof value === 'string' ? value : ''}
          options={[
            none,
            ...(field.options ?? []).map((one) => ({ value: one.value, label: one.label[language] })),
          ]}
          onChange={(chosen) => onChange(chosen || null)}
        />
      );
    case 'boolean':
      return (
        <SelectField
          label={label}
          value={typeof value === 'boolean' ? String(value) : ''}
          options={[none, { value: 'true', label: t('yes') }, { value: 'false', label: t('no') }]}
          onChange={(chosen) => onChange(chosen === '' ? null : chosen === 'true')}
        />
      );
    case 'dates':
    case 'dated-amounts': {
      const { kind } = field;
      return (
        <label className={styles.control}>
          <span>{label}</span>
          <textarea
            rows={3}
            className={styles.input}
            placeholder={t(kind === 'dates' ? 'oneEach' : 'amountEach')}
            value={typed}
            aria-invalid={problem !== null}
            aria-describedby={describedBy}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(readList(event.target.value, kind));
            }}
          />
        </label>
      );
    }
    default:
      return <NumberControl {...{ field, value, problem, onChange, label, describedBy }} />;
  }
}

type NumberControlProps = Pick<CalculatorFieldProps, 'field' | 'value' | 'problem' | 'onChange'> & {
  label: string;
  describedBy: string | undefined;
};

/** A number as people write it, 12万 or 120,000: who leaves the field sees it as it was read, and what is none is told by the calculator. */
function NumberControl({
  field: { kind },
  value,
  problem,
  onChange,
  label,
  describedBy,
}: NumberControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (words: string) =>
    readTypedNumber(words, kind === 'money' || kind === 'percent' ? kind : 'count');
  const held = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const isOwn = typed !== null && String(read(typed) ?? typed) === held;
  return (
    <label className={styles.control}>
      <span>{label}</span>
      <input
        className={styles.input}
        inputMode="decimal"
        value={isOwn ? typed : held}
        aria-invalid={problem !== null}
        aria-describedby={describedBy}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          const words = target.value.trim() === '' ? '' : target.value;
          setTyped(words);
          onChange(words === '' ? null : String(read(words) ?? words));
        }}
      />
    </label>
  );
}
