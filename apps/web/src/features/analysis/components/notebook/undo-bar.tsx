import CloseOutlined from '@ant-design/icons/CloseOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { ANALYSIS_STEP_LABELS } from '@mingfa/contract/labels/analysis-labels';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import type { RemovedStep } from '../../hooks/use-steps.ts';
import styles from './notebook.module.css';

interface UndoBarProps {
  removed: RemovedStep;
  onUndo: () => void;
  onClose: () => void;
}

/** Says which step was taken out, and puts it back; it stays until it is closed or something else is added. */
export function UndoBar({ removed: { step, place }, onUndo, onClose }: UndoBarProps) {
  const { t } = useTranslation('analysis');
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed went with its step.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const kind = ANALYSIS_STEP_LABELS[currentLanguage()][step.kind];
  return (
    <div className={styles.undo} role="status">
      {t('undo.removed', { number: place + 1, kind })}
      <Button ref={button} size="small" icon={<UndoOutlined aria-hidden />} onClick={onUndo}>
        {t('undo.do')}
      </Button>
      <IconButton size="small" icon={<CloseOutlined />} label={t('undo.close')} onClick={onClose} />
    </div>
  );
}
