import { getUser } from '@mingfa/contract/admin-user';
import { listUserLimits, type PersonLimit, saveUserLimit } from '@mingfa/contract/personal-quota';
import { Button, Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';

const GIGABYTE = 1024 ** 3;

export interface UserLimitFormProps {
  userId: string;
  item: PersonLimit;
  onSaved: () => void;
}

/** A limit for one account alone, with the reason that the person reads. */
export function UserLimitForm({ userId, item, onSaved }: UserLimitFormProps) {
  const { t } = useTranslation(['admin-lists', 'administration', 'quota', 'shell']);
  const { kind, measure, limit, own } = item;
  const unit = measure === 'bytes' ? GIGABYTE : 1;
  const saving = useEndpointMutation(saveUserLimit, {
    onSuccess: () => {
      toast.success(t('shell:action.saved'));
      onSaved();
      return refreshEndpoints(listUserLimits, getUser);
    },
    onError: toastFailure,
  });
  return (
    <Form
      name={`limit-${kind}`}
      layout="vertical"
      requiredMark={false}
      style={{ flex: '1 1 100%' }}
      initialValues={{ limit: Number((limit / unit).toFixed(2)), reason: own?.reason ?? '' }}
      onFinish={(values: { limit: number; reason: string }) =>
        saving.mutate({
          params: { userId },
          body: { kind, limit: Math.round(values.limit * unit), reason: values.reason },
        })
      }
    >
      <Form.Item
        name="limit"
        label={`${t(`quota:kinds.${kind}`)} · ${t(`administration:quotas.${measure}`)}`}
        extra={t('users.limits.zero')}
        rules={[{ required: true, message: t('users.limits.zero') }]}
      >
        <InputNumber min={0} max={1e9} precision={measure === 'bytes' ? 2 : 0} />
      </Form.Item>
      <Form.Item
        name="reason"
        label={t('users.limits.reason')}
        extra={t('users.limits.reasonHint')}
        rules={[{ required: true, whitespace: true, message: t('users.limits.reasonHint') }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Button htmlType="submit" type="primary" loading={saving.isPending}>
        {t('shell:action.save')}
      </Button>
    </Form>
  );
}
