import type { comparedClause } from '@mingfa/contract/document';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import styles from './clause-row.module.css';

type Clause = z.infer<typeof comparedClause>;
type Span = Clause['spans'][number];

/** A clause that is only in one draft has no spans of its own: all of it came or went. */
function spansOf({ change, spans, left, right }: Clause): readonly Span[] {
  if (spans.length > 0) return spans;
  const kind = change === 'added' ? 'inserted' : change === 'removed' ? 'deleted' : 'same';
  return [{ kind, text: (right ?? left)?.text ?? '' }];
}

/** One clause of two drafts: what became of it, with the words that came and went. */
export function ClauseRow({ clause }: { clause: Clause }) {
  const { t } = useTranslation('comparison');
  const { label, formerLabel, change } = clause;
  return (
    <li className={styles.clause}>
      <div className={styles.head}>
        <h2 className={styles.label}>{label}</h2>
        <span className={`${styles.change} ${styles[change]}`}>{t(`change.${change}`)}</span>
      </div>
      {formerLabel ? <p className={styles.former}>{t('formerly', { label: formerLabel })}</p> : null}
      <p className={styles.text}>
        {spansOf(clause).map((span, index) => {
          // Spans have no identity but their place.
          const key = `${index} ${span.kind}`;
          return <SpanOfText key={key} {...span} />;
        })}
      </p>
    </li>
  );
}

function SpanOfText({ kind, text }: Span) {
  const { t } = useTranslation('comparison');
  if (kind === 'same') return <span>{text}</span>;
  const Change = kind === 'inserted' ? 'ins' : 'del';
  return (
    <Change>
      <span className="visually-hidden">{t(kind)}</span>
      {text}
    </Change>
  );
}
