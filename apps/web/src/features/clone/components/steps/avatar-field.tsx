import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { type CloneContent, cloneContent } from '@mingfa/contract/clone-content';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloneFace } from '../../../../components/clone-face.tsx';
import { randomId } from '../../../../lib/random-id.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import styles from './avatar-field.module.css';

type Avatar = CloneContent['avatar'];
const STYLES = cloneContent.shape.avatar.unwrap().shape.style.unwrap().options;
const OFFERED = 6;
const SEED_LENGTH = 6;
const newSeeds = () => Array.from({ length: OFFERED }, () => randomId().slice(0, SEED_LENGTH));

export interface AvatarFieldProps {
  avatar: Avatar;
  onChange: (avatar: Avatar) => void;
}

/** The face: a style, and one of several drawings in it. */
export function AvatarField({ avatar, onChange }: AvatarFieldProps) {
  const { t } = useTranslation('clone');
  const [seeds, setSeeds] = useState(newSeeds);
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
                  checked={style === avatar.style}
                  onChange={() => onChange({ ...avatar, style })}
                />
                <CloneFace avatar={{ ...avatar, style }} size="row" />
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
                  checked={seed === avatar.seed}
                  onChange={() => onChange({ ...avatar, seed })}
                />
                <CloneFace avatar={{ ...avatar, seed }} />
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
        </div>
      </div>
    </FieldGroup>
  );
}
