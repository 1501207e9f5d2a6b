// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ActionMenu } from './action-menu.tsx';

// jsdom hides a popover but cannot show one.
beforeAll(() => {
  HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
    this.removeAttribute('popover');
  };
});
afterEach(cleanup);

function renderMenu() {
  const chosen = vi.fn();
  const actions = ['重命名', '删除'].map((label) => ({ key: label, label, onSelect: () => chosen(label) }));
  render(
    <ActionMenu
      label="更多"
      actions={actions}
      trigger={(props) => (
        <button type="button" {...props}>
          打开
        </button>
      )}
    />,
  );
  return chosen;
}

it('opens by keyboard, moves by arrows round the end, and chooses', async () => {
  const chosen = renderMenu();
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('重命名');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('删除');
  expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
});

it('closes with Escape and gives the focus back', async () => {
  const chosen = renderMenu();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '打开' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
  expect(document.activeElement?.textContent).toBe('打开');
  expect(chosen).not.toHaveBeenCalled();
});

it('closes when its button is scrolled away, and not at news of a scroll that ended before', async () => {
  renderMenu();
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: '打开' });
  await user.click(button);
  fireEvent.scroll(document);
  expect(screen.getByRole('menu', { hidden: true })).toBeTruthy();
  button.getBoundingClientRect = () => new DOMRect(0, -40, 20, 20);
  fireEvent.scroll(document);
  expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
});
