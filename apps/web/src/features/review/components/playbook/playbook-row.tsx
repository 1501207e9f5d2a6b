import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { copyPlaybook, deletePlaybook, type Playbook } from '@mingfa/contract/playbook';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { playbookAddress } from '../../model/playbook-address.ts';
import { refreshPlaybooks } from '../../model/refresh-playbooks.ts';

const NAME_MAX = 60;

/** A playbook: how many rules, and a copy of it as one's own. */
export function PlaybookRow({ playbook }: { playbook: Playbook }) {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const { playbookId, builtIn, rules, updatedAt } = playbook;
  const name = builtIn ? t('playbook.builtInName') : playbook.name;
  const copying = useEndpointMutation(copyPlaybook, {
    onSuccess: async (copy) => {
      await navigate(playbookAddress(copy.playbookId));
      await refreshPlaybooks();
    },
    onError: toastFailure,
  });
  const deleting = useEndpointMutation(deletePlaybook, {
    onSettled: refreshPlaybooks,
    onError: toastFailure,
  });
  const copy = () =>
    copying.mutate({
      params: { playbookId },
      body: { name: t('playbook.copyName', { name }).slice(0, NAME_MAX) },
    });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('playbook.deleteTitle', { name }),
      text: t('playbook.deleteText'),
      confirmText: t('playbook.delete'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { playbookId } });
  };
  return (
    <ListRow
      name={name}
      to={playbookAddress(playbookId)}
      about={[
        builtIn && t('playbook.builtIn'),
        t('playbook.rules', { count: rules }),
        updatedAt && t('playbook.updated', { time: formatTime(updatedAt) }),
      ]}
      actions={
        <>
          <Button loading={copying.isPending} onClick={copy}>
            {t('playbook.copy')}
          </Button>
          {builtIn ? null : (
            <IconButton
              icon={<DeleteOutlined />}
              loading={deleting.isPending}
              label={`${t('playbook.delete')} ${name}`}
              tip={t('playbook.delete')}
              onClick={() => void remove()}
            />
          )}
        </>
      }
    />
  );
}
