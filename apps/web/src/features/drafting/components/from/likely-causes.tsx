import { useTranslation } from 'react-i18next';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import styles from '../drafting.module.css';

/** What a story seems to be about, with the words that say so; where that is not certain, all it may be. */
export function LikelyCauses({ causes }: { causes: readonly { name: string; quote: string }[] }) {
  const { t } = useTranslation('drafting');
  const [first, ...others] = causes;
  if (!first) return null;
  if (others.length === 0) return <QuietNote>{t('from.cause', { ...first })}</QuietNote>;
  return (
    <div className={styles.quiet} role="note">
      <p>{t('from.unsure')}</p>
      <ul>
        {causes.map((cause) => (
          <li key={cause.name}>{t('from.causeOne', { ...cause })}</li>
        ))}
      </ul>
    </div>
  );
}
