import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { createCaseFolder, listCaseFolders } from '@mingfa/contract/case-folder';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { RowList } from '../../../components/row-list/row-list.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { FolderRow } from '../components/folder/folder-row.tsx';
import { NameDialog } from '../components/name-dialog.tsx';
import { CASE_SEARCH, caseFolderAddress } from '../model/case-work-address.ts';

const PAGE_SIZE = 50;
const NAME_MAX = 100;

/** The folders of a person. */
export default function CaseFoldersScreen() {
  const { t } = useTranslation('case-work');
  return (
    <MembersScreen title={t('folder.title')} start={<BackLink to={CASE_SEARCH} label={t('backToSearch')} />}>
      <Folders />
    </MembersScreen>
  );
}

function Folders() {
  const { t } = useTranslation('case-work');
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const [isNaming, setIsNaming] = useState(false);
  const folders = useEndpoint(
    listCaseFolders,
    { query: { page, pageSize: PAGE_SIZE } },
    { refetchOnMount: 'always' },
  );
  const making = useEndpointMutation(createCaseFolder, {
    onSuccess: ({ folderId }) => {
      void refreshEndpoints(listCaseFolders);
      void navigate(caseFolderAddress(folderId));
    },
    onError: toastFailure,
  });
  const make = (name: string) => making.mutate({ body: { name } });
  const button = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setIsNaming(true)}>
      {t('folder.new')}
    </Button>
  );
  return (
    <>
      <ScreenHeader
        title={t('folder.title')}
        start={<BackLink to={CASE_SEARCH} label={t('backToSearch')} />}
        actions={folders.data?.total ? button : null}
      />
      <ScreenColumn>
        <Loaded query={folders}>
          {({ items, total }) =>
            total === 0 ? (
              <EmptyState
                icon={<FolderOpenOutlined />}
                sentence={t('folder.none')}
                hint={t('folder.noneHint')}
                action={button}
                examples={[t('folder.example1'), t('folder.example2'), t('folder.example3')]}
                onExample={make}
              />
            ) : (
              <>
                <QuietNote>{t('folder.intro')}</QuietNote>
                <RowList>
                  {items.map((folder) => (
                    <FolderRow key={folder.folderId} folder={folder} />
                  ))}
                </RowList>
                <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
              </>
            )
          }
        </Loaded>
      </ScreenColumn>
      {isNaming ? (
        <NameDialog
          title={t('folder.new')}
          label={t('folder.name')}
          maxLength={NAME_MAX}
          submit={t('folder.make')}
          isSending={making.isPending}
          onName={make}
          onClose={() => setIsNaming(false)}
        />
      ) : null}
    </>
  );
}
