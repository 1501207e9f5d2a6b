import { type Profile, updateProfile, uploadAvatar } from '@mingfa/contract/account';
import { UPLOAD_PURPOSES } from '@mingfa/contract/upload';
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { requestData } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { storeProfile } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { sendUpload } from '../../../lib/upload/send-upload.ts';
import { showFormFailure } from '../hooks/show-form-failure.ts';
import { ChangeMobile } from './rights/change-mobile.tsx';
import styles from './settings-section.module.css';
import { SettingsSection } from './settings-section.tsx';

function AvatarField({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const picker = useRef<HTMLInputElement>(null);
  const uploading = useMutation({
    mutationFn: async (file: File) =>
      requestData(uploadAvatar, { body: { uploadId: await sendUpload(file, 'image') } }),
    onSuccess: storeProfile,
    onError: toastFailure,
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (file.size > UPLOAD_PURPOSES.image.bytesMax) toast.error(t('settings.avatarTooLarge'));
    else uploading.mutate(file);
  };
  return (
    <div className={styles.row}>
      {profile.avatar ? (
        <img
          src={profile.avatar}
          alt={t('settings.avatar')}
          className={styles.avatar}
          width={64}
          height={64}
        />
      ) : (
        <span className={styles.avatar} aria-hidden="true">
          {[...(profile.nickname || profile.mobile)][0]}
        </span>
      )}
      <input
        ref={picker}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        style={{ display: 'none' }}
        aria-label={t('settings.avatar')}
        onChange={choose}
      />
      <Button loading={uploading.isPending} onClick={() => picker.current?.click()}>
        {t('settings.changeAvatar')}
      </Button>
      <span className={styles.small}>{t('settings.avatarHelp')}</span>
    </div>
  );
}

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
