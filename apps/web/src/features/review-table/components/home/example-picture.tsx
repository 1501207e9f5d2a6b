import {
  REVIEW_CELL_STATE_LABELS,
  REVIEW_DEVIATION_LABELS,
} from '@mingfa/contract/labels/review-table-labels';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import styles from './home.module.css';

/** What a review table looks like, drawn as one: three invented leases. */
export function ExamplePicture() {
  const { t } = useTranslation('review-table', { keyPrefix: 'example' });
  const { not_agreed, not_found } = REVIEW_CELL_STATE_LABELS[currentLanguage()];
  const { majority } = REVIEW_DEVIATION_LABELS[currentLanguage()];
  const nothing = (words: string, look: 'notAgreed' | 'notFound') => (
    <span className={`${styles.nothing} ${styles[look]}`}>{words}</span>
  );
  return (
    <div className={styles.example}>
      <table>
        <caption>{t('label')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('document')}</th>
            <th scope="col">{t('rent')}</th>
            <th scope="col">{t('deposit')}</th>
            <th scope="col">{t('sublease')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('first')}</th>
            <td>{t('rentFirst')}</td>
            <td>{t('depositFirst')}</td>
            <td>{t('subleaseFirst')}</td>
          </tr>
          <tr>
            <th scope="row">{t('second')}</th>
            <td>{t('rentSecond')}</td>
            <td>{nothing(not_found, 'notFound')}</td>
            <td>{t('subleaseFirst')}</td>
          </tr>
          <tr>
            <th scope="row">{t('third')}</th>
            <td>{t('rentThird')}</td>
            <td>{nothing(not_agreed, 'notAgreed')}</td>
            <td>
              {t('subleaseThird')}
              <span className={styles.differs}>{majority}</span>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
