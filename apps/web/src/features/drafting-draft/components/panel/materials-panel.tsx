import type { DraftChecks } from '@mingfa/contract/draft-check';
import type { CalculatorNeeds, CalculatorResult } from '@mingfa/legal/calculators/calculation';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CalculatorOutcomeView } from '../../../../components/calculator/calculator-outcome.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { DRAFTING } from '../../../../lib/drafting-address.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import { useChecks } from '../../hooks/use-checks.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import styles from './panel.module.css';

type Calculation = DraftChecks['fees'][number];
type Note = DraftChecks['warnings'][number];

/** What goes with the document, in how many copies, what it costs, and by when. */
export function MaterialsPanel({ desk }: { desk: DraftDesk }) {
  const { t } = useTranslation('draft');
  const { checks } = useChecks(desk.draft);
  return (
    <div className={styles.pane}>
      <div className={styles.column}>
        <Loaded query={checks}>
          {({ warnings, attachments, copies, fees, deadlines }) => (
            <>
              <Notes title={t('materials.warnings')} notes={warnings} />
              <Notes
                title={t('materials.attachments')}
                notes={attachments}
                none={t('materials.noAttachments')}
              />
              {copies ? (
                <section>
                  <h3 className={styles.title}>{t('materials.copies', { count: copies.count })}</h3>
                  <p className={styles.quiet}>
                    {inLanguage(copies.text)} <Source of={copies.source} />
                  </p>
                </section>
              ) : null}
              <Calculations title={t('materials.fees')} of={fees} />
              <Calculations title={t('materials.deadlines')} of={deadlines} />
              {fees.length + deadlines.length === 0 ? <QuietNote>{t('materials.noSums')}</QuietNote> : null}
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}

const Source = ({ of }: { of: string | null }) =>
  of ? <span className={styles.source}>（{of}）</span> : null;

function Notes({ title, notes, none }: { title: string; notes: readonly Note[]; none?: string }) {
  if (notes.length === 0 && !none) return null;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {notes.length === 0 ? <p className={styles.quiet}>{none}</p> : null}
      <ul className={styles.list}>
        {notes.map(({ text, source }) => (
          <li key={inLanguage(text)}>
            {inLanguage(text)} <Source of={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As the calculators hold it: the screen shows neither its name nor what went into it. */
const withItsName = (outcome: Exclude<Calculation['outcome'], { status: 'invalid' }>) =>
  ({ ...outcome, calculator: outcome.calculatorId, inputs: {} }) as CalculatorResult | CalculatorNeeds;

function Calculations({ title, of }: { title: string; of: readonly Calculation[] }) {
  const { t } = useTranslation('draft');
  if (of.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {of.map(({ calculatorId, label, outcome }) => (
        <div key={`${calculatorId} ${inLanguage(label)}`} className={styles.card}>
          <h4>{inLanguage(label)}</h4>
          {outcome.status === 'invalid' ? (
            <ul className={styles.list}>
              {outcome.problems.map(({ field, message }) => (
                <li key={field}>{inLanguage(message)}</li>
              ))}
            </ul>
          ) : (
            <CalculatorOutcomeView
              outcome={withItsName(outcome)}
              language={currentLanguage() === 'en' ? 'en' : 'zh'}
            />
          )}
          <Link to={`${DRAFTING}?calculator=${calculatorId}`}>{t('materials.calculator')}</Link>
        </div>
      ))}
    </section>
  );
}
