import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import {
  editCaseFolder,
  exportCaseFolder,
  getCaseFolder,
  listCaseFolders,
  noteFolderCase,
  removeFromCaseFolder,
} from '@mingfa/contract/case-folder';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { callEndpoint } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import styles from '../components/folder/folder.module.css';
import { FolderCaseRow } from '../components/folder/folder-case-row.tsx';
import { KeepStateLine } from '../components/keep-state-line.tsx';
import { useFolderActions } from '../hooks/use-folder-actions.tsx';
import { useTypedKeeper } from '../hooks/use-typed-keeper.ts';
import { CASE_FOLDERS, CASE_SEARCH } from '../model/case-work-address.ts';

const PAGE_SIZE = 50;

/** One folder: its cases with the notes on them. */
export default function CaseFolderScreen() {
  const { t } = useTranslation('case-work');
  const { folderId = '' } = useParams();
  return (
    <MembersScreen title={t('folder.title')} start={<Back />}>
      <ReadFolder key={folderId} folderId={folderId} />
    </MembersScreen>
  );
}

function Back() {
  const { t } = useTranslation('case-work');
  return <BackLink to={CASE_FOLDERS} label={t('folder.back')} />;
}

function ReadFolder({ folderId }: { folderId: string }) {
  const { t } = useTranslation('case-work');
  const [page, setPage] = useState(1);
  const found = useEndpoint(
    getCaseFolder,
    { params: { folderId }, query: { page, pageSize: PAGE_SIZE } },
    { refetchOnMount: 'always', placeholderData: (earlier) => earlier },
  );
  return (
    <>
      {found.data ? null : <ScreenHeader title={t('folder.title')} start={<Back />} />}
      <Loaded query={found} missing={t('folder.missing')}>
        {(data) => <OpenedFolder found={data} onPage={setPage} />}
      </Loaded>
    </>
  );
}

interface OpenedFolderProps {
  found: EndpointOutput<typeof getCaseFolder>;
  onPage: (page: number) => void;
}

function OpenedFolder({ found: { folder, cases }, onPage }: OpenedFolderProps) {
  const { t } = useTranslation('case-work');
  const navigate = useNavigate();
  const { folderId, name, caseCount } = folder;
  const { rename, remove, dialog, isRemoving } = useFolderActions(
    folder,
    () => void navigate(CASE_FOLDERS, { replace: true }),
  );
  const { keeper, ...kept } = useTypedKeeper(`caseFolder ${folderId}`, async (group, { note }) => {
    const said = String(note);
    return group === 'folder'
      ? callEndpoint(editCaseFolder, { params: { folderId }, body: { note: said } })
      : callEndpoint(noteFolderCase, { params: { folderId }, body: { caseId: group, note: said } });
  });
  const noteOf = (group: string, held: string) => String(kept.typed[group]?.note ?? held);
  const taking = useEndpointMutation(removeFromCaseFolder, {
    onSuccess: () => refreshEndpoints(getCaseFolder, listCaseFolders),
    onError: toastFailure,
  });
  const download = async () => {
    await keeper.settle();
    await downloadOrToast(
      exportCaseFolder,
      { params: { folderId }, query: { language: currentLanguage() } },
      `${name}.xlsx`,
    );
  };
  return (
    <>
      <ScreenHeader
        title={name}
        start={<Back />}
        actions={
          <>
            <KeepStateLine {...kept} keeper={keeper} />
            <IconButton icon={<EditOutlined />} label={t('folder.rename')} onClick={rename} />
            <IconButton
              icon={<DeleteOutlined />}
              loading={isRemoving}
              label={t('folder.delete')}
              onClick={() => void remove()}
            />
            {dialog}
          </>
        }
      />
      <ScreenColumn>
        <Input.TextArea
          className={styles.note ?? ''}
          aria-label={t('folder.about')}
          placeholder={t('folder.about')}
          value={noteOf('folder', folder.note)}
          maxLength={2000}
          autoSize={{ minRows: 1, maxRows: 6 }}
          onChange={(event) => keeper.change('folder', { note: event.target.value })}
        />
        {caseCount === 0 ? (
          <EmptyState
            sentence={t('folder.empty')}
            hint={t('folder.emptyHint')}
            action={
              <LinkButton primary to={CASE_SEARCH}>
                {t('folder.toSearch')}
              </LinkButton>
            }
          />
        ) : (
          <>
            <div className={styles.head}>
              <h2>{t('folder.cases', { count: caseCount })}</h2>
              <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
                {t('folder.export')}
              </Button>
            </div>
            <ul className={styles.cases}>
              {cases.items.map((held) => (
                <FolderCaseRow
                  key={held.caseId}
                  held={held}
                  note={noteOf(held.caseId, held.note)}
                  isRemoving={taking.isPending && taking.variables.body.caseIds.includes(held.caseId)}
                  onNote={(note) => keeper.change(held.caseId, { note })}
                  onRemove={() => taking.mutate({ params: { folderId }, body: { caseIds: [held.caseId] } })}
                />
              ))}
            </ul>
            <PageTurner page={cases.page} pageSize={PAGE_SIZE} total={cases.total} onTurn={onPage} />
          </>
        )}
      </ScreenColumn>
    </>
  );
}
