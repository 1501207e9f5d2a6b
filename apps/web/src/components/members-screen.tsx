import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMember } from '../lib/session.ts';
import { MembersOnly } from './members-only.tsx';
import { ScreenHeader } from './screen-header.tsx';

export interface MembersScreenProps {
  /** Of the screen, where a guest sees it; members see the thing's own. */
  title: string;
  start?: ReactNode;
  children: ReactNode;
}

/** A screen behind a link somebody was given: without an account one is offered one, before anything is asked for. */
export function MembersScreen({ title, start, children }: MembersScreenProps) {
  const { t } = useTranslation('shell');
  if (useIsMember()) return children;
  return (
    <>
      <ScreenHeader title={title} start={start} />
      <MembersOnly sentence={t('members.sentence')} hint={t('members.hint')}>
        {null}
      </MembersOnly>
    </>
  );
}
