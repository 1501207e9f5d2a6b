import type { SqlProblem } from '../../../ports/table-engine.ts';
import { type ToldProblem, wordsOfProblem } from './problem-words.ts';

/** What the engine says where SQL reaches for something besides the data. */
const REACHES_OUT =
  /file system|LocalFileSystem|external access|Permission Error|disabled (?:by|through) configuration|configuration has been locked|extension|attached in read-only|read-only mode|cannot execute statement of type/i;
const MEMORY = /out of memory|failed to allocate|could not allocate|bad_alloc|allocation failure/i;
/** Addresses of this machine are nobody's business. */
const PATHS = /(?:[A-Za-z]:)?(?:\/[\w.@-]+){2,}/g;
const ORIGINAL_CHARACTERS = 600;

/** SQL that is refused or wrong. */
export class RefusedSql extends Error {
  readonly problem: SqlProblem;
  constructor(problem: SqlProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** A refusal by a rule of ours: the code says why. */
export function refusal(code: SqlProblem['code']): RefusedSql {
  return new RefusedSql({ code, words: { 'zh-CN': '', en: '' }, original: '', position: null });
}

/** What is wrong with SQL, of what the engine threw; null where it is not the SQL. */
export function readSqlProblem(error: unknown, sql: string): SqlProblem | 'memory' | null {
  if (!(error instanceof Error)) return null;
  const told = parseTold(error.message);
  const { message } = told;
  if (MEMORY.test(message) || told.type === 'Out of Memory') return 'memory';
  if (/^(?:INTERNAL|FATAL|IO)$/i.test(told.type) && !REACHES_OUT.test(message)) return null;
  const code = told.type === 'Permission' || REACHES_OUT.test(message) ? 'sql_not_allowed' : 'sql_wrong';
  return problemAt(code, told, sql);
}

/** A problem with its words and its place. */
export function problemAt(
  code: SqlProblem['code'],
  { position: place, ...told }: ToldProblem & { position: number | null },
  sql: string,
): SqlProblem {
  const position = place === null ? null : utf16At(sql, place, told.type === 'Parser');
  const plain = { ...told, message: told.message.replace(PATHS, '…').split('\n\nLINE ')[0]?.trim() ?? '' };
  return {
    ...{ code, position, words: wordsOfProblem(plain, sql, position) },
    original: plain.message.slice(0, ORIGINAL_CHARACTERS),
  };
}

function parseTold(message: string): ToldProblem & { position: number | null } {
  const start = message.indexOf('{"exception_type"');
  if (start >= 0) {
    try {
      const told = JSON.parse(message.slice(start)) as Record<string, string>;
      return {
        ...{ type: told.exception_type ?? '', subtype: told.error_subtype ?? '' },
        ...{ message: told.exception_message ?? message, name: told.name ?? '' },
        candidates: told.candidates ?? '',
        position: told.position === undefined ? null : Number(told.position),
      };
    } catch {
      // Told in words, then.
    }
  }
  const type = /^(?:Failed to [a-z ]+: )?([A-Z][A-Za-z ]+?) Error: /.exec(message)?.[1] ?? '';
  return {
    ...{ type, subtype: '', name: '', candidates: '', position: null },
    message: message.replace(/^(?:Failed to [a-z ]+: )?[A-Z][A-Za-z ]+? Error: /, ''),
  };
}

/** The engine counts bytes of UTF-8, but its parser, where it stumbles, characters. */
function utf16At(sql: string, place: number, areCharacters: boolean): number {
  if (areCharacters) return [...sql].slice(0, place).join('').length;
  return Buffer.from(sql, 'utf8').subarray(0, place).toString('utf8').length;
}
