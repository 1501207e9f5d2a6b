/** One case of a text that holds several; offsets of the text, end exclusive. */
export interface CasePart {
  start: number;
  end: number;
  title: string | null;
  ownNumber: string | null;
}

const NUMBERED_CASE = /^[ \t\u3000]*[(（](检例第\d{1,4}号)[)）][ \t\u3000]*$/gm;

/**
 * The cases of a text that holds several, as the batches of guiding cases of the Supreme People's Procuratorate do: each
 * begins with the title above its number. A text that holds none or one is one part.
 */
export function splitCases(text: string): CasePart[] {
  const parts: CasePart[] = [];
  for (const match of text.matchAll(NUMBERED_CASE)) {
    const before = text.slice(0, match.index).trimEnd();
    const lineStart = before.lastIndexOf('\n') + 1;
    const title = before.slice(lineStart).trim();
    const start = title.length > 1 && title.length < 120 ? lineStart : match.index;
    const last = parts.at(-1);
    if (last) last.end = start;
    parts.push({ start, end: text.length, title: title || null, ownNumber: match[1] ?? null });
  }
  return parts.length > 1
    ? parts
    : [
        {
          start: 0,
          end: text.length,
          title: parts[0]?.title ?? null,
          ownNumber: parts[0]?.ownNumber ?? null,
        },
      ];
}
