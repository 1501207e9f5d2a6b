import { mobile as mobileRule } from '@mingfa/contract/account';
import { getUser, listUsers } from '@mingfa/contract/admin-user';
import { giveVip } from '@mingfa/contract/invite';
import { Button, Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';

interface Values {
  mobile?: string;
  days: number;
  reason: string;
}

/** Days of VIP for somebody: for this user, or for whoever has the number that is typed. */
export function GiveVip({ userId, onGiven }: { userId?: string; onGiven?: () => void }) {
  const { t } = useTranslation('administration');
  const [form] = Form.useForm<Values>();
  const giving = useEndpointMutation(giveVip, {
    onSuccess: ({ vip_exp }) => {
      toast.success(t('vip.given', { time: formatTime(vip_exp) }));
      form.resetFields();
      onGiven?.();
      return refreshEndpoints(getUser, listUsers);
    },
    onError: toastFailure,
  });
  const give = ({ mobile, ...body }: Values) =>
    giving.mutate({ body: { ...body, ...(userId ? { userId } : { mobile: mobileRule.parse(mobile) }) } });
  return (
    <Form
      form={form}
      name="give-vip"
      layout="vertical"
      requiredMark={false}
      initialValues={{ days: 30 }}
      onFinish={give}
    >
      {userId ? null : (
        <Form.Item
          name="mobile"
          label={t('vip.mobile')}
          rules={[
            {
              validator: (_, value: string) =>
                mobileRule.safeParse(value ?? '').success
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('vip.mobileInvalid'))),
            },
          ]}
        >
          <Input type="tel" maxLength={16} />
        </Form.Item>
      )}
      <Form.Item name="days" label={t('vip.days')} rules={[{ required: true }]}>
        <InputNumber min={1} max={3660} precision={0} />
      </Form.Item>
      <Form.Item
        name="reason"
        label={t('vip.reason')}
        extra={t('vip.reasonHint')}
        rules={[{ required: true, whitespace: true, message: t('vip.reasonHint') }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Button htmlType="submit" type="primary" loading={giving.isPending}>
        {t('vip.giveNow')}
      </Button>
    </Form>
  );
}
