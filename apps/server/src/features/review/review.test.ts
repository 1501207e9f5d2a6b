import * as documentContract from '@mingfa/contract/document';
import type { PlaybookRule } from '@mingfa/contract/playbook';
import * as playbookContract from '@mingfa/contract/playbook';
import * as contract from '@mingfa/contract/review';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { law } from '../../db/schema/law.ts';
import { openReviewApp, type ReviewApp } from '../../testing/review-app.ts';
import { insertLaw } from '../../testing/sample-world.ts';

let app: ReviewApp;
let lawTitle: string;

beforeAll(async () => {
  app = await openReviewApp();
  const { lawId } = await insertLaw(app.server);
  const [row] = await app.server.context.db.select().from(law).where(eq(law.id, lawId));
  lawTitle = row?.title ?? '';
});
afterAll(async () => {
  await app.close();
});

describe('by the rules alone', () => {
  test('a lease is found to be one, and findings come in the order of the contract with their places', async () => {
    const made = await app.begin();
    expect(made).toMatchObject({
      detectedKind: 'lease',
      contractKind: 'lease',
      model: null,
      canExportChanges: true,
    });
    await app.server.app.idle();
    const body = await app.held(made.reviewId);
    expect(body).toMatchObject({
      state: 'finished',
      modelErrorMessage: null,
      errorMessage: null,
      asOf: '2026-11-20',
    });
    expect(body.clausesTotal).toBe(5);
    expect(body.clausesDone).toBe(5);
    const ids = body.findings.map(({ ruleId }) => ruleId);
    expect(ids).toContain('check-placeholders');
    expect(ids).toContain('check-exclusive-jurisdiction');
    const { counts } = body;
    expect(counts.high + counts.medium + counts.low).toBe(body.findings.length);
    const parts = await app.server.call(documentContract.listDocumentParts, {
      token: app.me.token,
      params: { documentId: app.documentId },
    });
    const blocks = parts.body.items.flatMap((part) => part.blocks.map(({ id }) => id));
    const order = body.findings.map(({ places }) =>
      places[0] ? blocks.indexOf(places[0].blockIds[0] ?? '') : 1e9,
    );
    expect(order.every((place) => place >= 0)).toBe(true);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  test('articles are checked against the library as of the day, and one that is not there is not called verified', async () => {
    const rule: Partial<PlaybookRule> = {
      ruleId: 'my-own-rule',
      title: '押金不退',
      kinds: [],
      sides: [],
      level: 'high',
      type: 'clause',
      any: ['不予退还'],
      reason: '押金应当退还。',
      articles: [`《${lawTitle}》第一条`, `《${lawTitle}》第九条`, '《没有这部法》第一条', '随便写的'],
      action: 'replace',
      suggestion: '押金应当在七日内退还',
    };
    const copy = await app.server.call(playbookContract.copyPlaybook, {
      token: app.me.token,
      params: { playbookId: 'built-in' },
      body: { name: '我的规则' },
    });
    const { playbookId } = copy.body;
    const params = { playbookId };
    const updated = await app.server.call(playbookContract.updatePlaybook, {
      token: app.me.token,
      params,
      body: { items: [rule] },
    });
    expect(updated.body).toMatchObject({ rules: 1, name: '我的规则' });
    const body = await app.reviewed({ playbookId });
    expect(body.playbookName).toBe('我的规则');
    expect(body.findings).toHaveLength(1);
    expect(body.findings[0]?.articles.map(({ state }) => state)).toEqual([
      'not_compared',
      'not_found',
      'not_in_library',
      'not_in_library',
    ]);
    expect(body.findings[0]?.articles[0]).toMatchObject({ articleKey: '1' });
    // The playbook changes, the review keeps the rules it was made with.
    await app.server.call(playbookContract.deletePlaybook, { token: app.me.token, params });
    expect((await app.held(body.reviewId)).playbookName).toBe('我的规则');
  });

  test('a rule that is switched off is silent, and two rules of one id are refused', async () => {
    const { body: builtIn } = await app.server.call(playbookContract.getPlaybook, {
      token: app.me.token,
      params: { playbookId: 'built-in' },
    });
    expect(builtIn.items.length).toBeGreaterThan(60);
    const copy = await app.server.call(playbookContract.copyPlaybook, {
      token: app.me.token,
      params: { playbookId: 'built-in' },
      body: { name: '少一条' },
    });
    const params = { playbookId: copy.body.playbookId };
    const items = builtIn.items.map((rule) => ({ ...rule, enabled: rule.ruleId !== 'check-placeholders' }));
    await app.server.call(playbookContract.updatePlaybook, { token: app.me.token, params, body: { items } });
    const body = await app.reviewed(params);
    expect(body.findings.map(({ ruleId }) => ruleId)).not.toContain('check-placeholders');
    const twins = [items[0], items[0]];
    const refused = await app.server.call(playbookContract.updatePlaybook, {
      token: app.me.token,
      params,
      body: { items: twins },
    });
    expect(refused.error.errorCode).toBe('invalid_input');
  });

  test('a side, a kind and a language are kept to', async () => {
    const landlord = await app.reviewed({ side: 'party_a', contractKind: 'sale', language: 'en' });
    expect(landlord).toMatchObject({ side: 'party_a', contractKind: 'sale', detectedKind: 'lease' });
    expect(landlord.findings.find(({ ruleId }) => ruleId === 'check-placeholders')?.title).toMatch(/[a-z]/);
  });

  test('findings are accepted, rejected, opened again and given other words; the rest at once', async () => {
    const { reviewId, findings } = await app.reviewed();
    const [first, second] = findings;
    const changed = await app.decide(first?.findingId ?? '', {
      decision: 'accepted',
      suggestion: '另一种写法',
    });
    expect(changed.body).toMatchObject({ decision: 'accepted', suggestion: '另一种写法' });
    await app.decide(second?.findingId ?? '', { decision: 'accepted' });
    await app.decide(second?.findingId ?? '', { decision: 'open' });
    const params = { reviewId };
    await app.server.call(contract.decideAllFindings, {
      token: app.me.token,
      params,
      body: { decision: 'rejected' },
    });
    const body = await app.held(reviewId);
    expect(body.counts).toMatchObject({ accepted: 1, rejected: findings.length - 1 });
    expect((await app.server.call(contract.deleteReview, { token: app.me.token, params })).status).toBe(200);
    expect((await app.server.call(contract.getReview, { token: app.me.token, params })).status).toBe(404);
    expect(
      (
        await app.server.call(documentContract.getDocument, {
          token: app.me.token,
          params: { documentId: app.documentId },
        })
      ).status,
    ).toBe(200);
  });
});
