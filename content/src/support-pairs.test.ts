import { supportsSentence } from '@mingfa/legal/citation/support';
import { expect, test } from 'vitest';
import { loadLexicon } from './lexicon.ts';
import { hasCorpora } from './testing/digest-sources.ts';
import { collectSupportPairs } from './testing/support-pairs.ts';

test('wrong citations are told from right ones by what sentence and article share', async (context) => {
  if (!hasCorpora() && !process.env.CI) context.skip('../shared/data/laws is not there to measure with');
  const [pairs, lexicon] = [await collectSupportPairs(), await loadLexicon()];
  const flagged = (pairing: 'right' | 'shuffled') => {
    const some = pairs.filter((pair) => (pair.pairing === 'right') === (pairing === 'right'));
    const unsupported = some.filter(
      ({ sentence, articleText, lawTitle }) =>
        !supportsSentence(sentence, articleText, { lawTitle, lexicon }).supported,
    );
    return unsupported.length / some.length;
  };
  expect(pairs.length).toBeGreaterThanOrEqual(500);
  expect(flagged('shuffled')).toBeGreaterThanOrEqual(0.85);
  expect(flagged('right')).toBeLessThanOrEqual(0.1);
});
