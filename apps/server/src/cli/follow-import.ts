import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RunningServer } from '../data-folder.ts';
import { AppError } from '../ports/app-error.ts';
import { toErrorAnswer } from '../runtime/error-answer.ts';

const LOOK_EVERY_MS = 500;

/** An import as the command line tells of it. */
interface FollowedImport {
  importId: string;
  state: string;
  filesDone: number;
  filesTotal: number;
  problemCount: number;
  problems: { file: string; problem: string }[];
  errorMessage: string | null;
}

/** How imports are begun and looked after: through the running server, or with the database opened here. */
export interface ImportDesk<Import extends FollowedImport> {
  start(source: string): Promise<Import>;
  progress(importId: string): Promise<Import>;
  cancel(importId: string): Promise<unknown>;
}

/**
 * Imports what somebody named on the command line, shows how it goes, and tells the end; interrupted it is cancelled.
 * @param tell.done what has been read so far
 * @param tell.result what came of it
 * @returns the exit code
 */
export async function followImport<Import extends FollowedImport>(
  desk: ImportDesk<Import>,
  given: string,
  tell: { done(current: Import): string; result(current: Import): string },
): Promise<number> {
  const isAddress = /^https?:\/\//i.test(given);
  const path = resolvePath(given);
  if (!isAddress && !existsSync(path)) throw new Error(`找不到 ${path} · not found`);
  const progressLine = (current: Import) =>
    `${current.filesDone}/${current.filesTotal} 文件 files · ${tell.done(current)} · ${current.problemCount} 问题 problems`;
  let current = await desk.start(isAddress ? given : path);
  process.once('SIGINT', () => void desk.cancel(current.importId));
  const startedAt = Date.now();
  while (current.state === 'queued' || current.state === 'running') {
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    current = await desk.progress(current.importId);
    if (process.stdout.isTTY) process.stdout.write(`\r${progressLine(current)}`);
  }
  if (process.stdout.isTTY) process.stdout.write('\n');
  for (const { file, problem } of current.problems.slice(0, 20)) console.log(`  ! ${file}: ${problem}`);
  if (current.problemCount > 20) console.log(`  … ${current.problemCount - 20} more`);
  console.log(progressLine(current));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${current.state} · ${seconds} s · ${tell.result(current)}`);
  if (current.errorMessage) console.error(current.errorMessage);
  return current.state === 'finished' ? 0 : 1;
}

/** npm runs scripts in the project's folder; the person meant a path from where they stand. */
export function resolvePath(given: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), given);
}

/** Asks the running server as the command line of its machine. */
export function askServer(running: RunningServer) {
  return async <Answer>(path: string, body?: object): Promise<Answer> => {
    const response = await fetch(new URL(path, running.address), {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'x-control-token': running.controlToken },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as Answer & { errorMessage?: string };
    if (!response.ok) throw new Error(answer.errorMessage ?? `the server answered ${response.status}`);
    return answer;
  };
}

/** A failure as the command line tells it. */
export function describeFailure(error: unknown): string {
  if (error instanceof AppError) {
    return toErrorAnswer(error, { language: 'zh-CN', requestId: '' }).body.errorMessage;
  }
  return error instanceof Error ? error.message : String(error);
}
