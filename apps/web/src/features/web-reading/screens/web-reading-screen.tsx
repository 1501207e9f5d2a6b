import { useTranslation } from 'react-i18next';
import { MembersOnly } from '../../../components/members-only.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { AddressForm } from '../components/address-form.tsx';
import { WebPageList } from '../components/web-page-list.tsx';
import styles from './web-reading-screen.module.css';

/** An address to read, and the pages kept so far. */
export default function WebReadingScreen() {
  const { t } = useTranslation('web-reading');
  return (
    <>
      <ScreenHeader title={t('title')} />
      <ScreenColumn>
        <MembersOnly sentence={t('signUpTitle')} hint={t('signUpHint')}>
          <p className={styles.intro}>{t('intro')}</p>
          <AddressForm />
          <WebPageList />
        </MembersOnly>
      </ScreenColumn>
    </>
  );
}
