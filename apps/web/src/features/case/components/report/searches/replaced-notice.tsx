import WarningOutlined from '@ant-design/icons/WarningOutlined';
import type { CaseSummary } from '@mingfa/contract/case';
import type { CaseReport, HitNotice } from '@mingfa/contract/case-report-project';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './searches.module.css';

interface ReplacedNoticeProps {
  notice: HitNotice;
  report: CaseReport;
  /** Chooses the decision that counts. */
  onStanding: (one: CaseSummary) => void;
}

/** A decision that a later one replaced: said before it is chosen, with the one that counts. */
export function ReplacedNotice({ notice, report, onStanding }: ReplacedNoticeProps) {
  const { t } = useTranslation('case-report');
  const { by, isReversed, standing } = notice;
  const name = standing ? (standing.number ?? standing.ownNumber ?? standing.title) : '';
  const isChosen = report.cases.some(({ caseId }) => caseId === standing?.caseId);
  return (
    <p className={styles.notice} role="note">
      <span>
        <WarningOutlined aria-hidden /> {t(isReversed ? 'replaced.reversed' : 'replaced.appealed', { by })}
        {t('replaced.apart')}
        {standing ? null : t('replaced.noStanding')}
        {isChosen ? t('replaced.isChosen', { name }) : null}
      </span>
      {standing && !isChosen ? (
        <Button size="small" onClick={() => onStanding(standing)}>
          {t('replaced.choose', { name })}
        </Button>
      ) : null}
    </p>
  );
}
