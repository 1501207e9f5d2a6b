import { timingSafeEqual } from 'node:crypto';
import { SHARE_LIMITS } from '@mingfa/contract/share';
import type { AppContext, CookieJar } from '../../ports/app-context.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { ShareRow } from './share-rows.ts';

type CookieContext = Pick<AppContext, 'clock'> & {
  secrets: Secrets;
  request: { cookies?: CookieJar | undefined };
};
/** `unlocked`: its password was given. `seen`: its view was counted. `known`: its password was given some day. */
type Fact = 'unlocked' | 'seen' | 'known';

const HALF_AN_HOUR = SHARE_LIMITS.unlockMinutes * 60;
/** What says that a browser is known opens nothing: it only keeps the guesses of others out of its way. */
const SECONDS: Record<Fact, number> = {
  unlocked: HALF_AN_HOUR,
  seen: HALF_AN_HOUR,
  known: SHARE_LIMITS.knownDays * 24 * 3600,
};

/** Notes something of one share in the browser, signed. @returns until when */
export function noteInBrowser(context: CookieContext, fact: Fact, row: ShareRow): Date {
  const until = new Date(context.clock.now().getTime() + SECONDS[fact] * 1000);
  const value = `${until.getTime()}.${sign(context.secrets, fact, row, until.getTime())}`;
  // What is kept for long goes to its own share alone, else a reader of many would carry all of them everywhere.
  const path = fact === 'known' ? `/v1/share/${row.id}` : undefined;
  context.request.cookies?.set(nameOf(fact, row), value, SECONDS[fact], path);
  return until;
}

/** Whether the browser holds such a note: of this share, of today's password, and not too old. */
export function isNotedInBrowser(context: CookieContext, fact: Fact, row: ShareRow): boolean {
  return noteOf(context, fact, row) !== null;
}

/** What a browser that gave today's password of a share before is told by; null: it did not. */
export function knownReader(context: CookieContext, row: ShareRow): string | null {
  return noteOf(context, 'known', row);
}

function noteOf(context: CookieContext, fact: Fact, row: ShareRow): string | null {
  const written = context.request.cookies?.get(nameOf(fact, row));
  const [, until = '', signature = ''] = /^(\d{13})\.([A-Za-z0-9_-]+)$/.exec(written ?? '') ?? [];
  const left = Number(until) - context.clock.now().getTime();
  if (until === '' || left <= 0 || left > SECONDS[fact] * 1000) return null;
  const expected = Buffer.from(sign(context.secrets, fact, row, Number(until)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? signature : null;
}

const nameOf = (fact: Fact, row: ShareRow) => `mingfa_${fact}_${row.id}`;

/** The hash of the password is a new one whenever it is set, be it the same. */
function sign(secrets: Secrets, fact: Fact, row: ShareRow, until: number): string {
  const password = fact === 'seen' ? '' : (row.passwordHash ?? '');
  return secrets.sign('share-cookie', [fact, row.id, password, String(until)].join('\0'));
}
