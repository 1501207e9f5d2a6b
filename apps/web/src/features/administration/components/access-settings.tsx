import { accountOptions } from '@mingfa/contract/account';
import { getSettings, saveSettings } from '@mingfa/contract/admin';
import { getSecondFactor } from '@mingfa/contract/second-factor';
import { Button, Form, Input, Radio, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import {
  endpointKey,
  queryClient,
  refreshEndpoints,
  useEndpoint,
  useEndpointMutation,
} from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import styles from './administration.module.css';

const REGISTRATIONS = ['open', 'invite', 'closed'] as const;

interface Values {
  registration: (typeof REGISTRATIONS)[number];
  guests: boolean;
  secondFactorForAdministrators: boolean;
  caseNamesMasked: boolean;
  hosts: string;
}

/** As the contract takes them: `host` or `host:port`. */
const HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/;
const hostsOf = (text: string) => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,，;；]+/)
      .filter(Boolean),
  ),
];

/** Who can get in (registration, guests), and which internal hosts page reading may open. */
export function AccessSettings() {
  const { t } = useTranslation(['administration', 'shell']);
  const settings = useEndpoint(getSettings, {});
  const saving = useEndpointMutation(saveSettings, {
    onSuccess: () => {
      toast.success(t('shell:action.saved'));
      void queryClient.invalidateQueries({ queryKey: endpointKey(getSettings) });
      void refreshEndpoints(accountOptions, getSecondFactor);
    },
    onError: tellChangedSetting(getSettings),
  });
  if (settings.isPending) return <PageLoading />;
  if (settings.isError) return <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />;
  const { registration, guests, allowedHosts, revision } = settings.data;
  const { secondFactorForAdministrators = false, caseNamesMasked = true } = settings.data;
  return (
    <Form
      key={revision}
      layout="vertical"
      initialValues={{
        registration,
        guests,
        secondFactorForAdministrators,
        caseNamesMasked,
        hosts: (allowedHosts ?? []).join('\n'),
      }}
      onFinish={({ hosts, ...body }: Values) =>
        saving.mutate({ body: { ...body, allowedHosts: hostsOf(hosts), seenRevision: revision } })
      }
    >
      <Form.Item name="registration" label={t('settings.registration')}>
        <Radio.Group vertical aria-label={t('settings.registration')}>
          {REGISTRATIONS.map((value) => (
            <Radio key={value} value={value} className={styles.choice ?? ''}>
              {t(`settings.${value}`)}
              <span className={styles.small}>{t(`settings.${value}Hint`)}</span>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      <Form.Item
        name="guests"
        label={t('settings.guests')}
        extra={t('settings.guestsHint')}
        valuePropName="checked"
      >
        <Switch aria-label={t('settings.guestsLabel')} />
      </Form.Item>
      <Form.Item
        name="secondFactorForAdministrators"
        label={t('settings.secondFactor')}
        extra={t('settings.secondFactorHint')}
        valuePropName="checked"
      >
        <Switch aria-label={t('settings.secondFactorLabel')} />
      </Form.Item>
      <Form.Item
        name="caseNamesMasked"
        label={t('settings.caseNames')}
        extra={t('settings.caseNamesHint')}
        valuePropName="checked"
      >
        <Switch aria-label={t('settings.caseNamesLabel')} />
      </Form.Item>
      <Form.Item
        name="hosts"
        label={t('settings.allowedHosts')}
        extra={t('settings.allowedHostsHint')}
        rules={[
          {
            validator: (_, value: string) => {
              const wrong = hostsOf(value).find((host) => !HOST.test(host));
              return wrong === undefined
                ? Promise.resolve()
                : Promise.reject(new Error(t('settings.allowedHostsWrong', { host: wrong })));
            },
          },
        ]}
      >
        <Input.TextArea
          autoSize={{ minRows: 2, maxRows: 8 }}
          placeholder={'wiki.example.internal\n10.0.0.8:8080'}
          spellCheck={false}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={saving.isPending}>
        {t('shell:action.save')}
      </Button>
    </Form>
  );
}
