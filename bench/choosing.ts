// Fits the choice of topic guides to labelled questions (bench/choosing) and prints what the held-out fold says; a few minutes.
// `npm run bench -- choosing [--data data/bench/retrieval] [--judge] [--show] [--fresh | --english]`
// Articles that are found speak for guides, too: they are looked up in the starter library and, where the data folder of
// `npm run bench -- retrieval` is there, in the full one. No server may be using it. `--judge` writes nothing; `--show` prints
// what went wrong in the folds that are not held out; `--fresh` judges the shipped numbers on questions nothing is fitted to; `--english` fits the
// choice for questions in English instead.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadLexicon } from '@mingfa/content/lexicon';
import { loadCues } from '@mingfa/content/load-cues';
import { loadDigests } from '@mingfa/content/load-digests';
import { loadEnglishWords } from '@mingfa/content/load-english-words';
import { loadGuides } from '@mingfa/content/load-guides';
import { loadTypingReader } from '@mingfa/content/load-typing-reader';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { plainEnglish } from '@mingfa/legal/words/plain-english';
import { loadChoiceModel } from '../apps/server/src/engine/retrieval/guides/choice-model.ts';
import { buildGuideIndex } from '../apps/server/src/engine/retrieval/guides/guide-index.ts';
import { findArticles } from './choosing/find-articles.ts';
import { DEMANDS, DEMANDS_IN_ENGLISH } from './choosing/fit-limits.ts';
import { fitModel, type Read, readOutOfFold } from './choosing/fit-model.ts';
import { judgeChoice, printJudged } from './choosing/judge-choice.ts';
import { FOLDS, HELD_OUT, readLabelled } from './choosing/read-labelled.ts';
import { tellGuides } from './choosing/tell-guides.ts';
import { tellInEnglish } from './choosing/tell-in-english.ts';
import { writeChoiceModel } from './choosing/write-choice-model.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: 'data/bench/retrieval' },
    judge: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    english: { type: 'boolean', default: false },
  },
});
const LIBRARIES = ['starter library', 'full library'];
const day = new Date().toISOString().slice(0, 10);
const [written, guides, cues, englishWords, understand, lexicon, digests] = await Promise.all([
  readLabelled(options.english ? 'english' : options.fresh ? 'fresh' : 'questions'),
  loadGuides(),
  loadCues(),
  loadEnglishWords(),
  loadTypingReader(),
  loadLexicon(),
  loadDigests(),
]);
// An answer reads a question with its typing errors understood.
const questions = written.map((question) => ({ ...question, text: understand(question.text).text }));
const index = await buildGuideIndex(guides, matchLexicon(lexicon), cues, plainEnglish(englishWords));
const told = options.english ? tellInEnglish(guides, cues, digests) : tellGuides(guides, cues, digests);
const libraries = await readLibraries();
const demands = options.english ? DEMANDS_IN_ENGLISH : DEMANDS;
const read: Read = { index, questions, told, libraries, demands };

if (options.fresh) {
  const shipped = await loadChoiceModel();
  const all = [...questions.keys()];
  for (const [library] of libraries.entries()) {
    const judged = readOutOfFold(read, shipped.words, all, [library]).map((row) =>
      judgeChoice(index, shipped, row),
    );
    printJudged(`fresh, ${LIBRARIES[library]}`, judged, options.show);
  }
  process.exit();
}
const others = Array.from({ length: FOLDS }, (_, fold) => fold).filter((fold) => fold !== HELD_OUT);
const { model, rows } = fitModel(read, others);
printJudged(
  'folds 1 to 4, each by the other three',
  rows.map((row) => judgeChoice(index, model, row)),
  options.show,
);
const held = questions.flatMap((question, at) =>
  question.fold === HELD_OUT && question.measures ? [at] : [],
);
for (const [library, name] of LIBRARIES.entries()) {
  if (!libraries[library]) continue;
  const judged = readOutOfFold(read, model.words, held, [library]).map((row) =>
    judgeChoice(index, model, row),
  );
  printJudged(`held out, ${name}`, judged, false);
}
if (!options.judge) {
  const all = fitModel(read, [HELD_OUT, ...others]);
  const about = `Made by npm run bench -- choosing${options.english ? ' --english' : ''} on ${day} from ${questions.length} questions: weights fitted on all folds of bench/choosing, limits without fold ${HELD_OUT}; what it prints of that fold comes from weights fitted on the others.`;
  const file = options.english ? 'english-choice-model.json' : 'choice-model.json';
  const bytes = await writeChoiceModel({ ...all.model, limits: model.limits }, all.stored, about, file);
  console.log(`${file}: ${(bytes / 1e6).toFixed(2)} MB`);
}

/** How much the articles found for each question are those of each guide, by library. */
async function readLibraries(): Promise<number[][][]> {
  const whole = questions.filter(({ measures }) => measures);
  const texts = whole.map(({ text }) => text);
  const folder = await mkdtemp(join(tmpdir(), 'choosing-'));
  const found = [await findArticles(join(folder, 'data'), guides, texts, day)];
  await rm(folder, { recursive: true, force: true });
  if (existsSync(options.data)) found.push(await findArticles(resolve(options.data), guides, texts, day));
  else console.log(`${options.data} is not there: only the starter library is asked.`);
  return found.map((ofWhole) => {
    const inOrder = ofWhole.values();
    return questions.map((question) => (question.measures ? (inOrder.next().value ?? []) : []));
  });
}
