import type { CloneContent } from '@mingfa/contract/clone-content';
import {
  generateClonePicture,
  getPictureMaker,
  PICTURE_DESCRIPTION_CHARACTERS,
} from '@mingfa/contract/clone-picture';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloneFace } from '../../../../components/clone-face.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import styles from './generate-dialog.module.css';

export interface GenerateDialogProps {
  appId: string;
  avatar: CloneContent['avatar'];
  onClose: () => void;
  onTake: (pictureId: string) => void;
}

/** Has the configured image model make a picture; where none is, says so and how to configure it. */
export default function GenerateDialog({ appId, avatar, onClose, onTake }: GenerateDialogProps) {
  const { t } = useTranslation('clone');
  const maker = useEndpoint(getPictureMaker, {}, { staleTime: 0 });
  const [description, setDescription] = useState('');
  const [pictureId, setPictureId] = useState<string | null>(null);
  const making = useEndpointMutation(generateClonePicture, {
    onSuccess: (made) => setPictureId(made.pictureId),
    onError: toastFailure,
  });
  const isConfigured = Boolean(maker.data?.modelName);
  const make = () => making.mutate({ body: { appId, description: description.trim() } });
  return (
    <ModalDialog
      open
      title={t('avatar.generate')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('avatar.cancel')}</Button>
          {isConfigured ? (
            <Button type={pictureId ? 'default' : 'primary'} loading={making.isPending} onClick={make}>
              {t(pictureId ? 'avatar.again' : 'avatar.make')}
            </Button>
          ) : null}
          {pictureId ? (
            <Button type="primary" disabled={making.isPending} onClick={() => onTake(pictureId)}>
              {t('avatar.take')}
            </Button>
          ) : null}
        </>
      }
    >
      <Loaded query={maker}>
        {({ modelName }) =>
          modelName === null ? (
            <div className={styles.none}>
              <p>{t('avatar.noModel')}</p>
              <p className={styles.quiet}>{t('avatar.noModelHow')}</p>
            </div>
          ) : (
            <div className={styles.form}>
              <TextField
                label={t('avatar.description')}
                help={t('avatar.descriptionHelp', { model: modelName })}
                value={description}
                maxLength={PICTURE_DESCRIPTION_CHARACTERS}
                rows={3}
                placeholder={t('avatar.descriptionPlaceholder')}
                onChange={setDescription}
              />
              <div className={styles.made} aria-live="polite">
                {making.isPending ? <p className={styles.quiet}>{t('avatar.making')}</p> : null}
                {pictureId && !making.isPending ? (
                  <>
                    <CloneFace avatar={{ ...avatar, pictureId }} size="large" />
                    <p className={styles.quiet}>{t('avatar.made')}</p>
                  </>
                ) : null}
              </div>
            </div>
          )
        }
      </Loaded>
    </ModalDialog>
  );
}
