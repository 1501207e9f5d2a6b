import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { AnalysisStepKind } from '@mingfa/contract/analysis-step';
import { ANALYSIS_STEP_LABELS } from '@mingfa/contract/labels/analysis-labels';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import styles from './notebook.module.css';

const KINDS: readonly AnalysisStepKind[] = ['text', 'question', 'query', 'table', 'chart', 'finding'];

interface AddStepProps {
  /** What it says: between two steps it is small. */
  label: string;
  isSmall: boolean;
  onAdd: (kind: AnalysisStepKind) => void;
}

/** Puts a step in at this place. */
export function AddStep({ label, isSmall, onAdd }: AddStepProps) {
  const { t } = useTranslation('analysis');
  return (
    <div className={isSmall ? styles.between : styles.last}>
      <ActionMenu
        label={t('step.add')}
        trigger={(trigger) => (
          <Button
            {...trigger}
            size={isSmall ? 'small' : 'middle'}
            type={isSmall ? 'text' : 'default'}
            icon={<PlusOutlined aria-hidden />}
            aria-label={label}
          >
            {isSmall ? null : t('step.add')}
          </Button>
        )}
        actions={KINDS.map((kind) => ({
          key: kind,
          label: ANALYSIS_STEP_LABELS[currentLanguage()][kind],
          onSelect: () => onAdd(kind),
        }))}
      />
    </div>
  );
}
