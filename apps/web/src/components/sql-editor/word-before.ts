/** The word before the cursor: where it begins, whether it stands in double quotes, and the table that stands before its dot. */
export interface SqlWord {
  from: number;
  isQuoted: boolean;
  table: string | null;
}

const WORD = /[\p{L}\p{N}_]*$/u;
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
  return { from, isQuoted: opened !== null, table: named?.[1] ?? named?.[2] ?? null };
}
