import type { Endpoint } from '@mingfa/contract/endpoint';
import i18next from 'i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { failureOf } from '../../../lib/api-answer.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints } from '../../../lib/query.ts';

/** What a save failed of; where another administrator came first, who it was, and the way to see what they set. */
export function tellChangedSetting(...reads: readonly Endpoint[]): (error: unknown) => void {
  return (error) => {
    const failure = failureOf(error);
    if (failure?.errorCode !== 'setting_changed') return toastFailure(error);
    void confirmAction({
      title: i18next.t('settingChanged.title', { ns: 'administration' }),
      text: failure.message,
      confirmText: i18next.t('settingChanged.reload', { ns: 'administration' }),
    }).then((confirmed) => (confirmed ? refreshEndpoints(...reads) : undefined));
  };
}
