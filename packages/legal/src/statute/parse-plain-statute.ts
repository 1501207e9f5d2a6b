import { buildStatute } from './build-statute.ts';
import { type CleanLine, cleanLines } from './clean-lines.ts';
import type { IsoDate, ParsedStatute } from './statute.ts';
import { changesAnotherLaw, StatuteBodyReader } from './statute-body.ts';

/** A statute as plain lines. */
export interface PlainStatuteInput {
  /** Lines of text, Markdown or not: TXT, or what was extracted from DOCX or HTML. */
  text: string;
  fileName?: string;
  /** Where the caller knows the title better than the text. */
  title?: string;
  folder?: string;
}

const TITLE_END =
  /(?:法典|法|条例|规定|解释|办法|规则|细则|纪要|意见|通则|决定|决议|修正案|批复|规范|准则|通知|规程|制度|答复|安排)(?:[（(][^（）()]{1,12}[）)])*$/;
const BODY_START =
  /^(?:第\s?[〇零一二三四五六七八九十百千\d]{1,8}\s?(?:编|分编|章|节|条)(?:\s|$|[^的之、至规])|目\s*录$|序\s*言$|一、|总\s*则$)/;
const HISTORY =
  /(?:19|20)\d{2}\s*年.{0,12}(?:月|通过|公布)|[一二][九〇○零].{2}年.{1,4}月|(?:通过|修正|修订|公布|发布|施行|批准)[）)]$|[〔[（(]\d{4}[〕\])）]\s*第?\d+号|令\s*第?\s*[\d一二三四五六七八九十百〇零]+\s*号|^第\s*[\d一二三四五六七八九十百〇零]+\s*号$|^总\s*理|^主\s*席|^部\s*长|令$/;

/** Reads a law from plain lines: title and history first, then 编章节条 wherever they begin a line. */
export function parsePlainStatute({ text, fileName = '', title, folder }: PlainStatuteInput): ParsedStatute {
  const source = text.replace(/\r\n?/g, '\n').replace(/\f/g, '\n');
  const lines = [...cleanLines(source, frontMatterEnd(source))];
  const bodyAt = findBodyStart(lines);
  const front = lines.slice(0, bodyAt);
  const found = readTitle(front);
  const reader = new StatuteBodyReader({ mustCountUp: changesAnotherLaw(title ?? found.title ?? '') });
  const opening: CleanLine[] = [];
  const history: string[] = [];
  let inBracket = false;
  for (const [index, line] of front.entries()) {
    if (index >= found.from && index < found.to) continue;
    const opensBracket = /^[（(]/.test(line.text) && !/[）)]$/.test(line.text);
    if (inBracket || HISTORY.test(line.text) || opensBracket) history.push(line.text);
    else opening.push(line);
    inBracket = (inBracket || opensBracket) && !/[）)]$/.test(line.text);
  }
  for (const line of [...opening, ...lines.slice(bodyAt)]) reader.read(line);
  const body = reader.finish();
  const resolved = title ?? found.title ?? titleFromFileName(fileName);
  const warnings = resolved ? [] : ['没有读出标题'];
  return buildStatute({
    title: resolved || '未命名',
    folder,
    history,
    body,
    source,
    bodyStart: lines[found.to]?.start ?? source.length,
    fileDate: dateInFileName(fileName),
    warnings,
  });
}

const frontMatterEnd = (source: string) => /^\ufeff?---\n[\s\S]*?\n---\n/.exec(source)?.[0].length ?? 0;

/** The first line that is a heading, an article, a point or the contents. */
function findBodyStart(lines: readonly CleanLine[]): number {
  const at = lines.findIndex((line) => BODY_START.test(line.text));
  return at < 0
    ? Math.min(lines.length, 1 + lines.slice(1, 12).filter((line) => HISTORY.test(line.text)).length)
    : at;
}

interface FoundTitle {
  title: string | null;
  from: number;
  to: number;
}

/** The title may stand below an order of promulgation, and be broken over lines (中华人民共和国 ⏎ 民事诉讼法). */
function readTitle(front: readonly CleanLine[]): FoundTitle {
  const marked = front.findIndex((line) => line.depth === 1);
  if (marked >= 0) return { title: compact(front[marked]?.text ?? ''), from: marked, to: marked + 1 };
  let at = front.findIndex((line) => isTitleLine(line.text));
  if (at < 0) at = front.findIndex((line) => !HISTORY.test(line.text) && line.text.length <= 80);
  if (at < 0) return { title: null, from: 0, to: 0 };
  let to = at + 1;
  let text = front[at]?.text ?? '';
  if (/^[（(](?:[一二三四五六七八九十]{1,3}|试行)[）)]$/.test(front[to]?.text ?? '')) {
    text += front[to]?.text ?? '';
    to += 1;
  }
  let from = at;
  while (from > 0 && isTitleBeginning(front[from - 1]?.text ?? '', text)) {
    from -= 1;
    text = (front[from]?.text ?? '') + text;
  }
  return { title: compact(text).replace(/^《(.*)》$/, '$1'), from, to };
}

const compact = (text: string) => text.replace(/\s+/g, '');

function isTitleLine(text: string): boolean {
  return (
    TITLE_END.test(text) &&
    text.length <= 90 &&
    !/[。；，]|已[经于]|现予公布/.test(text) &&
    !/^[（(]/.test(text) &&
    !/^(?:19|20)\d{2}年/.test(text)
  );
}

function isTitleBeginning(line: string, rest: string): boolean {
  if (
    /^(?:中华人民共和国|全国人民代表大会(?:常务委员会)?|最高人民法院|最高人民检察院|国务院)$/.test(
      compact(line),
    )
  )
    return true;
  return (
    line.length <= 40 &&
    /(?:关于|适用|审理|办理|案件|若干|《[^》]*|、)$/.test(line) &&
    rest.length <= 60 &&
    !HISTORY.test(line)
  );
}

function titleFromFileName(fileName: string): string {
  return fileName
    .replace(/\.[A-Za-z]{2,5}$/, '')
    .replace(/[（(_\s-]*(?:19|20)\d{2}-?\d{2}-?\d{2}[）)]?$/, '')
    .trim();
}

/** `公司法(2023-12-29).txt`, `中华人民共和国公司法_20231229.docx`: the day this version was promulgated. */
function dateInFileName(fileName: string): IsoDate | null {
  const match = /(?<!\d)((?:19|20)\d{2})-?(\d{2})-?(\d{2})(?!\d)/.exec(fileName);
  if (!match) return null;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  return Number.isNaN(Date.parse(day)) ? null : day;
}
