import { type ReviewSide, reviewSide } from '@mingfa/contract/playbook';
import { useTranslation } from 'react-i18next';
import styles from './review.module.css';

interface SideChoiceProps {
  side: ReviewSide;
  /** Who the sides are, as far as the contract says. */
  parties: { party_a: string | null; party_b: string | null } | undefined;
  onSide: (side: ReviewSide) => void;
}

/** Whose eyes a contract is reviewed with. */
export function SideChoice({ side, parties, onSide }: SideChoiceProps) {
  const { t } = useTranslation('review');
  return (
    <fieldset className={styles.sides}>
      <legend>{t('review.side')}</legend>
      {reviewSide.options.map((one) => (
        <label key={one} className={`${styles.side} ${one === side ? styles.chosen : ''}`}>
          <input
            type="radio"
            name="review-side"
            className="visually-hidden"
            checked={one === side}
            onChange={() => onSide(one)}
          />
          {t(`review.sides.${one}`)}
          {one !== 'neutral' && parties?.[one] ? (
            <small className={styles.party}>{parties[one]}</small>
          ) : null}
        </label>
      ))}
    </fieldset>
  );
}
