// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageLink } from './page-link.tsx';

afterEach(cleanup);

it('leads to a page in a tab of its own, and tells it nothing of where one came from', () => {
  render(<PageLink address="https://example.com/a">页面</PageLink>);
  const link = screen.getByRole('link', { name: '页面' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noreferrer');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
  'does not lead to %s',
  (address) => {
    render(<PageLink address={address}>页面</PageLink>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('页面')).toBeTruthy();
  },
);
