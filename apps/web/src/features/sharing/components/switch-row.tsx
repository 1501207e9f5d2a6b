import { Switch } from 'antd';
import { useId } from 'react';
import styles from './switch-row.module.css';

export interface SwitchRowProps {
  label: string;
  help?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Something that is on or off, with what it means. */
export function SwitchRow({ label, help, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {help ? (
          <span id={`${id}-help`} className={styles.help}>
            {help}
          </span>
        ) : null}
      </span>
      <Switch
        id={id}
        checked={isOn}
        onChange={onChange}
        {...(help ? { 'aria-describedby': `${id}-help` } : {})}
      />
    </div>
  );
}
