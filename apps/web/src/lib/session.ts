import { getProfile, guestToken, type Profile, signOut as signOutEndpoint } from '@mingfa/contract/account';
import { create } from 'zustand';
import { type ApiFailure, makeFailure } from './api-answer.ts';
import { callEndpoint } from './client.ts';
import { keepDeviceToken } from './device-token.ts';
import { changeLanguage, currentLanguage } from './i18n.ts';
import { forgetOfSession } from './stored-value.ts';
import { readThemeMode, setThemeMode } from './theme.ts';
import { onTokenChange, readToken, writeToken } from './token.ts';

export const EMPTY_PROFILE: Profile = {
  avatar: '',
  uuid: '',
  mobile: '',
  nickname: '',
  is_vip: false,
  vip_exp: '',
  role: 'guest',
  language: null,
  theme: null,
  agreementDue: false,
  newDevices: 0,
  deletionDueAt: null,
};

interface SessionState {
  /** Empty defaults without a session. */
  profile: Profile;
  /** There is a token; of a guest or of an account. */
  hasSession: boolean;
  /** False until the start has asked for the profile. */
  ready: boolean;
}

export const useSession = create<SessionState>(() => ({
  profile: EMPTY_PROFILE,
  hasSession: readToken() !== null,
  ready: false,
}));

export function storeProfile(profile: Profile): void {
  useSession.setState({ profile: { ...EMPTY_PROFILE, ...profile }, ready: true });
  // What the account says goes before what this device kept.
  if (profile.theme && profile.theme !== readThemeMode()) setThemeMode(profile.theme);
  if (profile.language && profile.language !== currentLanguage()) void changeLanguage(profile.language);
}

export function resetProfile(): void {
  useSession.setState({ profile: EMPTY_PROFILE });
}

/** Takes over the session a sign-in, sign-up or guest token granted. */
export function adoptGrant(grant: { token: string; profile: Profile; deviceToken?: string | null }): void {
  writeToken(grant.token);
  if (grant.deviceToken) keepDeviceToken(grant.deviceToken);
  storeProfile(grant.profile);
}

/** Asks who we are again, after what changes it. */
export async function refreshProfile(): Promise<void> {
  const answer = await callEndpoint(getProfile, {});
  if (answer.status) storeProfile(answer.data);
}

/** On start: with a token, ask who we are. */
export async function startSession(): Promise<void> {
  if (readToken()) await refreshProfile();
  useSession.setState({ ready: true, hasSession: readToken() !== null });
}

let openingGuest: Promise<ApiFailure | null> | null = null;

async function openGuest(): Promise<ApiFailure | null> {
  const answer = await callEndpoint(guestToken, {});
  if (!answer.status) return makeFailure(answer.message, answer);
  adoptGrant(answer.data);
  return null;
}

/** A guest's session where there is none, so that asking as nobody just works. Null, or why it cannot be. */
export function ensureGuest(): Promise<ApiFailure | null> {
  if (readToken()) return Promise.resolve(null);
  openingGuest ??= openGuest().finally(() => {
    openingGuest = null;
  });
  return openingGuest;
}

/** Ends the session here even when the server cannot be told. */
export async function signOut(): Promise<void> {
  if (readToken()) await callEndpoint(signOutEndpoint, {});
  writeToken(null);
}

onTokenChange((token) => {
  useSession.setState({ hasSession: token !== null });
  if (token !== null) return;
  resetProfile();
  forgetOfSession();
});

/** A registered account, not a guest. */
export const useIsMember = () => useSession(({ profile }) => profile.role !== 'guest' && profile.uuid !== '');
