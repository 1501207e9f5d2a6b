import type { ListedClone } from '@mingfa/contract/clone-square';
import { useTranslation } from 'react-i18next';
import { OfficialMark } from '../../../components/official-mark.tsx';
import styles from './maker-line.module.css';

/** Who made a clone: the program, oneself, or somebody by name. */
export function MakerLine({ clone }: { clone: ListedClone }) {
  const { t } = useTranslation('square');
  const { official, isOwn, maker, category } = clone;
  return (
    <span className={styles.line}>
      {official ? (
        <OfficialMark label={t('official')} />
      ) : (
        <span className={styles.maker}>{isOwn ? t('own') : t('by', { maker: maker || t('someone') })}</span>
      )}
      <span className={styles.category}>{t(`category.${category}`)}</span>
    </span>
  );
}
