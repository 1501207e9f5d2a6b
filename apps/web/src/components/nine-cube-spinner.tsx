import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './nine-cube-spinner.module.css';

export interface NineCubeSpinnerProps {
  /** Shown under the cubes; that something is loading, if nothing is said. */
  tip?: string;
  /** Side in pixels, or `large`: 64 px, centred in the space of a page. */
  size?: number | 'large';
}

/** Diagonal wave: each cube's turn in tenths of a second. */
const TURNS = [2, 3, 4, 1, 2, 3, 0, 1, 2];

const CAPTION_FROM_PX = 32;

/** The product's one spinner: nine cubes; still under `prefers-reduced-motion`. */
export function NineCubeSpinner({ tip, size = 32 }: NineCubeSpinnerProps) {
  const { t } = useTranslation('shell');
  const side = size === 'large' ? 64 : size;
  const caption = tip ?? t('loading');
  // In a line of other things there is no room for words.
  const isSmall = side < CAPTION_FROM_PX && tip === undefined;
  return (
    <div
      className={`${styles.spinner} ${size === 'large' ? styles.large : ''}`}
      style={{ '--spinner-size': `${side}px` } as CSSProperties}
      role="status"
      aria-label={isSmall ? caption : undefined}
    >
      <span className={styles.cubes} aria-hidden="true">
        {TURNS.map((turn, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: nine fixed cubes
            key={place}
            className={styles.cube}
            style={{ animationDelay: `${turn / 10}s` }}
          />
        ))}
      </span>
      {isSmall ? null : <span className={styles.tip}>{caption}</span>}
    </div>
  );
}
