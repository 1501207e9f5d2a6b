import type { SqlProblem } from '../../../ports/table-engine.ts';

/** What the engine says where SQL reaches for something besides the data. */
const REACHES_OUT =
  /file system|LocalFileSystem|external access|Permission Error|disabled (?:by|through) configuration|configuration has been locked|extension|attached in read-only|read-only mode|cannot execute statement of type/i;
const MEMORY = /out of memory|failed to allocate|could not allocate|bad_alloc|allocation failure/i;
/** Addresses of this machine are nobody's business. */
const PATHS = /(?:[A-Za-z]:)?(?:\/[\w.@-]+){2,}/g;

/** What is wrong with SQL, of what the engine threw; null where it is not the SQL. */
export function readSqlProblem(error: unknown, sql: string): SqlProblem | 'memory' | null {
  if (!(error instanceof Error)) return null;
  const told = parseTold(error.message);
  const message = told.message;
  if (MEMORY.test(message) || told.type === 'Out of Memory') return 'memory';
  if (/^(?:INTERNAL|FATAL|IO)$/i.test(told.type) && !REACHES_OUT.test(message)) return null;
  const code = told.type === 'Permission' || REACHES_OUT.test(message) ? 'sql_not_allowed' : 'sql_wrong';
  return {
    code,
    detail: message.replace(PATHS, '…').split('\n\nLINE ')[0]?.trim().slice(0, 600) ?? '',
    position: told.position === null ? null : utf16At(sql, told.position),
  };
}

function parseTold(message: string): { type: string; message: string; position: number | null } {
  const start = message.indexOf('{"exception_type"');
  if (start >= 0) {
    try {
      const told = JSON.parse(message.slice(start)) as Record<string, string>;
      return {
        type: told.exception_type ?? '',
        message: told.exception_message ?? message,
        position: told.position === undefined ? null : Number(told.position),
      };
    } catch {
      // Told in words, then.
    }
  }
  const type = /^(?:Failed to [a-z ]+: )?([A-Z][A-Za-z ]+?) Error: /.exec(message)?.[1] ?? '';
  return {
    type,
    message: message.replace(/^(?:Failed to [a-z ]+: )?[A-Z][A-Za-z ]+? Error: /, ''),
    position: null,
  };
}

/** The engine counts bytes of UTF-8. */
function utf16At(sql: string, bytes: number): number {
  return Buffer.from(sql, 'utf8').subarray(0, bytes).toString('utf8').length;
}
