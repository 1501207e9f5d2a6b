import type { CloneAvatar } from '@mingfa/contract/clone-avatar';
import { drawAvatar } from '@mingfa/contract/draw-avatar';
import { useMemo } from 'react';
import styles from './clone-face.module.css';

/** Sides in pixels: in a line, in a row, on a card, above an opening. */
const SIDES = { small: 20, row: 32, card: 48, large: 72 } as const;

export interface CloneFaceProps {
  avatar: CloneAvatar;
  /** `card`, if nothing is said. */
  size?: keyof typeof SIDES;
}

/** A clone's face, drawn from its style and seed. The name always stands beside it, so it says nothing to those who listen. */
export function CloneFace({ avatar, size = 'card' }: CloneFaceProps) {
  const { style, seed } = avatar;
  // As the address of a picture, whatever it holds cannot act.
  const address = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(drawAvatar(style, seed))}`,
    [style, seed],
  );
  return (
    <img
      src={address}
      alt=""
      draggable={false}
      className={styles.face}
      width={SIDES[size]}
      height={SIDES[size]}
    />
  );
}
