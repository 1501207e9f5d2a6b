/** Why a start stops, in words the operator understands: Chinese above English, each with what to do. */
export class StartProblem extends Error {
  override name = 'StartProblem';

  constructor(words: { 'zh-CN': string; en: string }, options: ErrorOptions = {}) {
    super(`${words['zh-CN']}\n${words.en}`, options);
  }
}

const KINDS = {
  full: new Set(['ENOSPC', 'EDQUOT', '53100']),
  unwritable: new Set(['EACCES', 'EPERM', 'EROFS']),
  misplaced: new Set(['ENOTDIR', 'EEXIST', 'EISDIR']),
  broken: new Set(['EIO']),
} as const;

const WORDS: Record<keyof typeof KINDS, (path: string) => { 'zh-CN': string; en: string }> = {
  full: (path) => ({
    'zh-CN': `磁盘已满，${path} 写不进去。已有数据没有被覆盖。请腾出空间后重新启动。`,
    en: `The disk is full: nothing can be written in ${path}. What is there was not written over. Make room, then start again.`,
  }),
  unwritable: (path) => ({
    'zh-CN': `没有权限写入 ${path}。请把它交给运行本程序的用户（chown），或用 MINGFA_DATA_DIR 指定另一个文件夹。`,
    en: `${path} may not be written by the user that runs this. Give it to that user (chown), or set MINGFA_DATA_DIR to another folder.`,
  }),
  misplaced: (path) => ({
    'zh-CN': `${path} 不是文件夹。请移走它，或用 MINGFA_DATA_DIR 指定另一个文件夹。`,
    en: `${path} is not a folder. Move it away, or set MINGFA_DATA_DIR to another folder.`,
  }),
  broken: (path) => ({
    'zh-CN': `磁盘读写出错：${path}。请先检查磁盘，再从备份恢复（npm run restore）。`,
    en: `The disk failed to read or write ${path}. Check the disk first, then restore a backup (npm run restore).`,
  }),
};

/** Trouble of the disk under the data folder as the reason why a start stops; null for an error of another kind. */
export function diskProblem(error: unknown, dataDir: string): StartProblem | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 4; depth += 1) {
    const { code, path } = current as NodeJS.ErrnoException;
    const kind = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((one) => KINDS[one].has(code ?? ''));
    const isOurs =
      path === undefined ? kind === 'full' : path.startsWith(dataDir) || dataDir.startsWith(path);
    if (kind && isOurs) return new StartProblem(WORDS[kind](path ?? dataDir), { cause: error });
    // What a thread died of keeps its words alone.
    if (/ENOSPC|No space left on device|errno: 51\b/.test(current.message))
      return new StartProblem(WORDS.full(dataDir), { cause: error });
    current = current.cause;
  }
  return null;
}
