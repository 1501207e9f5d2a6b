import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { deleteDraft, duplicateDraft } from '@mingfa/contract/draft';
import type { Draft } from '@mingfa/contract/draft-state';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { draftAddress } from '../../../../lib/drafting-address.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { refreshMatters } from '../../model/refresh-drafting.ts';
import styles from '../drafting.module.css';

interface DraftRowProps {
  draft: Draft;
  /** A fact by its name. */
  nameOf: (path: string) => string;
}

const NAMED_MAX = 4;

/** A draft of a matter: whether facts were changed since it was saved, and what can be done with it. */
export function DraftRow({ draft, nameOf }: DraftRowProps) {
  const { t } = useTranslation(['drafting', 'shell']);
  const { draftId, title, touchedBy, isFree, versions, savedAt } = draft;
  const refreshing = { onSettled: refreshMatters, onError: toastFailure };
  const deleting = useEndpointMutation(deleteDraft, refreshing);
  const copying = useEndpointMutation(duplicateDraft, refreshing);
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('matter.deleteDraftTitle', { title }),
      text: t('matter.deleteDraftText', { versions }),
      confirmText: t('shell:action.delete'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { draftId } });
  };
  const named = touchedBy.slice(0, NAMED_MAX).map(nameOf).join(t('fact.between'));
  const facts = touchedBy.length > NAMED_MAX ? `${named} …` : named;
  return (
    <ListRow
      icon={<FileTextOutlined aria-hidden />}
      name={title}
      to={draftAddress(draftId)}
      about={[
        formatTime(savedAt),
        versions > 0 && t('matter.versions', { count: versions }),
        isFree && t('matters.free'),
      ]}
      below={
        touchedBy.length > 0 ? (
          <span className={styles.touched}>{t('matter.touchedBy', { facts })}</span>
        ) : null
      }
      actions={
        <ActionMenu
          label={t('matter.draftActions', { title })}
          actions={[
            {
              key: 'copy',
              label: t('matter.duplicate'),
              onSelect: () => copying.mutate({ params: { draftId }, body: {} }),
            },
            { key: 'delete', label: t('matter.deleteDraft'), danger: true, onSelect: () => void remove() },
          ]}
          trigger={(props) => (
            <IconButton icon={<MoreOutlined />} {...props} label={t('matter.draftActions', { title })} />
          )}
        />
      }
    />
  );
}
