// @vitest-environment jsdom
import { QUESTION_MAX_LENGTH } from '@mingfa/contract/chat';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useQuestionText } from './use-question-text.ts';

afterEach(cleanup);
const write = (initial = '') =>
  renderHook((given: string) => useQuestionText(given, false), { initialProps: initial });

it('takes what is put in from outside, and keeps what is written when nothing new comes', () => {
  const { result, rerender } = write('押金不退');
  act(() => result.current.setText('押金不退，怎么办'));
  rerender('押金不退');
  expect(result.current.text).toBe('押金不退，怎么办');
  rerender('另一个问题');
  expect(result.current.text).toBe('另一个问题');
});

it('adds a sentence behind a full stop, and sets one where there is none', () => {
  const { result } = write();
  act(() => result.current.add('合同已签。'));
  expect(result.current.text).toBe('合同已签。');
  act(() => result.current.add('月租三千'));
  expect(result.current.text).toBe('合同已签。月租三千');
  act(() => result.current.add('已付押金'));
  expect(result.current.text).toBe('合同已签。月租三千。已付押金');
});

it('says when a question is too long to be asked', () => {
  const { result } = write('问'.repeat(QUESTION_MAX_LENGTH));
  expect(result.current.isTooLong).toBe(false);
  act(() => result.current.add('再多一点'));
  expect(result.current.isTooLong).toBe(true);
});
