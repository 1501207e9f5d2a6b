import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { sourcesBefore } from '../../model/new-step.ts';
import type { NotebookDesk } from '../../model/notebook-desk.ts';

interface SourceChoiceProps {
  desk: NotebookDesk;
  /** The step that shows it. */
  stepId: string;
  value: string;
  onChange: (of: string) => void;
}

/** Which earlier answer is shown. */
export function SourceChoice({ desk, stepId, value, onChange }: SourceChoiceProps) {
  const { t } = useTranslation('analysis');
  const place = desk.steps.findIndex((one) => one.stepId === stepId);
  const sources = sourcesBefore(desk.steps, place);
  const isGone = !sources.some((one) => one.stepId === value);
  return (
    <SelectField
      small
      label={t('step.source')}
      labelPlace="before"
      value={value}
      options={[
        ...(isGone ? [{ value, label: t(sources.length > 0 ? 'step.chooseSource' : 'step.noSource') }] : []),
        ...sources.map((one) => ({ value: one.stepId, label: desk.nameOf(one.stepId) })),
      ]}
      onChange={onChange}
    />
  );
}
