// Files of every kind go through knowledge bases by the public API: time by stage, recognition, a hundred at once, and whether
// the chat cites the right page of a whole folder.
// `npm run bench -- ingestion [--data data/bench/retrieval] [--only folder,scan,long,hundred,questions]`
// The data folder is copied; `npm run bench -- retrieval` makes one with both corpora. Without it the starter library serves.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DOCUMENT_ENDINGS } from '@mingfa/contract/document-limits';
import { createKnowledgeBase, listSegments, testRetrieval } from '@mingfa/contract/knowledge';
import {
  addFile,
  type LocalFile,
  listFiles,
  type Person,
  registerPerson,
  waitForFiles,
} from './ingestion/api.ts';
import { askFolder } from './ingestion/ask-folder.ts';
import { type BenchServer, startBenchServer } from './ingestion/bench-server.ts';
import { markOf, SCANNED_CONTRACT } from './ingestion/made-texts.ts';
import { makeBatch, makeOfficeFiles, makeReport } from './ingestion/make-files.ts';
import { makeScan } from './ingestion/make-scan.ts';
import { FOLDER_QUESTIONS, MADE_QUESTIONS } from './ingestion/questions.ts';
import { prepareReading, type Reads } from './ingestion/read-meanwhile.ts';
import { percentile, printFiles, Report, totalMs } from './ingestion/report.ts';

const PHASES = 'folder,scan,long,hundred,questions';
const LONG_PAGES = 300;
const LONG_LIMIT_SECONDS = 15;
const OCR_LIMIT_SECONDS = 4;
const READ_LIMIT_MS = 300;
/** More than the server needs with its library and nothing to do. */
const MEMORY_GROWTH_LIMIT_MB = 1500;
const RIGHT_SHARE_MIN = 0.8;
const UPLOADS_AT_ONCE = 8;
const SCAN_NAME = '设备租赁合同扫描件.pdf';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: 'data/bench/retrieval' },
    only: { type: 'string', default: PHASES },
  },
});
const phases = new Set(options.only.split(','));
const documents = resolve(import.meta.dirname, '../../shared/data/documents');
const report = new Report();
const server = await startBenchServer(options.data);
let idleMb = 0;
try {
  const person = await registerPerson(server.address);
  const folderBase = await makeBase(person, '文件夹');
  // A question and some laws first, so that what is kept of the library is in memory.
  const beginReading = await prepareReading(person);
  idleMb = server.memory?.takePeakMb().together ?? 0;
  if (phases.has('folder')) await measureFolder(person, folderBase);
  if (phases.has('scan')) await measureScan(person, folderBase);
  if (phases.has('long')) await measureLongFile(person);
  if (phases.has('hundred')) await measureHundred(server, person, beginReading);
  if (phases.has('questions')) await askQuestions(person, folderBase);
} finally {
  const loop = await server.stop();
  const delay = `p50 ${loop.p50.toFixed(1)}, p99 ${loop.p99.toFixed(1)}, longest ${loop.max.toFixed(1)} ms`;
  console.log(`\nEvent loop of the server since the hundred files began: ${delay}`);
}
process.exitCode = report.allMet ? 0 : 1;

async function makeBase(person: Person, name: string): Promise<string> {
  return (await person.call(createKnowledgeBase, { body: { name } })).konId;
}

/** Uploads side by side as a browser does, and waits for the end of all. */
async function ingest(person: Person, konId: string, files: readonly LocalFile[]) {
  const waiting = [...files];
  const upload = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await addFile(person, konId, file);
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, upload));
  return waitForFiles(person, konId);
}

async function measureFolder(person: Person, konId: string): Promise<void> {
  if (!existsSync(documents)) {
    console.log(`${documents} is not there: its files are passed over.`);
    return;
  }
  const files: LocalFile[] = [];
  const others: string[] = [];
  for (const entry of await readdir(documents, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const isDocument = DOCUMENT_ENDINGS.some((ending) => entry.name.endsWith(ending));
    if (!isDocument) others.push(entry.name);
    else files.push({ name: entry.name, content: await readFile(join(entry.parentPath, entry.name)) });
  }
  const beganMs = performance.now();
  const ended = await ingest(person, konId, [...files, ...(await makeOfficeFiles())]);
  const seconds = (performance.now() - beganMs) / 1000;
  printFiles('Every file of the folder, and office files of ours', ended.toReversed());
  console.log(`${ended.length} files in ${seconds.toFixed(1)} s; no documents: ${others.join(' ')}\n`);
  const unready = ended.filter((file) => file.state !== 'ready' || file.segments === 0);
  report.check(
    'every file of the folder is searchable',
    unready.length === 0,
    unready.map((file) => `${file.name} ${file.errorCode ?? 'without segments'}`).join('; ') || ended.length,
  );
}

async function measureScan(person: Person, konId: string): Promise<void> {
  const scan = makeScan(SCANNED_CONTRACT);
  if (!scan) {
    console.log('No Chinese font is installed here: the scanned contract cannot be made.');
    return;
  }
  const { fileId } = await addFile(person, konId, { name: SCAN_NAME, content: scan });
  const file = (await waitForFiles(person, konId)).find((one) => one.fileId === fileId);
  if (!file) throw new Error('The scan is gone.');
  printFiles('A scanned contract, 300 dpi, two pages', [file]);
  const perPage = (file.stageMs.recognised ?? Number.NaN) / 1000 / SCANNED_CONTRACT.length;
  report.check(
    `OCR at most ${OCR_LIMIT_SECONDS} s a page`,
    perPage <= OCR_LIMIT_SECONDS,
    `${perPage.toFixed(2)} s`,
  );
  const segments = await person.call(listSegments, { params: { fileId }, query: { pageSize: 100 } });
  const share = sharedPairs(
    SCANNED_CONTRACT.flat().join(''),
    segments.items.map(({ text }) => text).join(''),
  );
  report.check(
    'at least 95 % of its pairs of characters are read',
    share >= 0.95,
    `${(100 * share).toFixed(1)} %`,
  );
  for (const [words, page] of [
    ['塔式起重机 月租金', 1],
    ['押金人民币伍万元', 1],
    ['特种作业操作证', 2],
    ['连续两个月未支付租金', 2],
  ] as const) {
    const found = await person.call(testRetrieval, {
      params: { konId },
      body: { question: words, limit: 3 },
    });
    const rank = found.items.findIndex(
      ({ segment: { place } }) =>
        place.documentId === fileId &&
        place.page !== null &&
        place.page <= page &&
        page <= (place.pageEnd ?? place.page),
    );
    report.check(
      `the scan is found by “${words}” on page ${page}`,
      rank >= 0,
      rank < 0 ? 'not in the first 3' : `rank ${rank + 1}`,
    );
  }
}

async function measureLongFile(person: Person): Promise<void> {
  const konId = await makeBase(person, '长文件');
  const content = makeReport(LONG_PAGES);
  const beganMs = performance.now();
  await addFile(person, konId, { name: '检查报告.pdf', content });
  const storedMs = performance.now() - beganMs;
  const ended = await waitForFiles(person, konId);
  const seconds = (performance.now() - beganMs) / 1000;
  printFiles(`A text PDF of ${LONG_PAGES} pages, ${(content.length / 1e6).toFixed(1)} MB`, ended);
  report.check(
    `${LONG_PAGES} pages searchable within ${LONG_LIMIT_SECONDS} s of choosing the file`,
    seconds <= LONG_LIMIT_SECONDS && ended.every((file) => file.state === 'ready'),
    `${seconds.toFixed(1)} s, of it upload ${(storedMs / 1000).toFixed(1)} s`,
  );
  const page = 257;
  const found = await person.call(testRetrieval, {
    params: { konId },
    body: { question: markOf(page), limit: 1 },
  });
  const place = found.items[0]?.segment.place;
  const pages = place && `pages ${place.page} to ${place.pageEnd ?? place.page}`;
  const isThere = place?.page != null && place.page <= page && page <= (place.pageEnd ?? place.page);
  report.check(`a word of page ${page} is found there`, isThere, `${pages}, ${found.tookMs.toFixed(0)} ms`);
}

async function measureHundred(bench: BenchServer, person: Person, beginReading: () => Reads): Promise<void> {
  const konId = await makeBase(person, '一百个文件');
  const files = await makeBatch();
  bench.beginPhase();
  const reads = beginReading();
  const beganMs = performance.now();
  const ended = await ingest(person, konId, files);
  const seconds = (performance.now() - beganMs) / 1000;
  await reads.stop();
  const slowest = ended.toSorted((one, other) => totalMs(other) - totalMs(one)).slice(0, 8);
  printFiles('A hundred files at once: the slowest', slowest);
  const ready = ended.filter((file) => file.state === 'ready').length;
  report.check(
    `${files.length} files at once finish`,
    ready === files.length,
    `${ready} in ${seconds.toFixed(1)} s`,
  );
  for (const [what, times] of [
    ['an article', reads.article],
    ['a conversation', reads.conversation],
  ] as const) {
    report.check(
      `reading ${what} meanwhile: p99 at most ${READ_LIMIT_MS} ms`,
      percentile(times, 99) <= READ_LIMIT_MS,
      `p50 ${percentile(times, 50)}, p99 ${percentile(times, 99)}, longest ${percentile(times, 100)} ms over ${times.length} reads`,
    );
  }
  report.check(
    'no read failed meanwhile',
    reads.failures.length === 0,
    reads.failures.slice(0, 3).join(' | '),
  );
  checkMemory(bench);
}

/** Of the whole run, since all of it must stay within bounds. */
function checkMemory(bench: BenchServer): void {
  const peak = bench.memory?.takePeakMb();
  if (!peak) return;
  const growthMb = peak.together - idleMb;
  report.check(
    `memory grows by at most ${MEMORY_GROWTH_LIMIT_MB} MB, children included`,
    growthMb <= MEMORY_GROWTH_LIMIT_MB,
    `${growthMb.toFixed(0)} MB over the ${idleMb.toFixed(0)} of a server that waits ` +
      `(server ${peak.server.toFixed(0)}, ${peak.processes} children ${peak.children.toFixed(0)})`,
  );
}

async function askQuestions(person: Person, konId: string): Promise<void> {
  const names = new Set((await listFiles(person, konId)).map((file) => file.name));
  const asked = [...FOLDER_QUESTIONS, ...MADE_QUESTIONS].filter(({ files }) =>
    files.some((name) => names.has(name)),
  );
  console.log(`\n${asked.length} questions over a folder of ${names.size} files`);
  const answers = [];
  for (const question of asked) {
    const answer = await askFolder(person, konId, question);
    answers.push(answer);
    const mark = answer.rightPassage ? 'right  ' : answer.rightFile ? 'file   ' : 'WRONG  ';
    const sources = answer.cited
      .slice(0, 4)
      .map(({ title, place }) => `${title}${place?.page ? ` p. ${place.page}` : ''}`);
    console.log(
      `${mark} ${question.question}  →  ${sources.join('; ') || 'nothing cited'}  (${answer.tookMs.toFixed(0)} ms)`,
    );
  }
  for (const [what, right] of [
    ['the right file', answers.filter((answer) => answer.rightFile).length],
    ['the right passage on the right page', answers.filter((answer) => answer.rightPassage).length],
  ] as const) {
    report.check(
      `answers cite ${what}, in at least ${100 * RIGHT_SHARE_MIN} % of the questions`,
      right >= RIGHT_SHARE_MIN * answers.length,
      `${right} of ${answers.length}`,
    );
  }
}

/** Share of the neighbouring characters of a text that another has, too, blanks and marks aside. */
function sharedPairs(wanted: string, seen: string): number {
  const pairs = (text: string) => {
    const plain = text.replace(/[^\p{L}\p{N}]/gu, '');
    return Array.from({ length: Math.max(0, plain.length - 1) }, (_, index) => plain.slice(index, index + 2));
  };
  const held = new Set(pairs(seen));
  const all = pairs(wanted);
  return all.filter((pair) => held.has(pair)).length / all.length;
}
