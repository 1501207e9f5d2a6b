// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import account from '../../../locales/zh-CN/account.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { NewPasswordField } from './new-password-field.tsx';

let seen: SeenRequest[];
let answer: () => Response;
beforeAll(() => startWords({ account }));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
  setQuietEnvironment();
  answer = () =>
    jsonResponse({ score: 1, acceptable: false, warning: 'top_hundred', suggestions: ['another_word'] });
  seen = answerRequests(() => answer());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = () =>
  render(
    <Form>
      <NewPasswordField isOwn />
    </Form>,
  );
const type = (value: string) => fireEvent.change(screen.getByLabelText('密码'), { target: { value } });

it('tells politely, once one pauses, how hard the password is to guess, why, and what would help', async () => {
  show();
  const meter = screen.getByRole('status', { name: '密码强度' });
  expect(meter.textContent).toBe('');
  type('qwe');
  type('qwerty');
  await waitFor(() =>
    expect(meter.textContent).toBe('强度：弱，不能使用。这是很常用的密码。再加几个不常见的词'),
  );
  expect(seen.map(({ body }) => JSON.parse(body))).toEqual([{ password: 'qwerty', isOwn: true }]);
});

it('where the server cannot say, nothing is said and nothing is kept from the person', async () => {
  answer = () => jsonResponse({ errorCode: 'rate_limited', errorMessage: '太频繁' }, 429);
  show();
  type('qwerty');
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(screen.getByRole('status', { name: '密码强度' }).textContent).toBe('');
  expect((screen.getByLabelText('密码') as HTMLInputElement).disabled).toBe(false);
});
