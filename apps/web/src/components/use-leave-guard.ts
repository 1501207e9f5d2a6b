import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { confirmAction } from './confirm-action.tsx';

const hold = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before a screen with unsaved changes is left, by a link, the back button or the closing of the tab. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const { t } = useTranslation('shell');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isAsking = true;
    const question = {
      title: t('leave.title'),
      text: t('leave.text'),
      confirmText: t('leave.confirm'),
      danger: true,
    };
    void confirmAction(question).then((confirmed) => {
      if (!isAsking) return;
      if (confirmed) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isAsking = false;
    };
  }, [blocker, t]);
}
