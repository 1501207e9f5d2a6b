import { createMatter } from '@mingfa/contract/matter';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { describeError } from '../../../../lib/describe-failure.ts';
import { matterAddress } from '../../../../lib/drafting-address.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { refreshMatters } from '../../model/refresh-drafting.ts';
import { MatterNameDialog } from './matter-name-dialog.tsx';

/** Begins a matter and opens it. */
export function NewMatter({ initial, onClose }: { initial: string; onClose: () => void }) {
  const { t } = useTranslation('drafting');
  const navigate = useNavigate();
  const making = useEndpointMutation(createMatter, {
    onSuccess: async ({ matterId }) => {
      await navigate(matterAddress(matterId));
      await refreshMatters();
    },
  });
  return (
    <MatterNameDialog
      title={t('matters.createTitle')}
      initial={initial}
      confirm={t('matters.create')}
      isPending={making.isPending}
      problem={making.error && !making.error.failure.silent ? describeError(making.error) : null}
      onConfirm={(name) => making.mutate({ body: { name } })}
      onClose={onClose}
    />
  );
}
