import { listPublishedFigures, saveLoanPrimeRate } from '@mingfa/contract/calculator';
import { isIsoDate } from '@mingfa/legal/figures/calendar';
import { announcedLoanPrimeRate } from '@mingfa/legal/figures/loan-prime-rate';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';

interface Values {
  from: string;
  oneYear: string;
  fiveYears: string;
}

const PERCENT = /^\d{1,2}(\.\d{1,4})?$/;

/** The LPR of one month; its source is the announcement of that day. */
export function LoanPrimeRateForm({ revision }: { revision: number }) {
  const { t } = useTranslation(['administration', 'shell']);
  const [form] = Form.useForm<Values>();
  const saving = useEndpointMutation(saveLoanPrimeRate, {
    onSuccess: () => {
      toast.success(t('shell:action.saved'));
      form.resetFields();
      void refreshEndpoints(listPublishedFigures);
    },
    onError: tellChangedSetting(listPublishedFigures),
  });
  const checkDay = async (_: unknown, text: string | undefined) => {
    if (!isIsoDate(text ?? '')) throw new Error(t('shell:field.badDay'));
  };
  return (
    <Form
      form={form}
      layout="vertical"
      onFinish={({ from, oneYear, fiveYears }: Values) =>
        saving.mutate({
          body: {
            ...announcedLoanPrimeRate(from, Number(oneYear), Number(fiveYears)),
            seenRevision: revision,
          },
        })
      }
    >
      <Form.Item name="from" label={t('figures.publishedOn')} required rules={[{ validator: checkDay }]}>
        <Input placeholder="2026-05-20" />
      </Form.Item>
      <Form.Item name="oneYear" label={t('figures.oneYear')} rules={[{ required: true, pattern: PERCENT }]}>
        <Input inputMode="decimal" suffix="%" />
      </Form.Item>
      <Form.Item
        name="fiveYears"
        label={t('figures.fiveYears')}
        rules={[{ required: true, pattern: PERCENT }]}
      >
        <Input inputMode="decimal" suffix="%" />
      </Form.Item>
      <Button htmlType="submit" loading={saving.isPending}>
        {t('figures.addMonth')}
      </Button>
    </Form>
  );
}
