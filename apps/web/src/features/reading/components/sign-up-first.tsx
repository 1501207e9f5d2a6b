import ReadOutlined from '@ant-design/icons/ReadOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';

/** What a guest sees: files and pages need an account. */
export function SignUpFirst({ sentence, hint }: { sentence: string; hint: string }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <EmptyState
      icon={<ReadOutlined />}
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
