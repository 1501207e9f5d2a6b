import ReadOutlined from '@ant-design/icons/ReadOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useIsMember, useSession } from '../lib/session.ts';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';
import { PageLoading } from './page-loading.tsx';
import { WaysOn } from './ways-on.tsx';

export interface MembersOnlyProps {
  /** What a guest is told: files and pages need an account. */
  sentence: string;
  hint: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** Content for people with an account; a guest is shown the way to one, and comes back here with it. */
export function MembersOnly({ sentence, hint, icon = <ReadOutlined />, children }: MembersOnlyProps) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const state = { from: pathname + search };
  const ready = useSession((state) => state.ready);
  const isMember = useIsMember();
  if (!ready) return <PageLoading />;
  if (isMember) return children;
  return (
    <EmptyState
      icon={icon}
      sentence={sentence}
      hint={hint}
      action={
        <WaysOn>
          <LinkButton primary to="/sign_up" state={state}>
            {t('user.signUp')}
          </LinkButton>
          <LinkButton to="/sign_in" state={state}>
            {t('user.signIn')}
          </LinkButton>
        </WaysOn>
      }
    />
  );
}
