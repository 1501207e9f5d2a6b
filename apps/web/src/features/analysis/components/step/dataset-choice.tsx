import { listDatasets } from '@mingfa/contract/dataset';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { useEndpoint } from '../../../../lib/query.ts';

interface DatasetChoiceProps {
  label?: string;
  labelPlace?: 'above' | 'before';
  value: string | null;
  onChange: (datasetId: string | null) => void;
}

const NONE = '';
const LISTED = 100;

/** One of the datasets that can be asked; one that is gone is still named as such. */
export function DatasetChoice({ label, labelPlace = 'before', value, onChange }: DatasetChoiceProps) {
  const { t } = useTranslation('analysis');
  const { data } = useEndpoint(listDatasets, { query: { page: 1, pageSize: LISTED, q: '' } });
  const ready = (data?.items ?? []).filter(
    ({ state, datasetId }) => state === 'ready' || datasetId === value,
  );
  const isGone = value !== null && data !== undefined && !ready.some(({ datasetId }) => datasetId === value);
  return (
    <SelectField
      small
      label={label ?? t('step.dataset')}
      labelPlace={labelPlace}
      value={value ?? NONE}
      options={[
        { value: NONE, label: t('step.noDataset') },
        ...(isGone ? [{ value, label: t('step.otherDataset') }] : []),
        ...ready.map(({ datasetId, title }) => ({ value: datasetId, label: title })),
      ]}
      onChange={(to) => onChange(to === NONE ? null : to)}
    />
  );
}
