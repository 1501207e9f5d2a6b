import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../../components/sheet.tsx';
import styles from './dialogs.module.css';

const PLAYING = [['Space', 'K'], ['J', 'L'], ['←', '→'], [',', '.'], ['M'], ['F4'], ['F7', 'F8']] as const;
const WRITING = [['Enter'], ['Ctrl', 'Enter'], ['Alt', '↑', '↓'], ['Esc'], ['Ctrl', 'F']] as const;

/** Which keys do what. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('recording');
  const rows = (keys: readonly (readonly string[])[], words: readonly string[]) => (
    <dl className={styles.keys}>
      {keys.map((pressed, place) => (
        <div key={words[place]} style={{ display: 'contents' }}>
          <dt>
            {pressed.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{words[place]}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Sheet open onClose={onClose} title={t('keys.title')}>
      <h3 className={styles.section}>{t('keys.playing')}</h3>
      {rows(PLAYING, [
        t('keys.toggle'),
        t('keys.skip'),
        t('keys.step'),
        t('keys.rate'),
        t('keys.mark'),
        t('keys.pedalPlay'),
        t('keys.pedalSkip'),
      ])}
      <p className={styles.quiet}>{t('keys.pedals')}</p>
      <h3 className={styles.section}>{t('keys.writing')}</h3>
      {rows(WRITING, [t('keys.checked'), t('keys.split'), t('keys.move'), t('keys.leave'), t('keys.find')])}
      <h3 className={styles.section}>{t('keys.mouse')}</h3>
      <p>{t('keys.mouseText')}</p>
    </Sheet>
  );
}
