import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MembersOnly } from '../../../components/members-only.tsx';

/** Knowledge bases need an account. */
export function ForMembers({ children }: { children: ReactNode }) {
  const { t } = useTranslation('knowledge');
  return (
    <MembersOnly icon={<FolderOpenOutlined />} sentence={t('signUpTitle')} hint={t('signUpHint')}>
      {children}
    </MembersOnly>
  );
}
