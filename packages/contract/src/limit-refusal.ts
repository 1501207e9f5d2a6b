import { z } from 'zod';
import { limitKind } from './limit-kind.ts';
import { isoTime } from './values.ts';

/** What somebody at a limit can do: an account or VIP has more, room can be made, an administrator can allow more. */
export const limitWay = z.enum(['sign_up', 'vip', 'delete', 'ask_administrator']);
/** What {@link limitWay} reads. */
export type LimitWay = z.infer<typeof limitWay>;

/** What a limit refused, told beside the words of the error: of which kind, when it resets (null: not by itself), and the ways on. */
export const limitRefusal = z.object({
  kind: limitKind,
  resetsAt: isoTime.nullable(),
  ways: z.array(limitWay),
});
/** What {@link limitRefusal} reads. */
export type LimitRefusal = z.infer<typeof limitRefusal>;
