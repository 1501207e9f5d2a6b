import type { KnowledgeBase, ParsingSettings } from '@mingfa/contract/knowledge';
import type { FormInstance } from 'antd';
import { Form, Input, Radio, Slider, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './base-form.module.css';

export interface BaseValues {
  name: string;
  description: string;
  settings: ParsingSettings;
}

const RECOGNITIONS = ['auto', 'always', 'never'] as const;
const DEFAULTS: ParsingSettings = { segmentLength: 600, recognition: 'auto', includeHeadings: true };
/** Marks of the slider, in characters. */
const LENGTHS = { 200: '200', 600: '600', 1000: '1000', 1500: '1500', 2000: '2000' };

export function valuesOf(base: KnowledgeBase | null, name = ''): BaseValues {
  return base
    ? { name: base.name, description: base.description, settings: base.settings }
    : { name, description: '', settings: DEFAULTS };
}

/** Name, description and how files are read, each explained. */
export function BaseForm({
  form,
  initial,
  opensParsing,
  onSubmit,
  onChange,
  children,
}: {
  form: FormInstance<BaseValues>;
  initial: BaseValues;
  opensParsing: boolean;
  onSubmit: (values: BaseValues) => void;
  onChange?: () => void;
  children: React.ReactNode;
}) {
  const { t } = useTranslation(['knowledge', 'shell']);
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={initial}
      className={styles.form ?? ''}
      onFinish={onSubmit}
      onValuesChange={onChange}
    >
      <Form.Item
        name="name"
        label={t('form.name')}
        rules={[
          { required: true, whitespace: true, message: `${t('form.name')}：${t('shell:field.required')}` },
        ]}
      >
        <Input maxLength={60} placeholder={t('form.namePlaceholder')} autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label={t('form.description')}>
        <Input.TextArea
          maxLength={500}
          autoSize={{ minRows: 2, maxRows: 6 }}
          placeholder={t('form.descriptionPlaceholder')}
        />
      </Form.Item>
      <details className={styles.parsing} open={opensParsing}>
        <summary>{t('form.parsing')}</summary>
        <p className={styles.hint}>{t('form.parsingHint')}</p>
        <Form.Item name={['settings', 'recognition']} label={t('form.recognition')}>
          <Radio.Group className={styles.choices ?? ''}>
            {RECOGNITIONS.map((recognition) => (
              <Radio key={recognition} value={recognition} className={styles.choice ?? ''}>
                {t(`form.recognition_${recognition}`)}
                <span className={styles.explained}>{t(`form.recognition_${recognition}Hint`)}</span>
              </Radio>
            ))}
          </Radio.Group>
        </Form.Item>
        <Form.Item
          name={['settings', 'segmentLength']}
          label={t('form.segmentLength')}
          extra={t('form.segmentLengthHint')}
        >
          <Slider
            min={200}
            max={2000}
            step={50}
            marks={LENGTHS}
            tooltip={{ formatter: (count) => t('form.characters', { count: count ?? 0 }) }}
            ariaLabelForHandle={t('form.segmentLength')}
          />
        </Form.Item>
        <Form.Item
          name={['settings', 'includeHeadings']}
          label={t('form.includeHeadings')}
          extra={t('form.includeHeadingsHint')}
          valuePropName="checked"
        >
          <Switch />
        </Form.Item>
      </details>
      {children}
    </Form>
  );
}
