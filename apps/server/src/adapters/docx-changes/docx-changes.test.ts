import { AUTHOR, aChange } from '@mingfa/files/word/change/testing/check-writing';
import { HARD_BODY, HARD_COMMENTS } from '@mingfa/files/word/change/testing/hard-body';
import { mainPart, wordPackage } from '@mingfa/files/word/change/testing/word-package';
import { describe, expect, test } from 'vitest';
import { docxChangesInThread } from './index.ts';

const changes = [
  aChange({ id: 'r', action: 'replace', text: '新的' }),
  aChange({ id: 'i', action: 'insert', paragraphs: [{ text: '新条', like: 0 }] }),
];

describe('in a thread', () => {
  const { signal } = new AbortController();

  test('the file comes back with what became of each suggestion', async () => {
    const original = await wordPackage({ document: mainPart(HARD_BODY), comments: HARD_COMMENTS });
    const { content, outcomes } = await docxChangesInThread().write(original, changes, AUTHOR, signal);
    expect(content.length).toBeGreaterThan(1000);
    expect([...outcomes]).toEqual([
      ['r', 'written'],
      ['i', 'written'],
    ]);
  });

  test('one that takes too long or too much memory ends with its thread', async () => {
    const million = '<w:p><w:r><w:t>甲</w:t></w:r></w:p>'.repeat(400_000);
    const original = await wordPackage({ document: mainPart(million) });
    const slow = docxChangesInThread({ timeoutMs: 50, memoryMb: 1024 });
    await expect(slow.write(original, changes, AUTHOR, signal)).rejects.toMatchObject({
      code: 'parser_timeout',
    });
    const small = docxChangesInThread({ timeoutMs: 60_000, memoryMb: 16 });
    await expect(small.write(original, changes, AUTHOR, signal)).rejects.toMatchObject({
      code: 'parser_memory',
    });
  });

  test('a damaged file is an expected failure, and a reader who leaves ends the thread', async () => {
    const writer = docxChangesInThread();
    await expect(writer.write(Buffer.from('x'), changes, AUTHOR, signal)).rejects.toMatchObject({
      code: 'file_damaged',
    });
    const leaving = new AbortController();
    const original = await wordPackage({ document: mainPart(HARD_BODY) });
    const writing = writer.write(original, changes, AUTHOR, leaving.signal);
    leaving.abort();
    await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
  });
});
