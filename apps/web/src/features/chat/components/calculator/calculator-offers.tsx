import CalculatorOutlined from '@ant-design/icons/CalculatorOutlined';
import type { AnswerData } from '@mingfa/contract/answer-data';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './calculator-offers.module.css';

// The calculators come when the first one is opened.
const CalculatorSheet = lazy(() => import('./calculator-sheet.tsx'));

type Offer = AnswerData['calculators']['items'][number];

/** What can be computed for the question, each a button that opens its fields. */
export function CalculatorOffers({ items }: { items: readonly Offer[] }) {
  const { t } = useTranslation('chat');
  const [opened, setOpened] = useState<Offer | null>(null);
  if (items.length === 0) return null;
  return (
    <fieldset className={styles.offers} aria-label={t('calculator.offered')}>
      <span className={styles.offered} aria-hidden="true">
        {t('calculator.offered')}
      </span>
      {items.map((offer) => (
        <button
          key={offer.calculator}
          type="button"
          className={styles.offer}
          onClick={() => setOpened(offer)}
        >
          <CalculatorOutlined aria-hidden /> {offer.name}
        </button>
      ))}
      {opened ? (
        <Suspense>
          <CalculatorSheet {...opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </fieldset>
  );
}
