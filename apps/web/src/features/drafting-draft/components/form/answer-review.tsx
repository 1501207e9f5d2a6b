import type { TemplateFact } from '@mingfa/contract/document-template';
import { entryAt, rowPath, rowsOf } from '@mingfa/legal/drafting/fact-sheet';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../../lib/in-language.ts';
import { writeFactValue } from '../../../../lib/write-fact-value.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { openPaths, shownSteps, touches } from '../../model/form-paths.ts';
import styles from './guided-pane.module.css';

export interface AnswerReviewProps {
  desk: DraftDesk;
  onQuestion: (fact: string) => void;
  onLeave: () => void;
}

/** All answers at a look, those that are open marked; each leads back to its question. */
export function AnswerReview({ desk, onQuestion, onLeave }: AnswerReviewProps) {
  const { t } = useTranslation('draft');
  const { template, draft, preview } = desk;
  const open = openPaths(template, preview, draft.sheet);
  return (
    <div className={styles.review}>
      <h2 className={styles.title}>{t('guided.reviewTitle')}</h2>
      <p className={styles.step}>
        {open.size > 0 ? t('guided.stillOpen', { count: open.size }) : t('guided.allThere')}
      </p>
      {shownSteps(template, preview).map((step) => (
        <section key={step.id}>
          <h3 className={styles.subtitle}>{inLanguage(step.title)}</h3>
          <dl className={styles.answers}>
            {step.facts.map((asked) => (
              <div key={asked.fact} className={touches(open, asked.fact) ? styles.open : styles.answer}>
                <dt>{inLanguage(asked.definition.label)}</dt>
                <dd>
                  <Answer desk={desk} asked={asked} />
                </dd>
                <Button
                  size="small"
                  type="text"
                  aria-label={t('guided.changeOne', { name: inLanguage(asked.definition.label) })}
                  onClick={() => onQuestion(asked.fact)}
                >
                  {t('guided.change')}
                </Button>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Button type="primary" onClick={onLeave}>
        {t('guided.done')}
      </Button>
    </div>
  );
}

function Answer({ desk, asked }: { desk: DraftDesk; asked: TemplateFact }) {
  const { t } = useTranslation('draft');
  const { sheet } = desk.draft;
  const words = { yes: t('field.yes'), no: t('field.no'), yuan: t('field.yuan') };
  const valueAt = (path: string, definition: TemplateFact['definition']) =>
    writeFactValue(definition, entryAt(sheet, path)?.chosen.value ?? null, words);
  if (asked.definition.kind !== 'list')
    return valueAt(asked.fact, asked.definition) || <span className={styles.none}>{t('guided.none')}</span>;
  const rows = rowsOf(sheet, asked.fact);
  if (rows.length === 0) return <span className={styles.none}>{t('guided.none')}</span>;
  return rows.map((row) => (
    <p key={row} className={styles.rowWords}>
      {asked.fields
        .map(({ definition }) => valueAt(rowPath(asked.fact, row, definition.id), definition))
        .filter(Boolean)
        .join('，') || t('guided.none')}
    </p>
  ));
}
