// @vitest-environment jsdom
import { passwordLogin } from '@mingfa/contract/account';
import { getLogo } from '@mingfa/contract/home';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerRequests, jsonResponse } from '../testing/answer-requests.ts';
import { callEndpoint } from './client.ts';
import {
  adoptGrant,
  EMPTY_PROFILE,
  ensureGuest,
  resetProfile,
  signOut,
  startSession,
  useSession,
} from './session.ts';
import { OF_SESSION, writeStored } from './stored-value.ts';
import { readToken, writeToken } from './token.ts';
import { keepTicket } from './upload/kept-tickets.ts';

const member = { ...EMPTY_PROFILE, uuid: 'usr_123456', mobile: '13800138000', nickname: '林', role: 'user' };

beforeEach(() => {
  localStorage.clear();
  writeToken(null);
  useSession.setState({ ready: false });
});
afterEach(() => vi.unstubAllGlobals());

it('asks nobody who we are without a token', async () => {
  const seen = answerRequests(() => jsonResponse({}));
  await startSession();
  expect(seen).toHaveLength(0);
  expect(useSession.getState()).toMatchObject({ ready: true, hasSession: false, profile: EMPTY_PROFILE });
});

it('stores the profile of the token under USER_TOKEN, and resets it to the empty defaults', async () => {
  localStorage.setItem('USER_TOKEN', 'secret');
  const seen = answerRequests(() => jsonResponse(member));
  await startSession();
  expect(seen[0]?.url.pathname).toBe('/v1/auth/info');
  expect(seen[0]?.headers.get('Authorization')).toBe('Bearer secret');
  expect(useSession.getState().profile).toEqual(member);
  resetProfile();
  expect(useSession.getState().profile).toEqual({
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
  });
});

it('keeps the empty profile when the server fails', async () => {
  writeToken('secret');
  answerRequests(() => jsonResponse({ errorMessage: 'down' }, 500));
  await startSession();
  expect(useSession.getState()).toMatchObject({ ready: true, hasSession: true, profile: EMPTY_PROFILE });
});

it('opens one guest session for several who need it at once', async () => {
  const seen = answerRequests(() => jsonResponse({ token: 'guest-token', profile: EMPTY_PROFILE }));
  await Promise.all([ensureGuest(), ensureGuest(), ensureGuest()]);
  expect(seen).toHaveLength(1);
  expect(readToken()).toBe('guest-token');
  expect(await ensureGuest()).toBeNull();
  expect(seen).toHaveLength(1);
});

it('says why there can be no guest session', async () => {
  answerRequests(() => jsonResponse({ errorMessage: '管理员已关闭访客使用', errorCode: 'guests_off' }, 409));
  expect(await ensureGuest()).toMatchObject({ status: false, errorCode: 'guests_off' });
  expect(readToken()).toBeNull();
});

it('keeps the token of the device beyond the session, and sends it where one signs in alone', async () => {
  adoptGrant({ token: 'secret', profile: { ...member, role: 'user' }, deviceToken: 'device' });
  const seen = answerRequests(() => jsonResponse({ ...member, items: [] }));
  await signOut();
  expect(readToken()).toBeNull();
  await callEndpoint(passwordLogin, { body: { username: '13800138000', password: 'x' } });
  await callEndpoint(getLogo, {});
  expect(seen.map(({ headers }) => headers.get('X-Device-Token'))).toEqual(['device', 'device', null]);
});

it('leaves nothing of the person in the browser when the session ends, and keeps what is of the browser', async () => {
  writeToken('secret');
  writeStored(`${OF_SESSION}caseFolder cfd_1`, JSON.stringify({ note: { note: '张三的案子' } }));
  keepTicket('ab12', '起诉状.docx', 'document', {
    uploadId: 'upl_1',
    ticket: 'ticket',
    address: '/v1/upload/gateway',
    partBytes: 1,
    expiresAt: '2099-01-01T00:00:00Z',
  });
  localStorage.setItem('theme', 'dark');
  answerRequests(() => jsonResponse({ done: true }));
  await signOut();
  const kept = Object.entries({ ...localStorage })
    .flat()
    .join(' ');
  expect(kept).not.toMatch(/张三|起诉状|secret/);
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('signs out here even when the server cannot be reached', async () => {
  writeToken('secret');
  useSession.setState({ profile: { ...member, role: 'user' } });
  answerRequests(() => Promise.reject(new TypeError('offline')));
  await signOut();
  expect(readToken()).toBeNull();
  expect(useSession.getState()).toMatchObject({ hasSession: false, profile: EMPTY_PROFILE });
});
