import { buildStatute } from './build-statute.ts';
import { cleanLines } from './clean-lines.ts';
import type { IsoDate, ParsedStatute } from './statute.ts';
import { changesAnotherLaw, StatuteBodyReader } from './statute-body.ts';

/** A Markdown file in the LawRefBook layout. */
export interface LawrefbookFile {
  text: string;
  /** `公司法(2023-12-29).md`. */
  fileName: string;
  /** The folder it lay in, from the root of the collection: `法律/民法商法`. */
  folder: string;
}

/** The header fields between `---` lines; only flat `key: "value"` lines are read. */
function readFrontMatter(text: string): { fields: Record<string, string>; bodyStart: number } {
  const match = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text);
  if (!match) return { fields: {}, bodyStart: 0 };
  const fields: Record<string, string> = {};
  for (const line of (match[1] ?? '').split('\n')) {
    const pair = /^([A-Za-z_]+):\s*(.*?)\s*$/.exec(line);
    if (pair?.[1] && pair[2]) fields[pair[1]] = pair[2].replace(/^["'](.*)["']$/, '$1');
  }
  return { fields, bodyStart: match[0].length };
}

const isoOrNull = (text: string | undefined): IsoDate | null =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;

const INFO_END = /<!--\s*INFO END\s*-->/;
const MATTER =
  /^(?:第\s?[一二三四五六七八九十百千\d]+\s?[编章节条]|目\s*录$|序\s*言$|为了?|根据.{0,60}制定|[一二三四五六七八九十]+、)/;
const HISTORY_LINE =
  /(?:(?:19|20)\d{2}(?:\s*年|-\d{2}-\d{2} )|[一二][九〇○零]..年)|(?:通过|修正|修订|公布|发布|施行|批准|号)[）)]?$|法释|令第/;

/** True when the file holds one part of a law that the collection splits (民法典 in 编). */
export function isLawrefbookPart(text: string): boolean {
  return 'subtitle' in readFrontMatter(text).fields && /^#\s.*\n+#\s/m.test(text);
}

/**
 * Reads one file in the LawRefBook Markdown layout. The header's status and dates are often wrong: the status is kept
 * as `rawStatus`, the dates come from the history lines and the file's name first.
 */
export function parseLawrefbook({ text, fileName, folder }: LawrefbookFile): ParsedStatute {
  const source = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  const { fields, bodyStart } = readFrontMatter(source);
  const warnings: string[] = [];
  const info = INFO_END.exec(source);
  const infoEnd = info ? info.index + info[0].length : null;
  const history: string[] = [];
  const reader = new StatuteBodyReader({ mustCountUp: changesAnotherLaw(fields.title ?? '') });
  let title = fields.title ?? '';
  let inBody = false;
  let matterStart = infoEnd ?? bodyStart;
  for (const line of cleanLines(source, bodyStart)) {
    const beforeInfo = infoEnd !== null && line.start < infoEnd;
    if (!inBody && line.depth === 1) {
      if (!title) title = line.text;
      if (/^第|^附则$/.test(line.text) && !beforeInfo) reader.read(line);
      if (!beforeInfo) matterStart = line.end;
      continue;
    }
    if (
      !inBody &&
      (beforeInfo || (infoEnd === null && !MATTER.test(line.text) && HISTORY_LINE.test(line.text)))
    ) {
      history.push(line.text);
      matterStart = Math.max(matterStart, line.end);
      continue;
    }
    // A history that runs on below the marker: 第1815次会议通过，自2021年1月1日起施行）
    if (
      !inBody &&
      line.depth === 0 &&
      !MATTER.test(line.text) &&
      line.text.length < 160 &&
      isHistoryTail(line.text)
    ) {
      history.push(line.text);
      matterStart = line.end;
      continue;
    }
    inBody = true;
    reader.read(line);
  }
  if (infoEnd === null && history.length === 0) warnings.push('没有 INFO END 标记，也没有读出沿革');
  const named = /[（(](\d{4}-\d{2}-\d{2})[）)]\.md$/.exec(fileName);
  if (!title) title = fileName.replace(/(?:[（(]\d{4}[-\d]*[）)])?\.md$/, '');
  return buildStatute({
    title: title.replace(/\s+/g, ' ').trim(),
    folder: folder || fields.category,
    issuer: fields.issuing_authority,
    history: joinBrokenHistory(history),
    body: reader.finish(),
    source,
    bodyStart: matterStart,
    fileDate: isoOrNull(named?.[1]),
    rawStatus: fields.status ?? null,
    statedPromulgatedOn: isoOrNull(fields.publish_date),
    statedEffectiveOn: isoOrNull(fields.implement_date),
    warnings,
  });
}

function isHistoryTail(text: string): boolean {
  return /^(?:第\d+次|[（(]?(?:19|20)\d{2}\s?年.*(?:通过|修正|修订|公布|发布|施行|批准|号)[）)]?$|根据(?:19|20)\d{2}年.*(?:修正|修订)[）)]?$|法释|.{0,40}(?:通过|施行)[）)]$|[（(]?自\d{4}年.*施行[）)]?$)/.test(
    text,
  );
}

/** 最高人民法院审判委员会 ⏎ 第1815次会议通过…: a line broken in two is one line of history. */
function joinBrokenHistory(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined[joined.length - 1];
    if (last !== undefined && /^第\d+次/.test(line) && /委员会$/.test(last))
      joined[joined.length - 1] = last + line;
    else joined.push(line);
  }
  return joined;
}

/** Joins the parts of one law (the 编 of 民法典), in the order of their articles. */
export function mergeLawrefbookParts(parts: readonly ParsedStatute[]): ParsedStatute {
  const ordered = [...parts].sort(
    (a, b) => (a.articles[0]?.number.main ?? 0) - (b.articles[0]?.number.main ?? 0),
  );
  const first = ordered[0];
  if (!first) throw new RangeError('no parts to merge');
  const merged: ParsedStatute = { ...first, headings: [], articles: [], warnings: [] };
  for (const part of ordered) {
    const headingOffset = merged.headings.length;
    const shift = (position: number | null) => (position === null ? null : position + headingOffset);
    for (const heading of part.headings) {
      merged.headings.push({
        ...heading,
        position: heading.position + headingOffset,
        parent: shift(heading.parent),
      });
    }
    for (const article of part.articles) {
      merged.articles.push({ ...article, position: merged.articles.length, heading: shift(article.heading) });
    }
    merged.warnings.push(...part.warnings);
    if (part !== first) merged.annex = [merged.annex, part.annex].filter(Boolean).join('\n');
  }
  return merged;
}
