import {
  type HolidayYearInput,
  type LoanPrimeRateInput,
  listPublishedFigures,
  removeAddedFigures,
} from '@mingfa/contract/calculator';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import styles from './administration.module.css';
import { HolidayYearForm } from './holiday-year-form.tsx';
import { LoanPrimeRateForm } from './loan-prime-rate-form.tsx';

/** How far official holidays and the LPR go, what was added of them, and the forms for later years and months. */
export function PublishedFigures() {
  const { t } = useTranslation('administration');
  const figures = useEndpoint(listPublishedFigures, {});
  const removing = useEndpointMutation(removeAddedFigures, {
    onSuccess: () => refreshEndpoints(listPublishedFigures),
    onError: tellChangedSetting(listPublishedFigures),
  });
  if (figures.isPending) return <PageLoading />;
  if (figures.isError) return <ErrorState error={figures.error} onRetry={() => void figures.refetch()} />;
  const { holidayYears, loanPrimeRates, lastHolidayYear, lastLoanPrimeRateMonth, revision } = figures.data;
  const remove = (period: string) => removing.mutate({ body: { period, seenRevision: revision } });
  return (
    <>
      <p className={styles.intro}>
        {t('figures.intro', { year: lastHolidayYear, month: lastLoanPrimeRateMonth })}
      </p>
      <section className={styles.section} aria-label={t('figures.holidays')}>
        <h2 className={styles.heading}>{t('figures.holidays')}</h2>
        <ul className={styles.list}>
          {holidayYears
            .filter(({ added }) => added)
            .map((one) => (
              <AddedFigure
                key={one.year}
                name={String(one.year)}
                about={describeYear(one)}
                onRemove={() => remove(String(one.year))}
              />
            ))}
        </ul>
        <HolidayYearForm year={lastHolidayYear + 1} revision={revision} />
      </section>
      <section className={styles.section} aria-label={t('figures.rates')}>
        <h2 className={styles.heading}>{t('figures.rates')}</h2>
        <ul className={styles.list}>
          {loanPrimeRates
            .filter(({ added }) => added)
            .map((one) => (
              <AddedFigure
                key={one.from}
                name={one.from}
                about={describeRate(one)}
                onRemove={() => remove(one.from.slice(0, 'YYYY-MM'.length))}
              />
            ))}
        </ul>
        <LoanPrimeRateForm revision={revision} />
      </section>
    </>
  );
}

const describeYear = ({ holidays, adjustedWorkdays, source }: HolidayYearInput): string =>
  [
    holidays.map(([first, last]) => (first === last ? first : `${first} – ${last}`)).join('、'),
    adjustedWorkdays.join('、'),
    source,
  ]
    .filter(Boolean)
    .join(' · ');

const describeRate = ({ oneYear, fiveYears, source }: LoanPrimeRateInput): string =>
  `${oneYear}% · ${fiveYears}% · ${source}`;

function AddedFigure({ name, about, onRemove }: { name: string; about: string; onRemove: () => void }) {
  const { t } = useTranslation('administration');
  return (
    <li className={`${styles.card} ${styles.cardRow}`}>
      <span className={styles.grow}>
        <span className={styles.name}>{name}</span>
        <span className={styles.small}>{about}</span>
      </span>
      <Button size="small" aria-label={t('figures.removeLabel', { name })} onClick={onRemove}>
        {t('figures.remove')}
      </Button>
    </li>
  );
}
