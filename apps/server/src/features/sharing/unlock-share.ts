import type { Caller, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { throttleAttempts, verifyPassword } from '../account/index.ts';
import { findOpenShare } from './open-share.ts';
import { noteInBrowser } from './opening-cookies.ts';
import type { SharingContext } from './sharing-context.ts';

/**
 * Opens a share in this browser with its password. Wrong ones are slowed by share and by network.
 * @throws AppError `share_gone`, `wrong_share_password`, `rate_limited`
 */
export async function unlockShare(
  context: SharingContext & RequestContext<Caller | null>,
  { shareId, password }: { shareId: string; password: string },
): Promise<{ opensUntil: string }> {
  const { share: row } = await findOpenShare(context, shareId);
  if (row.passwordHash !== null)
    await throttleAttempts(context, { kind: 'share', account: row.id }, async () => {
      if (!(await verifyPassword(row.passwordHash, password))) throw new AppError('wrong_share_password');
    });
  return { opensUntil: noteInBrowser(context, 'unlocked', row).toISOString() };
}
