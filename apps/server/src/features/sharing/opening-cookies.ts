import { timingSafeEqual } from 'node:crypto';
import { SHARE_LIMITS } from '@mingfa/contract/share';
import type { AppContext, CookieJar } from '../../ports/app-context.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { ShareRow } from './share-rows.ts';

type CookieContext = Pick<AppContext, 'clock'> & {
  secrets: Secrets;
  request: { cookies?: CookieJar | undefined };
};
/** `unlocked`: its password was given. `seen`: its view was counted. */
type Fact = 'unlocked' | 'seen';

const SECONDS = SHARE_LIMITS.unlockMinutes * 60;

/** Notes something of one share in the browser, signed, for half an hour. @returns until when */
export function noteInBrowser(context: CookieContext, fact: Fact, row: ShareRow): Date {
  const until = new Date(context.clock.now().getTime() + SECONDS * 1000);
  const value = `${until.getTime()}.${sign(context.secrets, fact, row, until.getTime())}`;
  context.request.cookies?.set(nameOf(fact, row), value, SECONDS);
  return until;
}

/** Whether the browser holds such a note: of this share, of today's password, and not older than half an hour. */
export function isNotedInBrowser(context: CookieContext, fact: Fact, row: ShareRow): boolean {
  const written = context.request.cookies?.get(nameOf(fact, row));
  const [, until = '', signature = ''] = /^(\d{13})\.([A-Za-z0-9_-]+)$/.exec(written ?? '') ?? [];
  const left = Number(until) - context.clock.now().getTime();
  if (until === '' || left <= 0 || left > SECONDS * 1000) return false;
  const expected = Buffer.from(sign(context.secrets, fact, row, Number(until)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const nameOf = (fact: Fact, row: ShareRow) => `mingfa_${fact}_${row.id}`;

/** The hash of the password is a new one whenever it is set, be it the same. */
function sign(secrets: Secrets, fact: Fact, row: ShareRow, until: number): string {
  const password = fact === 'unlocked' ? (row.passwordHash ?? '') : '';
  return secrets.sign('share-cookie', [fact, row.id, password, String(until)].join('\0'));
}
