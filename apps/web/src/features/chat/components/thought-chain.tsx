import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined';
import type { AnswerData } from '@mingfa/contract/answer-data';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import styles from './thought-chain.module.css';

/** What was and is being done for the answer, on one line. */
export function ThoughtChain({ steps }: { steps: readonly AnswerData['step'][] }) {
  const { t } = useTranslation('chat');
  const isAdministrator = useSession((state) => state.profile.role === 'admin');
  if (steps.length === 0) return null;
  // Writing goes on behind what is looked up for it; once it is done, it goes without saying.
  const shown = [
    ...steps.filter((step) => step.kind !== 'write'),
    ...steps.filter((step) => step.kind === 'write' && step.state !== 'done'),
  ];
  return (
    <ol className={styles.chain} aria-label={t('step.label')}>
      {shown.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kind may come several times; its steps keep their order.
        <li key={`${step.kind} ${index}`} className={styles[lookOf(step)]}>
          <StepIcon look={lookOf(step)} />
          {wordsOf(step, t)}
          {isAdministrator && isDigestsOnly(step) ? (
            <Link to="/admin?tab=library">{t('step.install')}</Link>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** Nothing could be checked, since no text of the law or only digests are held: that is neither a pass nor a failure. */
function isDigestsOnly({ kind, state, values }: AnswerData['step']): boolean {
  const total = Number(values.total ?? 0);
  if (kind !== 'check_citations' || state !== 'done' || total === 0) return false;
  return values.articles === 0 || Number(values.digests ?? 0) === total;
}

type Look = AnswerData['step']['state'] | 'verified' | 'differing' | 'open';

/** Green says that all citations were verified, amber that one of them differs, and nothing else does: what was merely looked up has a plain tick, nothing found none. */
function lookOf({ kind, state, values }: AnswerData['step']): Look {
  const isSearch = kind.startsWith('search_');
  if (isSearch && state === 'done' && Number(values.found ?? 0) === 0) return 'open';
  if (kind !== 'check_citations' || state !== 'done') return state;
  if (Number(values.differing ?? 0) > 0) return 'differing';
  const total = Number(values.total ?? 0);
  return total > 0 && Number(values.verified ?? 0) === total ? 'verified' : 'open';
}

const ICONS = {
  running: LoadingOutlined,
  done: CheckOutlined,
  verified: CheckCircleFilled,
  differing: ExclamationCircleFilled,
  open: MinusCircleOutlined,
  failed: CloseCircleOutlined,
} as const;

function StepIcon({ look }: { look: Look }) {
  const Icon = ICONS[look];
  return <Icon aria-hidden />;
}

const SKILL_WORDS = {
  search_laws: 'step.skill_search_laws',
  read_article: 'step.skill_read_article',
  check_citations: 'step.skill_check_citations',
  calculate: 'step.skill_calculate',
  search_files: 'step.skill_search_files',
  search_cases: 'step.skill_search_cases',
} as const;

/** A skill of another release has no name here. */
function wordsOfSkill(name: unknown) {
  return SKILL_WORDS[name as keyof typeof SKILL_WORDS] ?? 'step.skill_other';
}

function wordsOf({ kind, state, values }: AnswerData['step'], t: TFunction<'chat'>): string {
  const running = state === 'running';
  const failed = state === 'failed' ? ` · ${t('step.failed')}` : '';
  switch (kind) {
    case 'search_laws': {
      if (running) return t('step.search_laws_running');
      const articles = Number(values.articles ?? 0);
      const counts = {
        articles: articles.toLocaleString('en-US'),
        digests: String(values.digests ?? 0),
        found: String(values.found ?? 0),
      };
      return (
        (articles > 0 ? t('step.search_laws_done', counts) : t('step.search_digests_done', counts)) + failed
      );
    }
    case 'search_cases':
      if (running) return t('step.search_cases_running');
      return t('step.search_cases_done', { found: String(values.found ?? 0) }) + failed;
    case 'search_web':
      if (running) return t('step.search_web_running');
      return t('step.search_web_done', { found: String(values.found ?? 0) }) + failed;
    case 'search_knowledge':
      if (running) return t('step.search_knowledge_running');
      return t('step.search_knowledge_done', { found: String(values.found ?? 0) }) + failed;
    case 'write':
      return (running ? t('step.write_running') : t('step.write')) + failed;
    case 'check_citations':
      if (running) return t('step.check_citations_running');
      if (state === 'done' && Number(values.total ?? 0) === 0) return t('check.none');
      if (isDigestsOnly({ kind, state, values }))
        return Number(values.digests ?? 0) > 0
          ? t('step.check_digests_done', { count: Number(values.digests) })
          : t('step.check_no_text');
      return (
        t('step.check_citations_done', {
          verified: String(values.verified ?? 0),
          total: String(values.total ?? 0),
        }) +
        (Number(values.existing ?? 0) > 0
          ? ` · ${t('check.existing', { existing: String(values.existing) })}`
          : '') +
        failed
      );
    case 'use_skill': {
      const skill = t(wordsOfSkill(values.skill));
      const words = t('step.use_skill', { skill, about: String(values.about ?? '') });
      return (
        (Number(values.found ?? 0) > 0
          ? t('step.use_skill_found', { words, found: String(values.found) })
          : words) + failed
      );
    }
    default:
      return t(`step.${kind}`) + failed;
  }
}
