import { listPublishedFigures, saveHolidayYear } from '@mingfa/contract/calculator';
import { isIsoDate } from '@mingfa/legal/figures/calendar';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { readDays, readStretches } from '../model/read-holidays.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';

interface Values {
  year: string;
  holidays: string;
  adjustedWorkdays?: string;
  source: string;
}

/** The days off and worked weekends of a year, as the State Council's notice lists them. */
export function HolidayYearForm({ year, revision }: { year: number; revision: number }) {
  const { t } = useTranslation(['administration', 'shell']);
  const [form] = Form.useForm<Values>();
  const saving = useEndpointMutation(saveHolidayYear, {
    onSuccess: () => {
      toast.success(t('shell:action.saved'));
      form.resetFields();
      void refreshEndpoints(listPublishedFigures);
    },
    onError: tellChangedSetting(listPublishedFigures),
  });
  /** Every day is a real one of the year, and no stretch ends before it begins. */
  const check = (read: (text: string) => string[] | null) => async (_: unknown, text: string | undefined) => {
    const days = read(text ?? '');
    const of = form.getFieldValue('year');
    if (!days?.every((day) => isIsoDate(day) && day.startsWith(`${of}-`)))
      throw new Error(t('figures.badDays', { year: of }));
  };
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ year: String(year) }}
      onFinish={(values: Values) =>
        saving.mutate({
          body: {
            year: Number(values.year),
            holidays: readStretches(values.holidays) ?? [],
            adjustedWorkdays: readDays(values.adjustedWorkdays ?? ''),
            source: values.source,
            url: null,
            seenRevision: revision,
          },
        })
      }
    >
      <Form.Item name="year" label={t('figures.year')} rules={[{ required: true, pattern: /^2[01]\d\d$/ }]}>
        <Input inputMode="numeric" maxLength={4} />
      </Form.Item>
      <Form.Item
        name="holidays"
        label={t('figures.daysOff')}
        extra={t('figures.daysOffHint')}
        dependencies={['year']}
        rules={[{ required: true }, { validator: check((text) => readStretches(text)?.flat() ?? null) }]}
      >
        <Input.TextArea rows={4} placeholder={`${year}-10-01 ${year}-10-07`} />
      </Form.Item>
      <Form.Item
        name="adjustedWorkdays"
        label={t('figures.workedDays')}
        extra={t('figures.workedDaysHint')}
        dependencies={['year']}
        rules={[{ validator: check(readDays) }]}
      >
        <Input.TextArea rows={3} placeholder={`${year}-09-26`} />
      </Form.Item>
      <Form.Item name="source" label={t('figures.source')} rules={[{ required: true, min: 4, max: 300 }]}>
        <Input placeholder={t('figures.holidaySource', { year })} />
      </Form.Item>
      <Button htmlType="submit" loading={saving.isPending}>
        {t('figures.addYear')}
      </Button>
    </Form>
  );
}
