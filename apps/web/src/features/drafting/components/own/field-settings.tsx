import { OWN_FIELD_KIND_LABELS } from '@mingfa/contract/labels/own-template-labels';
import { type FoundTemplateField, ownFieldKind } from '@mingfa/contract/own-template';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { bindingOptions, type FactChoices } from '../../model/binding-options.ts';
import type { changeOwnField } from '../../model/change-own-field.ts';
import styles from './own-template.module.css';

const OWN = 'own';

interface FieldSettingsProps {
  field: FoundTemplateField;
  fields: readonly FoundTemplateField[];
  choices: FactChoices;
  onChange: (changed: Parameters<typeof changeOwnField>[2]) => void;
}

/** How one field of a template is asked for. */
export function FieldSettings({ field, fields, choices, onChange }: FieldSettingsProps) {
  const { t } = useTranslation('drafting');
  const { name, label, help, required, follows, lists, isSection } = field;
  return (
    <li className={styles.field}>
      <div className={styles.fieldHead}>
        <h3 className={styles.fieldName}>
          <code translate="no">{isSection ? `{{#${name}}}` : `{{${name}}}`}</code>
        </h3>
        {isSection ? <span className={styles.mark}>{t('ownTemplate.fields.section')}</span> : null}
        {lists.map((list) => (
          <span key={list} className={styles.mark}>
            {t('ownTemplate.fields.rowOf', { list })}
          </span>
        ))}
      </div>
      {follows !== null ? (
        <p className={styles.quiet}>{t('ownTemplate.fields.follows', { name: follows })}</p>
      ) : (
        <>
          <div className={styles.fieldRow}>
            <TextField
              label={t('ownTemplate.fields.label')}
              value={label}
              maxLength={60}
              onChange={(next) => onChange({ label: next })}
            />
            <KindField field={field} onChange={onChange} />
            <BindingField field={field} fields={fields} choices={choices} onChange={onChange} />
          </div>
          <TextField
            label={t('ownTemplate.fields.help')}
            value={help}
            maxLength={300}
            onChange={(next) => onChange({ help: next })}
          />
          <Checkbox checked={required} onChange={({ target }) => onChange({ required: target.checked })}>
            {t('ownTemplate.fields.required')}
          </Checkbox>
        </>
      )}
    </li>
  );
}

function KindField({ field, onChange }: Pick<FieldSettingsProps, 'field' | 'onChange'>) {
  const { t } = useTranslation('drafting');
  const { kind, bound, mayRepeat } = field;
  const fits = (one: typeof kind) => {
    if (one === kind) return true;
    if (mayRepeat) return one === 'list' || one === 'yes_no';
    // A choice has its options from the fact it is bound to.
    return one !== 'list' && one !== 'choice';
  };
  return (
    <SelectField
      label={t('ownTemplate.fields.kind')}
      value={kind}
      disabled={bound !== null && kind !== 'list'}
      options={ownFieldKind.options
        .filter(fits)
        .map((one) => ({ value: one, label: OWN_FIELD_KIND_LABELS[currentLanguage()][one] }))}
      onChange={(next) => onChange({ kind: next })}
    />
  );
}

function BindingField({ field, fields, choices, onChange }: FieldSettingsProps) {
  const { t } = useTranslation('drafting');
  const { bound, lists } = field;
  const [list] = lists;
  const around = list === undefined ? undefined : (fields.find(({ name }) => name === list)?.bound ?? null);
  if (list !== undefined && around === null)
    return <p className={styles.quiet}>{t('ownTemplate.fields.columnHelp', { list })}</p>;
  const options = [
    { value: OWN, label: t('ownTemplate.fields.own') },
    ...bindingOptions(field, choices, around),
  ];
  const kindOf = (value: string) => {
    const [head, of] = value.split('.');
    const fact = choices.facts.find(({ id }) => id === head);
    if (of === undefined) return fact?.kind;
    return choices.records.find(({ id }) => id === fact?.record)?.fields.find(({ id }) => id === of)?.kind;
  };
  const choose = (value: string) => {
    if (value === OWN) return onChange({ bound: null });
    onChange({ bound: value });
  };
  return (
    <SelectField
      label={t('ownTemplate.fields.bound')}
      value={bound ?? OWN}
      options={options}
      onChange={(value) => {
        const kind = value === OWN ? (field.kind === 'choice' ? 'text' : undefined) : kindOf(value);
        if (kind === undefined || kind === field.kind) return choose(value);
        onChange({ kind });
        choose(value);
      }}
    />
  );
}
