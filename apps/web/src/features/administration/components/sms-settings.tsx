import { accountOptions } from '@mingfa/contract/account';
import { getSmsSettings, type SmsSettings as Held, saveSmsSettings, testSms } from '@mingfa/contract/sms';
import { Button, Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { describeError } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import styles from './administration.module.css';

interface Values {
  address: string;
  token: string;
  invites: boolean;
  enabled: boolean;
}

const isWebAddress = (value: string) => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value);

/** The address that sends text messages, and whether it does. */
export function SmsSettings() {
  return (
    <Loaded query={useEndpoint(getSmsSettings, {})}>
      {(held) => <SmsForm key={held.revision} held={held} />}
    </Loaded>
  );
}

function SmsForm({ held }: { held: Held }) {
  const { t } = useTranslation(['administration', 'shell']);
  const [form] = Form.useForm<Values>();
  const saving = useEndpointMutation(saveSmsSettings, {
    onSuccess: () => {
      toast.success(t('shell:action.saved'));
      void refreshEndpoints(getSmsSettings, accountOptions);
    },
    onError: tellChangedSetting(getSmsSettings),
  });
  const testing = useEndpointMutation(testSms, {});
  const save = ({ address, token, ...values }: Values) => {
    testing.reset();
    saving.mutate({
      body: { ...values, address: address.trim(), token: token.trim(), seenRevision: held.revision },
    });
  };
  const kept = held.tokenHint ? t('sms.tokenKeep', { hint: held.tokenHint }) : t('sms.tokenKept');
  return (
    <>
      <p className={styles.intro}>{t('sms.intro')}</p>
      <p>
        {t('sms.now', { what: t(`sms.sends_${held.sends}`) })}
        {held.usual === 'none' ? null : (
          <span className={styles.small}>{t('sms.usual', { what: t(`sms.sends_${held.usual}`) })}</span>
        )}
      </p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          address: held.address,
          token: '',
          invites: held.invites,
          // Who sets an address for the first time wants it on.
          enabled: held.address === '' || held.enabled,
        }}
        onFinish={save}
      >
        <Form.Item
          name="address"
          label={t('sms.address')}
          extra={t('sms.addressHelp')}
          validateTrigger="onBlur"
          rules={[
            {
              validator: (_, value: string) =>
                value.trim() === '' || isWebAddress(value.trim())
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('models.baseUrlInvalid'))),
            },
          ]}
        >
          <Input
            inputMode="url"
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            placeholder="https://sms.example.internal/codes"
          />
        </Form.Item>
        <Form.Item
          name="token"
          label={t('sms.token')}
          extra={held.hasToken ? `${t('sms.tokenHelp')} ${kept}` : t('sms.tokenHelp')}
        >
          <Input type="password" maxLength={500} autoComplete="new-password" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="invites"
          label={t('sms.invites')}
          extra={t('sms.invitesHint')}
          valuePropName="checked"
        >
          <Switch aria-label={t('sms.invites')} />
        </Form.Item>
        <Form.Item
          name="enabled"
          label={t('models.enabled')}
          extra={t('sms.enabledHint')}
          valuePropName="checked"
        >
          <Switch aria-label={t('sms.enabledLabel')} />
        </Form.Item>
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={saving.isPending}>
            {t('shell:action.save')}
          </Button>
          {held.address === '' && held.sends === 'none' ? null : (
            <Button loading={testing.isPending} onClick={() => testing.mutate({})}>
              {t('sms.test')}
            </Button>
          )}
        </div>
      </Form>
      <SmsTestResult testing={testing} />
    </>
  );
}

/** What came of the trial: in words, and not by colour alone. */
function SmsTestResult({ testing }: { testing: ReturnType<typeof useEndpointMutation<typeof testSms>> }) {
  const { t } = useTranslation('administration');
  const { data, error } = testing;
  const problem = error ? describeError(error) : (data?.errorMessage ?? data?.errorCode ?? '');
  return (
    <div role="status">
      {error || (data && !data.ok) ? (
        <p className={`${styles.result} ${styles.bad}`}>{t('models.testFailed', { problem })}</p>
      ) : null}
      {data?.ok ? (
        <p className={`${styles.result} ${styles.good}`}>
          {t('sms.testOk', { ms: data.tookMs ?? 0, mobile: data.mobile, code: data.code })}
        </p>
      ) : null}
    </div>
  );
}
