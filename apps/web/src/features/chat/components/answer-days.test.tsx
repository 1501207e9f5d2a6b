import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import chat from '../../../locales/zh-CN/chat.ts';
import { startWords } from '../../../testing/start-words.ts';
import { AnswerDays } from './answer-days.tsx';

beforeAll(() => startWords({ chat }));

const offers = [{ day: '2015-03-01', said: '2015年3月' }];

test('a day of the story asks anew by its law with one click, never by itself, nor while an answer is written', () => {
  const onAskOn = vi.fn();
  const { rerender } = render(<AnswerDays offers={offers} disabled onAskOn={onAskOn} />);
  const chip = screen.getByRole('button', { name: /2015年3月：按 2015-03-01 的法律/ });
  fireEvent.click(chip);
  expect(onAskOn).not.toHaveBeenCalled();
  rerender(<AnswerDays offers={offers} disabled={false} onAskOn={onAskOn} />);
  fireEvent.click(chip);
  expect(onAskOn).toHaveBeenCalledExactlyOnceWith('2015-03-01');
  rerender(<AnswerDays offers={[]} disabled={false} onAskOn={onAskOn} />);
  expect(screen.queryByRole('group')).toBeNull();
});
