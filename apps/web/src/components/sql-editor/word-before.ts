/** The word before the cursor: where it begins, whether it stands in double quotes, the table that stands before its dot, and what has to stand there. */
export interface SqlWord {
  from: number;
  isQuoted: boolean;
  table: string | null;
  /** Behind FROM or JOIN a table; behind what asks for one, a column. */
  wanted: 'table' | 'column' | null;
}

const WORD = /[\p{L}\p{N}_]*$/u;
const WANTS_TABLE = /\b(?:from|join)\s+$/i;
const WANTS_COLUMN = /\b(?:select|distinct|where|and|or|by|on|having)\s+$|[,(]\s*$/i;
const TABLE = /(?:"([^"]+)"|([\p{L}\p{N}_]+))\.$/u;

/** Reads the SQL up to the cursor; null within a text or a comment, where no name can stand. */
export function wordBefore(before: string): SqlWord | null {
  let opened: { sign: string; at: number } | null = null;
  for (let at = 0; at < before.length; at += 1) {
    const sign = before[at] ?? '';
    if (opened) {
      if (opened.sign === '--' ? sign === '\n' : sign === opened.sign) opened = null;
    } else if (sign === '"' || sign === "'") opened = { sign, at };
    else if (before.startsWith('--', at)) opened = { sign: '--', at };
  }
  if (opened && opened.sign !== '"') return null;
  const from = opened ? opened.at : before.length - (before.match(WORD)?.[0].length ?? 0);
  const named = before.slice(0, from).match(TABLE);
  const table = named?.[1] ?? named?.[2] ?? null;
  const isTable = WANTS_TABLE.test(before.slice(0, from));
  const isColumn = table !== null || WANTS_COLUMN.test(before.slice(0, from));
  return { from, isQuoted: opened !== null, table, wanted: isTable ? 'table' : isColumn ? 'column' : null };
}
