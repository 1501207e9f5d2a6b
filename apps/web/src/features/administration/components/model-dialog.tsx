import { listModels, type ModelProvider, type ModelPurpose, saveModel } from '@mingfa/contract/admin';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { Segments } from '../../../components/segments.tsx';
import { failureOf } from '../../../lib/api-answer.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { addressOfFolder, folderOfAddress } from '../model/folder-address.ts';
import { MODEL_PRESETS } from '../model/model-presets.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import styles from './administration.module.css';
import { FolderFields } from './folder-fields.tsx';
import { ModelFields } from './model-fields.tsx';

interface ModelValues {
  name: string;
  /** Of a service; a recogniser on this machine has a folder instead. */
  baseUrl?: string;
  modelName?: string;
  folder?: string;
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
  const folder = model ? folderOfAddress(model.baseUrl) : null;
  const [isHere, setHere] = useState(folder !== null);
  const submit = ({ name, enabled, ...values }: ModelValues) =>
    saving.mutate({
      body: {
        ...(model ? { modelId: model.modelId, seenRevision: revision } : {}),
        ...{ purpose, name, enabled },
        ...(isHere
          ? // The server says what it finds in the folder.
            { baseUrl: addressOfFolder(values.folder ?? ''), modelName: name }
          : { baseUrl: values.baseUrl?.trim() ?? '', modelName: values.modelName ?? '' }),
        apiKey: values.apiKey?.trim() ?? '',
      },
    });
  return (
    <ModalDialog open title={model ? t('models.edit') : t(`models.${purpose}.add`)} onClose={onClose}>
      {purpose === 'transcription' ? (
        <div className={styles.presets}>
          <Segments
            label={t('models.transcription.place')}
            segments={[
              {
                key: 'service',
                label: t('models.transcription.service'),
                isOn: !isHere,
                onChoose: () => setHere(false),
              },
              {
                key: 'machine',
                label: t('models.transcription.machine'),
                isOn: isHere,
                onChoose: () => setHere(true),
              },
            ]}
          />
        </div>
      ) : null}
      {model || isHere ? null : (
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
          baseUrl: folder === null ? (model?.baseUrl ?? '') : '',
          modelName: folder === null ? (model?.modelName ?? '') : '',
          folder: folder ?? '',
          enabled: model?.enabled ?? true,
        }}
        onFinish={submit}
      >
        {isHere ? <FolderFields /> : <ModelFields purpose={purpose} keyHint={model?.keyHint ?? ''} />}
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
