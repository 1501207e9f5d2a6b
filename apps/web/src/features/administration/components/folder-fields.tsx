import { Form, Input, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalRecogniserNote } from './local-recogniser-note.tsx';

const isWholePath = (value: string) => /^(?:\/|[A-Za-z]:[\\/]).*[^\\/\s]/.test(value);

/** Name and folder of a recogniser on this machine. */
export function FolderFields() {
  const { t } = useTranslation(['administration', 'shell']);
  const form = Form.useFormInstance<{ folder?: string }>();
  const [looked, setLooked] = useState(() => form.getFieldValue('folder') as string | undefined);
  return (
    <>
      <Form.Item
        name="name"
        label={t('models.name')}
        rules={[
          {
            required: true,
            whitespace: true,
            message: `${t('models.name')}：${t('shell:field.required')}`,
          },
        ]}
      >
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="folder"
        label={t('models.transcription.folder')}
        extra={t('models.transcription.folderHelp')}
        validateTrigger="onBlur"
        rules={[
          {
            validator: (_, value: string) =>
              isWholePath((value ?? '').trim())
                ? Promise.resolve()
                : Promise.reject(new Error(t('models.transcription.folderInvalid'))),
          },
        ]}
      >
        <Input
          maxLength={400}
          autoComplete="off"
          spellCheck={false}
          onBlur={({ target }) => setLooked(target.value)}
        />
      </Form.Item>
      <LocalRecogniserNote folder={isWholePath((looked ?? '').trim()) ? (looked ?? '').trim() : null} />
      <Form.Item name="enabled" label={t('models.enabled')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  );
}
