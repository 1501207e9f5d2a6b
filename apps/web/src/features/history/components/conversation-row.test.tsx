// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startWords } from '../../../testing/start-words.ts';
import { ConversationRow } from './conversation-row.tsx';

beforeAll(() => startWords());
afterEach(cleanup);

const TOLD = { renameLabel: '对话标题', untitled: '未命名的对话' };

const conversation = {
  clone: null,
  conversationId: 'cnv_1',
  title: '房东不退押金怎么办 (Lease)',
  excerpt: '…押金应当在租期届满后退还，房东不得扣留…',
  activeRunId: null,
  updatedAt: '2026-11-22T02:00:00.000Z',
};

function showRow(words: string) {
  const { container } = render(
    <MemoryRouter>
      <ConversationRow
        conversation={conversation as never}
        words={words}
        told={TOLD}
        onRename={vi.fn()}
        onDelete={vi.fn()}
      />
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
}

it('marks every word that was searched for, in the title and in the excerpt', () => {
  expect(showRow('押金 房东')).toEqual(['房东', '押金', '押金', '房东']);
  cleanup();
  expect(showRow('lease)')).toEqual(['Lease)']);
});

it('marks nothing where nothing was searched for, and is named by its whole title', () => {
  expect(showRow('')).toEqual([]);
  expect(screen.getByRole('link', { name: /^房东不退押金怎么办 \(Lease\)/ })).toBeTruthy();
});

it('stands under the name and the face of the clone it is with, and opens there', async () => {
  const clone = { appId: 'cln_1', name: '租房顾问', avatar: { style: 'rings', seed: '', pictureId: null } };
  const { container } = render(
    <MemoryRouter initialEntries={['/clone_agent?app=cln_1&conversation=cnv_1']}>
      <ConversationRow
        conversation={{ ...conversation, clone } as never}
        told={TOLD}
        onRename={vi.fn()}
        onDelete={vi.fn()}
      />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: /租房顾问/ });
  expect(link.getAttribute('href')).toBe('/clone_agent?app=cln_1&conversation=cnv_1');
  expect(link.getAttribute('aria-current')).toBe('page');
  await waitFor(() => expect(container.querySelector('img')).toBeTruthy());
});
