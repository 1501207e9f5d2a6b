import { getOperator, type Operator, saveOperator } from '@mingfa/contract/rights';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import styles from './administration.module.css';

/** Who runs this installation, as the agreements name them. */
export function OperatorSettings() {
  const { t } = useTranslation(['administration', 'shell']);
  const operator = useEndpoint(getOperator, {});
  const saving = useEndpointMutation(saveOperator, {
    onSuccess: () => {
      toast.success(t('shell:action.saved'));
      void refreshEndpoints(getOperator);
    },
    onError: tellChangedSetting(getOperator),
  });
  if (operator.isPending) return <PageLoading />;
  if (operator.isError) return <ErrorState error={operator.error} onRetry={() => void operator.refetch()} />;
  const { revision, ...values } = operator.data;
  return (
    <Form<Operator>
      key={revision}
      layout="vertical"
      initialValues={values}
      onFinish={(body) => saving.mutate({ body: { ...body, seenRevision: revision } })}
    >
      <p className={styles.small}>{t('operator.hint')}</p>
      <Form.Item name="name" label={t('operator.name')}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name="contact" label={t('operator.contact')} extra={t('operator.contactHint')}>
        <Input maxLength={300} />
      </Form.Item>
      <Form.Item name="icpNumber" label={t('operator.icpNumber')}>
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item
        name="algorithmNumber"
        label={t('operator.algorithmNumber')}
        extra={t('operator.algorithmNumberHint')}
      >
        <Input maxLength={80} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={saving.isPending}>
        {t('shell:action.save')}
      </Button>
    </Form>
  );
}
