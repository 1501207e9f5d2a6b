import FileWordOutlined from '@ant-design/icons/FileWordOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { listLetterheads } from '@mingfa/contract/letterhead';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../components/back-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { DRAFTING } from '../../../lib/drafting-address.ts';
import { useEndpoint } from '../../../lib/query.ts';
import styles from '../components/drafting.module.css';
import { LetterheadCard } from '../components/letterheads/letterhead-card.tsx';
import own from '../components/letterheads/letterheads.module.css';
import { UploadLetterhead } from '../components/letterheads/upload-letterhead.tsx';

/** The letterheads of one's own: what drafts are exported with. */
export default function LetterheadsScreen() {
  const { t } = useTranslation('drafting');
  return (
    <MembersScreen title={t('letterhead.title')} start={<BackLink to={DRAFTING} label={t('back.home')} />}>
      <Held />
    </MembersScreen>
  );
}

function Held() {
  const { t } = useTranslation('drafting');
  const held = useEndpoint(listLetterheads, {}, { refetchOnMount: 'always' });
  const [isUploading, setIsUploading] = useState(false);
  const upload = (
    <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => setIsUploading(true)}>
      {t('letterhead.upload')}
    </Button>
  );
  return (
    <>
      <ScreenHeader
        title={t('letterhead.title')}
        start={<BackLink to={DRAFTING} label={t('back.home')} />}
        actions={held.data?.items.length ? upload : null}
      />
      <ScreenColumn>
        <p className={styles.intro}>{t('letterhead.intro')}</p>
        <Loaded query={held}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                icon={<FileWordOutlined />}
                sentence={t('letterhead.empty')}
                hint={t('letterhead.emptyHint')}
                action={upload}
              />
            ) : (
              <ul className={own.list}>
                {items.map((letterhead) => (
                  <LetterheadCard key={letterhead.letterheadId} letterhead={letterhead} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </ScreenColumn>
      {isUploading ? <UploadLetterhead onClose={() => setIsUploading(false)} /> : null}
    </>
  );
}
