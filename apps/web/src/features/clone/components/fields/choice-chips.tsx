import CheckOutlined from '@ant-design/icons/CheckOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { ReactNode } from 'react';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import styles from '../../../../components/fields/fields.module.css';

export interface ChoiceChipsProps<Value extends string> {
  label: string;
  help?: ReactNode;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  max: number;
  onChange: (chosen: Value[]) => void;
}

/** Any of a few short names, in the order they have. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, help, options, chosen, max, onChange } = props;
  const toggle = (value: Value, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <FieldGroup label={label} help={help} count={[chosen.length, max]}>
      <div className={styles.choices}>
        {options.map(({ value, label: name }) => {
          const isChosen = chosen.includes(value);
          return (
            <label key={value} className={styles.choice}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= max}
                onChange={(event) => toggle(value, event.target.checked)}
              />
              <span className={styles.sign} aria-hidden="true">
                {isChosen ? <CheckOutlined /> : <PlusOutlined />}
              </span>
              {name}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
