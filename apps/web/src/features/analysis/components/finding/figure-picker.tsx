import { keyColumnsOf } from '@mingfa/contract/analysis-result';
import type { FindingFigure } from '@mingfa/contract/analysis-step';
import { showCell } from '@mingfa/contract/show-cell';
import { coverWords } from '@mingfa/tables/values/cover-cell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { useCellWords } from '../../../../components/table-answer/use-cell-words.ts';
import { useAnswer } from '../../hooks/use-answer.ts';
import { sourcesBefore } from '../../model/new-step.ts';
import type { NotebookDesk } from '../../model/notebook-desk.ts';
import styles from './finding.module.css';

const WIDTH_PX = 880;
const ROWS = 200;

interface FigurePickerProps {
  desk: NotebookDesk;
  /** The finding; only answers before it are offered. */
  stepId: string;
  onPick: (figure: Omit<FindingFigure, 'key'>) => void;
  onClose: () => void;
}

/** The cells of an earlier answer, of which one is put into the words of a finding. */
export function FigurePicker({ desk, stepId, onPick, onClose }: FigurePickerProps) {
  const { t } = useTranslation('analysis');
  const words = useCellWords();
  const place = desk.steps.findIndex((one) => one.stepId === stepId);
  const sources = sourcesBefore(desk.steps, place).filter((one) => desk.outcomeOf(one.stepId)?.ranAt);
  const [of, setOf] = useState(sources.at(-1)?.stepId ?? '');
  const answer = useAnswer(desk.place, desk.outcomeOf(of));
  return (
    <Sheet open onClose={onClose} title={t('finding.pick')} width={WIDTH_PX}>
      {sources.length === 0 ? <QuietNote>{t('finding.noAnswer')}</QuietNote> : null}
      {sources.length > 1 ? (
        <SelectField
          small
          label={t('step.source')}
          value={of}
          options={sources.map((one) => ({ value: one.stepId, label: desk.nameOf(one.stepId) }))}
          onChange={setOf}
        />
      ) : null}
      {answer ? (
        <Loaded query={answer} missing={t('step.answerGone')}>
          {({ columns, rows, totalRows }) => {
            const keys = keyColumnsOf(columns);
            return (
              <>
                <p className={styles.hint}>{t('finding.pickHint')}</p>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
                <section className={styles.scroll} aria-label={t('finding.cells')} tabIndex={0}>
                  <table className={styles.cells}>
                    <thead>
                      <tr>
                        {columns.map(({ name, label }) => (
                          <th key={name} scope="col">
                            {label}
                          </th>
                        ))}
                      </tr>
                    </thead>
                    <tbody>
                      {rows.slice(0, ROWS).map((row, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no other name
                        <tr key={at}>
                          {columns.map((column, number) => {
                            const value = row[number] ?? null;
                            const plain = showCell(value, column, words);
                            const text = coverWords(plain, column);
                            if (text === '') return <td key={column.name} />;
                            return (
                              <td key={column.name}>
                                <button
                                  type="button"
                                  className={styles.cell}
                                  onClick={() =>
                                    onPick({
                                      of,
                                      column: number,
                                      row: at,
                                      rowKey: keys.length > 0 ? keys.map((key) => row[key] ?? null) : null,
                                      seen: value,
                                    })
                                  }
                                >
                                  {text}
                                </button>
                              </td>
                            );
                          })}
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </section>
                {totalRows > ROWS ? <QuietNote>{t('finding.cut', { shown: ROWS })}</QuietNote> : null}
              </>
            );
          }}
        </Loaded>
      ) : null}
    </Sheet>
  );
}
