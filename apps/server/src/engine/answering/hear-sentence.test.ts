import type { FileEvidence, TurnState } from '@mingfa/contract/evidence';
import { expect, test } from 'vitest';
import { makeFileEvidence } from '../../testing/make-evidence.ts';
import { checkCitations } from './check-citations.ts';
import type { LibraryReader } from './library-reader.ts';

// A talk of our own making.
const LINES = [
  '张律师：房子的钥匙是哪一天交给您的？',
  '李建国：三月五号，当着物业的面交的。',
  '李建国：押金两万元我一直没有退，下个月底退给她。',
];
const library: LibraryReader = {
  everydayWords: [],
  isKnownTitle: () => false,
  resolvePlaces: async () => [],
  readOtherWordings: async () => [],
  readLawWords: async () => null,
  resolveCases: async () => new Map(),
  libraryDate: async () => null,
};

function spoken(states: readonly TurnState[], change: Partial<FileEvidence> = {}): FileEvidence {
  let start = 0;
  const turns = LINES.map((line, index) => {
    const [from, startMs] = [start, 60_000 + index * 8000];
    start += line.length + 1;
    const state = states[index] ?? 'machine';
    return { startMs, endMs: startMs + 7000, start: from, end: from + line.length, state };
  });
  return makeFileEvidence({ index: 1, from: 'document', text: LINES.join('\n'), turns, ...change });
}

const check = async (text: string, source: FileEvidence) =>
  await checkCitations(library, { text, sources: [source], asOf: '2026-11-20' });
const NOBODY: TurnState[] = ['machine', 'machine', 'machine'];

test('a mark names the turn whose words its part of the sentence rests on', async () => {
  const text = '对方说三月五号当着物业的面交了钥匙[1]，并承认押金两万元没有退[1]。';
  const { citations } = await check(text, spoken(NOBODY));
  expect(citations.map(({ time }) => time?.startMs)).toEqual([68_000, 76_000]);
});

test('of a quotation it is the turn that says it', async () => {
  const text = '关于钥匙和押金，他的原话是“下个月底退给她”[1]。';
  const { citations } = await check(text, spoken(NOBODY));
  expect(citations[0]?.time).toEqual({ startMs: 76_000, endMs: 83_000 });
});

test.each<[string, TurnState[], string]>([
  ['a machine wrote down', NOBODY, 'heard_by_machine'],
  ['were imported', ['imported', 'imported', 'imported'], 'from_transcript'],
  ['a person checked elsewhere', ['checked', 'checked', 'machine'], 'heard_by_machine'],
  ['a person checked', ['machine', 'machine', 'checked'], 'verified'],
])('words that %s have their own state', async (_, states, state) => {
  const { citations, total, verified } = await check(
    '押金两万元一直没有退，下个月底退给她[1]。',
    spoken(states),
  );
  expect(citations[0]?.state).toBe(state);
  expect([total, verified]).toEqual(state === 'verified' ? [1, 1] : [0, 0]);
});

test('of words that a person checked, what is told in other ones is not compared', async () => {
  const { citations } = await check('他承认押金两万元没有退[1]。', spoken(['machine', 'machine', 'checked']));
  expect(citations[0]?.state).toBe('not_compared');
});

test('of a knowledge base, too, words that nobody checked say so', async () => {
  const { citations } = await check('他承认押金两万元没有退[1]。', spoken(NOBODY, { from: 'knowledge' }));
  expect(citations[0]?.state).toBe('heard_by_machine');
});

test('what the passage does not say stays unsupported, and is heard from its beginning', async () => {
  const { citations } = await check('双方约定由仲裁委员会管辖争议[1]。', spoken(NOBODY));
  expect(citations[0]).toMatchObject({ state: 'unsupported', time: { startMs: 60_000 } });
});

test('a passage kept from before its turns were is nobody’s word', async () => {
  const { turns: _, ...old } = spoken(NOBODY);
  const time = { startMs: 60_000, endMs: 83_000 };
  const nowhere = {
    segmentId: null,
    page: null,
    pageEnd: null,
    boxes: [],
    blockIds: [],
    sheet: null,
    row: null,
  };
  const source = { ...old, place: { documentId: 'doc_talk', ...nowhere, time } };
  const { citations } = await check('他承认押金两万元没有退[1]。', source);
  expect(citations[0]).toMatchObject({ state: 'from_transcript', time });
});

test('a quotation of several turns is heard from its first, and is checked where all of them are', async () => {
  const quote = LINES.slice(1).join(' ');
  const { citations } = await check(
    `通话 00:01:00 [1]：“${quote}”`,
    spoken(['machine', 'checked', 'machine']),
  );
  expect(citations[0]).toMatchObject({ time: { startMs: 68_000 }, state: 'heard_by_machine' });
  const checked = await check(`通话 00:01:00 [1]：“${quote}”`, spoken(['machine', 'checked', 'checked']));
  expect(checked.citations[0]?.state).toBe('verified');
});
