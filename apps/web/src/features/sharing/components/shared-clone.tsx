import type { ClonePublic } from '@mingfa/contract/clone-content';
import { useTranslation } from 'react-i18next';
import { CloneFace } from '../../../components/clone-face.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { cloneAddress } from '../../../lib/clone-address.ts';
import { useSession } from '../../../lib/session.ts';
import styles from './shared-content.module.css';

/** What an agent says of itself, and the way to it; whether it lets one in is told there. */
export function SharedClone({ clone, isPreview }: { clone: ClonePublic; isPreview: boolean }) {
  const { t } = useTranslation('sharing');
  const hasSession = useSession((state) => state.hasSession);
  const { appId, name, avatar, introduction, opening, guideQuestions } = clone;
  return (
    <section className={styles.clone} aria-label={name}>
      {/* Its picture is read with a session, and none is begun for it. */}
      <CloneFace avatar={hasSession ? avatar : { ...avatar, pictureId: null }} size="large" />
      <h2 className={styles.cloneName}>{name}</h2>
      {introduction ? <p className={styles.words}>{introduction}</p> : null}
      {opening && opening !== introduction ? <p className={styles.opening}>{opening}</p> : null}
      {guideQuestions.length > 0 ? (
        <section className={styles.guide} aria-label={t('clone.questions')}>
          <h3>{t('clone.questions')}</h3>
          <ul>
            {guideQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {isPreview ? null : (
        <div className={styles.noPrint}>
          <LinkButton primary to={cloneAddress({ appId })}>
            {t('clone.use')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
