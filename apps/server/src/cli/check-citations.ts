import { writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import type { AuditedCitation, auditTextOnce as endpoint } from '@mingfa/contract/citation-audit';
import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import {
  auditedStateLabel,
  auditedStateMeaning,
  describeAudited,
} from '@mingfa/contract/labels/citation-audit-labels';
import { CITATION_AUDIT_PROGRAM } from '../compose-citation-audits.ts';
import { composeFileReading } from '../compose-file-reading.ts';
import { openDataFolder, readRunningServer } from '../data-folder.ts';
import { law } from '../db/schema/law.ts';
import { readEnvironment } from '../env.ts';
import { AuditThreads, auditTextOnce, commentsOf, markdownReport } from '../features/citation-audit/index.ts';
import { openDatabase } from '../installation/open-database.ts';
import { onCommandLine } from '../runtime/command-line.ts';
import { randomIds } from '../runtime/random-ids.ts';
import { silentLogger } from '../runtime/silent-logger.ts';
import { systemClock } from '../runtime/system-clock.ts';
import { askServer, describeFailure, resolvePath } from './follow-import.ts';

const USAGE = `用法 · Usage:
  npm run check-citations -- <file> [--as-of YYYY-MM-DD] [--json] [--all] [--out report.md|report.json] [--comments commented.docx]
  核查 DOCX、PDF、TXT、MD 中的每处法条与案号 · audits every statute citation and case number of a file
  退出码 · exit code: 0 无需复核 nothing to look at, 1 有需复核的引用 something to look at, 2 用法或读取有误 wrong usage or unreadable`;

const NO_LIBRARY =
  '这个数据目录里还没有法规库，请先运行一次 npm start，或者导入法规：npm run library -- import <文件夹>\n' +
  'This data folder has no library yet: run npm start once, or import laws with npm run library -- import <folder>';

type Audited = EndpointOutput<typeof endpoint>;

const environment = readEnvironment();
let exitCode = 2;
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'as-of': { type: 'string' },
      json: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      out: { type: 'string' },
      comments: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [given, ...more] = positionals;
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  if (given === undefined || more.length > 0) throw new Error(USAGE);
  exitCode = await checkFile(resolvePath(given), values);
} catch (error) {
  console.error(describeFailure(error));
}
process.exit(exitCode);

async function checkFile(
  path: string,
  options: { 'as-of'?: string; json: boolean; all: boolean; out?: string; comments?: string },
): Promise<number> {
  const file = { path, name: basename(path) };
  const reading = composeFileReading(environment, silentLogger);
  try {
    const signal = new AbortController().signal;
    const blocks: DocumentBlock[] = [];
    for await (const event of reading.parser.parse(file, signal))
      if (event.kind === 'part') blocks.push(...event.part.blocks);
    const text = blocks
      .map((block) => block.text)
      .filter((words) => words.trim() !== '')
      .join('\n\n');
    if (text === '') throw new Error('文件中没有文字 · The file holds no text');
    const audited = await audit(text, options['as-of']);
    if (options.json) console.log(JSON.stringify(audited, null, 2));
    else print(audited, options.all);
    if (options.out) await writeFile(resolvePath(options.out), reportFor(options.out, file.name, audited));
    if (options.comments) {
      const changes = commentsOf('doc_command_line', [JSON.stringify(blocks)], audited.citations, 'zh-CN');
      const author = { name: '明法', initials: '明法', date: new Date() };
      const { content } = await reading.docxChanges.write(file, changes, author, signal);
      await writeFile(resolvePath(options.comments), content);
    }
    return audited.counts.doubtful > 0 ? 1 : 0;
  } finally {
    await reading.close();
  }
}

/** Through the running server when there is one, since the embedded database is its alone. */
async function audit(text: string, asOf: string | undefined): Promise<Audited> {
  const input = { text, ...(asOf ? { asOf } : {}) };
  const running = await readRunningServer(environment.dataDir);
  if (running) return askServer(running)('/v1/law/citation/audit/once', input);
  const dataFolder = await openDataFolder(environment.dataDir);
  try {
    const database = await openDatabase(environment, silentLogger);
    try {
      const { connection } = database;
      if ((await connection.db.$count(law)) === 0) throw new Error(NO_LIBRARY);
      const context = onCommandLine({
        db: connection.db,
        capabilities: connection.capabilities,
        clock: systemClock,
        ids: randomIds,
        logger: silentLogger,
        pseudonymOf: () => '',
      });
      const auditThreads = new AuditThreads(CITATION_AUDIT_PROGRAM, connection.address);
      try {
        return await auditTextOnce({ ...context, auditThreads }, input);
      } finally {
        await auditThreads.close();
      }
    } finally {
      await database.close();
    }
  } finally {
    await dataFolder.release();
  }
}

function reportFor(out: string, name: string, audited: Audited): string {
  if (extname(out).toLowerCase() === '.json') return `${JSON.stringify(audited, null, 2)}\n`;
  if (extname(out).toLowerCase() === '.md') return markdownReport(name, audited, 'zh-CN');
  throw new Error('--out 只写 .md 或 .json · writes .md or .json');
}

function print({ asOf, libraryDate, counts, citations }: Audited, all: boolean): void {
  for (const citation of citations) if (all || citation.isDoubtful) printOne(citation);
  console.log(
    `按 ${asOf} 的法律 law of the day · 最新文本 newest text ${libraryDate ?? '—'}\n` +
      `共 ${counts.total} 处引用 citations · 需复核 to look at ${counts.doubtful} · ` +
      `其后有变化 changed since ${counts.changedSince} · 未核查 not checked ${counts.notRun}` +
      (counts.nearestNotRun > 0
        ? ` · 未查找更接近的条文 nearest not looked for ${counts.nearestNotRun}`
        : ''),
  );
}

function printOne(citation: AuditedCitation): void {
  const page = citation.place?.page;
  console.log(
    `${citation.number}. ${citation.label} · ${auditedStateLabel(citation, 'zh-CN')}${page ? ` · p.${page}` : ''}\n` +
      [
        citation.sentence.replace(/\s+/g, ' '),
        auditedStateMeaning(citation, 'zh-CN'),
        ...describeAudited(citation, 'zh-CN'),
      ]
        .map((line) => `   ${line}\n`)
        .join(''),
  );
}
