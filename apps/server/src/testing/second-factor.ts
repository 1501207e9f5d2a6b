import * as secondFactorContract from '@mingfa/contract/second-factor';
import { TOTP, URI } from 'otpauth';
import { TEST_PASSWORD, type TestApp, type TestPerson } from './test-app.ts';

/** The code that an authenticator app shows now. */
export function codeOf(server: TestApp, address: string): string {
  const generator = URI.parse(address);
  if (!(generator instanceof TOTP)) throw new Error('The address is of no generator by time.');
  return generator.generate({ timestamp: server.clock.now().getTime() });
}

/** The address that a QR code shows to somebody who sets up a second factor. */
export async function beginSecondFactor(server: TestApp, { token }: TestPerson): Promise<string> {
  const begun = await server.call(secondFactorContract.beginSecondFactor, {
    token,
    body: { currentPassword: TEST_PASSWORD },
  });
  if (begun.status !== 200) throw new Error(begun.text);
  return begun.body.address;
}

/** Sets it up; the code of now is used. */
export async function switchOnSecondFactor(
  server: TestApp,
  person: TestPerson,
): Promise<{ address: string; recoveryCodes: string[] }> {
  const address = await beginSecondFactor(server, person);
  const confirmed = await server.call(secondFactorContract.confirmSecondFactor, {
    token: person.token,
    body: { code: codeOf(server, address) },
  });
  if (confirmed.status !== 200) throw new Error(confirmed.text);
  return { address, recoveryCodes: confirmed.body.recoveryCodes };
}
