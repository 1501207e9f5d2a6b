import { findDocumentNumber, inferIssuer, inferLawKind } from './law-kind.ts';
import { readNumberedPoints } from './numbered-points.ts';
import type { IsoDate, ParsedStatute } from './statute.ts';
import type { StatuteBody } from './statute-body.ts';
import { deriveDates } from './statute-dates.ts';

/** What a parser found of a statute, before dates and kind are derived. */
export interface StatuteParts {
  title: string;
  folder?: string | undefined;
  /** What a header states; the title and the history come first. */
  issuer?: string | undefined;
  history: string[];
  body: StatuteBody;
  source: string;
  /** Where the body begins in the source, for texts without 条. */
  bodyStart: number;
  fileDate: IsoDate | null;
  rawStatus?: string | null;
  statedPromulgatedOn?: IsoDate | null;
  statedEffectiveOn?: IsoDate | null;
  warnings?: string[];
}

/** Lines that hold nothing but a number: （法释〔2020〕17号）. */
const numberLines = (preamble: string) =>
  preamble
    .split('\n', 6)
    .filter((line) => /^[（(]?[\u4e00-\u9fff]{1,8}[〔[（(]\d{4}[〕\])）]\d{1,4}号[）)]?$/.test(line));

/** Puts what a parser found together: kind, issuer, dates, and points instead of articles for texts without 条. */
export function buildStatute(parts: StatuteParts): ParsedStatute {
  const { title, history, source } = parts;
  const body =
    parts.body.articles.length > 0 ? parts.body : readNumberedPoints(source, parts.bodyStart, parts.body);
  const closing = [...body.articles.slice(-3).map((article) => article.text), body.annex.slice(-400)].join(
    '\n',
  );
  const issuer = inferIssuer(title, history) ?? parts.issuer ?? null;
  const dates = deriveDates({
    title,
    history,
    closing,
    fileDate: parts.fileDate,
    statedPromulgatedOn: parts.statedPromulgatedOn ?? null,
    statedEffectiveOn: parts.statedEffectiveOn ?? null,
  });
  const warnings = [...(parts.warnings ?? []), ...body.warnings];
  if (body.articles.length === 0) warnings.push('没有读出条文');
  if (dates.promulgatedOn === null) warnings.push('没有公布日期');
  const kind = inferLawKind({ title, folder: parts.folder, issuer });
  return {
    title,
    kind,
    // 行政法规 are made by the State Council (立法法 第七十二条); before 1954 it was another body.
    issuer: issuer ?? (kind === '行政法规' && (dates.promulgatedOn ?? '') >= '1954-09-28' ? '国务院' : null),
    documentNumber: findDocumentNumber([...history, ...numberLines(body.preamble)]),
    ...dates,
    repealedOn: null,
    rawStatus: parts.rawStatus ?? null,
    history,
    preamble: body.preamble,
    headings: body.headings,
    articles: body.articles,
    annex: body.annex,
    warnings,
  };
}
