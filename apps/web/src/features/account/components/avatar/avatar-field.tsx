import { type Profile, uploadAvatar } from '@mingfa/contract/account';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ChangeEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestData } from '../../../../lib/client.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { storeProfile } from '../../../../lib/session.ts';
import { toast } from '../../../../lib/toast.ts';
import { sendUpload } from '../../../../lib/upload/send-upload.ts';
import styles from '../settings-section.module.css';

const CropAvatarDialog = lazy(() => import('./crop-avatar-dialog.tsx'));

/** Pictures of phones are smaller; a larger one would stop the browser for a while. */
const LARGEST_BYTES = 30 * 1024 * 1024;

/** The account's picture: chosen, cut to a square in this browser, then sent. */
export function AvatarField({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen]);
  const uploading = useMutation({
    mutationFn: async (file: File) =>
      requestData(uploadAvatar, { body: { uploadId: await sendUpload(file, 'image') } }),
    onSuccess: (saved) => {
      storeProfile(saved);
      setChosen(null);
    },
    onError: toastFailure,
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (file.size > LARGEST_BYTES) toast.error(t('settings.avatarTooLarge'));
    else setChosen(URL.createObjectURL(file));
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
      <Button onClick={() => picker.current?.click()}>{t('settings.changeAvatar')}</Button>
      <span className={styles.small}>{t('settings.avatarHelp')}</span>
      {chosen === null ? null : (
        <Suspense>
          <CropAvatarDialog
            address={chosen}
            isSaving={uploading.isPending}
            onCropped={(picture) => uploading.mutate(picture)}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
