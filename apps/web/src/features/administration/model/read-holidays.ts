/** The days of a text, however they are separated. */
export function readDays(text: string): string[] {
  return text.split(/[\s,，、;；]+/).filter(Boolean);
}

/** One stretch a line, first and last day; a single day is a stretch of one. Null where a line is neither, or ends before it begins. */
export function readStretches(text: string): [string, string][] | null {
  const stretches: [string, string][] = [];
  for (const line of text.split('\n')) {
    const [first, last = first, more] = line.split(/[\s,，、~～至]+/).filter(Boolean);
    if (!first || !last) continue;
    if (more || last < first) return null;
    stretches.push([first, last]);
  }
  return stretches;
}
