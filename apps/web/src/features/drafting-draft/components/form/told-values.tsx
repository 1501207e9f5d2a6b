import type { FactSheet, ToldKind, ToldValue } from '@mingfa/legal/drafting/fact-sheet';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { writeFactValue } from '../../../../lib/write-fact-value.ts';
import type { Definition } from '../../model/form-paths.ts';
import styles from './fact-form.module.css';

/** So many are seen at once; the others unfold. */
const SHOWN = 4;

export interface ToldValuesProps {
  definition: Definition;
  kind: ToldKind;
  told: FactSheet['told'];
  onTake: (value: ToldValue) => void;
}

/** What sources tell that could be meant by a blank fact, each with the words around it: one press fills it in. */
export function ToldValues({ definition, kind, told = [], onTake }: ToldValuesProps) {
  const { t } = useTranslation('draft');
  const fitting = told.filter((one) => one.kind === kind);
  if (fitting.length === 0) return null;
  const words = { yes: t('field.yes'), no: t('field.no'), yuan: t('field.yuan') };
  const list = (values: readonly ToldValue[]) => (
    <ul className={styles.toldList} aria-label={t('told.label')}>
      {values.map((one) => (
        <li key={String(one.value)}>
          <Button size="small" className={styles.told ?? ''} onClick={() => onTake(one)}>
            <strong lang="zh-CN">{writeFactValue(definition, one.value, words)}</strong>
            <span className={styles.toldWords} lang="zh-CN">
              {one.words}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
  const rest = fitting.slice(SHOWN);
  return (
    <div>
      <p className={styles.help}>{t('told.label')}</p>
      {list(fitting.slice(0, SHOWN))}
      {rest.length === 0 ? null : (
        <details className={styles.toldMore}>
          <summary>{t('told.more', { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </div>
  );
}
