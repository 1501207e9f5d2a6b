import { ROW_COLUMN } from '../sql/asked-tables.ts';

/** Labels of columns as they are shown and asked by: blanks and line ends joined, empty ones named by their place, none twice whatever its case. */
export function uniqueLabels(heads: readonly string[]): string[] {
  const taken = new Set([ROW_COLUMN]);
  return heads.map((head, index) => {
    const plain = cleanHead(head).slice(0, 180) || `列${index + 1}`;
    let label = plain;
    for (let next = 2; taken.has(label.toLowerCase()); next += 1) label = `${plain} ${next}`;
    taken.add(label.toLowerCase());
    return label;
  });
}

/** A head in one line; a break before a bracket, or between Chinese signs, leaves no blank. */
export const cleanHead = (head: string): string =>
  head
    .replace(/\0/g, '')
    .trim()
    .replace(/\s*\n\s*(?=[（(])|(?<=[\u4e00-\u9fff])\s*\n\s*(?=[\u4e00-\u9fff])/g, '')
    .replace(/(?<=[\u4e00-\u9fff]) +(?=[\u4e00-\u9fff]( |$))/g, '')
    .replace(/\s+/g, ' ');
