import WarningOutlined from '@ant-design/icons/WarningOutlined';
import type { ReportCase } from '@mingfa/contract/case-report-project';
import { useReportWords } from '../../../hooks/use-report-words.ts';
import styles from './cases.module.css';

/** What one must know of a case before relying on it, and whether it has taken effect. */
export function CaseWarningList({ effect, warnings }: Pick<ReportCase, 'effect' | 'warnings'>) {
  const names = useReportWords();
  return (
    <>
      {effect.state === 'effective' ? (
        <p className={styles.quiet} title={effect.why}>
          {names.effect.effective}
        </p>
      ) : null}
      {warnings.length > 0 ? (
        <ul className={styles.warnings}>
          {warnings.map(({ kind, detail }) => (
            <li key={`${kind} ${detail}`}>
              <WarningOutlined aria-hidden /> {names.warning[kind]}
              {detail ? `：${detail}` : ''}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
