import styles from './rule-editor.module.css';

interface RuleChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  nameOf: (option: Value) => string;
  disabled: boolean;
  onChange: (to: Value) => void;
}

/** One of a few words that a rule's field may be. */
export function RuleChoice<Value extends string>(props: RuleChoiceProps<Value>) {
  const { label, value, options, nameOf, disabled, onChange } = props;
  return (
    <label className={styles.field}>
      {label}
      <select
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((one) => one === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
