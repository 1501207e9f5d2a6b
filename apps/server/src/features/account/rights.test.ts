import * as account from '@mingfa/contract/account';
import * as home from '@mingfa/contract/home';
import * as rights from '@mingfa/contract/rights';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

test('the number is changed with the password; other devices sign in again, with the new number', async () => {
  const [person, other] = [await server.person(), await server.person()];
  const change = (body: object) => server.call(rights.changeMobile, { token: person.token, body });
  const elsewhere = await server.call(account.passwordLogin, {
    body: { username: person.mobile, password: TEST_PASSWORD },
  });
  const mobile = '13600000001';
  expect((await change({ password: 'not it at all', mobile })).error.errorCode).toBe('wrong_password');
  const taken = await change({ password: TEST_PASSWORD, mobile: other.mobile });
  expect(taken.error.errorCode).toBe('mobile_taken');
  expect((await change({ password: TEST_PASSWORD, mobile })).body.mobile).toBe(mobile);
  expect((await server.call(account.getProfile, { token: elsewhere.body.token })).status).toBe(401);
  const signedIn = await server.call(account.passwordLogin, {
    body: { username: mobile, password: TEST_PASSWORD },
  });
  expect(signedIn.status).toBe(200);
});

test('language and theme stay with the account, and a device follows its own until they are chosen', async () => {
  const { token } = await server.person();
  const profile = async () => (await server.call(account.getProfile, { token })).body;
  expect(await profile()).toMatchObject({ language: null, theme: null, agreementDue: false });
  const body = { language: 'en', theme: 'dark' };
  const saved = await server.call(account.updateProfile, { token, body });
  expect(saved.body).toMatchObject(body);
  await server.call(account.updateProfile, { token, body: { nickname: '新名' } });
  expect(await profile()).toMatchObject({ ...body, nickname: '新名' });
});

test('an agreement that changes is asked for again with what is new; each version that was accepted is kept', async () => {
  const { token } = await server.person();
  const { agreementVersions } = server.app.context.accountSettings;
  const versions = { ...agreementVersions };
  const read = async () => (await server.call(rights.getAcceptance, { token })).body;
  expect((await read()).inForce.every(({ accepted, changes }) => accepted && changes.length === 0)).toBe(
    true,
  );
  agreementVersions['user-agreement'] = '2099-01-01';
  expect((await server.call(account.getProfile, { token })).body.agreementDue).toBe(true);
  const accept = (body: object) => server.call(rights.acceptAgreements, { token, body: { versions: body } });
  expect((await accept(versions)).error.errorCode).toBe('agreement_changed');
  expect((await accept(agreementVersions)).body.agreementDue).toBe(false);
  expect((await read()).history.map(({ version }) => version)).toContain('2099-01-01');
  expect((await read()).history).toHaveLength(3);
  agreementVersions['user-agreement'] = versions['user-agreement'];
});

test('the agreements name the operator whom an administrator filled in, and mark what is missing', async () => {
  const { token } = await server.admin();
  const text = async () =>
    (await server.call(home.getAgreement, { params: { name: 'user-agreement' } })).body.markdown;
  expect(await text()).toContain('运营者尚未填写名称');
  const body = { name: '某某[律师]事务所', contact: 'legal@example.com', icpNumber: '', algorithmNumber: '' };
  expect((await server.call(rights.saveOperator, { token, body })).body.revision).toBe(1);
  expect(await text()).toContain('某某\\[律师\\]事务所');
  expect(await text()).toContain('运营者未填写');
  const late = await server.call(rights.saveOperator, { token, body: { ...body, seenRevision: 0 } });
  expect(late.error.errorCode).toBe('setting_changed');
});
