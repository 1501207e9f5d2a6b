import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { DataFolderHeld, openDataFolder, readRunningServer } from '../data-folder.ts';
import { readEnvironment } from '../env.ts';
import { makeAdmin, SessionCache, setPassword } from '../features/account/index.ts';
import { openDatabase } from '../installation/open-database.ts';
import { AppError } from '../ports/app-error.ts';
import { onCommandLine } from '../runtime/command-line.ts';
import { toErrorAnswer } from '../runtime/error-answer.ts';
import { randomIds } from '../runtime/random-ids.ts';
import { silentLogger } from '../runtime/silent-logger.ts';
import { systemClock } from '../runtime/system-clock.ts';

const USAGE = `用法 · Usage:
  npm run account -- make-admin <mobile>        设为管理员 · make an account an administrator
  npm run account -- reset-password <mobile>    重置密码 · set a new password, typed or made up`;

const environment = readEnvironment();
const [verb, mobile, ...rest] = process.argv.slice(2);
if ((verb !== 'make-admin' && verb !== 'reset-password') || !mobile || rest.length > 0) {
  console.error(USAGE);
  process.exit(2);
}
try {
  if (verb === 'make-admin') {
    await perform('/v1/admin/account/make-admin', { mobile }, (context) => makeAdmin(context, { mobile }));
    console.log(`${mobile} 已成为管理员 · is now an administrator`);
  } else {
    const typed = await askPassword();
    const result = await perform('/v1/admin/account/reset-password', { mobile, password: typed }, (context) =>
      setPassword(context, { mobile, password: typed }),
    );
    console.log('密码已重置，所有会话已结束 · The password is reset and all sessions have ended');
    if (!typed) console.log(`新密码 · New password: ${(result as { password: string }).password}`);
  }
} catch (error) {
  console.error(describe(error));
  process.exit(1);
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
          sessions: new SessionCache(),
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
