import { listModels, type ModelProvider, type ModelPurpose, saveModel } from '@mingfa/contract/admin';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { failureOf } from '../../../lib/api-answer.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { MODEL_PRESETS } from '../model/model-presets.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import styles from './administration.module.css';
import { ModelFields } from './model-fields.tsx';

interface ModelValues {
  name: string;
  baseUrl: string;
  modelName: string;
  apiKey?: string;
  enabled: boolean;
}

export interface ModelDialogProps {
  purpose: ModelPurpose;
  /** Null for a new one. */
  model: ModelProvider | null;
  /** Of the list it was opened from. */
  revision: number;
  onClose: () => void;
  onSaved: () => void;
}

export function ModelDialog({ purpose, model, revision, onClose, onSaved }: ModelDialogProps) {
  const { t } = useTranslation(['administration', 'shell']);
  const [form] = Form.useForm<ModelValues>();
  const saving = useEndpointMutation(saveModel, {
    onSuccess: onSaved,
    onError: (error) => {
      const details = failureOf(error)?.details ?? [];
      const fields = details.map(({ path, message }) => ({
        name: path.replace(/^body\.?/, '') as keyof ModelValues,
        errors: [message],
      }));
      if (fields.length > 0) form.setFields(fields);
      else tellChangedSetting(listModels)(error);
    },
  });
  const submit = (values: ModelValues) =>
    saving.mutate({
      body: {
        ...(model ? { modelId: model.modelId, seenRevision: revision } : {}),
        purpose,
        ...values,
        baseUrl: values.baseUrl.trim(),
        apiKey: values.apiKey?.trim() ?? '',
      },
    });
  return (
    <ModalDialog open title={model ? t('models.edit') : t(`models.${purpose}.add`)} onClose={onClose}>
      {model ? null : (
        <div className={styles.presets}>
          {t('models.presets')}
          {MODEL_PRESETS[purpose].map((preset) => (
            <Button key={preset.name} size="small" onClick={() => form.setFieldsValue(preset)}>
              {preset.name}
            </Button>
          ))}
        </div>
      )}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          name: model?.name ?? '',
          baseUrl: model?.baseUrl ?? '',
          modelName: model?.modelName ?? '',
          enabled: model?.enabled ?? true,
        }}
        onFinish={submit}
      >
        <ModelFields purpose={purpose} keyHint={model?.keyHint ?? ''} />
        <div className={styles.dialogActions}>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={saving.isPending}>
            {t('shell:action.save')}
          </Button>
        </div>
      </Form>
    </ModalDialog>
  );
}
