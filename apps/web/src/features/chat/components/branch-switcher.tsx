import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import type { Message } from '@mingfa/contract/chat';
import { useTranslation } from 'react-i18next';
import styles from './message-actions.module.css';

/** `‹ 2 / 3 ›` between the versions of an edited question or a regenerated answer. */
export function BranchSwitcher({
  message,
  onShow,
  disabled,
}: {
  message: Message;
  onShow: (messageId: string) => void;
  disabled: boolean;
}) {
  const { t } = useTranslation('chat');
  const { siblings, messageId } = message;
  const at = siblings.indexOf(messageId);
  if (siblings.length < 2 || at < 0) return null;
  const [previous, next] = [siblings[at - 1], siblings[at + 1]];
  return (
    <fieldset
      className={styles.branch}
      aria-label={t('message.branch', { index: at + 1, total: siblings.length })}
    >
      <button
        type="button"
        className={styles.action}
        aria-label={t('message.previous')}
        disabled={disabled || !previous}
        onClick={() => previous && onShow(previous)}
      >
        <LeftOutlined />
      </button>
      <span aria-hidden="true">
        {at + 1} / {siblings.length}
      </span>
      <button
        type="button"
        className={styles.action}
        aria-label={t('message.next')}
        disabled={disabled || !next}
        onClick={() => next && onShow(next)}
      >
        <RightOutlined />
      </button>
    </fieldset>
  );
}
