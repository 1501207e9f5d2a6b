/** One case of a text that holds several; offsets of the text, end exclusive. */
export interface CasePart {
  start: number;
  end: number;
  title: string | null;
  ownNumber: string | null;
}

const NUMBERED_CASE = /^[ \t\u3000]*[(（](检例第\d{1,4}号)[)）][ \t\u3000]*$/gm;

/** 关于印发最高人民检察院第五十四批指导性案例的通知: stands before the cases of a batch, be it of one case alone. */
const ANNOUNCES =
  /^(?:关于)?(?:印发|发布|公布)[^。\n]{0,40}(?:指导(?:性)?|典型|参考)案例[^。\n]{0,20}(?:通知|公告|通报)|^[^。\n]{0,60}(?:关于(?:印发|发布|公布))[^。\n]{0,40}(?:指导(?:性)?|典型|参考)案例[^。\n]{0,20}(?:通知|公告|通报)/;

/** Whether a text begins as an announcement of cases: a batch with them, or a notice that only names them. */
export const announcesCases = (text: string): boolean => ANNOUNCES.test(text.trimStart().slice(0, 200));

/**
 * The cases of a text that holds several, as the batches of guiding cases of the Supreme People's Procuratorate do: each
 * begins with the title above its number. What announces them belongs to none. Any other text is one part.
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
  return parts.length > 1 || (parts.length === 1 && announcesCases(text))
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
