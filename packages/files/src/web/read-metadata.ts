import type { ChosenContent } from './choose-content.ts';
import type { StrippedPage } from './strip-page.ts';

/** What a page says of itself. */
export interface PageMetadata {
  title: string;
  author: string | null;
  publishedAt: string | null;
  source: string | null;
}

/**
 * Names of meta elements, most telling first. `ArticleTitle`, `PubDate`, `ContentSource` and `SiteName` are those of the
 * guideline for government websites (《政府网站发展指引》, 国办发〔2017〕47号, annex on page labels).
 */
const META = {
  title: ['articletitle', 'og:title', 'dc.title', 'twitter:title'],
  author: ['author', 'article:author', 'dc.creator', 'citation_author', 'byl'],
  publishedAt: [
    'pubdate',
    'publishdate',
    'article:published_time',
    'og:published_time',
    'datepublished',
    'dc.date.issued',
    'dc.date',
    'citation_publication_date',
    'date',
  ],
  source: [
    'contentsource',
    'source',
    'mediaid',
    'og:site_name',
    'sitename',
    'dc.publisher',
    'application-name',
  ],
} as const;
const TITLE_MAX = 200;
const NAME_MAX = 60;
/** The line with time and source stands right below the title, rarely above it. */
const LINES_ABOVE = 3;
const LINES_BELOW = 12;
const LABELLED_LINE_MAX = 200;
const DATE = String.raw`(\d{4})\s?[-年./]\s?(\d{1,2})\s?[-月./]\s?(\d{1,2})\s?日?(?:[T\s]*(\d{1,2}):(\d{2}))?`;
const LABELLED_DATE = new RegExp(
  `(?:^|[\\s|｜【（(　])(?:发布时间|发布日期|发表时间|发布于|公布日期|更新时间|日期|时间|發佈日期|發布日期)\\s?[:：]?\\s?${DATE}`,
);
const BARE_DATE = new RegExp(`(?:^|[\\s|｜　])${DATE}(?:$|[\\s|｜　])`);
/** Ends before the next label or at a mark that no name holds. */
const LABELLED_SOURCE =
  /(?:^|[\s|｜【（(　])(?:信息来源|稿件来源|文章来源|内容来源|来源|來源|来 源|发布机构|发布单位)\s?[:：]\s?([^\s|｜　，,;；】）)]{2,60})/;
const LABELLED_AUTHOR =
  /(?:^|[\s|｜【（(　])(?:作者|撰稿人?|文\/)\s?[:：]?\s?([^\s|｜　，,;；:：】）)]{2,40})/;

/** Title, author, time and source by the page's own marks, its linked data, and the words around the title. */
export function readMetadata(
  page: StrippedPage,
  content: ChosenContent,
  address: string | null,
): PageMetadata {
  const linked = readLinkedData(page.linkedData);
  const title = chooseTitle(page, content, linked.title);
  const near = linesNear(content.pageLines, title);
  const labelled = content.pageLines.filter((line) => line.length <= LABELLED_LINE_MAX);
  const host = address === null ? null : (URL.parse(address)?.hostname ?? null);
  return {
    title,
    author: name(
      firstMeta(page, META.author) ?? linked.author ?? match(LABELLED_AUTHOR, near) ?? content.byline,
    ),
    publishedAt:
      readDate(firstMeta(page, META.publishedAt)) ??
      readDate(linked.publishedAt) ??
      dateIn(LABELLED_DATE, near) ??
      dateIn(
        BARE_DATE,
        near.filter((line) => line.length <= 60),
      ) ??
      dateIn(LABELLED_DATE, labelled),
    source: name(
      match(LABELLED_SOURCE, near) ??
        firstMeta(page, META.source) ??
        match(LABELLED_SOURCE, labelled) ??
        linked.source ??
        content.siteName ??
        host,
    ),
  };
}

/** A date as it is compared and shown: `2026-11-20`, with the time where there is one. Null for what is none. */
function readDate(text: string | null | undefined): string | null {
  const [, year, month, day, hour, minute] = new RegExp(DATE).exec(text ?? '') ?? compact(text);
  if (!year || !month || !day) return null;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < 1949 || y > 2100 || m < 1 || m > 12 || d < 1 || d > 31) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return hour && minute && Number(hour) < 24 ? `${date} ${hour.padStart(2, '0')}:${minute}` : date;
}

/** `20261120`, as some meta elements write it. */
const compact = (text: string | null | undefined): string[] =>
  /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})\d{0,2})?$/.exec(text?.trim() ?? '') ?? [];

function dateIn(pattern: RegExp, lines: readonly string[]): string | null {
  for (const line of lines) {
    const date = readDate(pattern.exec(line.slice(0, LABELLED_LINE_MAX))?.[0]);
    if (date) return date;
  }
  return null;
}

function match(pattern: RegExp, lines: readonly string[]): string | null {
  for (const line of lines) {
    const found = pattern.exec(line.slice(0, LABELLED_LINE_MAX))?.[1];
    if (found) return found;
  }
  return null;
}

function linesNear(lines: readonly string[], title: string): string[] {
  const at = lines.findIndex(
    (line) => line.length < TITLE_MAX + 20 && title !== '' && line.includes(title.slice(0, 30)),
  );
  return at < 0 ? lines.slice(0, LINES_BELOW) : lines.slice(Math.max(0, at - LINES_ABOVE), at + LINES_BELOW);
}

/** The heading where the window's title begins with it; else the page's marks; else the window's title without its site. */
function chooseTitle(page: StrippedPage, content: ChosenContent, linked: string | null): string {
  const clean = (text: string) =>
    text
      .replace(/[\s\u200b]+/g, ' ')
      .trim()
      .slice(0, TITLE_MAX);
  const window = clean(page.title);
  const heading = clean(content.heading);
  if (heading.length > 3 && window.startsWith(heading)) return heading;
  const marked = firstMeta(page, META.title) ?? linked;
  if (marked) return clean(marked);
  const [first = ''] = window.split(/\s*(?:[|｜]|\s[-–—_]\s|——|_)\s*/);
  if (first.length > 3) return clean(first);
  return heading || window || clean(content.lines[0] ?? '').slice(0, 60);
}

function firstMeta(page: StrippedPage, names: readonly string[]): string | null {
  for (const wanted of names) {
    const value = page.meta.get(wanted);
    if (value) return value;
  }
  return null;
}

/** A name of a person or a publisher, not an address, a sentence or nothing. */
function name(text: string | null): string | null {
  const clean = (text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/^(?:作者|来源)\s?[:：]\s?/, '')
    .trim();
  return clean === '' ||
    clean.length > NAME_MAX ||
    /^https?:|^[\W_]+$/.test(clean.replace(/[\u3400-\u9fff]/g, 'x'))
    ? null
    : clean;
}

interface LinkedData {
  title: string | null;
  author: string | null;
  publishedAt: string | null;
  source: string | null;
}

/** What schema.org descriptions of an article say. */
function readLinkedData(scripts: readonly string[]): LinkedData {
  const found: LinkedData = { title: null, author: null, publishedAt: null, source: null };
  const read = (value: unknown, depth: number) => {
    if (depth > 4 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 50)) read(item, depth + 1);
      return;
    }
    const item = value as Record<string, unknown>;
    read(item['@graph'], depth + 1);
    if (!/Article|Posting|Report|WebPage/.test(String(item['@type'] ?? ''))) return;
    found.title ??= textOf(item.headline);
    found.publishedAt ??= textOf(item.datePublished);
    found.author ??= namesOf(item.author);
    found.source ??= namesOf(item.publisher);
  };
  for (const script of scripts) {
    try {
      read(JSON.parse(script), 0);
    } catch {
      // What is not JSON says nothing.
    }
  }
  return found;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 1000) : null;

function namesOf(value: unknown): string | null {
  const items = Array.isArray(value) ? value.slice(0, 5) : [value];
  const names = items.map((item) => textOf(item) ?? textOf((item as { name?: unknown } | null)?.name));
  return names.filter(Boolean).join('、') || null;
}
