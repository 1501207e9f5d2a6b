import * as chat from '@mingfa/contract/chat';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { usePaused } from '../../../lib/use-paused.ts';
import { useChatPlace } from '../hooks/use-chat-place.ts';
import styles from './composer.module.css';

const QUESTION_MIN_LENGTH = 6;

/** Facts the question leaves open, offered while one pauses in typing. */
export default function ComposerTips({
  question,
  onUse,
}: {
  question: string;
  onUse: (insert: string) => void;
}) {
  const { t } = useTranslation('chat');
  const { at } = useChatPlace();
  const listLangTips = at(chat.listLangTips);
  const hasSession = useSession((state) => state.hasSession);
  const paused = usePaused(question.trim().slice(0, 2000), '');
  const wanted = hasSession && paused.length >= QUESTION_MIN_LENGTH;
  const tips = useEndpoint(
    listLangTips,
    { query: { question: paused } },
    { enabled: wanted, placeholderData: keepPreviousData },
  );
  const items = question.trim().length >= QUESTION_MIN_LENGTH && wanted ? (tips.data?.items ?? []) : [];
  if (items.length === 0) return null;
  return (
    <div className={styles.tips}>
      <span>{t('composer.tips')}</span>
      {items.map((tip) => (
        <button key={tip.tipId} type="button" className={styles.tip} onClick={() => onUse(tip.insert)}>
          {tip.label}
        </button>
      ))}
    </div>
  );
}
