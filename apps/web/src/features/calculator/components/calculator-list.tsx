import CalculatorOutlined from '@ant-design/icons/CalculatorOutlined';
import { CALCULATORS } from '@mingfa/legal/calculators/registry';
import { lastMonthOf } from '@mingfa/legal/figures/loan-prime-rate';
import { useTranslation } from 'react-i18next';
import { calculatorAddress } from '../../../components/calculator/calculator-address.ts';
import { usePublishedFigures } from '../../../components/calculator/use-published-figures.ts';
import { ListRow } from '../../../components/row-list/list-row.tsx';
import { RowList } from '../../../components/row-list/row-list.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import styles from './calculator-list.module.css';

/** Every calculator, with how far the published figures go. */
export function CalculatorList({ isUnknown }: { isUnknown: boolean }) {
  const { t } = useTranslation('calculator');
  const language = currentLanguage() === 'en' ? 'en' : 'zh';
  const { holidayYears, loanPrimeRates } = usePublishedFigures();
  return (
    <>
      {isUnknown ? <p role="alert">{t('unknown')}</p> : null}
      <p className={styles.intro}>{t('intro')}</p>
      <RowList>
        {CALCULATORS.map((calculator) => (
          <ListRow
            key={calculator.id}
            icon={<CalculatorOutlined aria-hidden />}
            name={calculator.name[language]}
            to={calculatorAddress(calculator)}
            about={[calculator.description[language]]}
          />
        ))}
      </RowList>
      <p className={styles.intro}>
        {t('known', { year: holidayYears.at(-1)?.year ?? '', month: lastMonthOf(loanPrimeRates) })}
      </p>
    </>
  );
}
