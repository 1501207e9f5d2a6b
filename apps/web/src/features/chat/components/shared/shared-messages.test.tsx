// @vitest-environment jsdom
import type { SharedMessage } from '@mingfa/contract/share';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import chat from '../../../../locales/zh-CN/chat.ts';
import sharing from '../../../../locales/zh-CN/sharing.ts';
import { startWords } from '../../../../testing/start-words.ts';
import SharedMessages from './shared-messages.tsx';

beforeAll(() => startWords({ chat, sharing }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const message = (more: Partial<SharedMessage> & { text: string }): SharedMessage => ({
  ...{ role: 'assistant', attachments: 0, origin: 'program', model: null, asOf: null },
  createdAt: '2026-11-20T02:00:00.000Z',
  parts: [{ type: 'text', text: more.text, state: 'done' }],
  ...more,
});
const MESSAGES = [
  message({ role: 'user', origin: 'person', text: '押金不退怎么办？' }),
  message({ text: '可以要求退还。' }),
  message({ origin: 'model', model: 'deepseek-v3', text: '您可以起诉。' }),
];
const show = (isLinked: boolean) =>
  render(
    <MemoryRouter>
      <SharedMessages messages={MESSAGES} answeredBy={null} isLinked={isLinked} />
    </MemoryRouter>,
  );

it('each message has an address, and an answer is copied with its label where a model wrote it, and only there', async () => {
  const written: string[] = [];
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => written.push(text) },
  });
  const { container } = show(true);
  expect([...container.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
  fireEvent.click(screen.getByRole('button', { name: '复制第 2 条回答' }));
  fireEvent.click(screen.getByRole('button', { name: '复制第 3 条回答' }));
  await waitFor(() => expect(written).toHaveLength(2));
  expect(written[0]).toBe('可以要求退还。');
  expect(written[1]).toMatch(/^您可以起诉。\n\n【AI 生成】.*deepseek-v3/);
});

it('in a preview nothing is linked', () => {
  const { container } = show(false);
  expect(container.querySelector('[id="m1"]')).toBeNull();
  expect(screen.queryByRole('button', { name: /复制/ })).toBeNull();
});
