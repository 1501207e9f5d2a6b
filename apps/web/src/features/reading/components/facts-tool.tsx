import type { DocumentReading } from '@mingfa/contract/document';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenPlace } from '../model/places.ts';
import { PlaceLabel } from './place-label.tsx';
import { ToolFrame } from './tool-frame.tsx';
import styles from './tools.module.css';

type Fact = DocumentReading['facts'][number];

/** What a lawyer looks for first stands first. */
const KINDS = [
  'case_number',
  'court',
  'party',
  'amount',
  'term',
  'date',
  'deadline',
  'obligation',
  'governing_law',
  'dispute',
] as const satisfies readonly Fact['kind'][];
const SHOWN_AT_FIRST = 8;

/** Parties, amounts, dates, deadlines, obligations: each opens its place. */
export function FactsTool({ facts, onOpen }: { facts: readonly Fact[]; onOpen: OpenPlace }) {
  const { t } = useTranslation('reading');
  return (
    <ToolFrame>
      {facts.length === 0 ? <p className={styles.empty}>{t('facts.empty')}</p> : null}
      {KINDS.map((kind) => {
        const some = facts.filter((fact) => fact.kind === kind);
        return some.length > 0 ? (
          <FactGroup key={kind} title={t(`facts.${kind}`)} facts={some} onOpen={onOpen} />
        ) : null;
      })}
    </ToolFrame>
  );
}

function FactGroup({ title, facts, onOpen }: { title: string; facts: readonly Fact[]; onOpen: OpenPlace }) {
  const { t } = useTranslation('reading');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? facts : facts.slice(0, SHOWN_AT_FIRST);
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.groupTitle}>{title}</h3>
      <ul className={styles.rows}>
        {shown.map((fact) => (
          <li key={`${fact.place.blockIds[0]} ${fact.label} ${fact.value} ${fact.sentence}`}>
            <button
              type="button"
              className={styles.row}
              onClick={() => onOpen(fact.place, fact.value.replace(/…$/, ''))}
            >
              <span className={styles.factLabel}>{fact.label}</span>
              <span className={styles.words}>
                <span className={styles.factValue}>{fact.value}</span>
                {fact.sentence === fact.value ? null : (
                  <span className={styles.factSentence}>{fact.sentence}</span>
                )}
              </span>
              <PlaceLabel place={fact.place} />
            </button>
          </li>
        ))}
      </ul>
      {facts.length > shown.length ? (
        <Button type="link" className={styles.more ?? ''} onClick={() => setShowsAll(true)}>
          {t('facts.more', { count: facts.length - shown.length })}
        </Button>
      ) : null}
    </section>
  );
}
