import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { deleteDraft, duplicateDraft, listDrafts } from '@mingfa/contract/draft';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ActionMenu } from '../../../components/action-menu.tsx';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { RenameDialog } from '../../../components/rename-dialog.tsx';
import { ShareButton } from '../../../components/share-button.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { draftAddress, matterAddress } from '../../../lib/drafting-address.ts';
import { useIsPhone } from '../../../lib/media-query.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { askToShare } from '../../../lib/share-request.ts';
import { forgetDraft } from '../hooks/use-draft.ts';
import type { DraftDesk } from '../model/draft-desk.ts';
import { countBlanks } from '../model/form-paths.ts';
import { questionAbout } from '../model/question-about.ts';
import { ExportDialog } from './export-dialog.tsx';

const TITLE_CHARACTERS = 100;

/** What can be done with a whole draft: export, share, copy, rename, delete. */
export function DraftActions({
  desk,
  onMissing,
  onChecks,
}: {
  desk: DraftDesk;
  onMissing: () => void;
  onChecks: () => void;
}) {
  const { t } = useTranslation('draft');
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'export' | 'rename' | null>(null);
  const { draft, preview } = desk;
  const { draftId, matterId } = draft.base;
  const { settle } = draft.keeper;
  const close = () => setOpened(null);
  const duplicating = useEndpointMutation(duplicateDraft, {
    onSuccess: ({ draftId: copyId }) => void navigate(draftAddress(copyId)),
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listDrafts),
  });
  const deleting = useEndpointMutation(deleteDraft, {
    onSuccess: () => {
      forgetDraft(draftId);
      void navigate(matterAddress(matterId), { replace: true });
    },
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listDrafts),
  });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('menu.deleteTitle', { title: draft.title }),
      text: t('menu.deleteText'),
      confirmText: t('menu.delete'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { draftId } });
  };
  const duplicate = async () => {
    await settle();
    duplicating.mutate({ params: { draftId }, body: {} });
  };
  const source = { kind: 'draft', draftId } as const;
  const share = async () => {
    await settle();
    askToShare({ source });
  };
  const ask = () => {
    const question = questionAbout(preview, t('menu.question', { title: draft.title }));
    void navigate('/', { state: { question } });
  };
  return (
    <>
      {isPhone ? null : <ShareButton source={source} onBefore={settle} />}
      <Button
        type="primary"
        icon={<DownloadOutlined aria-hidden />}
        {...(isPhone ? { 'aria-label': t('export.title') } : {})}
        onClick={() => setOpened('export')}
      >
        {isPhone ? null : t('export.title')}
      </Button>
      <ActionMenu
        label={t('menu.label')}
        trigger={(props) => (
          <Button
            {...props}
            icon={<MoreOutlined aria-hidden />}
            aria-label={t('menu.label')}
            title={t('menu.label')}
          />
        )}
        actions={[
          ...(isPhone ? [{ key: 'share', label: t('menu.share'), onSelect: () => void share() }] : []),
          { key: 'ask', label: t('menu.ask'), onSelect: ask },
          { key: 'matter', label: t('menu.matter'), onSelect: () => void navigate(matterAddress(matterId)) },
          { key: 'rename', label: t('menu.rename'), onSelect: () => setOpened('rename') },
          { key: 'duplicate', label: t('menu.duplicate'), onSelect: () => void duplicate() },
          {
            key: 'delete',
            label: t('menu.delete'),
            danger: true,
            separated: true,
            onSelect: () => void remove(),
          },
        ]}
      />
      {opened === 'export' ? (
        <ExportDialog
          draft={draft}
          template={desk.template}
          missing={draft.isFree ? countBlanks(preview) : preview.missing.length}
          onMissing={() => {
            close();
            onMissing();
          }}
          onChecks={() => {
            close();
            onChecks();
          }}
          onClose={close}
        />
      ) : null}
      {opened === 'rename' ? (
        <RenameDialog
          words={{ do: t('menu.rename'), name: t('menu.name') }}
          title={draft.title}
          charactersMax={TITLE_CHARACTERS}
          onRename={(title) => {
            draft.write.rename(title);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
