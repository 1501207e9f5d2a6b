import { Checkbox } from 'antd';
import styles from './rule-editor.module.css';

interface RuleChecksProps<Value extends string> {
  label: string;
  values: Value[];
  options: readonly Value[];
  nameOf: (option: Value) => string;
  disabled: boolean;
  onChange: (to: Value[]) => void;
}

/** Any of a few words that a rule's field may hold; none means all. */
export function RuleChecks<Value extends string>(props: RuleChecksProps<Value>) {
  const { label, values, options, nameOf, disabled, onChange } = props;
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <Checkbox.Group
        disabled={disabled}
        value={values}
        options={options.map((value) => ({ value, label: nameOf(value) }))}
        onChange={onChange}
      />
    </fieldset>
  );
}
