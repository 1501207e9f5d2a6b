import { accountOptions } from '@mingfa/contract/account';
import { continueShare, type ShareType } from '@mingfa/contract/share';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { useSession } from '../../../../lib/session.ts';
import styles from './page.module.css';

/** Copies what is shared into a conversation of one's own; a guest's session begins only when this is pressed. */
export function ContinueButton({ shareId, type }: { shareId: string; type: ShareType }) {
  const { t } = useTranslation('sharing');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasSession = useSession((state) => state.hasSession);
  const options = useEndpoint(accountOptions, {}, { retry: false });
  const going = useEndpointMutation(continueShare, {
    onSuccess: ({ conversationId, search, clone }) => {
      const own = clone?.appId
        ? `/clone_agent?app=${clone.appId}&conversation=${conversationId}`
        : search || type === 'search'
          ? `/ai_search/${conversationId}`
          : `/chat/${conversationId}`;
      void navigate(own);
    },
    onError: toastFailure,
  });
  const needsAccount = !hasSession && options.data?.guests === false;
  return (
    <div className={styles.continue}>
      <Button
        type="primary"
        size="large"
        loading={going.isPending}
        onClick={() =>
          needsAccount
            ? void navigate('/sign_in', { state: { from: pathname } })
            : going.mutate({ params: { shareId } })
        }
      >
        {t('page.continue')}
      </Button>
      <span className={styles.facts}>{t(needsAccount ? 'page.continueSignIn' : 'page.continueHint')}</span>
    </div>
  );
}
