import { editReportCase } from '@mingfa/contract/case-report';
import type { ReportCase } from '@mingfa/contract/case-report-project';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FieldGroup } from '../../../../../components/fields/field-group.tsx';
import { caseAddress } from '../../../../../lib/case-address.ts';
import { toastFailure } from '../../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../../lib/query.ts';
import { useCaseWords } from '../../../hooks/use-case-words.ts';
import { type OpenReport, storeReport } from '../../../hooks/use-report.ts';
import styles from './cases.module.css';
import { ParagraphPicker } from './paragraph-picker.tsx';

const PLACES = ['gist', 'facts', 'issue', 'reasoning', 'ruling'] as const;
type QuotePlace = (typeof PLACES)[number];

/** The words of the case that stand in the report, verbatim: read by rule, or paragraphs the author chose. */
export function ComparedQuotes({ one, open }: { one: ReportCase; open: OpenReport }) {
  const { t } = useTranslation('case-report');
  const words = useCaseWords();
  const [picking, setPicking] = useState<QuotePlace | null>(null);
  const { caseId, title, quotes } = one;
  const editing = useEndpointMutation(editReportCase, {
    onSuccess: (changed) => {
      storeReport(changed);
      setPicking(null);
    },
    onError: toastFailure,
  });
  const set = (place: QuotePlace, paragraph: number | null) =>
    editing.mutate({
      params: { reportId: open.report.reportId },
      body: { caseId, quotes: { [place]: paragraph } },
    });
  return (
    <FieldGroup label={t('quote.label')} help={t('quote.help')}>
      <dl className={styles.quotes}>
        {PLACES.map((place) => {
          const quote = quotes[place];
          return (
            <div key={place} className={styles.quote}>
              <dt>{t(`quote.${place}`)}</dt>
              <dd>
                {quote ? (
                  <>
                    <blockquote>
                      <span>{quote.text}</span>
                    </blockquote>
                    <span className={styles.quiet}>
                      <Link to={caseAddress(caseId, quote.paragraph)}>
                        {t('quote.at', {
                          section: words.section[quote.section],
                          paragraph: quote.paragraph,
                        })}
                      </Link>
                      {` · ${t(`quote.origin_${quote.origin}`)}`}
                    </span>
                  </>
                ) : (
                  <span className={styles.lacks}>{t('quote.none')}</span>
                )}
                {one.case ? (
                  <span className={styles.quoteActions}>
                    <Button
                      size="small"
                      aria-label={t('quote.chooseFor', { place: t(`quote.${place}`) })}
                      onClick={() => setPicking(place)}
                    >
                      {t('quote.choose')}
                    </Button>
                    {quote?.origin === 'chosen' ? (
                      <Button size="small" type="text" onClick={() => set(place, null)}>
                        {t('quote.byRule')}
                      </Button>
                    ) : null}
                  </span>
                ) : null}
              </dd>
            </div>
          );
        })}
      </dl>
      {picking ? (
        <ParagraphPicker
          caseId={caseId}
          title={t('quote.pickTitle', { place: t(`quote.${picking}`), title })}
          chosen={quotes[picking]?.paragraph ?? null}
          isSending={editing.isPending}
          onPick={(paragraph) => set(picking, paragraph)}
          onClose={() => setPicking(null)}
        />
      ) : null}
    </FieldGroup>
  );
}
