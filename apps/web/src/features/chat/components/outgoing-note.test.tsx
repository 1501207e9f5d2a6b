// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import words from '../../../locales/zh-CN/outgoing-gate.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import OutgoingNote from './outgoing-note.tsx';

let seen: SeenRequest[];
let answer: () => Response;
beforeAll(() => startWords({ 'outgoing-gate': words }));
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  setQuietEnvironment();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  seen = answerRequests(() => answer());
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const show = (question: string) => {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OutgoingNote question={question} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: words.preview }));
};

it('shows the question as it goes out, each mark with what it stands for; brackets that a person wrote are none', async () => {
  answer = () =>
    jsonResponse({
      enabled: true,
      text: '我叫〔姓名1〕，法释〔2020〕17号',
      marks: [{ kind: 'name', placeholder: '〔姓名1〕', original: '王建国', count: 1 }],
    });
  show(' 我叫王建国，法释〔2020〕17号 ');
  expect(await screen.findByText('王建国')).toBeTruthy();
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ text: '我叫王建国，法释〔2020〕17号' });
  const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['〔姓名1〕', '〔姓名1〕']);
});

it('says why nothing would be sent', async () => {
  const failure = {
    errorCode: 'outgoing_gate_number_left',
    errorMessage: '没有发送：还有号码',
    requestId: 'r',
  };
  answer = () => jsonResponse(failure, 422);
  show('号码');
  expect(await screen.findByText(/没有发送/)).toBeTruthy();
});

it('asks for nothing while nothing is written', () => {
  show('  ');
  expect(screen.getByText(words.empty)).toBeTruthy();
  expect(seen).toEqual([]);
});
