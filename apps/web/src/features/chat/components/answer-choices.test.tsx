import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AnswerChoices } from './answer-choices.tsx';

afterEach(cleanup);

const which = {
  lead: '先确认一下，您说的是：',
  choices: [
    { guide: 'deposit-not-returned', title: '房东不退押金' },
    { guide: null, title: '都不是' },
  ],
};

test('each choice is a button that sends its title', () => {
  const onChoose = vi.fn();
  render(<AnswerChoices which={which} disabled={false} onChoose={onChoose} />);
  expect(screen.getByRole('group', { name: which.lead })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '都不是' }));
  expect(onChoose).toHaveBeenCalledWith('都不是');
});

test('once the conversation went on they can be read and not pressed', () => {
  render(<AnswerChoices which={which} disabled onChoose={() => undefined} />);
  for (const button of screen.getAllByRole('button'))
    expect((button as HTMLButtonElement).disabled).toBe(true);
});
