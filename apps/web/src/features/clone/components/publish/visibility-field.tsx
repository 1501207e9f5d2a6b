import type { CloneVisibility } from '@mingfa/contract/clone';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import fields from '../../../../components/fields/fields.module.css';

export interface VisibilityFieldProps {
  value: CloneVisibility;
  options: readonly CloneVisibility[];
  onChange: (value: CloneVisibility) => void;
}

/** Who may use what is published, each explained. */
export function VisibilityField({ value, options, onChange }: VisibilityFieldProps) {
  const { t } = useTranslation('clone');
  const name = useId();
  return (
    <FieldGroup label={t('visibility.label')}>
      <ul className={fields.rows}>
        {options.map((option) => (
          <li key={option}>
            <label className={fields.check}>
              <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
              <span className={fields.checkWords}>
                {t(`visibility.${option}`)}
                <span className={fields.help}>{t(`visibility.${option}Help`)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
