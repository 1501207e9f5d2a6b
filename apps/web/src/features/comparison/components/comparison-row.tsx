import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { type Comparison, deleteComparison } from '@mingfa/contract/document';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { ListRow } from '../../../components/row-list/list-row.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { comparisonAddress } from '../model/comparison-address.ts';
import { refreshComparisons } from '../model/refresh-comparisons.ts';

/** A comparison made before: which two drafts, and how much differs. */
export function ComparisonRow({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('comparison');
  const { comparisonId, left, right, counts, createdAt } = comparison;
  const name = `${left.name} → ${right.name}`;
  const deleting = useEndpointMutation(deleteComparison, {
    onSettled: refreshComparisons,
    onError: toastFailure,
  });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('deleteTitle'),
      text: t('deleteText'),
      confirmText: t('delete'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { comparisonId } });
  };
  return (
    <ListRow
      name={name}
      to={comparisonAddress(comparisonId)}
      about={[t('counts', counts), formatTime(createdAt)]}
      actions={
        <IconButton
          icon={<DeleteOutlined />}
          loading={deleting.isPending}
          label={`${t('delete')} ${name}`}
          tip={t('delete')}
          onClick={() => void remove()}
        />
      }
    />
  );
}
