import { type Profile, updateProfile } from '@mingfa/contract/account';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEndpointMutation } from '../../../lib/query.ts';
import { storeProfile } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { showFormFailure } from '../hooks/show-form-failure.ts';
import { AvatarField } from './avatar/avatar-field.tsx';
import { ChangeMobile } from './rights/change-mobile.tsx';
import styles from './settings-section.module.css';
import { SettingsSection } from './settings-section.tsx';

export function ProfileSettings({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'shell']);
  const [form] = Form.useForm<{ nickname: string }>();
  const saving = useEndpointMutation(updateProfile, {
    onSuccess: (saved) => {
      storeProfile(saved);
      toast.success(t('shell:action.saved'));
    },
    onError: (error) => showFormFailure(form, error),
  });
  return (
    <SettingsSection title={t('settings.profile')}>
      <AvatarField profile={profile} />
      <div className={styles.row}>
        <span className={styles.label}>{t('settings.mobile')}</span>
        <span>{profile.mobile}</span>
        <ChangeMobile />
      </div>
      <div className={styles.row}>
        <span className={styles.label}>{t('settings.role')}</span>
        <span>{t(profile.role === 'admin' ? 'settings.roleAdmin' : 'settings.roleUser')}</span>
      </div>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        className={styles.form ?? ''}
        initialValues={{ nickname: profile.nickname }}
        onFinish={({ nickname }) => saving.mutate({ body: { nickname: nickname.trim() } })}
      >
        <Form.Item
          name="nickname"
          label={t('form.nickname')}
          rules={[
            { required: true, whitespace: true, message: t('form.required', { field: t('form.nickname') }) },
          ]}
        >
          <Input autoComplete="nickname" maxLength={30} />
        </Form.Item>
        <Button htmlType="submit" loading={saving.isPending}>
          {t('shell:action.save')}
        </Button>
      </Form>
    </SettingsSection>
  );
}
