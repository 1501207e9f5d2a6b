import type { DocumentReading } from '@mingfa/contract/document';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietNote } from '../quiet-note.tsx';
import type { OpenPlace } from './opened-place.ts';
import { PlaceLabel } from './place-label.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { ToolRow } from './tool-row.tsx';
import { ToolRows } from './tool-rows.tsx';
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
  const { t } = useTranslation('document');
  return (
    <ToolFrame>
      {facts.length === 0 ? <QuietNote>{t('facts.empty')}</QuietNote> : null}
      {KINDS.map((kind) => {
        const some = facts.filter((fact) => fact.kind === kind);
        return some.length > 0 ? (
          <FactGroup key={kind} title={t(`facts.kind.${kind}`)} facts={some} onOpen={onOpen} />
        ) : null;
      })}
    </ToolFrame>
  );
}

function FactGroup({ title, facts, onOpen }: { title: string; facts: readonly Fact[]; onOpen: OpenPlace }) {
  const { t } = useTranslation('document');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? facts : facts.slice(0, SHOWN_AT_FIRST);
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.groupTitle}>{title}</h3>
      <ToolRows>
        {shown.map(({ place, label, value, sentence }) => (
          <ToolRow
            key={`${place.blockIds[0]} ${label} ${value} ${sentence}`}
            label={label}
            end={<PlaceLabel place={place} />}
            onOpen={() => onOpen(place, value.replace(/…$/, ''))}
          >
            <span className={styles.factValue}>{value}</span>
            {sentence === value ? null : <span className={styles.factSentence}>{sentence}</span>}
          </ToolRow>
        ))}
      </ToolRows>
      {facts.length > shown.length ? (
        <Button type="link" className={styles.more ?? ''} onClick={() => setShowsAll(true)}>
          {t('facts.more', { count: facts.length - shown.length })}
        </Button>
      ) : null}
    </section>
  );
}
