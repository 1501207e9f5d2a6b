// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type RefObject, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import law from '../../../locales/zh-CN/law.ts';
import { startWords } from '../../../testing/start-words.ts';
import { useArticleKeys } from '../hooks/use-article-keys.ts';
import { useFindInLaw } from '../hooks/use-find-in-law.ts';
import { KITE_LAW } from '../testing/kite-law.ts';
import { FindBar } from './find-bar.tsx';
import { LawPages } from './law-pages.tsx';

const opened = vi.fn();

beforeAll(async () => {
  await startWords({ law });
  // jsdom lays nothing out, so that it neither scrolls nor shows what floats.
  Element.prototype.scrollIntoView = () => {};
  HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
    this.removeAttribute('popover');
  };
});
afterEach(() => {
  cleanup();
  opened.mockClear();
});

function Reader() {
  const find = useFindInLaw(KITE_LAW);
  const page = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState<string | null>('2');
  const onKeyDown = useArticleKeys(page as RefObject<HTMLElement | null>, {
    current,
    stayAt: setCurrent,
    onFind: () => input.current?.focus(),
  });
  return (
    <MemoryRouter>
      <FindBar find={find} inputRef={input} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as on the screen */}
      <div ref={page} onKeyDown={onKeyDown}>
        <LawPages
          text={KITE_LAW}
          marked={null}
          words={find.words}
          matches={find.matches}
          current={find.current}
          onOpen={opened}
        />
      </div>
    </MemoryRouter>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');

it('the text is one tab stop, at the article that is read, however many articles it has', async () => {
  const { container } = render(<Reader />);
  const user = userEvent.setup();
  expect(container.querySelectorAll('article [tabindex="0"], article[tabindex="0"]')).toHaveLength(1);
  await user.tab();
  expect(focused()).toBe('在本法中查找条号或文字');
  await user.tab();
  expect(focused()).toBe('第二条');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

it('keys move by article, open its one menu and find words', async () => {
  render(<Reader />);
  const user = userEvent.setup();
  screen.getByRole('article', { name: '第二条' }).focus();
  await user.keyboard('j');
  expect(focused()).toBe('第三条');
  await user.keyboard('k{ArrowUp}');
  expect(focused()).toBe('第一条');
  await user.keyboard('{End}');
  expect(focused()).toBe('第四条');
  await user.keyboard('{Enter}');
  const menu = screen.getByRole('menu', { name: '第四条的操作', hidden: true });
  expect(within(menu).getAllByRole('menuitem', { hidden: true })).toHaveLength(4);
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledExactlyOnceWith('4');
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('marks what is found, says which of how many it is at, and goes on by Enter, Shift and arrows, round the end', async () => {
  const { container } = render(<Reader />);
  const user = userEvent.setup();
  const status = () => screen.getByRole('status').textContent;
  const here = () => container.querySelector('mark[data-current]');
  await user.type(screen.getByRole('searchbox'), '风筝');
  expect(status()).toBe('1/7');
  // What is counted is what is drawn, each once.
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(
    Array.from({ length: 7 }, () => '风筝'),
  );
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(status()).toBe('4/7');
  expect(here()?.closest('article')?.getAttribute('aria-label')).toBe('第二条');
  await user.keyboard('{Shift>}{Enter}{/Shift}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(status()).toBe('7/7');
  expect(here()?.closest('section')?.getAttribute('aria-label')).toBe('附件');
  expect(container.querySelectorAll('mark[data-current]')).toHaveLength(1);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), '气球');
  expect(status()).toBe('没有找到');
  await user.keyboard('{Escape}');
  expect(container.querySelector('mark')).toBeNull();
});
