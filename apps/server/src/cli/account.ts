import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { DataFolderHeld, openDataFolder, readRunningServer } from '../data-folder.ts';
import { readEnvironment } from '../env.ts';
import {
  exportPerson,
  forgetPerson,
  makeAdmin,
  removeLostSecondFactor,
  setPassword,
} from '../features/account/index.ts';
import { openDatabase } from '../installation/open-database.ts';
import { AppError } from '../ports/app-error.ts';
import { onCommandLine } from '../runtime/command-line.ts';
import { toErrorAnswer } from '../runtime/error-answer.ts';
import { randomIds } from '../runtime/random-ids.ts';
import { silentLogger } from '../runtime/silent-logger.ts';
import { systemClock } from '../runtime/system-clock.ts';
import { withApp } from './with-app.ts';
import { writeExport } from './write-export.ts';

const USAGE = `用法 · Usage:
  npm run account -- make-admin <mobile>        设为管理员 · make an account an administrator
  npm run account -- reset-password <mobile>    重置密码 · set a new password, typed or made up
  npm run account -- second-factor-off <mobile> 关闭遗失的两步验证 · switch off a second factor that was lost
  npm run account -- export <mobile> <folder>   导出此人的全部数据，服务须先停止 · write all that is held of a person; stop the server first
  npm run account -- forget <mobile> [--yes]    删除此人及其全部数据，服务须先停止 · remove a person with all of that; stop the server first`;

const environment = readEnvironment();
const [verb = '', mobile = '', ...rest] = process.argv.slice(2);
const verbs: Record<string, () => Promise<void>> = {
  'make-admin': makeAdministrator,
  'reset-password': resetPassword,
  'second-factor-off': switchOffSecondFactor,
  export: exportAll,
  forget,
};
const isUnderstood =
  verb === 'export' ? rest.length === 1 : rest.length === 0 || (verb === 'forget' && rest.join() === '--yes');
const run = verbs[verb];
if (!run || !mobile || !isUnderstood) {
  console.error(USAGE);
  process.exit(2);
}
try {
  await run();
} catch (error) {
  console.error(describe(error));
  process.exit(1);
}

async function makeAdministrator(): Promise<void> {
  await perform('/v1/admin/account/make-admin', { mobile }, (context) => makeAdmin(context, { mobile }));
  console.log(`${mobile} 已成为管理员 · is now an administrator`);
}

async function resetPassword(): Promise<void> {
  const typed = await askPassword();
  const result = await perform('/v1/admin/account/reset-password', { mobile, password: typed }, (context) =>
    setPassword(context, { mobile, password: typed }),
  );
  console.log('密码已重置，所有会话已结束 · The password is reset and all sessions have ended');
  if (!typed) console.log(`新密码 · New password: ${(result as { password: string }).password}`);
}

async function switchOffSecondFactor(): Promise<void> {
  await perform('/v1/admin/account/second-factor-off', { mobile }, (context) =>
    removeLostSecondFactor(context, { mobile }),
  );
  console.log(`${mobile} 的两步验证已关闭 · its second factor is off; it can be set up anew under Settings`);
}

async function exportAll(): Promise<void> {
  const folder = resolve(rest[0] ?? '');
  const { written, missing } = await withApp(environment, (context) =>
    writeExport(folder, exportPerson(context, { mobile })),
  );
  for (const path of missing) console.error(`文件存储中缺失 · Missing in the file store: ${path}`);
  console.log(`已导出 ${written} 个文件 · Exported ${written} files to ${folder}`);
}

async function forget(): Promise<void> {
  if (rest.length === 0) await confirmMobile();
  const removed = await withApp(environment, (context) => forgetPerson(context, { mobile }));
  for (const [name, count] of Object.entries(removed)) console.log(`  ${name}: ${count}`);
  console.log(`${mobile} 及其全部数据已删除 · and all that was held of them is removed`);
  console.log('以前的备份中仍有这些数据 · Backups made before still hold it');
}

/** What is forgotten cannot be brought back. */
async function confirmMobile(): Promise<void> {
  if (!process.stdin.isTTY)
    throw new Error('请在终端中确认，或加上 --yes · Confirm on a terminal, or add --yes');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const repeated = await terminal.question(
    '此人及其全部数据将被永久删除。再次输入手机号以确认 · All of it will be gone for good. Repeat the number: ',
  );
  terminal.close();
  if (repeated.trim() !== mobile)
    throw new Error('号码不一致，未作改动 · Another number; nothing was changed');
}

type AccountCommandContext = Parameters<typeof makeAdmin>[0];

/** Through the running server when there is one, since the embedded database is its alone. */
async function perform(
  path: string,
  body: object,
  alone: (context: AccountCommandContext) => Promise<unknown>,
): Promise<unknown> {
  const running = await readRunningServer(environment.dataDir);
  if (!running) return performAlone(alone);
  const response = await fetch(new URL(path, running.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-control-token': running.controlToken },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { errorMessage?: string; errorCode?: string };
  if (answer.errorCode === 'not_found') throw new AppError('not_found');
  if (!response.ok) throw new Error(answer.errorMessage ?? `the server answered ${response.status}`);
  return answer;
}

async function performAlone(verb: (context: AccountCommandContext) => Promise<unknown>): Promise<unknown> {
  const dataFolder = await openDataFolder(environment.dataDir);
  try {
    const database = await openDatabase(environment, silentLogger);
    try {
      return await verb(
        onCommandLine({
          db: database.connection.db,
          capabilities: database.connection.capabilities,
          clock: systemClock,
          ids: randomIds,
          logger: silentLogger,
          pseudonymOf: () => '',
        }),
      );
    } finally {
      await database.close();
    }
  } finally {
    await dataFolder.release();
  }
}

/** Asks on a terminal, without showing what is typed; elsewhere, or for an empty answer, one is made up. */
async function askPassword(): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  process.stdout.write('新密码（留空则自动生成） · New password (empty makes one up): ');
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: hidden, terminal: true });
  const typed = await terminal.question('');
  terminal.close();
  console.log();
  if (typed !== '' && (typed.length < 8 || typed.length > 128)) {
    throw new Error('密码需要 8 到 128 个字符 · The password needs 8 to 128 characters');
  }
  return typed === '' ? undefined : typed;
}

function describe(error: unknown): string {
  if (error instanceof AppError && error.code === 'not_found') {
    return `没有手机号为 ${mobile} 的账号 · There is no account with the number ${mobile}`;
  }
  if (error instanceof AppError) {
    return toErrorAnswer(error, { language: 'zh-CN', requestId: '' }).body.errorMessage;
  }
  if (error instanceof DataFolderHeld || error instanceof Error) return error.message;
  return String(error);
}
