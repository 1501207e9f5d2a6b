import type { FileEvidence } from '@mingfa/contract/evidence';
import { expect, test } from 'vitest';
import { showPassage } from './show-passage.ts';

const passage = (text: string, from: FileEvidence['from'] = 'knowledge'): FileEvidence => ({
  index: 1,
  kind: 'file',
  from,
  title: '知识库资料',
  label: '四、',
  headingPath: '',
  text,
  score: 1,
  place: null,
});
const FILE = '怀表要每年上油。怀表租赁的押金应当在七日内退还。逾期每日加付一元。钟表的电池自备。';

test('of a knowledge base a stranger is shown the sentences around what was asked, never a short file whole', () => {
  expect(showPassage(passage(FILE), '怀表租赁的押金几日内退还').text).toBe(
    '怀表要每年上油。怀表租赁的押金应当在七日内退还。……',
  );
  expect(showPassage(passage('押金七日内退还。'), '押金').text).toBe('押金七日内退还。');
});

test('an excerpt is short, however long the passage or its sentence', () => {
  expect(showPassage(passage('押金'.repeat(500)), '押金').text.length).toBeLessThanOrEqual(204);
  expect(showPassage(passage(FILE.repeat(40)), '逾期加付多少').text.length).toBeLessThanOrEqual(204);
});

test('what people attach themselves is shown as it is', () => {
  expect(showPassage(passage(FILE, 'attachment'), '押金').text).toBe(FILE);
});
