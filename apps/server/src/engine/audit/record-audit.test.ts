import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../db/schema/account.ts';
import { auditEvent } from '../../db/schema/audit.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { onCommandLine } from '../../runtime/command-line.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { writePerson } from '../../testing/write-document.ts';
import { recordAudit } from './record-audit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function asPerson(): Promise<RequestContext> {
  const userId = await writePerson(database.context);
  return { ...onCommandLine(database.context), caller: { userId, sessionId: 'ses', role: 'user' } };
}
async function pseudonymOf(userId: string): Promise<string | undefined> {
  const [found] = await database.context.db.select().from(user).where(eq(user.id, userId));
  return found?.auditPseudonym;
}
const eventsOf = (thingId: string) =>
  database.context.db.select().from(auditEvent).where(eq(auditEvent.thingId, thingId));

test('an event says who did what to which thing, when, and in which request', async () => {
  const context = await asPerson();
  await recordAudit(context, context.db, { kind: 'document', action: 'deleted', id: 'doc_said' });
  expect(await eventsOf('doc_said')).toEqual([
    {
      id: expect.any(Number),
      changes: null,
      userId: context.caller.userId,
      pseudonym: await pseudonymOf(context.caller.userId),
      role: 'user',
      thingKind: 'document',
      thingId: 'doc_said',
      action: 'deleted',
      requestId: context.request.requestId,
      happenedAt: context.clock.now(),
    },
  ]);
});

test('what the command line does is done by the system, which is no person', async () => {
  const context = onCommandLine(database.context);
  await recordAudit(context, context.db, { kind: 'invite', action: 'made', id: 'inv_system' });
  expect(await eventsOf('inv_system')).toMatchObject([{ userId: null, pseudonym: null, role: 'system' }]);
});

test('a deed that is taken back was never recorded', async () => {
  const context = await asPerson();
  const undone = context.db.transaction(async (tx) => {
    await recordAudit(context, tx, { kind: 'model', action: 'saved', id: 'mdl_undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await eventsOf('mdl_undone')).toEqual([]);
});

test('an event can be neither changed nor deleted', async () => {
  const context = await asPerson();
  await recordAudit(context, context.db, { kind: 'playbook', action: 'saved', id: 'pbk_kept' });
  const kept = eq(auditEvent.thingId, 'pbk_kept');
  const attempts = [
    () => context.db.update(auditEvent).set({ action: 'deleted' }).where(kept),
    () => context.db.update(auditEvent).set({ userId: null, role: 'system' }).where(kept),
    () => context.db.delete(auditEvent).where(kept),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow();
  expect(await eventsOf('pbk_kept')).toMatchObject([{ userId: context.caller.userId, action: 'saved' }]);
});

test('a person who is deleted leaves their events under a pseudonym that stands nowhere else', async () => {
  const context = await asPerson();
  const { userId } = context.caller;
  const pseudonym = await pseudonymOf(userId);
  await recordAudit(context, context.db, { kind: 'review', action: 'exported', id: 'rev_left' });
  await recordAudit(context, context.db, { kind: 'account', action: 'password_changed', id: userId });
  await context.db.delete(user).where(eq(user.id, userId));
  expect(await eventsOf('rev_left')).toMatchObject([{ userId: null, pseudonym, role: 'user' }]);
  expect(await eventsOf(pseudonym ?? '')).toMatchObject([{ userId: null, action: 'password_changed' }]);
  expect(await eventsOf(userId)).toEqual([]);
});
