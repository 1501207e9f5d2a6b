import { expect, test } from 'vitest';
import { contextOf } from './context-of.ts';

test('of the address the path is named, and the conversation it opens', () => {
  const context = contextOf({ requestId: 'r1' }, '/chat/cnv_abcdefgh', 'Firefox');
  expect(context).toMatchObject({
    page: '/chat/cnv_abcdefgh',
    browser: 'Firefox',
    requestId: 'r1',
    conversationId: 'cnv_abcdefgh',
  });
  expect(contextOf({}, '/laws_regulations', 'x')).not.toHaveProperty('conversationId');
});
