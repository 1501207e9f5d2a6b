import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import chat from '../../../locales/zh-CN/chat.ts';
import { startWords } from '../../../testing/start-words.ts';
import { AnswerFacts } from './answer-facts.tsx';

beforeAll(() => startWords({ chat }));
afterEach(cleanup);

const facts = {
  known: [{ id: 'amount-wage', label: '月工资', value: '6,000 元', said: '6000' }],
  missing: [{ id: 'start', label: '入职时间' }],
};

test('a fact is put right with one click, what is missing is filled in place, and the question is asked anew', () => {
  const onAskAnew = vi.fn();
  render(<AnswerFacts facts={facts} disabled={false} onAskAnew={onAskAnew} />);
  expect(screen.queryByRole('button', { name: '按这些重新回答' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '月工资 6,000 元' }));
  fireEvent.change(screen.getByLabelText('更正月工资'), { target: { value: '7000' } });
  fireEvent.change(screen.getByLabelText('入职时间'), { target: { value: '2022年3月' } });
  fireEvent.click(screen.getByRole('button', { name: '按这些重新回答' }));
  expect(onAskAnew.mock.calls[0]?.[0]('月薪6000，被辞退了')).toBe('月薪7000，被辞退了\n入职时间：2022年3月');
});

test('what cannot be read in place of an amount is said at its field, and nothing is asked', () => {
  const onAskAnew = vi.fn();
  render(<AnswerFacts facts={facts} disabled={false} onAskAnew={onAskAnew} />);
  fireEvent.click(screen.getByRole('button', { name: '月工资 6,000 元' }));
  const field = screen.getByLabelText('更正月工资');
  fireEvent.change(field, { target: { value: 'abc' } });
  fireEvent.submit(field);
  expect(onAskAnew).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('alert').textContent).toContain('月工资要写成金额');
  fireEvent.change(field, { target: { value: '9500' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.submit(field);
  expect(onAskAnew).toHaveBeenCalledOnce();
});

test('what is asked first has the field of its kind, and is told with its unit', () => {
  const onAskAnew = vi.fn();
  const missing = [
    { id: 'wage', label: '月工资', kind: 'money' as const, required: true, help: '税前' },
    { id: 'signed', label: '是否签合同', kind: 'boolean' as const },
    { id: 'way', label: '怎样离开的', kind: 'choice' as const, options: ['辞退', '辞职'] },
  ];
  render(<AnswerFacts facts={{ known: [], missing }} disabled={false} onAskAnew={onAskAnew} />);
  const wage = screen.getByLabelText(/月工资/);
  expect(wage.getAttribute('aria-required')).toBe('true');
  fireEvent.change(wage, { target: { value: '8000' } });
  fireEvent.click(screen.getByRole('button', { name: '否' }));
  fireEvent.click(screen.getByRole('button', { name: '辞退' }));
  expect(screen.getByRole('button', { name: '辞退' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: '按这些重新回答' }));
  expect(onAskAnew.mock.calls[0]?.[0]('被辞退了')).toBe(
    '被辞退了\n月工资：8000元；是否签合同：否；怎样离开的：辞退',
  );
});
