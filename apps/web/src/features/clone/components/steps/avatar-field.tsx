import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { type CloneContent, cloneContent } from '@mingfa/contract/clone-content';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloneFace } from '../../../../components/clone-face.tsx';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import { randomId } from '../../../../lib/random-id.ts';
import styles from './avatar-field.module.css';
import { AvatarPicture } from './avatar-picture.tsx';

type Avatar = CloneContent['avatar'];
const STYLES = cloneContent.shape.avatar.unwrap().shape.style.unwrap().options;
const OFFERED = 6;
const SEED_LENGTH = 6;
const newSeeds = () => Array.from({ length: OFFERED }, () => randomId().slice(0, SEED_LENGTH));

export interface AvatarFieldProps {
  appId: string;
  avatar: Avatar;
  onChange: (avatar: Avatar) => void;
}

/** The face: a style, and one of several drawings in it; or a picture. */
export function AvatarField({ appId, avatar, onChange }: AvatarFieldProps) {
  const { t } = useTranslation('clone');
  const [seeds, setSeeds] = useState(newSeeds);
  /** Whoever chooses a drawing has no picture any more. */
  const drawn = { ...avatar, pictureId: null };
  const offered = [avatar.seed, ...seeds.filter((seed) => seed !== avatar.seed)].slice(0, OFFERED);
  return (
    <FieldGroup label={t('avatar.label')} help={t('avatar.help')}>
      <div className={styles.row}>
        <CloneFace avatar={avatar} size="large" />
        <div className={styles.choices}>
          <div className={styles.faces} role="radiogroup" aria-label={t('avatar.style')}>
            {STYLES.map((style) => (
              <label key={style} className={styles.style}>
                <input
                  type="radio"
                  name="avatar-style"
                  checked={!avatar.pictureId && style === avatar.style}
                  onChange={() => onChange({ ...drawn, style })}
                />
                <CloneFace avatar={{ ...drawn, style }} size="row" />
                {t(`avatar.styles.${style}`)}
              </label>
            ))}
          </div>
          <div className={styles.faces} role="radiogroup" aria-label={t('avatar.drawing')}>
            {offered.map((seed, place) => (
              <label key={seed} className={styles.face}>
                <input
                  type="radio"
                  name="avatar-seed"
                  aria-label={t('avatar.drawingNumber', { number: place + 1 })}
                  checked={!avatar.pictureId && seed === avatar.seed}
                  onChange={() => onChange({ ...drawn, seed })}
                />
                <CloneFace avatar={{ ...drawn, seed }} />
              </label>
            ))}
            <Button
              type="text"
              size="small"
              icon={<ReloadOutlined aria-hidden />}
              onClick={() => setSeeds(newSeeds())}
            >
              {t('avatar.others')}
            </Button>
          </div>
          <AvatarPicture
            appId={appId}
            avatar={avatar}
            onPicture={(pictureId) => onChange({ ...avatar, pictureId })}
          />
        </div>
      </div>
    </FieldGroup>
  );
}
