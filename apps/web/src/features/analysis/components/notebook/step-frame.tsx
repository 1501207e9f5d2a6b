import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import type { StepOutcome } from '@mingfa/contract/analysis-result';
import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import { ANALYSIS_STEP_LABELS } from '@mingfa/contract/labels/analysis-labels';
import { Button } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { isAsking } from '../../model/new-step.ts';
import styles from '../step/step.module.css';
import { StepState } from '../step/step-state.tsx';

const TITLE_CHARACTERS = 200;

interface StepFrameProps {
  step: AnalysisStep;
  /** From 1. */
  number: number;
  count: number;
  name: string;
  outcome: StepOutcome | undefined;
  /** Null where it is only read. */
  write: {
    isRunning: boolean;
    onTitle: (title: string) => void;
    onRun: () => void;
    onStop: () => void;
    onMove: (by: 1 | -1) => void;
    onRemove: () => void;
  } | null;
  children: ReactNode;
}

/** Around a step: what it is, its title, whether it still holds, and what can be done with it, by the keyboard as well. */
export function StepFrame({ step, number, count, name, outcome, write, children }: StepFrameProps) {
  const { t } = useTranslation('analysis');
  const kind = ANALYSIS_STEP_LABELS[currentLanguage()][step.kind];
  const canRun = isAsking(step);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!write) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      write.onMove(event.key === 'ArrowUp' ? -1 : 1);
    }
    // Within the SQL the editor runs it itself, once it was checked.
    const isEditor = event.target instanceof HTMLElement && event.target.closest('.cm-editor') !== null;
    if (canRun && !isEditor && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      write.onRun();
    }
  };
  return (
    <section
      id={`step-${step.stepId}`}
      className={styles.step}
      aria-label={name}
      tabIndex={-1}
      data-step-kind={step.kind}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <span className={styles.kind}>
          {number} · {kind}
        </span>
        {write ? (
          <input
            className={styles.title}
            aria-label={t('step.titleOf', { number })}
            placeholder={t('step.title')}
            maxLength={TITLE_CHARACTERS}
            value={step.title}
            onChange={({ target }) => write.onTitle(target.value)}
          />
        ) : (
          <h2 className={styles.readTitle}>{step.title}</h2>
        )}
        {write ? (
          <span className={styles.tools}>
            {canRun && !write.isRunning ? (
              <Button
                size="small"
                icon={<CaretRightOutlined aria-hidden />}
                aria-label={t('step.runOf', { name })}
                onClick={write.onRun}
              >
                {t('step.run')}
              </Button>
            ) : null}
            {canRun && write.isRunning ? (
              <Button size="small" icon={<StopOutlined aria-hidden />} onClick={write.onStop}>
                {t('step.stop')}
              </Button>
            ) : null}
            <IconButton
              size="small"
              icon={<ArrowUpOutlined />}
              label={t('step.up', { name })}
              tip={t('step.upTip')}
              disabled={number === 1}
              onClick={() => write.onMove(-1)}
            />
            <IconButton
              size="small"
              icon={<ArrowDownOutlined />}
              label={t('step.down', { name })}
              tip={t('step.downTip')}
              disabled={number === count}
              onClick={() => write.onMove(1)}
            />
            <IconButton
              size="small"
              icon={<DeleteOutlined />}
              label={t('step.remove', { name })}
              tip={t('step.removeTip')}
              onClick={write.onRemove}
            />
          </span>
        ) : null}
      </div>
      {children}
      {outcome && step.kind !== 'text' ? <StepState outcome={outcome} /> : null}
    </section>
  );
}
