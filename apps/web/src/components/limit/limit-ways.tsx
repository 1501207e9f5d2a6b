import type { LimitKind } from '@mingfa/contract/limit-kind';
import type { LimitWay } from '@mingfa/contract/limit-refusal';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { type ApiFailure, AppRequestError } from '../../lib/api-answer.ts';
import { askForFeedback } from '../../lib/feedback-request.ts';
import styles from './limit.module.css';

/** Where things of a kind are listed and deleted. */
const PLACES: Partial<Record<LimitKind, string>> = {
  storage: '/knowledge_base',
  conversation: '/',
  knowledge_base: '/knowledge_base',
  segment: '/knowledge_base',
  law_note: '/laws_regulations',
  case_note: '/case_search',
  case_search: '/case_search',
  case_folder: '/case_search/folders',
  case_report: '/case_search/reports',
  playbook: '/document_reading',
  review: '/document_reading',
  comparison: '/document_reading',
  citation_audit: '/document_generation/citation_audit',
  web_page: '/web_reading',
  clone: '/clone_list',
  share: '/settings',
  recording: '/recording_analysis',
  dataset: '/data_analysis',
  review_table: '/data_analysis',
  analysis: '/data_analysis',
  analysis_template: '/data_analysis',
};

export interface LimitWaysProps {
  failure: ApiFailure;
  /** Goes to a screen. */
  go: (to: string) => void;
}

/** What somebody at a limit can do now, as buttons. */
export function LimitWays({ failure, go }: LimitWaysProps) {
  const { t } = useTranslation('quota');
  if (!failure.refusal) return null;
  const { kind, ways } = failure.refusal;
  const addressOf: Record<Exclude<LimitWay, 'ask_administrator'>, string | undefined> = {
    sign_up: '/sign_up',
    vip: '/vip',
    delete: PLACES[kind],
  };
  return (
    <div className={styles.ways}>
      {ways.map((way, index) => {
        const type = index === 0 ? 'primary' : 'default';
        if (way === 'ask_administrator')
          return (
            <Button
              key={way}
              size="small"
              type={type}
              onClick={() => askForFeedback(new AppRequestError(failure))}
            >
              {t('refused.ask_administrator')}
            </Button>
          );
        const to = addressOf[way];
        return to ? (
          <Way key={way} type={type} to={to} go={go}>
            {t(`refused.${way}`)}
          </Way>
        ) : null;
      })}
      <Way type="default" to="/settings" go={go}>
        {t('refused.all')}
      </Way>
    </div>
  );
}

interface WayProps {
  type: 'primary' | 'default';
  to: string;
  go: (to: string) => void;
  children: string;
}

function Way({ type, to, go, children }: WayProps) {
  return (
    <Button
      size="small"
      type={type}
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </Button>
  );
}
