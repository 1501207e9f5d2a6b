import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiFailure } from '../../lib/api-answer.ts';
import styles from './limit.module.css';
import { LimitWays } from './limit-ways.tsx';

/** Beside what was refused: what ran out, until when, and the ways on. */
export function LimitNote({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation('quota');
  const navigate = useNavigate();
  if (!failure.refusal) return null;
  const { kind, resetsAt } = failure.refusal;
  return (
    <div className={styles.note} role="alert">
      <p className={styles.title}>
        {t(resetsAt ? 'refused.usedUp' : 'refused.full', { kind: t(`kinds.${kind}`) })}
      </p>
      <p className={styles.text}>{failure.message}</p>
      <LimitWays failure={failure} go={(to) => void navigate(to)} />
    </div>
  );
}
