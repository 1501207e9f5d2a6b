import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import {
  type AnswerTemplatePart,
  answerTemplatePart,
  type CloneContent,
} from '@mingfa/contract/clone-content';
import { TEMPLATE_PART_LABELS } from '@mingfa/contract/labels/clone-labels';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import styles from '../../../../components/fields/fields.module.css';
import { Section } from '../../../../components/fields/section.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { MoveButtons } from '../fields/move-buttons.tsx';
import { moved } from '../fields/moved.ts';
import { useDragging } from '../fields/use-dragging.ts';
import type { StepProps } from './step-props.ts';

type Template = CloneContent['template'];
type Part = Template['parts'][number];
const LENGTHS = ['short', 'usual', 'full'] as const;
const LAYOUTS = ['note', 'letter', 'memo'] as const;
const HEADING_MAX = { zh: 20, en: 60 } as const;
const usual = (): Part[] => answerTemplatePart.options.map((part) => ({ part, heading: { zh: '', en: '' } }));

/** How an answer looks: its parts, their order and headings, its length, the layout of its Word file. */
export function TemplateStep({ draft }: StepProps) {
  const { t } = useTranslation('clone');
  const { content, write } = draft;
  const { template } = content;
  const parts = template.parts.length > 0 ? template.parts : usual();
  const left = answerTemplatePart.options.filter((part) => !parts.some((one) => one.part === part));
  const set = (to: Partial<Template>) => write({ template: { ...template, ...to } });
  /** Every part in the usual order under its usual name is what an empty list says, too. */
  const setParts = (to: Part[]) => set({ parts: JSON.stringify(to) === JSON.stringify(usual()) ? [] : to });
  const dragging = useDragging((from, to) => setParts(moved(parts, from, to)));
  const nameOf = (part: AnswerTemplatePart) => TEMPLATE_PART_LABELS[currentLanguage()][part];
  return (
    <Section title={t('steps.template')} intro={t('template.intro')}>
      <FieldGroup label={t('template.parts')} help={t('template.partsHelp')}>
        <ol className={styles.ordered}>
          {parts.map(({ part, heading }, place) => (
            <li key={part} className={styles.item} {...dragging(place)}>
              <div className={styles.itemHead}>
                <span className={styles.itemName}>
                  {place + 1}. {nameOf(part)}
                </span>
                <MoveButtons
                  name={nameOf(part)}
                  place={place}
                  count={parts.length}
                  onMove={(to) => setParts(moved(parts, place, to))}
                />
                <Button
                  type="text"
                  size="small"
                  icon={<EyeInvisibleOutlined aria-hidden />}
                  aria-label={t('template.leaveOutLabel', { name: nameOf(part) })}
                  disabled={parts.length === 1}
                  onClick={() => setParts(parts.toSpliced(place, 1))}
                >
                  {t('template.leaveOut')}
                </Button>
              </div>
              <div className={`${styles.pair} ${styles.itemBody}`}>
                {(['zh', 'en'] as const).map((language) => (
                  <input
                    key={language}
                    className={styles.input}
                    aria-label={t(`template.heading.${language}`, { name: nameOf(part) })}
                    placeholder={t(`template.headingPlaceholder.${language}`, {
                      name: TEMPLATE_PART_LABELS[language === 'zh' ? 'zh-CN' : 'en'][part],
                    })}
                    value={heading[language]}
                    maxLength={HEADING_MAX[language]}
                    autoComplete="off"
                    onChange={(event) =>
                      setParts(
                        parts.with(place, { part, heading: { ...heading, [language]: event.target.value } }),
                      )
                    }
                  />
                ))}
              </div>
            </li>
          ))}
        </ol>
        {left.length > 0 ? (
          <div className={`${styles.choices} ${styles.add}`}>
            <span className={styles.help}>{t('template.leftOut')}</span>
            {left.map((part) => (
              <Button
                key={part}
                size="small"
                onClick={() => setParts([...parts, { part, heading: { zh: '', en: '' } }])}
              >
                {t('template.takeBack', { name: nameOf(part) })}
              </Button>
            ))}
          </div>
        ) : null}
      </FieldGroup>
      <FieldGroup label={t('template.length')} help={t('template.lengthHelp')}>
        <SelectField
          label={t('template.length')}
          labelPlace="hidden"
          value={template.length}
          options={LENGTHS.map((value) => ({ value, label: t(`template.lengths.${value}`) }))}
          onChange={(length) => set({ length })}
        />
      </FieldGroup>
      <FieldGroup label={t('template.layout')} help={t('template.layoutHelp')}>
        <SelectField
          label={t('template.layout')}
          labelPlace="hidden"
          value={template.wordLayout}
          options={LAYOUTS.map((value) => ({ value, label: t(`template.layouts.${value}`) }))}
          onChange={(wordLayout) => set({ wordLayout })}
        />
      </FieldGroup>
    </Section>
  );
}
