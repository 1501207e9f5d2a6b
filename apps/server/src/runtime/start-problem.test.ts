import { expect, test } from 'vitest';
import { diskProblem } from './start-problem.ts';

const failure = (code: string, path?: string) => Object.assign(new Error(code), { code, path });
const FOLDER = '/srv/mingfa/data';

test.each([
  ['ENOSPC', undefined, '磁盘已满', 'The disk is full'],
  ['EACCES', `${FOLDER}/secret.key`, '没有权限写入', 'may not be written by the user'],
  ['EROFS', FOLDER, '没有权限写入', 'may not be written by the user'],
  ['ENOTDIR', FOLDER, '不是文件夹', 'is not a folder'],
  ['EIO', `${FOLDER}/database/base`, '磁盘读写出错', 'The disk failed'],
])('%s under the data folder is said in both languages, with what to do', (code, path, chinese, english) => {
  const problem = diskProblem(new Error('outer', { cause: failure(code, path) }), FOLDER);
  const [first, second] = problem?.message.split('\n') ?? [];
  expect(first).toContain(chinese);
  expect(second).toContain(english);
  expect(first).toMatch(/请/);
});

test('trouble elsewhere, or of another kind, is no problem of the data folder', () => {
  expect(diskProblem(failure('EACCES', '/etc/shadow'), FOLDER)).toBeNull();
  expect(diskProblem(new Error('a bug'), FOLDER)).toBeNull();
});

test('a full disk is known by what the file layer of the embedded database says of it', () => {
  const problem = diskProblem(new Error('The file layer failed, errno: 51'), FOLDER);
  expect(problem?.message).toContain('磁盘已满');
});
