import { accountOptions, claimSetup } from '@mingfa/contract/account';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { endpointKey, queryClient, useEndpointMutation } from '../../../lib/query.ts';
import { storeProfile } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { showFormFailure } from '../hooks/show-form-failure.ts';

/** Makes the caller the first administrator. */
export function ClaimSetupForm({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<{ setupCode: string }>();
  const claiming = useEndpointMutation(claimSetup, {
    onSuccess: (profile) => {
      storeProfile(profile);
      void queryClient.invalidateQueries({ queryKey: endpointKey(accountOptions) });
      toast.success(t('claim.done'));
      onDone?.();
    },
    onError: (error) => showFormFailure(form, error),
  });
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      style={{ maxWidth: 400 }}
      onFinish={({ setupCode }) => claiming.mutate({ body: { setupCode: setupCode.trim() } })}
    >
      <Form.Item
        name="setupCode"
        label={t('claim.code')}
        rules={[
          { required: true, whitespace: true, message: t('form.required', { field: t('claim.code') }) },
        ]}
      >
        <Input autoComplete="off" spellCheck={false} maxLength={80} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={claiming.isPending}>
        {t('claim.submit')}
      </Button>
    </Form>
  );
}
