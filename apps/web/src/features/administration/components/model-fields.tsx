import type { ModelPurpose } from '@mingfa/contract/admin';
import { Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';

interface ModelFieldsProps {
  purpose: ModelPurpose;
  /** The end of the key that is kept; empty where there is none. */
  keyHint: string;
}

const isWebAddress = (value: string) => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value);

/** Name, address, model and key of a service. */
export function ModelFields({ purpose, keyHint }: ModelFieldsProps) {
  const { t } = useTranslation(['administration', 'shell']);
  const required = (label: string) => ({
    required: true,
    whitespace: true,
    message: `${label}：${t('shell:field.required')}`,
  });
  return (
    <>
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
        extra={keyHint ? t('models.apiKeyKeep', { hint: keyHint }) : t('models.apiKeyNew')}
      >
        <Input type="password" maxLength={500} autoComplete="new-password" spellCheck={false} />
      </Form.Item>
      <Form.Item name="enabled" label={t('models.enabled')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  );
}
