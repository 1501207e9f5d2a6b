import { parseNumeral } from '../figures/numerals.ts';
import type { ArticleNumber } from './article-number.ts';
import { compareArticleNumbers, formatArticleKey, formatArticleLabel } from './article-number.ts';
import type { CleanLine } from './clean-lines.ts';
import type { StatuteArticle, StatuteHeading } from './statute.ts';
import { formatParagraphs, parseArticleBody } from './statute-parts.ts';

const NUMERAL = '[〇零一二三四五六七八九十百千两]+|\\d{1,4}';
const ARTICLE = new RegExp(
  `^第\\s?(${NUMERAL})\\s?条(?:\\s?之\\s?([一二三四五六七八九十]{1,3}|\\d{1,2}))?([\\s：:、.．]*)`,
);
/** How a sentence goes on that starts by naming an article instead of being one: 第五条规定的…. */
const MENTION =
  /^(?:第|至|、|和|及|或|以及|规定|所列|所称|的规定|中的|中“|修改为|改为|增加|之后|后增加|，修改|删去)/;
const HEADING = new RegExp(
  `^第\\s?(?:${NUMERAL})\\s?(编|分编|章|节)(?:之[一二三四五六七八九])?(?:[\\s、：:]+|(?=[^的之、，。和至及或]))(.*)$`,
);
const ANNEX = /^(?:附\s?[件录表图则]?(?:\s?[一二三四五六七八九十\d]{0,3})(?:\s|[：:]|$)|附[：:]|修正案$)/;
const UNNUMBERED_HEADING = /^(?:附\s*则|总\s*则|分\s*则|序\s*言|前\s*言)$/;
const CONTENTS = /^目\s*[录次]$/;

type HeadingLevel = StatuteHeading['level'];
const RANK: Record<HeadingLevel, number> = { 编: 0, 分编: 1, 章: 2, 节: 3 };

/** What stands below the title and the history: headings and articles, with what comes before and after. */
export interface StatuteBody {
  preamble: string;
  headings: StatuteHeading[];
  articles: StatuteArticle[];
  annex: string;
  warnings: string[];
}

/** 修正案 and 关于修改…的决定: texts that carry articles of another law. */
export const changesAnotherLaw = (title: string): boolean => /修正案|关于(?:修改|修订|废止)/.test(title);

interface OpenArticle {
  number: ArticleNumber;
  label: string;
  heading: number | null;
  lines: string[];
  start: number;
  end: number;
}

/** Reads headings and articles line by line; the caller has taken title and history off the front. */
export class StatuteBodyReader {
  private readonly headings: StatuteHeading[] = [];
  private readonly articles: StatuteArticle[] = [];
  private readonly preamble: string[] = [];
  private readonly annex: string[] = [];
  private readonly warnings: string[] = [];
  private readonly seen = new Set<string>();
  private readonly levelOfDepth = new Map<number, HeadingLevel>();
  private open: OpenArticle | null = null;
  /** In a text that changes another one (修正案, 修改决定), articles out of order are that other text's words. */
  private readonly mustCountUp: boolean;
  private contents: string[] | null = null;
  private inAnnex = false;

  constructor(options: { mustCountUp?: boolean } = {}) {
    this.mustCountUp = options.mustCountUp ?? false;
  }

  read(line: CleanLine): void {
    const compact = line.text.replace(/\s/g, '');
    if (CONTENTS.test(compact)) {
      this.contents = [];
      return;
    }
    if (this.contents && this.skipContents(line, compact)) return;
    if (this.inAnnex) {
      this.annex.push(line.text);
      return;
    }
    const article = this.matchArticle(line);
    const pieces = article ? splitGluedArticles(line) : [];
    if (pieces.length > 1) for (const piece of pieces) this.read(piece);
    else if (article) this.startArticle(line, article);
    else if (this.articles.length + (this.open ? 1 : 0) > 0 && this.startsAnnex(line, compact))
      this.enterAnnex(line);
    else if (!this.readHeading(line, compact)) this.continueText(line);
  }

  /** Sends all that follows to the annex. */
  enterAnnex(line: CleanLine): void {
    this.closeArticle();
    this.inAnnex = true;
    this.annex.push(line.text);
  }

  finish(): StatuteBody {
    this.closeArticle();
    this.reportGaps();
    return {
      preamble: this.preamble.join('\n'),
      headings: this.headings,
      articles: this.articles,
      annex: this.annex.join('\n'),
      warnings: this.warnings,
    };
  }

  /** In a table of contents headings come once without text; the same heading again is the real one. */
  private skipContents(line: CleanLine, compact: string): boolean {
    const isHeading = HEADING.test(line.text) || UNNUMBERED_HEADING.test(compact);
    if (this.matchArticle(line) || (isHeading && this.contents?.[0] === compact)) {
      this.contents = null;
      return false;
    }
    if (isHeading || compact.length < 40) {
      this.contents?.push(compact);
      return true;
    }
    this.contents = null;
    return false;
  }

  private matchArticle(line: CleanLine): { number: ArticleNumber; rest: string } | null {
    if (line.text.charCodeAt(0) !== 0x7b2c) return null;
    const match = ARTICLE.exec(line.text);
    if (!match) return null;
    const main = parseNumeral(match[1] ?? '');
    const sub = match[2] ? parseNumeral(match[2]) : 0;
    if (main === null || sub === null) return null;
    const rest = line.text.slice(match[0].length);
    const number = { main, sub };
    const previous = this.lastNumber();
    const isNext = previous ? isSuccessor(previous, number) : main === 1;
    if (this.mustCountUp && previous && !isNext) return null;
    if (line.bold && match[3] !== undefined) return { number, rest };
    if (MENTION.test(rest) && (match[3] === '' || !isNext)) return null;
    if (match[3] === '' && rest !== '' && !isNext) return null;
    return { number, rest };
  }

  private lastNumber(): ArticleNumber | null {
    return this.open?.number ?? this.articles[this.articles.length - 1]?.number ?? null;
  }

  private startArticle(line: CleanLine, { number, rest }: { number: ArticleNumber; rest: string }): void {
    const previous = this.lastNumber();
    if (previous && compareArticleNumbers(number, previous) <= 0) {
      if (this.seen.has(formatArticleKey(number)) || number.main < previous.main - 2) {
        this.warnings.push(
          `${formatArticleLabel(number)}在${formatArticleLabel(previous)}之后再次出现，其后文字归入附件`,
        );
        this.enterAnnex(line);
        return;
      }
      this.warnings.push(`${formatArticleLabel(number)}排在${formatArticleLabel(previous)}之后`);
    }
    this.closeArticle();
    this.seen.add(formatArticleKey(number));
    this.open = {
      number,
      label: formatArticleLabel(number),
      heading: this.headings.length > 0 ? this.headings.length - 1 : null,
      lines: rest ? [rest] : [],
      start: line.start,
      end: line.end,
    };
  }

  private startsAnnex(line: CleanLine, compact: string): boolean {
    if (UNNUMBERED_HEADING.test(compact)) return false;
    // 个人所得税税率表一（…）: a table's heading after the last article.
    if (line.depth > 0 && /(?:税率表|税目表|税额表|名录|图案|说明)/.test(compact) && !HEADING.test(line.text))
      return true;
    return ANNEX.test(line.text) && (line.depth > 0 || compact.length <= 40) && !/[。；，]$/.test(compact);
  }

  private readHeading(line: CleanLine, compact: string): boolean {
    if (this.mustCountUp && line.depth === 0) return false;
    const numbered = HEADING.exec(line.text);
    const plausible = line.depth > 0 || (compact.length <= 36 && !/[。；，：:]$/.test(compact));
    if (numbered && plausible) {
      const level = numbered[1] as HeadingLevel;
      if (line.depth > 0) this.levelOfDepth.set(line.depth, level);
      this.addHeading(level, line.text.replace(/[\s\u3000]+/g, ' '));
      return true;
    }
    if (UNNUMBERED_HEADING.test(compact) && (line.depth > 0 || compact.length <= 3)) {
      if (/序言|前言/.test(compact)) return true;
      this.addHeading(this.levelOfDepth.get(line.depth) ?? '章', compact);
      return true;
    }
    if (line.depth > 0 && compact.length <= 40 && (this.articles.length > 0 || this.open)) {
      this.addHeading(
        this.levelOfDepth.get(line.depth) ?? (line.depth >= 4 ? '节' : '章'),
        line.text.replace(/[\s\u3000]+/g, ' '),
      );
      return true;
    }
    return false;
  }

  private addHeading(level: HeadingLevel, label: string): void {
    this.closeArticle();
    const parent = this.headings.findLast(
      (heading) => RANK[heading.level] < RANK[level] && !this.isClosed(heading, level),
    );
    this.headings.push({ position: this.headings.length, parent: parent?.position ?? null, level, label });
  }

  /** A 章 of an earlier 编 cannot be the parent of what follows a new 编. */
  private isClosed(heading: StatuteHeading, level: HeadingLevel): boolean {
    return this.headings
      .slice(heading.position + 1)
      .some((later) => RANK[later.level] <= RANK[heading.level] && RANK[later.level] < RANK[level]);
  }

  private continueText(line: CleanLine): void {
    if (this.open) {
      this.open.lines.push(line.text);
      this.open.end = line.end;
    } else if (this.articles.length === 0) {
      this.preamble.push(line.text);
    } else if (this.headings.length > 0) {
      const heading = this.headings.at(-1);
      if (heading && line.text.length <= 30 && !/[。；，：]$/.test(line.text)) {
        // A heading printed over two lines.
        heading.label += line.text;
        return;
      }
      this.warnings.push(`标题与条文之间有文字：${line.text.slice(0, 20)}`);
      this.annex.push(line.text);
    }
  }

  private closeArticle(): void {
    const article = this.open;
    if (!article) return;
    this.open = null;
    const paragraphs = parseArticleBody(article.lines.join('\n'));
    if (paragraphs.length === 0) this.warnings.push(`${article.label}没有正文`);
    this.articles.push({
      position: this.articles.length,
      number: article.number,
      label: article.label,
      heading: article.heading,
      text: formatParagraphs(paragraphs),
      paragraphs,
      sourceStart: article.start,
      sourceEnd: article.end,
    });
  }

  private reportGaps(): void {
    let previous: ArticleNumber | null = null;
    for (const { number } of this.articles) {
      const expected = previous ? previous.main + 1 : number.main;
      if (number.main > expected) {
        const last = number.main - 1;
        const from = formatArticleLabel({ main: expected, sub: 0 });
        this.warnings.push(
          last === expected ? `缺${from}` : `缺${from}至${formatArticleLabel({ main: last, sub: 0 })}`,
        );
      }
      previous = number;
    }
  }
}

/** Where a source printed a whole chapter in one line: a line for every article, if their numbers count up. */
function splitGluedArticles(line: CleanLine): CleanLine[] {
  const pieces = line.text.split(/(?<=[。；：”）])\s+(?=第[一二三四五六七八九十百千]+条\s)/);
  const numbers = pieces.map((piece) => parseNumeral(ARTICLE.exec(piece)?.[1] ?? ''));
  const countsUp = numbers.every((number, index) => number !== null && number === (numbers[0] ?? 0) + index);
  if (pieces.length < 2 || !countsUp) return [line];
  let offset = 0;
  return pieces.map((text) => {
    const at = line.text.indexOf(text, offset);
    offset = at + text.length;
    return { ...line, text, start: line.start + at, end: line.start + offset };
  });
}

function isSuccessor(previous: ArticleNumber, next: ArticleNumber): boolean {
  return (
    (next.main === previous.main + 1 && next.sub === 0) ||
    (next.main === previous.main && next.sub === previous.sub + 1)
  );
}
