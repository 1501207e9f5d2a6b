import * as drafts from '@mingfa/contract/draft';
import * as matters from '@mingfa/contract/matter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  token = (await app.person()).token;
});
afterAll(() => app.close());

const newMatter = async () =>
  (await app.call(drafts.createDraft, { token, body: { templateId: 'civil-complaint' } })).body;
const tell = (matterId: string, text: string) =>
  app.call(matters.readIntoFacts, { token, params: { matterId }, body: { from: { kind: 'text', text } } });

test('an identity number in a story fills in birth and sex by rule, and what the story says otherwise stands beside it', async () => {
  const { matterId } = await newMatter();
  const { body } = await tell(
    matterId,
    '我叫陆明辉，女，身份证号110101199006150025。高志远向我借款2万元，一直没还。我叫陆明辉。',
  );
  const born = Object.entries(body.sheet.entries).find(([path]) => path.endsWith('/born_on'));
  expect(born?.[1]).toMatchObject({
    chosen: { value: '1990-06-15', source: { kind: 'rule', rule: 'identity_number' } },
    confirmed: false,
  });
  expect(body.filled).toContain(born?.[0]);
  const told = await tell(matterId, '我叫陆明辉，男，高志远向我借款2万元。');
  expect(told.body.contradicted.some((path) => path.endsWith('/gender'))).toBe(true);
});

test('all that was read from one source is confirmed in one call', async () => {
  const { matterId } = await newMatter();
  const { body } = await tell(matterId, '2024年3月1日，高志远向我借款2万元，约定2025年3月1日前还清。');
  const changed = await app.call(matters.changeFacts, {
    token,
    params: { matterId },
    body: {
      seenFactsRevision: body.factsRevision,
      changes: body.filled.map((path) => ({ act: 'confirm' as const, path })),
    },
  });
  expect(body.filled.length).toBeGreaterThan(3);
  expect(Object.values(changed.body.sheet.entries).every(({ confirmed }) => confirmed)).toBe(true);
});

test('what is quoted of somebody’s own words is not confirmed with all the rest, and by itself it is', async () => {
  const { matterId } = await newMatter();
  const text =
    '我叫罗建军，老韩大名韩志国，前年问我借八万，5月20号我在柜台给他转的，他打了借条，一年还清，到现在一分都没给，我真是气得睡不着。';
  const { body } = await tell(matterId, text);
  const confirm = (paths: readonly string[], seenFactsRevision: number) =>
    app.call(matters.changeFacts, {
      token,
      params: { matterId },
      body: { seenFactsRevision, changes: paths.map((path) => ({ act: 'confirm' as const, path })) },
    });
  expect(body.filled).toContain('told_account');
  const many = await confirm(body.filled, body.factsRevision);
  expect(many.body.sheet.entries.told_account?.confirmed).toBe(false);
  expect(many.body.sheet.entries.cause?.confirmed).toBe(true);
  const one = await confirm(['told_account'], many.body.factsRevision);
  expect(one.body.sheet.entries.told_account?.confirmed).toBe(true);
});

test('a change that cannot be made names the field by its label', async () => {
  const { matterId } = await newMatter();
  const refused = await app.call(matters.changeFacts, {
    token,
    params: { matterId },
    body: {
      seenFactsRevision: 0,
      changes: [{ act: 'set', path: 'claimants/a1/born_on', value: 5 }],
    },
  });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.error)).toContain('原告（申请人）的出生日期');
});
