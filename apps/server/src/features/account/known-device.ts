import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { knownDevice, user } from '../../db/schema/account.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { hashToken, makeToken } from './hash-token.ts';

/** A person has a few; scripts that sign in as a new device each time make many. */
const DEVICES_OF_AN_ACCOUNT = 20;

/**
 * Remembers that an account signed in on this browser, and gives the token it is known by from now on: the one it has, where
 * it was given one here, for whichever account.
 */
export async function rememberDevice(
  context: RequestContext<unknown>,
  tx: DatabaseOrTransaction,
  userId: string,
): Promise<string> {
  const now = context.clock.now();
  const token = (await findOwnToken(context, tx)) ?? makeToken();
  await tx
    .insert(knownDevice)
    .values({ userId, tokenHash: hashToken(token), createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevice.userId, knownDevice.tokenHash],
      set: { lastUsedAt: now },
    });
  const surplus = await tx
    .select({ tokenHash: knownDevice.tokenHash })
    .from(knownDevice)
    .where(eq(knownDevice.userId, userId))
    .orderBy(desc(knownDevice.lastUsedAt))
    .offset(DEVICES_OF_AN_ACCOUNT);
  const hashes = surplus.map(({ tokenHash }) => tokenHash);
  if (hashes.length > 0)
    await tx
      .delete(knownDevice)
      .where(and(eq(knownDevice.userId, userId), inArray(knownDevice.tokenHash, hashes)));
  return token;
}

/** Whether an account that was signed in to before is so now in a browser it has not seen. */
export async function isUnknownDevice(
  context: RequestContext<unknown>,
  tx: DatabaseOrTransaction,
  userId: string,
): Promise<boolean> {
  const { deviceToken } = context.request;
  const known = await tx
    .select({ tokenHash: knownDevice.tokenHash })
    .from(knownDevice)
    .where(eq(knownDevice.userId, userId));
  const own = deviceToken ? hashToken(deviceToken) : null;
  return known.length > 0 && known.every(({ tokenHash }) => tokenHash !== own);
}

/** A token that nobody was given here is not taken over: whoever made it up might know it. */
async function findOwnToken(
  context: RequestContext<unknown>,
  tx: DatabaseOrTransaction,
): Promise<string | null> {
  const { deviceToken } = context.request;
  if (!deviceToken) return null;
  const given = await tx.$count(knownDevice, eq(knownDevice.tokenHash, hashToken(deviceToken)));
  return given > 0 ? deviceToken : null;
}

/** The hash of the token this browser was given when somebody signed in to the account on it. */
export async function findKnownDevice(
  context: RequestContext<unknown>,
  account: string,
): Promise<string | null> {
  const { deviceToken } = context.request;
  if (!deviceToken) return null;
  const [known] = await context.db
    .select({ tokenHash: knownDevice.tokenHash })
    .from(knownDevice)
    .innerJoin(user, eq(user.id, knownDevice.userId))
    .where(
      and(
        eq(knownDevice.tokenHash, hashToken(deviceToken)),
        or(eq(user.id, account), eq(user.mobile, account)),
      ),
    );
  return known?.tokenHash ?? null;
}
