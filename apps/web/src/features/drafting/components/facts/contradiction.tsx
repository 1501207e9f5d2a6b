import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeValue } from '../../model/describe-value.ts';
import type { FactDefinition, FactEntry } from '../../model/fact-types.ts';
import { FactSource } from './fact-source.tsx';
import styles from './facts.module.css';

interface ContradictionProps {
  definition: FactDefinition;
  name: string;
  entry: FactEntry;
  onChoose: (which: number) => Promise<unknown>;
}

/** What sources say differently of one fact, side by side, to choose from. */
export function Contradiction({ definition, name, entry, onChoose }: ContradictionProps) {
  const { t } = useTranslation('drafting');
  const [choosing, setChoosing] = useState<number | null>(null);
  const choose = async (which: number) => {
    setChoosing(which);
    await onChoose(which);
    setChoosing(null);
  };
  return (
    <section className={styles.contradiction} aria-label={`${name} · ${t('fact.contradicted')}`}>
      <p className={styles.contradicted}>{t('fact.contradicted')}</p>
      <ul className={styles.sayings}>
        {[entry.chosen, ...entry.others].map(({ value, source }, which) => {
          const words = describeValue(definition, value);
          return (
            <li key={`${words} ${source.kind}`} className={styles.saying}>
              <span className={styles.which}>{t(which === 0 ? 'fact.held' : 'fact.other')}</span>
              <strong className={styles.value}>{words}</strong>
              <FactSource source={source} />
              <Button
                size="small"
                loading={choosing === which}
                disabled={choosing !== null}
                aria-label={t('fact.chooseNamed', { value: words })}
                onClick={() => void choose(which)}
              >
                {t('fact.choose')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
