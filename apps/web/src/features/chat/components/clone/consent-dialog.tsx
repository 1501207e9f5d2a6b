import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import styles from './consent-dialog.module.css';

export interface ConsentDialogProps {
  name: string;
  /** The name its maker shows to others; empty where there is none. */
  maker: string;
  /** Yes, no, or null: not answered, and nothing is sent. */
  onAnswer: (allowed: boolean | null) => void;
}

/** Asks whether the maker of a clone may read what is said with it: neither answer is chosen before, and both weigh the same. */
export function ConsentDialog({ name, maker, onAnswer }: ConsentDialogProps) {
  const { t } = useTranslation('square');
  const whom = maker || t('consent.makerUnknown');
  return (
    <ModalDialog
      open
      focusTitle
      onClose={() => onAnswer(null)}
      title={t('consent.title', { name })}
      footer={
        <div className={styles.answers}>
          <Button onClick={() => onAnswer(false)}>{t('consent.no')}</Button>
          <Button onClick={() => onAnswer(true)}>{t('consent.yes')}</Button>
        </div>
      }
    >
      <p className={styles.lead}>{t('consent.lead', { name, maker: whom })}</p>
      <h3 className={styles.title}>{t('consent.sharedTitle')}</h3>
      <ul className={styles.list}>
        <li>{t('consent.shared')}</li>
        <li>{t('consent.sharedMask')}</li>
      </ul>
      <h3 className={styles.title}>{t('consent.neverTitle')}</h3>
      <ul className={styles.list}>
        <li>{t('consent.never')}</li>
      </ul>
      <p className={styles.change}>{t('consent.change')}</p>
    </ModalDialog>
  );
}
