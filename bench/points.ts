// Fits which points of a topic guide a question asks, on the questions of bench/choosing that name one (`guide#point: question`), and
// prints what the held-out fold says; a minute. `npm run bench -- points [--judge] [--show]`: `--judge` writes nothing, `--show` prints what
// went wrong in the folds that are not held out.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadLexicon } from '@mingfa/content/lexicon';
import { loadCues } from '@mingfa/content/load-cues';
import { loadEnglishWords } from '@mingfa/content/load-english-words';
import { loadGuides } from '@mingfa/content/load-guides';
import { loadTypingReader } from '@mingfa/content/load-typing-reader';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { plainEnglish } from '@mingfa/legal/words/plain-english';
import { loadChoiceModel } from '../apps/server/src/engine/retrieval/guides/choice-model.ts';
import { buildGuideIndex } from '../apps/server/src/engine/retrieval/guides/guide-index.ts';
import { buildPointIndex, POINT_FEATURES } from '../apps/server/src/engine/retrieval/guides/point-index.ts';
import { readRarity } from '../apps/server/src/engine/retrieval/guides/text-model.ts';
import {
  collectAskings,
  fitPointModel,
  judgePoints,
  readAskings,
  readPointQuestions,
  readSayings,
} from './choosing/fit-points.ts';
import { HELD_OUT, readLabelled } from './choosing/read-labelled.ts';

const { values: options } = parseArgs({
  options: { judge: { type: 'boolean', default: false }, show: { type: 'boolean', default: false } },
});
const [written, inEnglish, guides, cues, englishWords, understand, lexicon, zh, en] = await Promise.all([
  readLabelled(),
  readLabelled('english'),
  loadGuides(),
  loadCues(),
  loadEnglishWords(),
  loadTypingReader(),
  loadLexicon(),
  loadChoiceModel(),
  loadChoiceModel('english-choice-model'),
]);
const inOther = inEnglish.filter(({ kind }) => kind.startsWith('in-english/'));
const questions = [...written, ...inOther].map((question) => ({
  ...question,
  text: understand(question.text).text,
}));
const guideIndex = await buildGuideIndex(guides, matchLexicon(lexicon), cues, plainEnglish(englishWords));
const words = { featuresOf: guideIndex.featuresOf, rarityOf: readRarity([zh.words, en.words]) };
const learned = questions.filter(({ fold }) => fold !== HELD_OUT);
const index = buildPointIndex(guides, collectAskings(learned), words);
for (const { id } of guides) await index.prepare(id);
const askings = readAskings(guides, index);
const labelled = readPointQuestions(questions, index);
const own = labelled.filter(({ fold }) => fold !== HELD_OUT);
// Short ones of both sorts, few enough not to outweigh the questions.
const sayings = readSayings(guides, index);
const model = fitPointModel([
  ...own,
  // The questions were written point by point; in life about a third ask the situation as a whole, or what no point says.
  ...own.filter(({ points }) => points.length === 0).flatMap((one) => [one, one, one, one]),
  ...sayings.filter((_, at) => at % 2 === 0),
  ...askings.filter((_, at) => at % 8 === 0),
]);
console.log(
  `${guides.filter(({ points }) => points).length} guides with points, ${askings.length} askings, ${labelled.length} questions`,
);
judgePoints('askings, each unknown', model, askings, false);
judgePoints('sayings, of the situation as a whole', model, sayings, false);
judgePoints('folds 1 to 4', model, own, options.show);
const held = labelled.filter(({ fold }) => fold === HELD_OUT);
for (const [name, some] of [
  ['held out, Chinese, half a sentence', held.filter(({ kind }) => kind.startsWith('points'))],
  ['held out, Chinese, whole messages', held.filter(({ kind }) => kind.startsWith('asked'))],
  ['held out, English', held.filter(({ kind }) => kind.startsWith('in-english'))],
] as const)
  judgePoints(name, model, some, false);
if (!options.judge) {
  const about = `Made by npm run bench -- points on ${new Date().toISOString().slice(0, 10)} from ${own.length} questions of folds 1 to 4 of bench/choosing.`;
  const file = new URL('../apps/server/src/engine/retrieval/guides/point-model.json', import.meta.url);
  await writeFile(
    file,
    `${JSON.stringify({ about, features: POINT_FEATURES, ...model, askings: collectAskings(questions) }, null, 1)}\n`,
  );
}
