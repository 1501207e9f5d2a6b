import ContactsOutlined from '@ant-design/icons/ContactsOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { Segments } from '../../../../components/segments.tsx';
import type { SheetState } from '../../hooks/use-matter-facts.ts';
import { FACT_GROUPS, groupFacts } from '../../model/group-facts.ts';
import { TakeOver } from '../addresses/take-over.tsx';
import { AddFact } from './add-fact.tsx';
import { FactGroup } from './fact-group.tsx';
import styles from './facts.module.css';

/** All facts of a matter by kind, with what is left to confirm and to settle. */
export function FactSheet({ state }: { state: SheetState }) {
  const { t } = useTranslation('drafting');
  const [openOnly, setOpenOnly] = useState(false);
  const [adding, setAdding] = useState<'fact' | 'address' | null>(null);
  const { held, names } = state;
  const entries = Object.values(held.sheet.entries);
  const confirmed = entries.filter((one) => one.confirmed).length;
  const groups = groupFacts(names, held.sheet);
  return (
    <section aria-label={t('matter.facts')}>
      <div className={styles.sheetHead}>
        <h2 className={styles.title}>{t('matter.facts')}</h2>
        <span className={styles.summary}>{t('matter.summary', { facts: entries.length, confirmed })}</span>
        <span className={styles.sheetActions}>
          <Button icon={<ContactsOutlined aria-hidden />} onClick={() => setAdding('address')}>
            {t('fact.fromAddressBook')}
          </Button>
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setAdding('fact')}>
            {t('sheet.add')}
          </Button>
        </span>
      </div>
      {held.contradicted.length > 0 ? (
        <p className={styles.warning} role="status">
          {t('sheet.contradicted', { count: held.contradicted.length })}{' '}
          <a
            href={`#fact-${held.contradicted[0]}`}
            onClick={(event) => showFact(event, held.contradicted[0] ?? '')}
          >
            {t('sheet.show')}
          </a>
        </p>
      ) : null}
      {entries.length > confirmed && confirmed > 0 ? (
        <Segments
          label={t('sheet.filter')}
          segments={[
            { key: 'all', label: t('sheet.all'), isOn: !openOnly, onChoose: () => setOpenOnly(false) },
            {
              key: 'open',
              label: `${t('sheet.open')} ${entries.length - confirmed}`,
              isOn: openOnly,
              onChoose: () => setOpenOnly(true),
            },
          ]}
        />
      ) : null}
      {groups.size === 0 ? <QuietNote>{t('sheet.empty')}</QuietNote> : null}
      {FACT_GROUPS.map((group) => {
        const facts = groups.get(group);
        const isNarrowed = openOnly && entries.length > confirmed;
        return facts ? (
          <FactGroup key={group} state={state} group={group} facts={facts} openOnly={isNarrowed} />
        ) : null;
      })}
      {adding === 'fact' ? <AddFact state={state} onClose={() => setAdding(null)} /> : null}
      {adding === 'address' ? <TakeOver state={state} onClose={() => setAdding(null)} /> : null}
    </section>
  );
}

/** Brings a fact into view without an address of its own. */
function showFact(event: { preventDefault: () => void }, path: string) {
  event.preventDefault();
  const row = document.getElementById(`fact-${path}`);
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}
