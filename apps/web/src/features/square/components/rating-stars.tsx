import StarFilled from '@ant-design/icons/StarFilled';
import StarOutlined from '@ant-design/icons/StarOutlined';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './rating-stars.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

export interface RatingStarsProps {
  /** null: not rated yet. */
  value: number | null;
  onChange: (rating: number) => void;
  disabled?: boolean;
}

/** One to five stars: radio buttons, with their arrow keys and their voice. */
export function RatingStars({ value, onChange, disabled = false }: RatingStarsProps) {
  const { t } = useTranslation('square');
  const name = useId();
  return (
    <fieldset className={styles.stars} disabled={disabled}>
      <legend className="visually-hidden">{t('rate.label')}</legend>
      {STARS.map((star) => (
        <label key={star} className={styles.star} title={t('rate.stars', { count: star })}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={value === star}
            aria-label={t('rate.stars', { count: star })}
            onChange={() => onChange(star)}
          />
          {star <= (value ?? 0) ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
        </label>
      ))}
    </fieldset>
  );
}

/** A rating that was given, to be read. */
export function GivenRating({ rating }: { rating: number }) {
  const { t } = useTranslation('square');
  return (
    <span className={styles.given}>
      {STARS.map((star) =>
        star <= rating ? <StarFilled key={star} aria-hidden /> : <StarOutlined key={star} aria-hidden />,
      )}
      <span className="visually-hidden">{t('rate.stars', { count: rating })}</span>
    </span>
  );
}
