import { Button, Slider } from 'antd';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import 'react-easy-crop/react-easy-crop.css';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { toast } from '../../../../lib/toast.ts';
import styles from './avatar.module.css';
import { cropPicture, type PictureArea } from './crop-picture.ts';

const LARGEST_ZOOM = 4;

export interface CropAvatarDialogProps {
  /** Of the chosen picture, readable in this browser. */
  address: string;
  isSaving: boolean;
  onCropped: (picture: File) => void;
  onClose: () => void;
}

/** Chooses the square of a picture that becomes the avatar: by pointer, fingers, wheel, arrow keys and the slider. */
export default function CropAvatarDialog({ address, isSaving, onCropped, onClose }: CropAvatarDialogProps) {
  const { t } = useTranslation(['account', 'shell']);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  const fail = () => {
    toast.error(t('settings.avatarUnreadable'));
    onClose();
  };
  const save = () => {
    if (area) cropPicture(address, area).then(onCropped, fail);
  };
  return (
    <ModalDialog
      open
      size="small"
      title={t('settings.cropAvatar')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button type="primary" disabled={!area} loading={isSaving} onClick={save}>
            {t('settings.useAvatar')}
          </Button>
        </>
      }
    >
      <div className={styles.stage}>
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          maxZoom={LARGEST_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t('settings.avatarPart') }}
          mediaProps={{ onError: fail }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
        />
      </div>
      <div className={styles.zoom}>
        <span aria-hidden="true">{t('settings.avatarZoom')}</span>
        <Slider
          className={styles.slider ?? ''}
          min={1}
          max={LARGEST_ZOOM}
          step={0.1}
          value={zoom}
          tooltip={{ open: false }}
          ariaLabelForHandle={t('settings.avatarZoom')}
          onChange={setZoom}
        />
      </div>
    </ModalDialog>
  );
}
