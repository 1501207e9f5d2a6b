import { useTranslation } from 'react-i18next';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { useIsMember, useSession } from '../../../lib/session.ts';
import { SignUpFirst } from '../components/sign-up-first.tsx';
import { AddressForm } from '../components/web/address-form.tsx';
import { WebPageList } from '../components/web/web-page-list.tsx';
import styles from './reading-screen.module.css';

/** An address to read, and the pages kept so far. */
export default function WebReadingScreen() {
  const { t } = useTranslation('reading');
  const ready = useSession((state) => state.ready);
  const isMember = useIsMember();
  return (
    <>
      <ScreenHeader title={t('web.title')} />
      <div className={styles.body}>
        <div className={styles.column}>
          {!ready ? (
            <PageLoading />
          ) : !isMember ? (
            <SignUpFirst sentence={t('web.signUpTitle')} hint={t('web.signUpHint')} />
          ) : (
            <>
              <p className={styles.intro}>{t('web.intro')}</p>
              <AddressForm />
              <WebPageList />
            </>
          )}
        </div>
      </div>
    </>
  );
}
