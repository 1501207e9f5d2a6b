import { SelectField } from '../../../../components/select-field.tsx';

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
    <SelectField
      label={label}
      value={value}
      options={options.map((one) => ({ value: one, label: nameOf(one) }))}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
