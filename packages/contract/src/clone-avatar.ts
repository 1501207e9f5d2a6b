import { z } from 'zod';

/** A picture that is drawn from these two, the same every time; nothing is fetched for it. */
export const cloneAvatar = z.object({
  style: z.enum(['cubes', 'rings', 'seal']).default('cubes'),
  seed: z.string().trim().max(40).default(''),
});
/** What {@link cloneAvatar} reads. */
export type CloneAvatar = z.infer<typeof cloneAvatar>;
