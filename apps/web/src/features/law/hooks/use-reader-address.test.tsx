// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useReaderAddress } from './use-reader-address.ts';

afterEach(cleanup);

function openAt(query: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/laws_regulations/law_123456${query}`]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ address: useReaderAddress(), query: useLocation().search }), { wrapper }).result;
}

it('reads the place a link leads to, down to 款 and 项', () => {
  const reader = openAt('?version=lvr_1&article=120-1&paragraph=2&item=3');
  expect(reader.current.address).toMatchObject({
    versionId: 'lvr_1',
    place: { articleKey: '120-1', paragraph: 2, item: 3 },
    isToday: false,
  });
});

it('another article leaves the version and drops the finer place', () => {
  const reader = openAt('?version=lvr_1&article=5&paragraph=2&item=3');
  act(() => reader.current.address.choose('6'));
  expect(reader.current.query).toBe('?version=lvr_1&article=6');
});

it('a version, a day and today take each other’s place, and keep the article', () => {
  const reader = openAt('?article=5&compare=1');
  act(() => reader.current.address.showVersion('lvr_2'));
  expect(reader.current.query).toBe('?article=5&version=lvr_2');
  act(() => reader.current.address.showDay('2020-05-01'));
  expect(reader.current.query).toBe('?article=5&asOf=2020-05-01');
  act(() => reader.current.address.showToday());
  expect(reader.current.query).toBe('?article=5');
  expect(reader.current.address.isToday).toBe(true);
});
