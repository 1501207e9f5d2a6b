import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import styles from '../../../../components/fields/fields.module.css';
import { IconButton } from '../../../../components/icon-button.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { moved } from './moved.ts';

export interface LinesFieldProps {
  label: string;
  help?: ReactNode;
  gap?: string | null | undefined;
  lines: readonly string[];
  max: number;
  maxLength: number;
  placeholder?: string;
  /** Names one line: `问题 2`. */
  nameOf: (place: number) => string;
  addLabel: string;
  /** Beside the button that adds a line. */
  action?: ReactNode;
  onChange: (lines: string[]) => void;
}

/** Lines in an order, each written by itself. */
export function LinesField(props: LinesFieldProps) {
  const { label, help, gap, lines, max, maxLength, placeholder, nameOf, addLabel, action, onChange } = props;
  const { t } = useTranslation('clone');
  return (
    <FieldGroup label={label} help={help} gap={gap} count={[lines.length, max]}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and are drawn from their words alone
        <div key={place} className={styles.line}>
          <input
            className={styles.input}
            aria-label={nameOf(place + 1)}
            value={line}
            maxLength={maxLength}
            placeholder={placeholder}
            autoComplete="off"
            onChange={(event) => onChange(lines.with(place, event.target.value))}
          />
          <MoveButtons
            name={nameOf(place + 1)}
            place={place}
            count={lines.length}
            onMove={(to) => onChange(moved(lines, place, to))}
          />
          <IconButton
            size="small"
            icon={<DeleteOutlined />}
            label={t('field.remove', { name: nameOf(place + 1) })}
            tip={t('field.delete')}
            onClick={() => onChange(lines.toSpliced(place, 1))}
          />
        </div>
      ))}
      <div className={`${styles.choices} ${lines.length > 0 ? styles.add : ''}`}>
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={lines.length >= max}
          onClick={() => onChange([...lines, ''])}
        >
          {addLabel}
        </Button>
        {action}
      </div>
    </FieldGroup>
  );
}
