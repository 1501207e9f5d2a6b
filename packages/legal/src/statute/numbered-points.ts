import { parseNumeral } from '../figures/numerals.ts';
import { cleanLines } from './clean-lines.ts';
import type { StatuteArticle } from './statute.ts';
import type { StatuteBody } from './statute-body.ts';
import { formatParagraphs, parseArticleBody } from './statute-parts.ts';

const POINT = /^([一二三四五六七八九十百]{1,4})\s?[、.．]\s*/;

interface OpenPoint {
  number: number;
  label: string;
  lines: string[];
  start: number;
  end: number;
}

/**
 * Reads a text without 条 (decisions, replies) by its points 一、二、, numbered as articles so that they can be
 * shown and cited. A text without points becomes one article labelled 全文.
 */
export function readNumberedPoints(source: string, from: number, body: StatuteBody): StatuteBody {
  const preamble: string[] = [];
  const articles: StatuteArticle[] = [];
  const annex: string[] = [];
  const warnings = [...body.warnings];
  let open: OpenPoint | null = null as OpenPoint | null;
  const close = () => {
    if (!open) return;
    const paragraphs = parseArticleBody(open.lines.join('\n'));
    articles.push({
      position: articles.length,
      number: { main: open.number, sub: 0 },
      label: open.label,
      heading: null,
      text: formatParagraphs(paragraphs),
      paragraphs,
      sourceStart: open.start,
      sourceEnd: open.end,
    });
    open = null;
  };
  let firstStart = -1;
  let lastEnd = -1;
  for (const line of cleanLines(source, from)) {
    if (firstStart < 0) firstStart = line.start;
    lastEnd = line.end;
    const point = POINT.exec(line.text);
    const number = point ? parseNumeral(point[1] ?? '') : null;
    const last: number = open?.number ?? 0;
    if (annex.length > 0) annex.push(line.text);
    else if (point && number === last + 1) {
      close();
      open = {
        number,
        label: `${point[1]}、`,
        lines: [line.text.slice(point[0].length)],
        start: line.start,
        end: line.end,
      };
    } else if (open && /^附\s?[件录表]?[一二三四五\d]?(?:[：:]|$)/.test(line.text)) annex.push(line.text);
    else if (open) {
      open.lines.push(line.text);
      open.end = line.end;
    } else preamble.push(line.text);
  }
  close();
  if (articles.length === 0 && preamble.length > 0) {
    const paragraphs = parseArticleBody(preamble.join('\n'));
    articles.push({
      position: 0,
      number: { main: 1, sub: 0 },
      label: '全文',
      heading: null,
      text: formatParagraphs(paragraphs),
      paragraphs,
      sourceStart: firstStart,
      sourceEnd: lastEnd,
    });
    return { preamble: '', headings: [], articles, annex: annex.join('\n'), warnings };
  }
  return { preamble: preamble.join('\n'), headings: [], articles, annex: annex.join('\n'), warnings };
}
