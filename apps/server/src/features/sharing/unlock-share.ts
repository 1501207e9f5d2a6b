import type { Caller, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { throttleAttempts, verifyPassword } from '../account/index.ts';
import { findOpenShare } from './open-share.ts';
import { knownReader, noteInBrowser } from './opening-cookies.ts';
import type { SharingContext } from './sharing-context.ts';

/**
 * Opens a share in this browser with its password. Wrong ones are slowed by share and by network; a browser that it opened in before
 * by its own alone.
 * @throws AppError `share_gone`, `wrong_share_password`, `rate_limited`
 */
export async function unlockShare(
  context: SharingContext & RequestContext<Caller | null>,
  { shareId, password }: { shareId: string; password: string },
): Promise<{ opensUntil: string }> {
  const { share: row } = await findOpenShare(context, shareId);
  if (row.passwordHash !== null) {
    const attempt = { kind: 'share' as const, account: row.id, reader: knownReader(context, row) };
    await throttleAttempts(context, attempt, async () => {
      if (!(await verifyPassword(row.passwordHash, password))) throw new AppError('wrong_share_password');
    });
    noteInBrowser(context, 'known', row);
  }
  return { opensUntil: noteInBrowser(context, 'unlocked', row).toISOString() };
}
