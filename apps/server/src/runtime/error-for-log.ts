/** What of an error may stand in a log: never a value that a person entered. */
export interface LoggedError {
  name: string;
  message?: string;
  code?: string;
  table?: string;
  constraint?: string;
  stack: string[];
  cause?: LoggedError;
}

// Their messages quote the input: a query's parameters, or the text that could not be read.
const QUOTES_INPUT = new Set(['DrizzleQueryError', 'SyntaxError', 'ZodError', 'error', 'DatabaseError']);

/** Reduces an error to its name, place and database codes; the message stays out where it may quote personal data. */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const fields = error as Error & { code?: unknown; table?: unknown; constraint?: unknown };
  const quotesInput = QUOTES_INPUT.has(error.name) || typeof fields.constraint === 'string';
  const logged: LoggedError = {
    name: error.name === 'Error' ? error.constructor.name : error.name,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .map((line) => line.trim()),
  };
  if (!quotesInput && error.constructor.name !== 'DrizzleQueryError')
    logged.message = error.message.slice(0, 500);
  if (typeof fields.code === 'string') logged.code = fields.code;
  if (typeof fields.table === 'string') logged.table = fields.table;
  if (typeof fields.constraint === 'string') logged.constraint = fields.constraint;
  if (error.cause !== undefined && depth < 3) logged.cause = errorForLog(error.cause, depth + 1);
  return logged;
}
