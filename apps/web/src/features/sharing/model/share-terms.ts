import { isTooFewDigits, type OwnShare, SHARE_LIMITS } from '@mingfa/contract/share';

/** How long a share opens: days from today, a chosen day, or without end. */
export const EXPIRIES = ['1', '7', '30', 'day', 'never'] as const;
/** What {@link EXPIRIES} lists. */
export type Expiry = (typeof EXPIRIES)[number];

/** Who may open a share and what stands above it, as it is written. */
export interface ShareTerms {
  title: string;
  note: string;
  expiry: Expiry;
  /** Where a day was chosen. */
  day: string | null;
  /** Empty: none, or the one it has. */
  password: string;
  /** As it is typed; empty: as often as anybody likes. */
  viewLimit: string;
  showsName: boolean;
  titleInPreview: boolean;
}

/** What is proposed: a week, no password, no name. */
export const USUAL_TERMS: ShareTerms = {
  title: '',
  note: '',
  expiry: '7',
  day: null,
  password: '',
  viewLimit: '',
  showsName: false,
  titleInPreview: false,
};

/** The terms a share has. */
export const termsOf = (share: OwnShare): ShareTerms => ({
  title: share.title,
  note: share.note,
  expiry: share.expiresOn === null ? 'never' : 'day',
  day: share.expiresOn,
  password: '',
  viewLimit: share.viewLimit === null ? '' : String(share.viewLimit),
  showsName: share.showsName,
  titleInPreview: share.titleInPreview,
});

/** A calendar day so many days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The last day on which it opens; null: no end. */
export function lastDayOf({ expiry, day }: ShareTerms, today: string): string | null {
  if (expiry === 'never') return null;
  return expiry === 'day' ? day : daysAfter(today, Number(expiry));
}

/** The limit of views; null: none, undefined: what is typed is none. */
export function viewLimitOf({ viewLimit }: ShareTerms): number | null | undefined {
  if (viewLimit.trim() === '') return null;
  const number = Number(viewLimit);
  return Number.isInteger(number) && number >= 1 && number <= SHARE_LIMITS.views ? number : undefined;
}

/** What has still to be mended in the terms; null: nothing. */
export function problemOfTerms(terms: ShareTerms, today: string): 'day' | 'password' | 'viewLimit' | null {
  const last = lastDayOf(terms, today);
  if (terms.expiry === 'day' && (last === null || last < today)) return 'day';
  const { password } = terms;
  if (
    password !== '' &&
    (password.length < SHARE_LIMITS.passwordCharacters.least || isTooFewDigits(password))
  )
    return 'password';
  return viewLimitOf(terms) === undefined ? 'viewLimit' : null;
}

/** Without letters and digits that are taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** A password nobody guesses and everybody can read out. */
export function makePassword(): string {
  const letters: string[] = [];
  while (letters.length < LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Above the last whole turn some letters would come more often.
    if (byte < 256 - (256 % LETTERS.length)) letters.push(LETTERS.charAt(byte % LETTERS.length));
  }
  return letters.join('');
}
