/** One record of a text that our own programs read again: every cell as it is, quoted where it must be. For people: `writeCsvRow`. */
export function writeCsvRecord(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
}
