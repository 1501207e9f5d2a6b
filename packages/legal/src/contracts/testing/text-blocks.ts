import type { TextBlock } from '../contract.ts';

/** A text as blocks, one a line; a line that begins with `# ` is a heading, one with tabs a table of one row. */
export function textBlocks(text: string): TextBlock[] {
  return text.split(/\r?\n/).map((line, index) => {
    const heading = /^(#{1,6}) /.exec(line);
    return {
      id: `b${index}`,
      kind: heading ? 'heading' : 'paragraph',
      level: heading?.[1]?.length ?? null,
      text: heading ? line.slice(heading[0].length) : line,
      number: null,
      page: null,
      rows: null,
    };
  });
}
