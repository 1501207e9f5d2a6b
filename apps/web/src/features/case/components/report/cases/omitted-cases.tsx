import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { addReportCase } from '@mingfa/contract/case-report';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { caseAddress } from '../../../../../lib/case-address.ts';
import { toastFailure } from '../../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../../lib/query.ts';
import { type OpenReport, storeReport } from '../../../hooks/use-report.ts';
import { useReportWords } from '../../../hooks/use-report-words.ts';
import styles from './cases.module.css';

const SHOWN_FIRST = 10;

/** What the searches found among their first ten and is not chosen, adverse ones first: the report lists it, with why where that is said. */
export function OmittedCases({ open }: { open: OpenReport }) {
  const { t } = useTranslation('case-report');
  const names = useReportWords();
  const [isAll, setIsAll] = useState(false);
  const { omitted, reportId } = open.report;
  const choosing = useEndpointMutation(addReportCase, { onSuccess: storeReport, onError: toastFailure });
  if (omitted.length === 0) return null;
  return (
    <section aria-labelledby="omitted-cases">
      <h3 id="omitted-cases" className={styles.tier}>
        {t('omitted.label', { count: omitted.length })}
      </h3>
      <p className={styles.quiet}>{t('omitted.intro')}</p>
      <ul className={styles.cases}>
        {omitted
          .slice(0, isAll ? undefined : SHOWN_FIRST)
          .map(({ caseId, title, number, foundBy, removedAs, reason }) => (
            <li key={caseId} className={styles.omitted}>
              <div className={styles.head}>
                <Link className={styles.title} to={caseAddress(caseId)}>
                  {title}
                </Link>
                <span className={styles.marks}>
                  {removedAs ? (
                    <span className={`${styles.stance} ${styles[removedAs]}`}>{names.stance[removedAs]}</span>
                  ) : null}
                  <Button
                    size="small"
                    icon={<PlusOutlined aria-hidden />}
                    aria-label={t('choose.one', { title })}
                    loading={choosing.isPending && choosing.variables.body.caseId === caseId}
                    onClick={() =>
                      choosing.mutate({
                        params: { reportId },
                        body: { caseId, ...(removedAs ? { stance: removedAs } : {}) },
                      })
                    }
                  >
                    {t('choose.submit')}
                  </Button>
                </span>
                <span className={styles.quiet}>
                  {[
                    !title.includes(number ?? '\n') && number,
                    foundBy.length > 0 && t('cases.foundBy', { numbers: foundBy.join('、') }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              <Input
                aria-label={t('omitted.reasonOf', { title })}
                placeholder={t('omitted.reason')}
                maxLength={2000}
                value={reason}
                onChange={(event) => open.writeOmitted(caseId, event.target.value)}
              />
            </li>
          ))}
      </ul>
      {omitted.length > SHOWN_FIRST && !isAll ? (
        <Button onClick={() => setIsAll(true)}>{t('omitted.all', { count: omitted.length })}</Button>
      ) : null}
    </section>
  );
}
