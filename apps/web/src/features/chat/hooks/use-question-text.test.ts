// @vitest-environment jsdom
import { QUESTION_MAX_LENGTH } from '@mingfa/contract/chat';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, moveDraft } from '../model/drafts.ts';
import { useQuestionText } from './use-question-text.ts';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  cleanup();
  keepDraft('new', '');
  vi.unstubAllGlobals();
});
const write = (initial = '', composer = 'new') =>
  renderHook((given: string) => useQuestionText(composer, given, null), { initialProps: initial });

it('keeps what is written while one is elsewhere, and what is put in from outside wins', () => {
  const first = write();
  act(() => first.result.current.setText('租金涨了'));
  first.unmount();
  expect(write().result.current.text).toBe('租金涨了');
  cleanup();
  expect(write('押金不退').result.current.text).toBe('押金不退');
});

it('goes on in the composer of the conversation that the question began', () => {
  const home = write();
  act(() => home.result.current.setText('还有水电费'));
  moveDraft('new', 'cnv_1');
  home.unmount();
  keepDraft('new', '');
  const there = write('', 'cnv_1');
  expect(there.result.current.text).toBe('还有水电费');
  act(() => there.result.current.setText(''));
});

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
