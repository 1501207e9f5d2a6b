import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { idempotencyKey } from '../db/schema/account.ts';
import type { AppContext } from '../ports/app-context.ts';
import { AppError } from '../ports/app-error.ts';
import type { PersonalData } from '../ports/personal-data.ts';

/** A request that was never finished (the server died) may be taken over after this time. */
const ABANDONED_AFTER_MS = 60_000;
/** Answers are given again for a day. */
const KEPT_MS = 24 * 3_600_000;

export interface IdempotentRequest {
  key: string;
  /** The caller; `nobody` on public endpoints, where the unguessable key alone tells requests apart. */
  userId: string;
  endpoint: string;
  requestHash: string;
}

/** Seals answers at rest: one that opens a session carries its token. */
export interface Seal {
  encryptSecret(text: string): string;
  decryptSecret(sealed: string): string;
}

type IdempotencyContext = AppContext & { secrets: Seal };

/** A hash of everything a request says, by which a repetition is told from another request with the same key. */
export function hashRequest(input: { params: unknown; query: unknown; body: unknown }): string {
  return createHash('sha256')
    .update(JSON.stringify([input.params, input.query, input.body]))
    .digest('base64url');
}

/**
 * Does the work once for a key and keeps its answer.
 * @throws AppError `idempotency_conflict` for another body, `request_in_progress` while the first is at work
 */
export async function answerOnce(
  context: IdempotencyContext,
  request: IdempotentRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const earlier = await claimKey(context, request, { resumable: false });
  if (earlier) return JSON.parse(context.secrets.decryptSecret(earlier));
  let answer: unknown;
  try {
    answer = await work();
  } catch (error) {
    // A failure is not kept: the same request may succeed later.
    await context.db.delete(idempotencyKey).where(isKey(request));
    throw error;
  }
  await context.db
    .update(idempotencyKey)
    .set({ status: 200, answer: context.secrets.encryptSecret(JSON.stringify(answer)) })
    .where(isKey(request));
  return answer;
}

/** For streams: only guards the key against another body; the verb itself finds the run it began. */
export async function guardStreamKey(context: IdempotencyContext, request: IdempotentRequest): Promise<void> {
  await claimKey(context, request, { resumable: true });
}

/** Takes the key, or gives the sealed answer of the request that had it. */
async function claimKey(
  context: IdempotencyContext,
  request: IdempotentRequest,
  options: { resumable: boolean },
): Promise<string | null> {
  const now = context.clock.now();
  const taken = await context.db
    .insert(idempotencyKey)
    .values({ ...request, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  if (taken.length > 0) return null;
  const [row] = await context.db.select().from(idempotencyKey).where(isKey(request));
  if (!row) return claimKey(context, request, options);
  if (row.requestHash !== request.requestHash) throw new AppError('idempotency_conflict');
  if (options.resumable) return null;
  if (typeof row.answer === 'string') return row.answer;
  const takenOver = await context.db
    .update(idempotencyKey)
    .set({ createdAt: now })
    .where(
      and(
        isKey(request),
        isNull(idempotencyKey.answer),
        lt(idempotencyKey.createdAt, new Date(now.getTime() - ABANDONED_AFTER_MS)),
      ),
    )
    .returning({ key: idempotencyKey.key });
  if (takenOver.length === 0) throw new AppError('request_in_progress', {}, { retryAfterSeconds: 2 });
  return null;
}

function isKey(request: IdempotentRequest) {
  return and(
    eq(idempotencyKey.userId, request.userId),
    eq(idempotencyKey.endpoint, request.endpoint),
    eq(idempotencyKey.key, request.key),
  );
}

/** Forgets keys older than a day. */
export async function forgetOldKeys(context: AppContext): Promise<void> {
  const before = new Date(context.clock.now().getTime() - KEPT_MS);
  await context.db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, before));
}

/** The keys of a person's requests, with the answers they had. */
export function personalRequestKeys(context: AppContext): PersonalData {
  return {
    name: 'request-keys',
    async forget(userId) {
      const gone = await context.db
        .delete(idempotencyKey)
        .where(eq(idempotencyKey.userId, userId))
        .returning({ key: idempotencyKey.key });
      return gone.length;
    },
    export: null,
  };
}
