import PictureOutlined from '@ant-design/icons/PictureOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import type { CloneContent } from '@mingfa/contract/clone-content';
import { uploadClonePicture } from '@mingfa/contract/clone-picture';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestData } from '../../../../lib/client.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { toast } from '../../../../lib/toast.ts';
import { sendUpload } from '../../../../lib/upload/send-upload.ts';
import styles from './avatar-field.module.css';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));
const GenerateDialog = lazy(() => import('./generate-dialog.tsx'));

/** Of a photograph as it is chosen; what is sent is a small square of it. */
const CHOSEN_MEGABYTES_MAX = 30;

export interface AvatarPictureProps {
  appId: string;
  avatar: CloneContent['avatar'];
  onPicture: (pictureId: string | null) => void;
}

/** Ways to a picture of one's own: chosen and cropped, or made by a model; and back to the drawing. */
export function AvatarPicture({ appId, avatar, onPicture }: AvatarPictureProps) {
  const { t } = useTranslation('clone');
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [isGenerating, setIsGenerating] = useState(false);
  const sending = useMutation({
    mutationFn: async (picture: File) => {
      const uploadId = await sendUpload(picture, 'image');
      return requestData(uploadClonePicture, { params: { appId }, body: { uploadId } });
    },
    onSuccess: ({ pictureId }) => {
      onPicture(pictureId);
      setChosen(null);
    },
    onError: toastFailure,
  });
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (file.size > CHOSEN_MEGABYTES_MAX * 1024 * 1024)
      toast.error(t('avatar.tooLarge', { megabytes: CHOSEN_MEGABYTES_MAX }));
    else setChosen(file);
  };
  return (
    <div className={styles.faces}>
      <Button size="small" icon={<UploadOutlined aria-hidden />} onClick={() => picker.current?.click()}>
        {t('avatar.upload')}
      </Button>
      <Button size="small" icon={<PictureOutlined aria-hidden />} onClick={() => setIsGenerating(true)}>
        {t('avatar.generate')}
      </Button>
      {avatar.pictureId ? (
        <Button size="small" type="text" onClick={() => onPicture(null)}>
          {t('avatar.useDrawing')}
        </Button>
      ) : null}
      <input
        ref={picker}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        aria-label={t('avatar.upload')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Suspense>
        {chosen ? (
          <CropDialog
            file={chosen}
            isSending={sending.isPending}
            onClose={() => setChosen(null)}
            onTake={(picture) => sending.mutate(picture)}
          />
        ) : null}
        {isGenerating ? (
          <GenerateDialog
            appId={appId}
            avatar={avatar}
            onClose={() => setIsGenerating(false)}
            onTake={(pictureId) => {
              onPicture(pictureId);
              setIsGenerating(false);
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
