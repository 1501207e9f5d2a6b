import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';

/** What a guest sees: files need an account. */
export function SignUpFirst() {
  const { t } = useTranslation(['knowledge', 'shell']);
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={<FolderOpenOutlined />}
      sentence={t('signUpTitle')}
      hint={t('signUpHint')}
      action={
        <Button
          type="primary"
          onClick={() => void navigate('/sign_up', { state: { from: '/knowledge_base' } })}
        >
          {t('shell:user.signUp')}
        </Button>
      }
    />
  );
}
