import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import InfoCircleFilled from '@ant-design/icons/InfoCircleFilled';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../lib/i18n.ts';
import { dismissToast, type ToastMessage, tellRefused, useToasts } from '../lib/toast.ts';
import styles from './toaster.module.css';

const LimitDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./limit/limit-dialog.tsx'), loadNamespaces('quota')]);
  return { default: dialog.LimitDialog };
});

const ICONS = { success: CheckCircleFilled, error: CloseCircleFilled, info: InfoCircleFilled };
const SHOWN_MS = { success: 4_000, info: 5_000, error: 9_000 };

function Toast({ message }: { message: ToastMessage }) {
  const { t } = useTranslation('shell');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(message.id), SHOWN_MS[message.kind]);
    return () => clearTimeout(timer);
  }, [held, message]);
  const Icon = ICONS[message.kind];
  return (
    <div className={styles.toast} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <span className={`${styles.icon} ${styles[message.kind]}`} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.text} role={message.kind === 'error' ? 'alert' : 'status'}>
        {message.text}
      </span>
      <button
        type="button"
        className={styles.close}
        aria-label={t('action.close')}
        onClick={() => dismissToast(message.id)}
      >
        <CloseOutlined />
      </button>
    </div>
  );
}

/**
 * Shows what `toast` says, above everything, open dialogs included.
 * @param go goes to a screen
 */
export function Toaster({ go }: { go: (to: string) => void }) {
  const { t } = useTranslation('shell');
  const region = useRef<HTMLElement>(null);
  const { messages, refused } = useToasts();
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // Shown anew each time: the newest of the top layer lies on top.
    if (element.matches(':popover-open')) element.hidePopover();
    if (messages.length > 0) element.showPopover();
  }, [messages]);
  return (
    <>
      <section ref={region} popover="manual" className={styles.region} aria-label={t('notifications')}>
        {messages.map((message) => (
          <Toast key={message.id} message={message} />
        ))}
      </section>
      {refused ? (
        <Suspense>
          <LimitDialog failure={refused} go={go} onClose={() => tellRefused(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
