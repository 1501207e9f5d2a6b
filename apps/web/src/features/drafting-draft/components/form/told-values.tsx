import type { FactSheet, ToldKind, ToldValue } from '@mingfa/legal/drafting/fact-sheet';
import type { BlankKind } from '@mingfa/legal/drafting/told-values/fill-blank';
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
  /** Of a sentence: what its first blank waits for. */
  blankKind?: BlankKind;
  onTake: (value: ToldValue) => void;
}

/** What sources tell that could be meant by a blank fact, each with the words around it: one press fills it in. */
export function ToldValues({ definition, kind, told = [], blankKind, onTake }: ToldValuesProps) {
  const { t } = useTranslation('draft');
  const fitting = told.filter((one) => one.kind === kind);
  if (fitting.length === 0) return null;
  const label = blankKind ? t(`told.blank.${blankKind}`) : t('told.label');
  const written = blankKind ? { ...definition, kind: blankKind } : definition;
  const words = { yes: t('field.yes'), no: t('field.no'), yuan: t('field.yuan') };
  const list = (values: readonly ToldValue[]) => (
    <ul className={styles.toldList} aria-label={label}>
      {values.map((one) => (
        <li key={String(one.value)}>
          <Button size="small" className={styles.told ?? ''} onClick={() => onTake(one)}>
            <strong lang="zh-CN">{writeFactValue(written, one.value, words)}</strong>
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
      <p className={styles.help}>{label}</p>
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
