import styles from './select-field.module.css';

export interface SelectFieldOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SelectFieldProps<Value extends string> {
  label: string;
  /** Where the label stands; hidden it is still read out. */
  labelPlace?: 'above' | 'before' | 'hidden';
  value: Value;
  options: readonly SelectFieldOption<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** 32 px high instead of 40, for rows of small things. */
  small?: boolean;
  /** Where it stands and how wide it is there. */
  className?: string | undefined;
}

/**
 * One of a few values. It is the browser's own select, with its keys and its voice for screen readers; its list is drawn
 * in our colours where the browser lets it be (`appearance: base-select`), elsewhere it follows the theme's scheme.
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, labelPlace = 'above', value, options, onChange, disabled, small, className = '' } = props;
  const isHidden = labelPlace === 'hidden';
  return (
    <label className={`${styles.field} ${styles[labelPlace]} ${className}`}>
      <span className={isHidden ? 'visually-hidden' : styles.label}>{label}</span>
      <select
        className={`${styles.select} ${small ? styles.small : ''}`}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className={styles.option}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
