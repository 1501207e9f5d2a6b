import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { readIntoFacts } from '@mingfa/contract/matter';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { describeValue } from '../../model/describe-value.ts';
import { definitionOf, type FactNames, nameOfPath } from '../../model/fact-names.ts';
import styles from '../drafting.module.css';

export type ReadFacts = EndpointOutput<typeof readIntoFacts>;

interface FoundFactsProps {
  found: ReadFacts;
  names: FactNames;
  onDismiss: () => void;
}

/** What was found in a text, and where it contradicts what is held. */
export function FoundFacts({ found, names, onDismiss }: FoundFactsProps) {
  const { t } = useTranslation('drafting');
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
