import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { copyPlaybook, deletePlaybook, listPlaybooks, type Playbook } from '@mingfa/contract/playbook';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { playbookAddress } from '../model/addresses.ts';
import { refreshPlaybooks } from '../model/refresh-reading.ts';
import list from './document-list.module.css';
import tools from './tools.module.css';

const NAME_MAX = 60;

/** The built-in playbook and the person's own. */
export function PlaybookList() {
  const { t } = useTranslation('reading');
  const playbooks = useEndpoint(listPlaybooks, {}, { staleTime: 0 });
  if (playbooks.isPending) return <PageLoading />;
  if (playbooks.isError)
    return <ErrorState error={playbooks.error} onRetry={() => void playbooks.refetch()} />;
  return (
    <>
      <p className={tools.note}>{t('playbook.intro')}</p>
      <ul className={list.rows}>
        {playbooks.data.items.map((playbook) => (
          <PlaybookRow key={playbook.playbookId} playbook={playbook} />
        ))}
      </ul>
    </>
  );
}

function PlaybookRow({ playbook }: { playbook: Playbook }) {
  const { t } = useTranslation('reading');
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
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('playbook.deleteTitle', { name }),
      text: t('playbook.deleteText'),
      confirmText: t('playbook.delete'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { playbookId } });
  };
  const about = [
    builtIn ? t('playbook.builtIn') : null,
    t('playbook.rules', { count: rules }),
    updatedAt ? t('playbook.updated', { time: formatTime(updatedAt) }) : null,
  ].filter(Boolean);
  return (
    <li className={list.row}>
      <span className={list.main}>
        <Link className={list.name} to={playbookAddress(playbookId)}>
          {name}
        </Link>
        <span className={list.about}>{about.join(' · ')}</span>
      </span>
      <Button
        loading={copying.isPending}
        onClick={() =>
          copying.mutate({
            params: { playbookId },
            body: { name: t('playbook.copyName', { name }).slice(0, NAME_MAX) },
          })
        }
      >
        {t('playbook.copy')}
      </Button>
      {builtIn ? null : (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          loading={deleting.isPending}
          aria-label={`${t('playbook.delete')} ${name}`}
          title={t('playbook.delete')}
          onClick={() => void remove()}
        />
      )}
    </li>
  );
}
