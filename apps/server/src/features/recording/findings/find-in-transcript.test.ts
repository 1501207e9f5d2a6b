import { LISTED_MAX } from '@mingfa/contract/recording-findings';
import { expect, test } from 'vitest';
import { findInTranscript } from './find-in-transcript.ts';

test('of a talk with thousands of sums the first are listed, and of the others is told how many there are and from when on', () => {
  const turns = LISTED_MAX + 40;
  const segments = Array.from({ length: turns }, (_, index) => ({
    ...{ id: `s${index}`, startMs: index * 1000, endMs: index * 1000 + 900 },
    ...{ speaker: index % 2 ? 'b' : 'a', text: `货款是${1000 + index}元。` },
  }));
  const { facts, more } = findInTranscript({ revision: 1, recordedOn: null, segments });
  expect(facts.filter(({ kind }) => kind === 'amount')).toHaveLength(LISTED_MAX);
  expect(more).toEqual([{ of: 'amount', count: 40, fromMs: LISTED_MAX * 1000 }]);
});

test('of a short talk all is listed', () => {
  const segments = [
    { id: 's1', startMs: 0, endMs: 900, speaker: 'a', text: '他说他认这笔账，货款是3000元。' },
  ];
  const { facts, more } = findInTranscript({ revision: 1, recordedOn: null, segments });
  expect(facts.map(({ kind }) => kind).toSorted()).toEqual(['amount', 'reported_admission']);
  expect(more).toEqual([]);
});

test('words of another language count as not read', () => {
  const turn = (id: string, text: string) => ({ id, startMs: 0, endMs: 900, speaker: 'a', text });
  const { charactersRead, charactersTotal } = findInTranscript({
    recordedOn: null,
    revision: 1,
    segments: [turn('s1', '月底还你'), turn('s2', 'I owe you ten thousand.'), turn('s3', 'OK，好的')],
  });
  expect([charactersRead, charactersTotal]).toEqual([9, 32]);
});
