// @vitest-environment jsdom
import { citationState } from '@mingfa/contract/evidence';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startWords } from '../testing/start-words.ts';
import { CitationBadge } from './citation-badge.tsx';

beforeAll(() => startWords());
afterEach(cleanup);

it.each(citationState.options)('says %s in words beside its icon, so that colour is never alone', (state) => {
  const { container } = render(<CitationBadge state={state} />);
  expect(container.textContent).not.toBe('');
  expect(container.querySelector('svg')).not.toBeNull();
});

it('never words anything but verified as 已核对', () => {
  for (const state of citationState.options.filter((one) => one !== 'verified')) {
    const { container } = render(<CitationBadge state={state} label="民法典 第五百七十七条" />);
    expect(container.textContent).not.toContain('已核对');
    expect(container.textContent).toContain(' · ');
    cleanup();
  }
});

it('is a button that names article and state when it opens something', () => {
  const open = vi.fn();
  render(<CitationBadge state="verified" label="民法典 第五百七十七条" onClick={open} />);
  screen.getByRole('button', { name: '民法典 第五百七十七条，已核对' }).click();
  expect(open).toHaveBeenCalledOnce();
});

it('says what of a sentence agrees and what was not compared, and is no tick', () => {
  const partly = { kind: 'figure', agrees: '一年', open: '自争议发生之日起' } as const;
  render(<CitationBadge state="not_compared" partly={partly} />);
  const badge = screen.getByText('数字相符，其余未比对').parentElement;
  expect(badge?.title).toContain('“自争议发生之日起”');
  expect(badge?.textContent).not.toContain('已核对');
});
