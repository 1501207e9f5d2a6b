import { cancelDeletion, getDeletion } from '@mingfa/contract/rights';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../../lib/query.ts';
import { refreshProfile } from '../../../../lib/session.ts';
import { toast } from '../../../../lib/toast.ts';

export function CancelDeletionButton({ size = 'middle' }: { size?: 'small' | 'middle' }) {
  const { t } = useTranslation('rights');
  const cancelling = useEndpointMutation(cancelDeletion, {
    onSuccess: () => {
      toast.success(t('delete.cancelled'));
      void refreshProfile();
      void refreshEndpoints(getDeletion);
    },
    onError: toastFailure,
  });
  return (
    <Button size={size} loading={cancelling.isPending} onClick={() => cancelling.mutate({})}>
      {t('delete.cancel')}
    </Button>
  );
}
