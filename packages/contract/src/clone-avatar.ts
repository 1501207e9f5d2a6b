import { z } from 'zod';
import { idOf } from './ids.ts';

/** A face: drawn from style and seed, the same every time; or a picture its maker gave it, where there is one. */
export const cloneAvatar = z.object({
  style: z.enum(['cubes', 'rings', 'seal']).default('cubes'),
  seed: z.string().trim().max(40).default(''),
  /** A picture of this clone, which never changes; shown in the place of the drawing. */
  pictureId: idOf('clonePicture').nullable().default(null),
});
/** What {@link cloneAvatar} reads. */
export type CloneAvatar = z.infer<typeof cloneAvatar>;

/** A picture as it is stored: a square WebP, drawn anew from whatever was sent. */
export const CLONE_PICTURE = { side: 256, bytesMax: 64 * 1024 } as const;
