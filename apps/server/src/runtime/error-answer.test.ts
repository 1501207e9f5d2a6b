import { ENDPOINTS } from '@mingfa/contract/endpoints';
import { ERRORS, type ErrorCode } from '@mingfa/contract/errors';
import { expect, test } from 'vitest';
import { AppError } from '../ports/app-error.ts';
import { toErrorAnswer } from './error-answer.ts';
import { errorForLog } from './error-for-log.ts';

const request = { language: 'zh-CN', requestId: 'req_1' } as const;
const codes = Object.keys(ERRORS) as ErrorCode[];

test('every error has a text in both languages with the same places to fill', () => {
  const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted();
  for (const code of codes) {
    const { text, status } = ERRORS[code];
    expect(text['zh-CN'], code).toMatch(/\p{Script=Han}/u);
    expect(text.en, code).not.toMatch(/\p{Script=Han}/u);
    expect(places(text.en), code).toEqual(places(text['zh-CN']));
    expect(status, code).toBeGreaterThanOrEqual(400);
  }
});

test('only what ends a session answers 401 or 403', () => {
  const ending = codes.filter((code) => [401, 403].includes(ERRORS[code].status));
  expect(ending).toEqual(['unauthenticated', 'account_disabled']);
});

test('every error an endpoint declares is in the table', () => {
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    for (const code of endpoint.errors) expect(ERRORS, name).toHaveProperty(code);
  }
});

test('every code maps to its status, its text and the request id', () => {
  for (const code of codes) {
    const answer = toErrorAnswer(new AppError(code, { seconds: 3 }), request);
    expect(answer.status).toBe(ERRORS[code].status);
    expect(answer.body.errorCode).toBe(code);
    expect(answer.body.requestId).toBe('req_1');
    expect(answer.body.errorMessage).not.toMatch(/[{}]/);
  }
  expect(toErrorAnswer(new AppError('rate_limited', { seconds: 3 }), request).body.errorMessage).toBe(
    '操作过于频繁，请 3 秒后再试',
  );
});

test('what nobody expected becomes an internal error that says nothing of its cause', () => {
  for (const thrown of [new Error('select * from user'), 'text', null, { code: '23505' }]) {
    const answer = toErrorAnswer(thrown, { language: 'en', requestId: 'req_2' });
    expect([answer.status, answer.report]).toEqual([500, true]);
    expect(JSON.stringify(answer.body)).not.toContain('select');
  }
});

test('a database that is gone is told apart from a bug', () => {
  const query = new Error('Failed query', {
    cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  });
  expect(toErrorAnswer(query, request)).toMatchObject({ status: 503, code: 'database_unavailable' });
});

test('values that look like places of the text are not filled twice, nor prototypes read', () => {
  const answer = toErrorAnswer(
    new AppError('invalid_input', { problem: '{constructor} {problem}' }),
    request,
  );
  expect(answer.body.errorMessage).toBe('提交的内容有误：{constructor} {problem}');
});

test('a log line keeps the place and the codes of an error, never what a person entered', () => {
  class DrizzleQueryError extends Error {}
  const cause = Object.assign(new Error('Key (mobile)=(13800000000) already exists.'), {
    code: '23505',
    constraint: 'user_mobile',
  });
  const failed = new DrizzleQueryError('Failed query: insert … params: 13800000000', { cause });
  const logged = JSON.stringify(errorForLog(failed));
  expect(logged).not.toContain('13800000000');
  expect(logged).toContain('user_mobile');
  expect(logged).toContain('error-answer.test.ts');
  expect(JSON.stringify(errorForLog(new SyntaxError('Unexpected token in "13800000000"')))).not.toContain(
    '138',
  );
});

test('a database without room on its disk is told as a full disk, however deep the driver says it', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100', severity: 'ERROR' });
  const failed = new Error('Failed query', { cause: full });
  const answer = toErrorAnswer(failed, { language: 'en', requestId: 'req_1' });
  expect([answer.status, answer.code, answer.report]).toEqual([503, 'disk_full', true]);
});
