import { listModelChoices } from '@mingfa/contract/chat';
import type { CloneContent } from '@mingfa/contract/clone-content';
import { InputNumber } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import styles from '../../../../components/fields/fields.module.css';
import { SelectField } from '../../../../components/select-field.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import type { StepProps } from './step-props.ts';

/** Which model writes, and how; where none is configured it is said that the built-in engine answers. */
export function ModelFields({ draft }: StepProps) {
  const { t } = useTranslation('clone');
  const id = useId();
  const { content, write } = draft;
  const { model } = content;
  const { data } = useEndpoint(listModelChoices, {});
  const models = (data?.items ?? []).filter(({ builtIn }) => !builtIn);
  const set = (to: Partial<CloneContent['model']>) => write({ model: { ...model, ...to } });
  if (data && models.length === 0 && model.modelId === null)
    return (
      <FieldGroup label={t('model.label')} help={t('model.none')}>
        {null}
      </FieldGroup>
    );
  const options = [
    { value: '', label: t('model.installation') },
    ...models.map(({ modelId, name }) => ({ value: modelId, label: name })),
  ];
  if (model.modelId !== null && !models.some(({ modelId }) => modelId === model.modelId))
    options.push({ value: model.modelId, label: t('model.gone') });
  return (
    <FieldGroup label={t('model.label')} help={t('model.help')}>
      <div className={styles.pair}>
        <SelectField<string>
          label={t('model.which')}
          value={model.modelId ?? ''}
          options={options}
          onChange={(modelId) => set({ modelId: modelId === '' ? null : modelId })}
        />
        <label className={styles.field} htmlFor={`${id}-temperature`}>
          {t('model.temperature')}
          <InputNumber
            id={`${id}-temperature`}
            min={0}
            max={2}
            step={0.1}
            value={model.temperature}
            placeholder={t('model.usual')}
            style={{ width: '100%' }}
            onChange={(temperature) => set({ temperature })}
          />
        </label>
        <label className={styles.field} htmlFor={`${id}-tokens`}>
          {t('model.outputTokensMax')}
          <InputNumber
            id={`${id}-tokens`}
            min={200}
            max={32_000}
            step={100}
            precision={0}
            value={model.outputTokensMax}
            placeholder={t('model.usual')}
            style={{ width: '100%' }}
            onChange={(outputTokensMax) => set({ outputTokensMax })}
          />
        </label>
      </div>
    </FieldGroup>
  );
}
