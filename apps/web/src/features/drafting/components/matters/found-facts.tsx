import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { readIntoFacts } from '@mingfa/contract/matter';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../lib/toast.ts';
import type { SheetState } from '../../hooks/use-matter-facts.ts';
import { describeChangeFailure } from '../../model/describe-change-failure.ts';
import { describeValue } from '../../model/describe-value.ts';
import { definitionOf, nameOfPath } from '../../model/fact-names.ts';
import { partWrong } from '../../model/part-wrong.ts';
import styles from '../drafting.module.css';

export type ReadFacts = EndpointOutput<typeof readIntoFacts>;

interface FoundFactsProps {
  found: ReadFacts;
  state: SheetState;
  onDismiss: () => void;
}

/** What was found in a text, and where it contradicts what is held. */
export function FoundFacts({ found, state, onDismiss }: FoundFactsProps) {
  const { t } = useTranslation('drafting');
  const [isBusy, setIsBusy] = useState(false);
  const { names, held } = state;
  // What a source read alone is confirmed at once; what others contradict is chosen one by one.
  const undisputed = found.filled.filter((path) => {
    const entry = held.sheet.entries[path];
    return entry?.confirmed === false && entry.others.length === 0;
  });
  const { right: open, wrong } = partWrong(undisputed, held);
  const confirmAll = async () => {
    setIsBusy(true);
    const failure = await state.change(open.map((path) => ({ act: 'confirm', path })));
    setIsBusy(false);
    if (failure && !failure.silent) toast.error(describeChangeFailure(failure, names, held.sheet));
  };
  const { filled, disagrees, characters, cut, sheet } = found;
  const counts = [
    filled.length > 0 && t('found.filled', { count: filled.length }),
    disagrees.length > 0 && t('found.disagrees', { count: disagrees.length }),
  ].filter(Boolean);
  return (
    <section className={styles.found} aria-label={t('found.title')} role="status">
      <div className={styles.partHead}>
        <h3 className={styles.foundTitle}>{counts.join(t('fact.between')) || t('found.nothing')}</h3>
        <Button size="small" type="text" onClick={onDismiss}>
          {t('found.dismiss')}
        </Button>
      </div>
      <p className={styles.quiet}>
        {t(cut ? 'found.cut' : 'found.characters', { count: characters })}{' '}
        {counts.length > 0 ? t('found.check') : null}
      </p>
      {wrong.length > 0 ? (
        <p className={styles.quiet}>
          {t('fact.leftWrong', {
            names: wrong.map((path) => nameOfPath(names, sheet, path)).join(t('fact.between')),
          })}
        </p>
      ) : null}
      {open.length > 0 ? (
        <Button loading={isBusy} onClick={() => void confirmAll()}>
          {t('found.confirmAll', { count: open.length })}
        </Button>
      ) : filled.length > 0 && filled.every((path) => held.sheet.entries[path]?.confirmed) ? (
        <p className={styles.quiet}>{t('found.confirmed')}</p>
      ) : null}
      <dl className={styles.foundList}>
        {[...new Set([...disagrees, ...filled])].map((path) => {
          const entry = sheet.entries[path];
          const definition = definitionOf(names, path);
          if (!entry || !definition) return null;
          const said = [entry.chosen, ...entry.others].map(({ value }) => describeValue(definition, value));
          return (
            <div key={path} data-disputed={entry.others.length > 0 || undefined}>
              <dt>{nameOfPath(names, sheet, path)}</dt>
              <dd>{said.join(' / ')}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
