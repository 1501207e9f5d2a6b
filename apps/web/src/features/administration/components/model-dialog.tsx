import { type ModelProvider, type ModelPurpose, saveModel } from '@mingfa/contract/admin';
import { Button, Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { failureOf } from '../../../lib/api-answer.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import styles from './administration.module.css';

/** Published addresses and the models made for the purpose there, to save typing. */
const PRESETS: Record<ModelPurpose, readonly { name: string; baseUrl: string; modelName?: string }[]> = {
  chat: [
    { name: 'DeepSeek', baseUrl: 'https://api.deepseek.com/v1' },
    { name: '通义千问 Qwen', baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1' },
    { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
    { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1' },
  ],
  embedding: [
    {
      name: '通义 Embedding',
      baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
      modelName: 'text-embedding-v4',
    },
    { name: '硅基流动 SiliconFlow', baseUrl: 'https://api.siliconflow.cn/v1', modelName: 'BAAI/bge-m3' },
    { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', modelName: 'bge-m3' },
    { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1' },
  ],
  rerank: [
    {
      name: '硅基流动 SiliconFlow',
      baseUrl: 'https://api.siliconflow.cn/v1',
      modelName: 'BAAI/bge-reranker-v2-m3',
    },
    { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1', modelName: 'BAAI/bge-reranker-v2-m3' },
  ],
};

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
  onClose: () => void;
  onSaved: () => void;
}

const isWebAddress = (value: string) => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value);

export function ModelDialog({ purpose, model, onClose, onSaved }: ModelDialogProps) {
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
      else toastFailure(error);
    },
  });
  const required = (label: string) => ({
    required: true,
    whitespace: true,
    message: `${label}：${t('shell:field.required')}`,
  });
  const submit = (values: ModelValues) =>
    saving.mutate({
      body: {
        ...(model ? { modelId: model.modelId } : {}),
        purpose,
        ...values,
        baseUrl: values.baseUrl.trim(),
        apiKey: values.apiKey?.trim() ?? '',
      },
    });
  return (
    <ModalDialog
      open
      title={model ? t('models.edit') : t(`models.${purpose}.add`)}
      width={520}
      onClose={onClose}
    >
      {model ? null : (
        <div className={styles.presets}>
          {t('models.presets')}
          {PRESETS[purpose].map((preset) => (
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
        <Form.Item name="name" label={t('models.name')} rules={[required(t('models.name'))]}>
          <Input maxLength={60} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="baseUrl"
          label={t('models.baseUrl')}
          extra={t(purpose === 'rerank' ? 'models.rerank.baseUrlHelp' : 'models.baseUrlHelp')}
          validateTrigger="onBlur"
          rules={[
            {
              validator: (_, value: string) =>
                isWebAddress((value ?? '').trim())
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('models.baseUrlInvalid'))),
            },
          ]}
        >
          <Input inputMode="url" maxLength={500} autoComplete="off" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="modelName"
          label={t('models.modelName')}
          extra={t('models.modelNameHelp')}
          rules={[required(t('models.modelName'))]}
        >
          <Input maxLength={120} autoComplete="off" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="apiKey"
          label={t('models.apiKey')}
          extra={model?.keyHint ? t('models.apiKeyKeep', { hint: model.keyHint }) : t('models.apiKeyNew')}
        >
          <Input type="password" maxLength={500} autoComplete="new-password" spellCheck={false} />
        </Form.Item>
        <Form.Item name="enabled" label={t('models.enabled')} valuePropName="checked">
          <Switch />
        </Form.Item>
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
