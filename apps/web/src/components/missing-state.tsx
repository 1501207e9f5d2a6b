import FileUnknownOutlined from '@ant-design/icons/FileUnknownOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useIsMember } from '../lib/session.ts';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';
import { WaysOn } from './ways-on.tsx';

export interface MissingStateProps {
  /** What is not there, in a sentence. */
  sentence: string;
  /** The way on; home, if nothing is said. */
  action?: ReactNode;
}

/** Where a link leads to nothing: asking again would not help. What a guest looks for may belong to their account. */
export function MissingState({ sentence, action }: MissingStateProps) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const isMember = useIsMember();
  return (
    <EmptyState
      icon={<FileUnknownOutlined />}
      sentence={sentence}
      hint={t(isMember ? 'missing.hint' : 'missing.guestHint')}
      action={
        <WaysOn>
          {action ?? (
            <LinkButton primary to="/">
              {t('action.backHome')}
            </LinkButton>
          )}
          {isMember ? null : (
            <LinkButton to="/sign_in" state={{ from: pathname + search }}>
              {t('user.signIn')}
            </LinkButton>
          )}
        </WaysOn>
      }
    />
  );
}
