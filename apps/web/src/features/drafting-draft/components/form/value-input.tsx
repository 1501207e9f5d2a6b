import type { FactValue } from '@mingfa/legal/drafting/fact-sheet';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import fields from '../../../../components/fields/fields.module.css';
import { SelectField } from '../../../../components/select-field.tsx';
import { inLanguage } from '../../../../lib/in-language.ts';
import type { Definition } from '../../model/form-paths.ts';
import styles from './fact-form.module.css';

/** More than these do not stand side by side. */
const MOST_CHIPS = 6;
const TEXT_CHARACTERS = 2_000;
const LONG_CHARACTERS = 50_000;

export interface ValueInputProps {
  definition: Definition;
  value: FactValue | null;
  /** An empty text clears. */
  onChange: (value: FactValue) => void;
  inputProps: {
    id: string;
    className: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
    'aria-required': boolean;
    'aria-label'?: string;
  };
}

/** Words, one line of them or several. */
export function WordsInput({ definition, value, onChange, inputProps }: ValueInputProps) {
  const isLong = definition.kind === 'long_text';
  const field = {
    ...inputProps,
    className: `${fields.input} ${inputProps.className}`,
    value: value === null ? '' : String(value),
    maxLength: isLong ? LONG_CHARACTERS : TEXT_CHARACTERS,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return isLong ? (
    <textarea {...field} rows={5} />
  ) : (
    <input {...field} autoComplete="off" inputMode={definition.kind === 'mobile' ? 'tel' : 'text'} />
  );
}

/** One of several, or yes and no: side by side where they are few. */
export function ChoiceInput({ definition, value, onChange, inputProps }: ValueInputProps) {
  const { t } = useTranslation('draft');
  const isYesNo = definition.kind === 'yes_no';
  const options: { value: FactValue; label: string }[] = isYesNo
    ? [
        { value: true, label: t('field.yes') },
        { value: false, label: t('field.no') },
      ]
    : (definition.options ?? []).map((one) => ({ value: one.value, label: inLanguage(one.label) }));
  if (options.length > MOST_CHIPS)
    return (
      <SelectField<string>
        label={inLanguage(definition.label)}
        labelPlace="hidden"
        value={value === null ? '' : String(value)}
        options={[
          { value: '', label: t('field.choose') },
          ...options.map((one) => ({ value: String(one.value), label: one.label })),
        ]}
        onChange={onChange}
      />
    );
  return (
    <div className={fields.choices}>
      {options.map((option) => (
        <label key={String(option.value)} className={`${fields.choice} ${inputProps.className}`}>
          <input
            type="radio"
            name={inputProps.id}
            aria-describedby={inputProps['aria-describedby']}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      {value === null ? null : (
        <Button type="text" size="small" className={styles.clear ?? ''} onClick={() => onChange('')}>
          {t('field.clear')}
        </Button>
      )}
    </div>
  );
}
