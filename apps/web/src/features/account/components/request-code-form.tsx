import { mobile as mobileRule } from '@mingfa/contract/account';
import { requestInvite } from '@mingfa/contract/invite';
import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useEndpointMutation } from '../../../lib/query.ts';
import { showFormFailure } from '../hooks/show-form-failure.ts';
import { MobileField } from './mobile-field.tsx';

interface Values {
  name: string;
  mobile: string;
  reason: string;
  agreed: true;
}

/** Asks the administrators for a code. What it says afterwards tells nothing about the number. */
export function RequestCodeForm() {
  const { t } = useTranslation(['invite', 'account']);
  const [form] = Form.useForm<Values>();
  const [isSent, setSent] = useState(false);
  const asking = useEndpointMutation(requestInvite, {
    onSuccess: () => setSent(true),
    onError: (error) => showFormFailure(form, error),
  });
  if (isSent)
    return (
      <EmptyState
        sentence={t('apply.done')}
        hint={t('apply.doneHint')}
        action={<Button onClick={() => setSent(false)}>{t('apply.again')}</Button>}
      />
    );
  const required = (field: string) => [
    { required: true, whitespace: true, message: t('account:form.required', { field }) },
  ];
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={(values: Values) =>
        asking.mutate({ body: { ...values, mobile: mobileRule.parse(values.mobile) } })
      }
    >
      <Form.Item name="name" label={t('apply.name')} rules={required(t('apply.name'))}>
        <Input autoComplete="name" maxLength={30} />
      </Form.Item>
      <MobileField autoComplete="tel" />
      <Form.Item
        name="reason"
        label={t('apply.reason')}
        extra={t('apply.reasonHint')}
        rules={required(t('apply.reason'))}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={500} />
      </Form.Item>
      <Form.Item
        name="agreed"
        valuePropName="checked"
        rules={[
          {
            validator: (_, agreed) =>
              agreed ? Promise.resolve() : Promise.reject(new Error(t('account:form.agreeRequired'))),
          },
        ]}
      >
        <Checkbox>{t('apply.consent')}</Checkbox>
      </Form.Item>
      <Button type="primary" htmlType="submit" block size="large" loading={asking.isPending}>
        {t('apply.submit')}
      </Button>
    </Form>
  );
}
