import { expect, test } from 'vitest';
import { sentenceAround, startOfLastEnglishSentence } from './sentence-around.ts';

function sentenceOf(text: string, citation: string): string {
  const start = text.indexOf(citation);
  return sentenceAround(text, start, start + citation.length).text;
}

test('a citation belongs to the sentence it stands in', () => {
  expect(sentenceOf('先说结论。依据[1]，可以要求返还。其余另论。', '[1]')).toBe('依据[1]，可以要求返还');
});

test('a mark behind the full stop belongs to the sentence before it', () => {
  expect(sentenceOf('先说结论。可以要求返还。[1] 其余另论。', '[1]')).toBe('可以要求返还。[1]');
});

test('the second of two marks behind the full stop belongs to the same sentence', () => {
  expect(sentenceOf('先说结论。可以要求返还。[1][2]', '[2]')).toBe('可以要求返还。[1][2]');
});

test('what is decided is another sentence than the one that leads up to it', () => {
  const text = '依照《民法典》第五条之规定，判决如下：被告应当依照《民法典》第九条付款。';
  expect(sentenceOf(text, '《民法典》第五条')).toBe('依照《民法典》第五条之规定，判决如下：');
  expect(sentenceOf(text, '《民法典》第九条')).toBe('被告应当依照《民法典》第九条付款');
});

test('a mark that opens a line belongs to that line', () => {
  expect(sentenceOf('先说结论。\n[1] 可以要求返还。', '[1]')).toBe('[1] 可以要求返还');
});

test('an English sentence ends at its full stop, not at that of an abbreviation', () => {
  const last = (text: string) => text.slice(startOfLastEnglishSentence(text)).trim();
  expect(last('Kites are kept for two years (Art. 4). Flying at night: Kite Law ')).toBe(
    'Flying at night: Kite Law',
  );
  expect(last('Kites are kept for two years under Art. Five')).toBe(
    'Kites are kept for two years under Art. Five',
  );
  expect(last('Kites are kept for two years. See Kite Law ')).toBe(
    'Kites are kept for two years. See Kite Law',
  );
});
