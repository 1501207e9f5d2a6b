// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import clone from '../../../../locales/zh-CN/clone.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { WordsField } from './words-field.tsx';

beforeEach(() => startWords({ clone }));
afterEach(cleanup);

function Laws() {
  const [words, setWords] = useState<readonly string[]>(['民法典']);
  return (
    <WordsField
      label="法律"
      words={words}
      max={4}
      minLength={2}
      maxLength={20}
      offered={['劳动合同法', '劳动法', '民法典']}
      problemOf={(word) => (word === '月球法' ? '没有收录' : null)}
      onChange={setWords}
    />
  );
}

/** Places of the law: what names no article cannot be read. */
function Places() {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const read = (said: string) => (said.endsWith('条') ? said : null);
  const field = { max: 4, maxLength: 20, read, unreadable: '写成第几条', onChange: setPlaces };
  return <WordsField label="引用" words={places} {...field} />;
}
const words = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());

it('adds what is typed with Enter, several at once, none twice, no more than there may be', async () => {
  render(<Laws />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox'), '民法典，月球法、<b>x</b>{Enter}');
  expect(words()).toEqual(['民法典', '月球法 · 没有收录', '<b>x</b>']);
  await user.type(screen.getByRole('combobox'), '税法,车船法{Enter}');
  expect(words()).toHaveLength(4);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('keeps what is typed when somebody goes on without Enter, and says of what it cannot read', async () => {
  render(<Places />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox'), '民法典第577条');
  await user.click(document.body);
  expect(words()).toEqual(['民法典第577条']);
  await user.type(screen.getByRole('combobox'), '民法典');
  await user.click(document.body);
  expect(words()).toEqual(['民法典第577条']);
  expect(screen.getByRole('alert').textContent).toBe('写成第几条');
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
});

it('is chosen from what is offered by arrows, and taken off by its button or Backspace', async () => {
  render(<Laws />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox'), '劳动');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '劳动合同法',
    '劳动法',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(words()).toEqual(['民法典', '劳动法']);
  await user.click(screen.getByRole('button', { name: '删除民法典' }));
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{Backspace}');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
