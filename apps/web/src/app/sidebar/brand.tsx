import { getLogo } from '@mingfa/contract/home';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo } from '../../components/logo.tsx';
import { useEndpoint } from '../../lib/query.ts';
import styles from './sidebar.module.css';

/** Name and logo of the installation; ours until they have come. */
function useBrand() {
  const { t, i18n } = useTranslation('shell');
  const { data } = useEndpoint(getLogo, {}, { staleTime: Number.POSITIVE_INFINITY, retry: false });
  const english = i18n.language === 'en';
  return {
    name: (english ? data?.nameEn : data?.name) || t('brand.name'),
    tagline: (english ? data?.taglineEn : data?.tagline) || t('brand.tagline'),
    logo: data?.logo,
  };
}

export function Brand({ compact = false }: { compact?: boolean }) {
  const { name, tagline, logo } = useBrand();
  return (
    <Link to="/" className={compact ? styles.mark : styles.home} {...(compact ? { 'aria-label': name } : {})}>
      <Logo size={36} address={logo} />
      {compact ? null : (
        <span style={{ minWidth: 0 }}>
          <span className={styles.name}>{name}</span>
          <span className={styles.tagline}>{tagline}</span>
        </span>
      )}
    </Link>
  );
}
