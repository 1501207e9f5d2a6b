import { getProfile, listQuotas } from '@mingfa/contract/account';
import { claimInvite, getRewardInfo } from '@mingfa/contract/invite';
import { describeTiers } from '@mingfa/contract/quota';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { requestData } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { storeProfile, useIsMember } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { showFormFailure } from '../hooks/show-form-failure.ts';

/** Enters a code: at once with an account, on the way to one without. */
export function ClaimCodeForm({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation(['invite', 'account']);
  const navigate = useNavigate();
  const isMember = useIsMember();
  const [form] = Form.useForm<{ inviteCode: string }>();
  const claiming = useEndpointMutation(claimInvite, {
    onSuccess: ({ days }) => {
      toast.success(t('claim.done', { days }));
      void requestData(getProfile, {}).then(storeProfile, toastFailure);
      void refreshEndpoints(getRewardInfo, listQuotas, describeTiers);
      onDone?.();
    },
    onError: (error) => showFormFailure(form, error),
  });
  const submit = ({ inviteCode }: { inviteCode: string }) => {
    const code = inviteCode.trim();
    if (isMember) claiming.mutate({ body: { code } });
    else void navigate(`/sign_up?invite=${encodeURIComponent(code)}`);
  };
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={submit}>
      <Form.Item
        name="inviteCode"
        label={t('account:form.inviteCode')}
        extra={isMember ? t('claim.hint') : t('claim.signedOut')}
        rules={[
          {
            required: true,
            whitespace: true,
            message: t('account:form.required', { field: t('account:form.inviteCode') }),
          },
        ]}
      >
        <Input autoComplete="off" maxLength={40} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={claiming.isPending}>
        {isMember ? t('claim.submit') : t('claim.toSignUp')}
      </Button>
    </Form>
  );
}
