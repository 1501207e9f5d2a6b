import CloseOutlined from '@ant-design/icons/CloseOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { ANALYSIS_LIMITS, type FindingFigure } from '@mingfa/contract/analysis-step';
import { FIGURE_STATE_LABELS } from '@mingfa/contract/labels/analysis-labels';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { nextFigureKey } from '../../model/finding-pieces.ts';
import type { StepProps } from '../../model/notebook-desk.ts';
import { FigurePicker } from './figure-picker.tsx';
import styles from './finding.module.css';
import { FindingText } from './finding-text.tsx';

/** What the answers come to, in words; figures in it are cells of those answers, and say when they have changed. */
export function FindingStep({ desk, step, outcome }: StepProps<'finding'>) {
  const { t } = useTranslation('analysis');
  const { write } = desk;
  const [isPicking, setIsPicking] = useState(false);
  const field = useRef<TextAreaRef>(null);
  const { text, figures } = step;
  const outcomes = outcome?.figures ?? [];
  const put = (figure: Omit<FindingFigure, 'key'>) => {
    const area = field.current?.resizableTextArea?.textArea;
    const at = area ? area.selectionEnd : text.length;
    const key = nextFigureKey(figures);
    setIsPicking(false);
    write?.change({
      ...step,
      text: `${text.slice(0, at)}{${key}}${text.slice(at)}`,
      figures: [...figures, { ...figure, key }],
    });
  };
  const labels = FIGURE_STATE_LABELS[currentLanguage()];
  return (
    <>
      <FindingText desk={desk} step={step} outcomes={outcomes} />
      {write ? (
        <>
          <Input.TextArea
            ref={field}
            aria-label={t('finding.label')}
            placeholder={t('finding.placeholder')}
            autoSize={{ minRows: 2, maxRows: 12 }}
            maxLength={ANALYSIS_LIMITS.findingCharacters}
            value={text}
            onChange={({ target }) => write.change({ ...step, text: target.value })}
          />
          <div>
            <Button
              size="small"
              icon={<PlusOutlined aria-hidden />}
              disabled={figures.length >= ANALYSIS_LIMITS.figures}
              onClick={() => setIsPicking(true)}
            >
              {t('finding.pick')}
            </Button>
          </div>
        </>
      ) : null}
      {write && figures.length > 0 ? (
        <ul className={styles.figures} aria-label={t('finding.figures')}>
          {figures.map((figure) => {
            const { key, of, seen } = figure;
            const now = outcomes.find((one) => one.key === key);
            return (
              <li key={key} className={styles.figureRow}>
                <code>{`{${key}}`}</code>
                <span>
                  {t('finding.from', {
                    label: now?.label ?? '',
                    step: desk.nameOf(of),
                  })}
                </span>
                {now && now.state !== 'same' ? (
                  <span className={styles[now.state]}>
                    {labels[now.state]}
                    {seen === null ? null : t('finding.seen', { seen: String(seen) })}
                  </span>
                ) : null}
                {now?.state === 'changed' ? (
                  <Button
                    size="small"
                    onClick={() =>
                      write.change({
                        ...step,
                        figures: figures.map((one) => (one.key === key ? { ...one, seen: now.value } : one)),
                      })
                    }
                  >
                    {t('finding.accept', { text: now.text })}
                  </Button>
                ) : null}
                <IconButton
                  size="small"
                  icon={<CloseOutlined />}
                  label={t('finding.drop', { key })}
                  onClick={() =>
                    write.change({
                      ...step,
                      text: text.replaceAll(`{${key}}`, now?.text ?? ''),
                      figures: figures.filter((one) => one.key !== key),
                    })
                  }
                />
              </li>
            );
          })}
        </ul>
      ) : null}
      {outcome && outcome.loose.length > 0 ? (
        <p className={styles.loose}>{t('finding.loose', { numbers: outcome.loose.join(t('listed')) })}</p>
      ) : null}
      {isPicking ? (
        <FigurePicker
          desk={desk}
          stepId={step.stepId}
          onPick={put}
          onClose={() => {
            setIsPicking(false);
          }}
        />
      ) : null}
    </>
  );
}
