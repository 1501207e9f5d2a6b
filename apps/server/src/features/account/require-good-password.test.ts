import * as account from '@mingfa/contract/account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onCommandLine } from '../../runtime/command-line.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { setPassword } from './administer-account.ts';
import { requireGoodPassword } from './require-good-password.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

test('passwords that are tried first are refused, those of unrelated words are not', async () => {
  const common =
    '12345678 password a123456789 woaini1314 5201314520 qwertyuiop 1qaz2wsx 19900101 aaaaaaaa P@ssw0rd! iloveyou1 mingfa123 lvshi2024 admin123'.split(
      ' ',
    );
  for (const password of [...common, 'ab'.repeat(64)])
    await expect(requireGoodPassword(password, []), password).rejects.toMatchObject({
      code: 'weak_password',
    });
  for (const password of [TEST_PASSWORD, '四月的风筝落在屋顶', 'tK4#vq9!xW', 'x9 lamp river stone'])
    await requireGoodPassword(password, []);
});

test('a common password, or the own number as one, is refused at sign-up, change and on the command line', async () => {
  const refused = [422, 'weak_password'];
  const person = await server.person();
  const told = ({ status, error }: { status: number; error: { errorCode: string } }) => [
    status,
    error.errorCode,
  ];
  const signUp = (mobile: string, password: string) =>
    server.call(account.register, { body: { mobile, password, agreed: true }, address: '10.71.0.1' });
  const number = '13712340001';
  expect(told(await signUp(number, 'a123456789'))).toEqual(refused);
  expect(told(await signUp(number, number))).toEqual(refused);
  expect((await signUp(number, 'a long way home')).status).toBe(200);
  const change = await server.call(account.changePassword, {
    token: person.token,
    body: { currentPassword: TEST_PASSWORD, newPassword: person.mobile },
  });
  expect(told(change)).toEqual(refused);
  await expect(
    setPassword(onCommandLine(server.app.context), { mobile: person.mobile, password: 'password123' }),
  ).rejects.toMatchObject({ code: 'weak_password' });
  const kept = { username: person.mobile, password: TEST_PASSWORD };
  expect((await server.call(account.passwordLogin, { body: kept })).status).toBe(200);
});
