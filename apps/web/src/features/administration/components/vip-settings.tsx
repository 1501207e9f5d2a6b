import { mobile as mobileRule } from '@mingfa/contract/account';
import { getInviteRewards, giveVip, type InviteRewards, saveInviteRewards } from '@mingfa/contract/invite';
import { Button, Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import styles from './administration.module.css';

const REWARDS = ['claimerDays', 'inviterDays', 'inviterDaysAMonth'] as const;

/** What an invite gives, and VIP that an administrator gives. */
export function VipSettings() {
  const { t } = useTranslation('administration');
  const rewards = useEndpoint(getInviteRewards, {}, { staleTime: 0 });
  return (
    <>
      <section className={styles.section} aria-label={t('vip.rewards')}>
        <h2 className={styles.heading}>{t('vip.rewards')}</h2>
        <Loaded query={rewards}>{(held) => <RewardsForm key={held.revision} held={held} />}</Loaded>
      </section>
      <section className={styles.section} aria-label={t('vip.give')}>
        <h2 className={styles.heading}>{t('vip.give')}</h2>
        <GiveForm />
      </section>
    </>
  );
}

function RewardsForm({ held: { revision, ...rules } }: { held: InviteRewards & { revision: number } }) {
  const { t } = useTranslation(['administration', 'shell']);
  const saving = useEndpointMutation(saveInviteRewards, {
    onSuccess: () => {
      toast.success(t('shell:action.saved'));
      void refreshEndpoints(getInviteRewards);
    },
    onError: tellChangedSetting(getInviteRewards),
  });
  return (
    <Form
      layout="vertical"
      initialValues={rules}
      onFinish={(values: InviteRewards) => saving.mutate({ body: { ...values, seenRevision: revision } })}
    >
      {REWARDS.map((name) => (
        <Form.Item key={name} name={name} label={t(`vip.${name}`)} rules={[{ required: true }]}>
          <InputNumber min={0} max={name === 'inviterDaysAMonth' ? 3660 : 366} precision={0} />
        </Form.Item>
      ))}
      <Button htmlType="submit" type="primary" loading={saving.isPending}>
        {t('shell:action.save')}
      </Button>
    </Form>
  );
}

interface GiveValues {
  mobile: string;
  days: number;
  reason: string;
}

function GiveForm() {
  const { t } = useTranslation('administration');
  const [form] = Form.useForm<GiveValues>();
  const giving = useEndpointMutation(giveVip, {
    onSuccess: ({ vip_exp }) => {
      toast.success(t('vip.given', { time: formatTime(vip_exp) }));
      form.resetFields();
    },
    onError: toastFailure,
  });
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ days: 30 }}
      onFinish={({ mobile, ...body }: GiveValues) =>
        giving.mutate({ body: { ...body, mobile: mobileRule.parse(mobile) } })
      }
    >
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
