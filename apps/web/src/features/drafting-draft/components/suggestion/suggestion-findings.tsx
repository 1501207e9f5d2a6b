import type { SuggestionCheck, SuggestionProblem, UnsourcedWords } from '@mingfa/contract/draft-suggestion';
import { auditedStateLabel } from '@mingfa/contract/labels/citation-audit-labels';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import type { CitationSlot } from '../../model/citation-slot.ts';
import styles from './suggestion.module.css';

/** What names a problem: where it stands and how. */
export const keyOfProblem = ({ start, raw, state }: SuggestionProblem): string => `${start} ${state} ${raw}`;

export interface SuggestionFindingsProps {
  checked: SuggestionCheck | null;
  /** Problems that are accepted as they stand. */
  taken: ReadonlySet<string>;
  onTake: (taken: ReadonlySet<string>) => void;
  isChecking: boolean;
  onCheck: () => void;
  Citation: CitationSlot;
}

/** Citations with their states, those that are wrong to be dealt with one by one, what nobody told, and what got lost. */
export function SuggestionFindings({ checked, isChecking, onCheck, ...rest }: SuggestionFindingsProps) {
  const { t } = useTranslation('suggestion');
  if (!checked)
    return (
      <p className={styles.quiet}>
        {t('unchecked')}{' '}
        <Button size="small" loading={isChecking} onClick={onCheck}>
          {t('recheck')}
        </Button>
      </p>
    );
  return <Findings checked={checked} {...rest} />;
}

type FindingsProps = Omit<SuggestionFindingsProps, 'checked' | 'isChecking' | 'onCheck'> & {
  checked: SuggestionCheck;
};

function Findings({ checked, taken, onTake, Citation }: FindingsProps) {
  const { t } = useTranslation('suggestion');
  const { problems, unsourced, lost, citations, asOf } = checked;
  const take = (key: string, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(key);
    else next.delete(key);
    onTake(next);
  };
  return (
    <>
      {problems.length > 0 ? (
        <section className={styles.problems}>
          <h5 className={styles.findingTitle}>{t('problems.title', { count: problems.length })}</h5>
          <p className={styles.quiet}>{t('problems.hint')}</p>
          <ul>
            {problems.map((problem) => {
              const key = keyOfProblem(problem);
              const words = problem.raw === '' ? t('problems.tooMany') : problem.raw;
              return (
                <li key={key} className={styles.problemRow}>
                  <span className={styles.problemWords}>
                    <span lang="zh-CN">{words}</span>
                    <span className={styles.stateMark}>{stateOf(checked, problem)}</span>
                  </span>
                  <Checkbox
                    checked={taken.has(key)}
                    onChange={({ target }) => take(key, target.checked)}
                    aria-label={`${words}：${t('problems.take')}`}
                  >
                    {t('problems.take')}
                  </Checkbox>
                </li>
              );
            })}
          </ul>
        </section>
      ) : null}
      <NamedWords title={t('unsourced.title', { count: unsourced.length })} words={unsourced} />
      <NamedWords title={t('lost', { count: lost.length })} words={lost} />
      {citations.length === 0 ? (
        <p className={styles.quiet}>{t('none')}</p>
      ) : (
        <details className={styles.all}>
          <summary>
            {problems.length === 0
              ? t('partial', { count: citations.length })
              : t('citations', { count: citations.length })}
          </summary>
          <ul className={styles.citations}>
            {citations.map((citation) => (
              <Citation key={citation.number} citation={citation} asOf={asOf} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Names, sums, days and the like of a text, each with what it is. */
function NamedWords({ title, words }: { title: string; words: readonly UnsourcedWords[] }) {
  const { t } = useTranslation('suggestion');
  if (words.length === 0) return null;
  return (
    <section className={styles.unsourcedList}>
      <h5 className={styles.findingTitle}>{title}</h5>
      <ul className={styles.chips}>
        {words.map(({ kind, start, text }) => (
          <li key={start}>
            <span className={styles.quiet}>{t(`unsourced.kind.${kind}`)}</span>{' '}
            <span lang="zh-CN">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ citations }: SuggestionCheck, { start, state }: SuggestionProblem): string {
  const citation = citations.find((one) => one.start === start);
  return auditedStateLabel(citation ?? { state, type: 'statute', isWholeLaw: false }, currentLanguage());
}
