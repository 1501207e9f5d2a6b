// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import administration from '../../../locales/zh-CN/administration.ts';
import { answerRequests, jsonResponse } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { FirstRunPath } from './first-run-path.tsx';

beforeAll(() => startWords({ administration }));
beforeEach(() => {
  setQuietEnvironment();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

interface Installation {
  starterOnly?: boolean;
  models?: object[];
  otherAccounts?: number;
}

function showPath({ starterOnly = true, models = [], otherAccounts = 0 }: Installation, mayResume = true) {
  answerRequests(({ url }) =>
    jsonResponse(
      url.pathname.startsWith('/v1/admin/model')
        ? { items: models }
        : url.pathname.startsWith('/v1/admin')
          ? { registration: 'open', guests: true, sms: 'none', otherAccounts }
          : { laws: 0, versions: 0, articles: 0, digests: 9, starterOnly, libraryDate: null },
    ),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <FirstRunPath mayResume={mayResume} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const steps = async () => {
  const path = await screen.findByRole('region', { name: '开始使用前的三步' });
  return within(path)
    .getAllByRole('listitem')
    .map((step) => `${step.querySelector('strong')?.textContent} ${step.textContent?.includes('已完成')}`);
};

it('an empty installation has all three steps before it, and the address to hand out', async () => {
  showPath({});
  expect(await steps()).toEqual(['导入法规库 false', '添加模型 false', '邀请使用的人 false']);
  expect(screen.getByText(window.location.origin)).toBeTruthy();
  for (const name of ['去导入', 'just-laws', 'LawRefBook/Laws'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/admin?tab=library');
});

it('a step is ticked when the server has it: a model that is switched off or only embeds is none', async () => {
  showPath({
    starterOnly: false,
    models: [
      { purpose: 'chat', enabled: false },
      { purpose: 'embedding', enabled: true },
    ],
    otherAccounts: 1,
  });
  expect(await steps()).toEqual(['导入法规库 true', '添加模型 false', '邀请使用的人 true']);
  expect(screen.getByText('已完成 2 / 3')).toBeTruthy();
});

it('it can be left, and is taken up again where it was', async () => {
  showPath({ starterOnly: false });
  await steps();
  fireEvent.click(screen.getByRole('button', { name: '以后再说' }));
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  showPath({ starterOnly: false });
  fireEvent.click(await screen.findByRole('button', { name: /继 ?续/ }));
  expect(await steps()).toHaveLength(3);
});

it('at home it is a line, with a link for each step that is left', async () => {
  showPath({ starterOnly: false }, false);
  const path = await screen.findByRole('region', { name: /开始使用前的三步/ });
  expect(
    within(path)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['添加模型', '邀请使用的人']);
  expect(within(path).getAllByLabelText('已完成')).toHaveLength(1);
});

it('there is nothing to see once all is done', async () => {
  const models = [{ purpose: 'chat', enabled: true }];
  showPath({ starterOnly: false, models, otherAccounts: 2 });
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(document.body.textContent).toBe('');
});
