// How well `supportsSentence` tells wrong citations from right ones: `npm run bench -- support`.

import { loadLexicon } from '@mingfa/content/lexicon';
import { hasCorpora } from '@mingfa/content/testing/digest-sources';
import { collectSupportPairs, type SupportPair } from '@mingfa/content/testing/support-pairs';
import { supportsSentence } from '@mingfa/legal/citation/support';

if (!hasCorpora()) {
  console.error('../shared/data/laws is not there to measure with');
  process.exit(1);
}
const [pairs, lexicon] = [await collectSupportPairs(), await loadLexicon()];
const startedAt = performance.now();
const flagged = new Map<SupportPair, boolean>(
  pairs.map((pair) => [
    pair,
    !supportsSentence(pair.sentence, pair.articleText, { lawTitle: pair.lawTitle, lexicon }).supported,
  ]),
);
const eachMs = (performance.now() - startedAt) / pairs.length;

function report(name: string, some: SupportPair[]): void {
  const count = some.filter((pair) => flagged.get(pair)).length;
  const share = ((100 * count) / some.length).toFixed(1);
  console.log(`${name.padEnd(42)} ${String(some.length).padStart(5)} pairs   ${share.padStart(5)} % flagged`);
}
const right = pairs.filter((pair) => pair.pairing === 'right');
const shuffled = pairs.filter((pair) => pair.pairing !== 'right');
report('right (target: at most 10 %)', right);
for (const from of ['digest', 'interpretation'] as const) {
  report(
    `  from ${from}`,
    right.filter((pair) => pair.from === from),
  );
}
report('shuffled (target: at least 85 %)', shuffled);
for (const pairing of ['same_law', 'any_law'] as const) {
  report(
    `  ${pairing.replace('_', ' ')}`,
    shuffled.filter((pair) => pair.pairing === pairing),
  );
}
console.log(`${eachMs.toFixed(2)} ms a pair`);
if (process.argv.includes('--show')) {
  for (const pair of right.filter((one) => flagged.get(one)).slice(0, 40)) {
    console.log(`\n${pair.sentence}\n  → ${pair.articleText.slice(0, 120)}`);
  }
}
