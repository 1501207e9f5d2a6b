// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeFailure } from '../../../lib/api-answer.ts';
import { useComposing } from './use-composing.ts';
import type { useConversation } from './use-conversation.ts';

afterEach(cleanup);

const FILE = { attachmentId: 'att_123456', name: '借条.pdf' };
const REFUSED = {
  question: '押金不退怎么办',
  failure: makeFailure('用完了', {
    errorCode: 'quota_exceeded',
    httpStatus: 429,
    refusal: { kind: 'question', resetsAt: '2026-11-22T16:00:00.000Z', ways: ['vip'] },
  }),
};
const talk = (refused: typeof REFUSED | null) =>
  ({
    conversation: { data: undefined },
    refused,
    ask: vi.fn(),
    regenerate: vi.fn(),
  }) as unknown as ReturnType<typeof useConversation>;

it('what was attached to a question that a limit refused stands beside it again', () => {
  const view = renderHook(({ refused }) => useComposing(talk(refused)), {
    initialProps: { refused: null as typeof REFUSED | null },
  });
  act(() => view.result.current.change((held) => ({ ...held, attachments: [FILE] })));
  act(() => view.result.current.send('押金不退怎么办'));
  expect(view.result.current.options.attachments).toEqual([]);
  view.rerender({ refused: REFUSED });
  expect(view.result.current.options.attachments).toEqual([FILE]);
});
