import type { CloneAvatar } from '@mingfa/contract/clone-avatar';
import { readClonePicture } from '@mingfa/contract/clone-picture';
import { drawAvatar } from '@mingfa/contract/draw-avatar';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { endpointKey } from '../lib/query.ts';
import { readFileAddress } from '../lib/read-file.ts';
import styles from './clone-face.module.css';
import { CloneLink } from './clone-link.ts';

/** Sides in pixels: in a line, in a row, on a card, above an opening. */
const SIDES = { small: 20, row: 32, card: 48, large: 72 } as const;

export interface CloneFaceProps {
  avatar: CloneAvatar;
  /** `card`, if nothing is said. */
  size?: keyof typeof SIDES;
}

/**
 * A clone's face: its picture, or drawn from its style and seed. The name always stands beside it, so it says nothing to those who
 * listen.
 */
export function CloneFace({ avatar, size = 'card' }: CloneFaceProps) {
  return avatar.pictureId ? (
    <PictureFace avatar={avatar} pictureId={avatar.pictureId} size={size} />
  ) : (
    <DrawnFace avatar={avatar} size={size} />
  );
}

type FaceProps = Required<CloneFaceProps>;

function DrawnFace({ avatar: { style, seed }, size }: FaceProps) {
  // As the address of a picture, whatever it holds cannot act.
  const address = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(drawAvatar(style, seed))}`,
    [style, seed],
  );
  return <Face address={address} size={size} />;
}

/** Without the picture, whatever kept it back, the drawing stands in its place. */
function PictureFace({ avatar, pictureId, size }: FaceProps & { pictureId: string }) {
  const linkId = use(CloneLink);
  const request = { params: { pictureId }, query: linkId ? { linkId } : {} };
  const picture = useQuery({
    queryKey: endpointKey(readClonePicture, request),
    queryFn: ({ signal }) => readFileAddress(readClonePicture, request, signal),
    // A picture never changes; another one has another id.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (picture.isError) return <DrawnFace avatar={avatar} size={size} />;
  if (picture.data) return <Face address={picture.data} size={size} isPicture />;
  return <span className={styles.awaited} style={{ width: SIDES[size], height: SIDES[size] }} />;
}

function Face({
  address,
  size,
  isPicture = false,
}: Pick<FaceProps, 'size'> & { address: string; isPicture?: boolean }) {
  return (
    <img
      src={address}
      alt=""
      draggable={false}
      className={`${styles.face} ${isPicture ? styles.picture : ''}`}
      width={SIDES[size]}
      height={SIDES[size]}
    />
  );
}
