import { and, eq, lt } from 'drizzle-orm';
import { idempotencyKey } from '../db/schema/account.ts';
import type { AppContext, MakeOnce } from '../ports/app-context.ts';
import { AppError } from '../ports/app-error.ts';
import type { PersonalData } from '../ports/personal-data.ts';
import type { Secrets } from '../ports/secrets.ts';

/** Answers are given again for a day. */
const KEPT_MS = 24 * 3_600_000;

export interface IdempotentRequest {
  key: string;
  /** The caller; `nobody` on public endpoints, where the unguessable key alone tells requests apart. */
  userId: string;
  endpoint: string;
  requestHash: string;
}

/** Answers are sealed at rest, since one of them opens a session; requests are hashed with the key, since one holds a password. */
export type IdempotencyContext = AppContext & { secrets: Secrets };

/** A hash of everything a request says, by which a repetition is told from another request with the same key. */
export function hashRequest(
  { secrets }: IdempotencyContext,
  input: { params: unknown; query: unknown; body: unknown },
): string {
  return secrets.sign('request', JSON.stringify([input.params, input.query, input.body]));
}

/** What this process is at work on, so that a repetition does not begin the same work beside it. */
const underWay = new Set<string>();

/**
 * Answers a request that makes something, once for its key: its answer is stored in the transaction that makes the thing, so that
 * both are there or neither, wherever the process ends.
 * @throws AppError `idempotency_conflict` for another body, `request_in_progress` while the first is at work
 */
export async function answerOnce(
  context: IdempotencyContext,
  request: IdempotentRequest,
  work: (makeOnce: MakeOnce) => Promise<unknown>,
): Promise<unknown> {
  const name = JSON.stringify([request.userId, request.endpoint, request.key]);
  if (underWay.has(name)) throw new AppError('request_in_progress', {}, { retryAfterSeconds: 2 });
  underWay.add(name);
  try {
    const earlier = await findAnswer(context, request);
    return earlier ? earlier.answer : await work(keepingAnswer(context, request));
  } catch (error) {
    // Another process may have been first with this key, or what came after the transaction failed.
    const kept = await findAnswer(context, request);
    if (kept) return kept.answer;
    throw error;
  } finally {
    underWay.delete(name);
  }
}

function keepingAnswer(context: IdempotencyContext, request: IdempotentRequest): MakeOnce {
  return (work) =>
    context.db.transaction(async (tx) => {
      const answer = await work(tx);
      await tx.insert(idempotencyKey).values({
        ...request,
        answer: context.secrets.encryptSecret(JSON.stringify(answer)),
        createdAt: context.clock.now(),
      });
      return answer;
    });
}

async function findAnswer(
  { db, secrets }: IdempotencyContext,
  request: IdempotentRequest,
): Promise<{ answer: unknown } | null> {
  const [row] = await db
    .select()
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.userId, request.userId),
        eq(idempotencyKey.endpoint, request.endpoint),
        eq(idempotencyKey.key, request.key),
      ),
    );
  if (!row) return null;
  if (row.requestHash !== request.requestHash) throw new AppError('idempotency_conflict');
  return { answer: JSON.parse(secrets.decryptSecret(row.answer)) };
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
