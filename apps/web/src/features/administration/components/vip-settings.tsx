import { getInviteRewards, type InviteRewards, saveInviteRewards } from '@mingfa/contract/invite';
import { Button, Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import styles from './administration.module.css';
import { GiveVip } from './give-vip.tsx';

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
        <GiveVip />
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
