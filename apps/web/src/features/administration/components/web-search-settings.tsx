import {
  getWebSearch,
  getWebSearchState,
  type WebSearchSettings as Held,
  saveWebSearch,
  testWebSearch,
  WEB_SEARCH_ADDRESSES,
  type WebSearchService,
} from '@mingfa/contract/web-search';
import { Button, Form, Input, Radio, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import styles from './administration.module.css';
import { WebSearchTest } from './web-search-test.tsx';

const SERVICES = ['none', 'searxng', 'tavily', 'bocha'] as const satisfies readonly WebSearchService[];

interface Values {
  service: WebSearchService;
  baseUrl?: string;
  apiKey?: string;
  enabled?: boolean;
}

const isWebAddress = (value: string) => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value);

/** Which service searches the web, with its address and key, and whether it answers. */
export function WebSearchSettings() {
  return (
    <Loaded query={useEndpoint(getWebSearch, {})}>
      {(held) => <WebSearchForm key={held.revision} held={held} />}
    </Loaded>
  );
}

function WebSearchForm({ held }: { held: Held }) {
  const { t } = useTranslation(['administration', 'shell']);
  const [form] = Form.useForm<Values>();
  const service = Form.useWatch('service', form) ?? held.service;
  const saving = useEndpointMutation(saveWebSearch, {
    onSuccess: () => {
      toast.success(t('shell:action.saved'));
      form.setFieldValue('apiKey', '');
      void refreshEndpoints(getWebSearch, getWebSearchState);
    },
    onError: tellChangedSetting(getWebSearch),
  });
  const testing = useEndpointMutation(testWebSearch, {});
  const save = ({ service, baseUrl = '', apiKey = '', enabled = true }: Values) => {
    testing.reset();
    saving.mutate({
      body: { service, baseUrl: baseUrl.trim(), apiKey: apiKey.trim(), enabled, seenRevision: held.revision },
    });
  };
  return (
    <>
      <p className={styles.intro}>{t('webSearch.intro')}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          service: held.service,
          baseUrl: held.baseUrl,
          // Who sets a service up for the first time wants it on.
          enabled: held.service === 'none' || held.enabled,
        }}
        onValuesChange={({ service: chosen }: Partial<Values>) => {
          // Address and key of one service are never sent to another.
          if (chosen)
            form.setFieldsValue({ baseUrl: chosen === held.service ? held.baseUrl : '', apiKey: '' });
        }}
        onFinish={save}
      >
        <Form.Item name="service" label={t('webSearch.service')}>
          <Radio.Group vertical aria-label={t('webSearch.service')}>
            {SERVICES.map((value) => (
              <Radio key={value} value={value} className={styles.choice ?? ''}>
                {t(`webSearch.${value}`)}
                <span className={styles.small}>{t(`webSearch.${value}Hint`)}</span>
              </Radio>
            ))}
          </Radio.Group>
        </Form.Item>
        {service === 'none' ? null : <ServiceFields service={service} held={held} />}
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={saving.isPending}>
            {t('shell:action.save')}
          </Button>
          {held.service === 'none' || service !== held.service ? null : (
            <Button loading={testing.isPending} onClick={() => testing.mutate({ body: {} })}>
              {t('webSearch.test')}
            </Button>
          )}
        </div>
      </Form>
      <WebSearchTest testing={testing} />
    </>
  );
}

function ServiceFields({ service, held }: { service: Exclude<WebSearchService, 'none'>; held: Held }) {
  const { t } = useTranslation('administration');
  const ownAddress = WEB_SEARCH_ADDRESSES[service];
  const isSame = service === held.service;
  return (
    <>
      <Form.Item
        name="baseUrl"
        label={t('webSearch.baseUrl')}
        extra={
          ownAddress === '' ? t('webSearch.baseUrlHelp') : t('webSearch.baseUrlOwn', { address: ownAddress })
        }
        validateTrigger="onBlur"
        rules={[
          {
            validator: (_, value: string | undefined) => {
              const written = (value ?? '').trim();
              const isFine = written === '' ? ownAddress !== '' : isWebAddress(written);
              return isFine ? Promise.resolve() : Promise.reject(new Error(t('models.baseUrlInvalid')));
            },
          },
        ]}
      >
        <Input
          inputMode="url"
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          placeholder={ownAddress || 'http://127.0.0.1:8080'}
        />
      </Form.Item>
      <Form.Item
        name="apiKey"
        label={t(service === 'searxng' ? 'webSearch.apiKeyOptional' : 'models.apiKey')}
        extra={
          isSame && held.hasKey
            ? t('models.apiKeyKeep', { hint: held.keyHint })
            : t(service === 'searxng' ? 'webSearch.noKeyNeeded' : 'webSearch.apiKeyNew')
        }
        rules={
          service === 'searxng' || (isSame && held.hasKey)
            ? []
            : [{ required: true, whitespace: true, message: t('webSearch.keyMissing') }]
        }
      >
        <Input type="password" maxLength={500} autoComplete="new-password" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="enabled"
        label={t('models.enabled')}
        extra={t('webSearch.enabledHint')}
        valuePropName="checked"
      >
        <Switch aria-label={t('webSearch.enabledLabel')} />
      </Form.Item>
    </>
  );
}
