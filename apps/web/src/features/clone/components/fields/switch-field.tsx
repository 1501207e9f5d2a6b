import { Switch } from 'antd';
import { useId } from 'react';
import styles from '../../../../components/fields/fields.module.css';

export interface SwitchFieldProps {
  label: string;
  help?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is so or not, with what that means. */
export function SwitchField({ label, help, checked, disabled, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <span>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {help ? (
          <span id={`${id}-help`} className={styles.help} style={{ display: 'block' }}>
            {help}
          </span>
        ) : null}
      </span>
      <Switch
        checked={checked}
        disabled={disabled ?? false}
        aria-labelledby={id}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={onChange}
      />
    </div>
  );
}
