/** A line of the source without Markdown; its range is that of the whole line. */
export interface CleanLine {
  text: string;
  /** Number of `#`, 0 for none. */
  depth: number;
  bold: boolean;
  start: number;
  end: number;
}

/** A line without Markdown and invisible characters; null when nothing is left. */
function cleanLine(raw: string, start: number): CleanLine | null {
  let text = raw.replace(/<!--.*?-->/g, '').replace(/[\u200b-\u200d\ufeff\u2060\u00ad]/g, '');
  if (/^\s*(?::::|---+\s*$|```|\|(?:\s*:?-+:?\s*\|)+\s*$|!\[[^\]]*\]\([^)]*\)\s*$)/.test(text)) return null;
  const hashes = /^\s*(#{1,6})\s+/.exec(text);
  if (hashes) text = text.slice(hashes[0].length);
  const bold = /^\s*\*\*/.test(text);
  text = text
    .replace(/\*\*/g, '')
    .replace(/^\s*\*(.+)\*\s*$/, '$1')
    .replace(/^\s*[-*+]\s+\[([^\]]*)\]\([^)]*\)\s*$/, '$1')
    .replace(/\[([^\]]*)\]\((?:https?:|\.|\/|#)[^)]*\)/g, '$1')
    .replace(/<\/?[a-zA-Z][^<>]*>/g, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!])/g, '$1')
    .replace(/&nbsp;/g, ' ')
    .trim()
    .replace(/^笫/, '第');
  return text === '' ? null : { text, depth: hashes?.[1]?.length ?? 0, bold, start, end: start + raw.length };
}

/** The lines of a source that hold words, without Markdown, style sheets and tags; tables come row by row. */
export function* cleanLines(source: string, from = 0): Generator<CleanLine> {
  let start = from;
  let inStyle = false;
  while (start < source.length) {
    const newline = source.indexOf('\n', start);
    const stop = newline < 0 ? source.length : newline;
    const raw = source.slice(start, stop);
    if (/^\s*<style\b/i.test(raw)) inStyle = true;
    const line = inStyle ? null : cleanLine(raw, start);
    if (/<\/style>/i.test(raw)) inStyle = false;
    if (line) yield line;
    start = stop + 1;
  }
}
