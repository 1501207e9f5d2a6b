import CopyOutlined from '@ant-design/icons/CopyOutlined';
import type { DatasetRecipe, runDatasetRecipe } from '@mingfa/contract/dataset-recipe';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { groupDigits, showCell } from '@mingfa/contract/show-cell';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCellWords } from '../../../../components/table-answer/use-cell-words.ts';
import { copyText } from '../../../../lib/clipboard.ts';
import { toast } from '../../../../lib/toast.ts';
import styles from './recipes.module.css';

type Outcome = EndpointOutput<typeof runDatasetRecipe>;

interface RecipeOutcomeProps {
  recipe: DatasetRecipe;
  outcome: Outcome;
}

const LEFT_OUT_SHOWN = 50;
/** More numbers of rows than these are folded. */
const ROWS_SHOWN = 12;

/** What a calculation comes to: totals, each line with its rows, rows that were left out and why; or what it lacks. */
export function RecipeOutcome({ recipe, outcome }: RecipeOutcomeProps) {
  const { t } = useTranslation('dataset');
  const words = useCellWords();
  if (outcome.status === 'needs') {
    const labels = new Map([...recipe.roles, ...recipe.settings].map(({ name, label }) => [name, label]));
    return (
      <div className={styles.needs} role="alert">
        <p>{t('recipe.needs')}</p>
        <ul>
          {outcome.missing.map(({ field, reason }) => (
            <li key={`${field} ${reason}`}>
              <b>{labels.get(field) ?? field}</b> {reason}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const { columns, lines, totals, notes, leftOut, rowsRead } = outcome;
  const textOf = (cells: (typeof lines)[number]['cells']) =>
    columns.map((column, place) => showCell(cells[place] ?? null, column, words));
  const copy = async () => {
    // A total never leaves without what qualifies it.
    const table = [
      columns.map(({ label }) => label),
      ...lines.map(({ cells }) => textOf(cells)),
      ...totals.map(({ label, value }) => [label, groupDigits(value)]),
      ...notes.map((note) => [note]),
    ];
    const copied = await copyText(table.map((cells) => cells.join('\t')).join('\n'));
    if (copied) toast.success(t('recipe.copied'));
    else toast.error(t('recipe.notCopied'));
  };
  return (
    <section className={styles.outcome} aria-label={t('recipe.totals')}>
      <h2>{t('recipe.totals')}</h2>
      <dl className={styles.totals}>
        {totals.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{groupDigits(value)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.bar}>
        <span className={styles.hint}>
          {t('recipe.lines', { count: lines.length })} · {t('recipe.rowsRead', { count: rowsRead })}
        </span>
        <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {t('recipe.copy')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('recipe.lines', { count: lines.length })}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ name, label, kind }) => (
                <th key={name} scope="col" className={kind === 'number' ? styles.number : ''}>
                  {label}
                </th>
              ))}
              <th scope="col">{t('recipe.rows')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ cells, rows }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a calculation have no other name
              <tr key={at}>
                {textOf(cells).map((text, place) => (
                  <td
                    key={columns[place]?.name}
                    className={columns[place]?.kind === 'number' ? styles.number : ''}
                  >
                    {text}
                  </td>
                ))}
                <td className={styles.quiet}>
                  {rows.length > ROWS_SHOWN ? (
                    <details>
                      <summary>{t('recipe.rowsMany', { count: rows.length })}</summary>
                      {rows.join(t('listed'))}
                    </details>
                  ) : (
                    rows.join(t('listed'))
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {leftOut.length > 0 ? (
        <details>
          <summary>{t('recipe.leftOut', { count: leftOut.length })}</summary>
          <ul>
            {leftOut.slice(0, LEFT_OUT_SHOWN).map(({ row, reason }) => (
              <li key={`${row} ${reason}`}>{t('recipe.leftOutRow', { row, reason })}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {notes.length > 0 ? (
        <>
          <h3>{t('recipe.notes')}</h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
