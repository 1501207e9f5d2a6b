import FormOutlined from '@ant-design/icons/FormOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { draftFromAddress } from '../lib/drafting-address.ts';

/** Leads to the documents that can be drafted from what is on the screen. */
export function DraftFromButton({ kind, id }: { kind: 'document' | 'report'; id: string }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const address = draftFromAddress(kind, id);
  return (
    <Button
      icon={<FormOutlined aria-hidden />}
      href={address}
      onClick={(event) => {
        event.preventDefault();
        void navigate(address);
      }}
    >
      {t('action.draftFrom')}
    </Button>
  );
}
