/** Columns a text takes on a screen: a Chinese character takes two. */
function widthOf(line: string): number {
  let width = 0;
  for (let index = 0; index < line.length; index += 1) width += line.charCodeAt(index) > 0x2e7f ? 2 : 1;
  return width;
}

const LINES_LOOKED_AT = 2000;
const BROKEN_LINES_MIN = 6;
const WIDTH_MIN = 40;
const WIDTH_MAX = 160;
/** What a line begins with that is no continuation: a number, a bullet, a blank to indent, a name with a colon. */
const BEGINS_ANEW =
  /^(?:[\s　]|第[〇零一二三四五六七八九十百千\d]+[编章节条款项]|[一二三四五六七八九十]{1,4}[、．.]|[（(【［[<〈《「『“"*•●■□◆○·－—─-]|\d{1,3}[.、．)）]|[０-９]{1,3}[．、）]|[甲乙丙丁]方|.{1,12}[：:])/;
const ENDS_HERE = /[。！？!?：:；;…”』」│┃┤┐┘＿_]$/;

/** Left over of a line that was broken twice: at the edge of one page and of a narrower one. */
const FRAGMENT_CHARACTERS_MAX = 3;
/** Columns between which the edge of a page wavers, since a full-width sign does not always fit. */
const EDGE_COLUMNS = 4;

/**
 * Joins lines that were broken at the edge of a page. A text is taken to be broken so only where the lines that end no sentence
 * mostly end at the same column; others come as they are.
 */
export function joinLines(lines: readonly string[]): string[] {
  const edge = findEdge(lines);
  if (edge === null) return [...lines];
  const joined: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const last = joined.at(-1);
    let continues = false;
    if (goesOn && last !== undefined && line !== '' && !BEGINS_ANEW.test(line)) {
      const needsBlank = /[A-Za-z0-9,;]$/.test(last) && /^[A-Za-z0-9]/.test(line);
      joined[joined.length - 1] = `${last}${needsBlank ? ' ' : ''}${line}`;
      continues = true;
    } else joined.push(line);
    const isFragment = continues && line.length <= FRAGMENT_CHARACTERS_MAX;
    goesOn = !ENDS_HERE.test(line) && (isFragment || isAtEdge(widthOf(line), edge));
  }
  return joined;
}

const isAtEdge = (width: number, edge: number): boolean => width <= edge && width > edge - EDGE_COLUMNS;

/** The column at which lines were broken; null for a text that was not. */
function findEdge(lines: readonly string[]): number | null {
  const counts = new Map<number, number>();
  let open = 0;
  for (const [index, line] of lines.slice(0, LINES_LOOKED_AT).entries()) {
    const next = lines[index + 1] ?? '';
    const width = widthOf(line);
    if (
      width < WIDTH_MIN ||
      width > WIDTH_MAX ||
      ENDS_HERE.test(line) ||
      next === '' ||
      BEGINS_ANEW.test(next)
    )
      continue;
    open += 1;
    for (let edge = width; edge < width + EDGE_COLUMNS; edge += 1)
      counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  const [edge, atEdge] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [0, 0];
  return atEdge >= BROKEN_LINES_MIN && atEdge >= open * 0.6 ? edge : null;
}
