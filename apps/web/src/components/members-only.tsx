import ReadOutlined from '@ant-design/icons/ReadOutlined';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useIsMember, useSession } from '../lib/session.ts';
import { EmptyState } from './empty-state.tsx';
import { PageLoading } from './page-loading.tsx';

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
  const navigate = useNavigate();
  const { pathname } = useLocation();
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
        <Button type="primary" onClick={() => void navigate('/sign_up', { state: { from: pathname } })}>
          {t('user.signUp')}
        </Button>
      }
    />
  );
}
