import { getTranscriber } from '@mingfa/contract/recording';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEndpoint } from '../../../../lib/query.ts';
import { useSession } from '../../../../lib/session.ts';
import styles from './home.module.css';
import { RecogniserHelp } from './recogniser-help.tsx';

/** Said where no recogniser is set up: what works without, and how one is got. */
export function RecogniserNote() {
  const { t } = useTranslation('recording');
  const isAdmin = useSession(({ profile }) => profile.role === 'admin');
  const transcriber = useEndpoint(getTranscriber, {});
  const [isHelped, setIsHelped] = useState(false);
  if (transcriber.data?.kind !== 'none') return null;
  return (
    <section className={styles.card} aria-label={t('none.title')}>
      <h2 className={styles.title}>{t('none.title')}</h2>
      <p className={styles.quiet}>{t('none.text')}</p>
      <p className={styles.quiet}>
        {isAdmin ? <Link to="/admin?tab=models">{t('none.set')}</Link> : t('none.ask')}
      </p>
      <Button size="small" onClick={() => setIsHelped(true)}>
        {t('recogniserHelp.open')}
      </Button>
      {isHelped ? <RecogniserHelp isAdmin={isAdmin} onClose={() => setIsHelped(false)} /> : null}
    </section>
  );
}
