import { findCalculator } from '@mingfa/legal/calculators/registry';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { CalculatorList } from '../components/calculator-list.tsx';
import { CalculatorOnScreen } from '../components/calculator-on-screen.tsx';

/** The tab that lists them all. */
const CALCULATORS = '/document_generation?tab=calculators';

/** The calculators: all of them, or the one the address names with the figures after its `#`. */
export default function CalculatorScreen() {
  const { t } = useTranslation('calculator');
  const language = currentLanguage() === 'en' ? 'en' : 'zh';
  const [search] = useSearchParams();
  const wanted = search.get('calculator');
  const calculator = wanted ? findCalculator(wanted) : null;
  if (!calculator) {
    return (
      <>
        <ScreenHeader title={t('title')} start={<BackLink to={CALCULATORS} label={t('all')} />} />
        <ScreenColumn>
          <CalculatorList isUnknown={wanted !== null && wanted !== ''} />
        </ScreenColumn>
      </>
    );
  }
  return (
    <>
      <ScreenHeader
        title={calculator.name[language]}
        start={<BackLink to={CALCULATORS} label={t('all')} />}
      />
      <ScreenColumn>
        <CalculatorOnScreen key={calculator.id} calculator={calculator} />
      </ScreenColumn>
    </>
  );
}
