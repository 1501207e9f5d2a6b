// Whether a case that is found really fits a question: `npm run bench -- case-fit --data <folder with laws and cases> [--out sheet.yaml]`.
// Questions of lay people (every twelfth shared one) and the forty civil stories, the first cases for each, with what speaks for them.
// With --out a sheet to read them by; grades of a reader stand in bench/cases/fit-grades.yaml and judge the threshold.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadLexicon } from '@mingfa/content/lexicon';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { parse, stringify } from 'yaml';
import { chooseTextSearch } from '../apps/server/src/choose-text-search.ts';
import { openDataFolder } from '../apps/server/src/data-folder.ts';
import { createCaseSource } from '../apps/server/src/engine/retrieval/cases/case-source.ts';
import { fitsQuestion } from '../apps/server/src/engine/retrieval/cases/fits-question.ts';
import { SimilarCaseLibrary } from '../apps/server/src/engine/retrieval/cases/similar-case-library.ts';
import {
  createLawSource,
  loadRankingModel,
  readQuestion,
} from '../apps/server/src/engine/retrieval/index.ts';
import { readEnvironment } from '../apps/server/src/env.ts';
import { openDatabase } from '../apps/server/src/installation/open-database.ts';
import { silentLogger } from '../apps/server/src/runtime/silent-logger.ts';
import { readQuestions } from './retrieval/read-questions.ts';
import { readCivilQueries } from './similar/read-civil-queries.ts';

const EVERY = 12;
const SHOWN = 12;
const AS_OF = '2026-11-28';
const ANSWERING = 5;
/** As many as an answer looks at. */
const TOLD = 2;
/** Of the cases told so many must fit. */
const TARGET = 0.8;

const { values: options } = parseArgs({ options: { data: { type: 'string' }, out: { type: 'string' } } });
const shared = resolve(import.meta.dirname, '../../shared/data/retrieval/statute-questions.jsonl');
if (!options.data || !existsSync(shared)) {
  console.error('--data names a folder with laws and cases; the shared questions must be there.');
  process.exit(1);
}
const lay = (await readQuestions(shared)).filter((_, at) => at % EVERY === 0);
const asked = [
  ...lay.map(({ id, question }) => ({ id: `q${id}`, text: question })),
  ...(await readCivilQueries()).map(({ id, text }) => ({ id, text })),
];
const environment = readEnvironment({ MINGFA_DATA_DIR: options.data });
const folder = await openDataFolder(environment.dataDir);
const database = await openDatabase(environment, silentLogger);
const { db } = database.connection;
const findWords = matchLexicon(await loadLexicon());
const search = chooseTextSearch(database.connection);
await search.ensureReady();
const laws = createLawSource({ db, search, ranking: await loadRankingModel(environment.RANKING_MODEL) });
const cases = createCaseSource({ db, similarCases: new SimilarCaseLibrary(db) });
const found = [];
for (const { id, text } of asked) {
  const question = await readQuestion({ db, findWords }, { text, language: 'zh-CN' });
  const law = await laws.search(question, { asOf: AS_OF, limit: ANSWERING });
  const { evidence, signs } = await cases.search(question, {
    userId: null,
    asOf: AS_OF,
    articles: law.evidence.map(({ title, place }) => ({ lawTitle: title, articleKey: place.articleKey })),
    limit: SHOWN,
    // As in an answer: without the ranking by likeness.
    patienceMs: 0,
  });
  for (const [at, one] of evidence.entries()) {
    const sign = signs[at];
    if (!sign) continue;
    const { coverage, share, sharesArticle } = sign;
    found.push({
      key: `${id} ${one.caseNumber || one.title}`,
      question: text,
      rank: at + 1,
      coverage,
      share,
      sharesArticle,
      isTold: at < TOLD && fitsQuestion(question, sign),
      title: one.title,
      passage: one.text,
    });
  }
}
await database.close();
await folder.release();
console.log(`${asked.length} questions, ${found.length} cases shown`);
if (options.out) await writeFile(options.out, stringify(found));
const kept = join(import.meta.dirname, 'cases/fit-grades.yaml');
const grades: Record<string, number> = existsSync(kept) ? parse(await readFile(kept, 'utf8')) : {};
const told = found.filter(({ isTold }) => isTold);
const graded = told.filter(({ key }) => key in grades);
const fitting = graded.filter(({ key }) => grades[key] === 1).length;
const isMet = graded.length > 0 && fitting / graded.length >= TARGET;
console.log(
  `${told.length} would be told in an answer, ${graded.length} of them graded, ${fitting} fit; target ${TARGET}: ${isMet ? 'met' : 'NOT MET'}`,
);
process.exit(isMet ? 0 : 1);
