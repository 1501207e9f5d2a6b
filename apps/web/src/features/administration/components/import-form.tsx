import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { listLawImports, startLawImport, uploadLawImport } from '@mingfa/contract/law';
import { UPLOAD_PURPOSES } from '@mingfa/contract/upload';
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { requestData } from '../../../lib/client.ts';
import { describeError, toastFailure } from '../../../lib/describe-failure.ts';
import { endpointKey, queryClient, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { sendUpload } from '../../../lib/upload/send-upload.ts';
import styles from './administration.module.css';
import { KnownLibraries } from './known-libraries.tsx';

const { endings, bytesMax } = UPLOAD_PURPOSES.law;

export interface ImportFormProps {
  /** One import at a time. */
  disabled: boolean;
  onStarted: () => void;
}

export function ImportForm({ disabled, onStarted }: ImportFormProps) {
  const { t } = useTranslation('administration');
  const [form] = Form.useForm<{ source: string }>();
  const picker = useRef<HTMLInputElement>(null);
  const started = () => {
    form.resetFields();
    onStarted();
    void queryClient.invalidateQueries({ queryKey: endpointKey(listLawImports) });
  };
  const starting = useEndpointMutation(startLawImport, {
    onSuccess: started,
    onError: (error) => {
      if (error.failure.errorCode === 'unreadable_file')
        form.setFields([{ name: 'source', errors: [describeError(error)] }]);
      else toastFailure(error);
    },
  });
  const uploading = useMutation({
    mutationFn: async (file: File) => {
      const uploadId = await sendUpload(file, 'law');
      // A large archive may take longer to be copied than any fixed limit.
      return requestData(uploadLawImport, { body: { uploadId } }, { timeoutMs: false });
    },
    onSuccess: started,
    onError: toastFailure,
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (file.size > bytesMax) toast.error(t('library.tooLarge'));
    else uploading.mutate(file);
  };
  return (
    <>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ source }) => starting.mutate({ body: { source: source.trim() } })}
      >
        <Form.Item
          name="source"
          label={t('library.source')}
          extra={t('library.sourceHelp')}
          rules={[{ required: true, whitespace: true, message: t('library.sourceRequired') }]}
        >
          <Input maxLength={2000} autoComplete="off" spellCheck={false} />
        </Form.Item>
        <div className={styles.cardRow}>
          <Button type="primary" htmlType="submit" disabled={disabled} loading={starting.isPending}>
            {t('library.start')}
          </Button>
          <span className={styles.number}>{t('library.or')}</span>
          <input
            ref={picker}
            type="file"
            style={{ display: 'none' }}
            accept={endings.join(',')}
            aria-label={t('library.upload')}
            onChange={choose}
          />
          <Button
            icon={<UploadOutlined />}
            disabled={disabled}
            loading={uploading.isPending}
            onClick={() => picker.current?.click()}
          >
            {uploading.isPending ? t('library.uploading') : t('library.upload')}
          </Button>
          <span className={styles.small}>{t('library.uploadHelp')}</span>
        </div>
      </Form>
      <KnownLibraries
        disabled={disabled || starting.isPending}
        onImport={(source) => starting.mutate({ body: { source } })}
      />
    </>
  );
}
