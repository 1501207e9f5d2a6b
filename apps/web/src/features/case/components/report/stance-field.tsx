import { type CaseStance, caseStance } from '@mingfa/contract/case-report-content';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../components/segments.tsx';
import { useReportWords } from '../../hooks/use-report-words.ts';

interface StanceFieldProps {
  stance: CaseStance;
  onStance: (stance: CaseStance) => void;
}

/** For whom a case speaks, seen from the author's side. */
export function StanceField({ stance, onStance }: StanceFieldProps) {
  const { t } = useTranslation('case-report');
  const names = useReportWords();
  return (
    <Segments
      label={t('stance.label')}
      segments={caseStance.options.map((one) => ({
        key: one,
        label: names.stance[one],
        isOn: one === stance,
        onChoose: () => onStance(one),
      }))}
    />
  );
}
