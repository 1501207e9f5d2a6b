import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { Language } from '@mingfa/contract/values';
import { AppError } from '../../../ports/app-error.ts';
import type { ArticleReader } from '../../../ports/article-reader.ts';
import type { PageFetcher } from '../../../ports/page-fetcher.ts';
import { toErrorAnswer } from '../../../runtime/error-answer.ts';
import { forEachAtOnce } from '../../../runtime/for-each-at-once.ts';
import { articleText } from './article-text.ts';
import { MISSING_TEXT_CODES, tellPageProblem } from './page-problems.ts';
import type { RankedHit } from './rank-results.ts';

/** A page as it was read. */
export interface ReadPage {
  hit: RankedHit;
  finalAddress: string;
  title: string;
  site: string;
  publishedAt: string | null;
  text: string;
  isCut: boolean;
  /** Of what was fetched. */
  sha256: string;
  bytes: number;
  readAt: Date;
}

/** How the reading of a page ended; `unread`: its turn did not come. */
export type PageOutcome =
  | { state: 'read'; page: ReadPage }
  | { state: 'unread'; problem: string | null }
  | { state: 'failed'; problem: string };

/** What is needed to read pages. */
export interface PageReading {
  pageFetcher: PageFetcher;
  articleReader: ArticleReader;
  now(): Date;
}

/** All of them together, and each. Tests shorten them. */
export interface ReadingLimits {
  totalMs: number;
  pageMs: number;
  /** Of what is fetched. The page that goes over it is the last. */
  bytes: number;
}
export const READING_LIMITS: ReadingLimits = { totalMs: 25_000, pageMs: 10_000, bytes: 16 * 1024 * 1024 };

const AT_ONCE = 3;
/** So many pages that cannot be read are tried besides. */
const SPARE_ATTEMPTS = 4;
const TITLE_MAX = 120;
const SITE_MAX = 40;

/**
 * Opens pages in their order until so many were read, each with the guarded fetcher, and finds their articles. Ends when the limits do.
 * @param onRead hears of every outcome
 * @throws the signal's reason
 */
export async function readPages(
  reading: PageReading,
  hits: readonly RankedHit[],
  scope: {
    mostPages: number;
    language: Language;
    signal: AbortSignal;
    limits: ReadingLimits;
    onRead(hit: RankedHit, outcome: PageOutcome): void;
  },
): Promise<void> {
  const { mostPages, signal, limits } = scope;
  const late = AbortSignal.timeout(limits.totalMs);
  const until = AbortSignal.any([signal, late]);
  setMaxListeners(0, until);
  let read = 0;
  let underWay = 0;
  let attempts = 0;
  let bytes = 0;
  const readNext = async (hit: RankedHit): Promise<void> => {
    // A page under way may fail: its place is given to the next only then.
    const isEnough = () => read + underWay >= mostPages;
    if (isEnough() || attempts >= mostPages + SPARE_ATTEMPTS || bytes > limits.bytes || until.aborted) return;
    attempts += 1;
    underWay += 1;
    const outcome = await readOne(reading, hit, { ...scope, until }).finally(() => {
      underWay -= 1;
    });
    signal.throwIfAborted();
    if (outcome.state === 'read') {
      read += 1;
      bytes += outcome.page.bytes;
    }
    scope.onRead(hit, outcome);
  };
  await forEachAtOnce(hits, Math.min(AT_ONCE, mostPages), readNext);
  signal.throwIfAborted();
}

async function readOne(
  { pageFetcher, articleReader, now }: PageReading,
  hit: RankedHit,
  { language, limits, until }: { language: Language; limits: ReadingLimits; until: AbortSignal },
): Promise<PageOutcome> {
  const ofPage = AbortSignal.any([until, AbortSignal.timeout(limits.pageMs)]);
  try {
    const fetched = await pageFetcher.fetch(hit.address, ofPage);
    const { mediaType, content, charset, finalAddress } = fetched;
    if (mediaType === 'application/pdf') throw new AppError('page_not_text');
    const source = { content, charset, mediaType, address: finalAddress, title: null };
    const article = await articleReader.read(source, ofPage);
    if (article.missing) throw new AppError(MISSING_TEXT_CODES[article.missing]);
    const page = {
      hit,
      finalAddress,
      title: oneLine(article.title || hit.title, TITLE_MAX),
      site: oneLine(article.source ?? '', SITE_MAX) || hostOf(finalAddress),
      publishedAt: article.publishedAt ?? hit.publishedAt,
      ...articleText(article.html),
      sha256: createHash('sha256').update(content).digest('hex'),
      bytes: content.byteLength,
      readAt: now(),
    };
    return { state: 'read', page };
  } catch (error) {
    if (until.aborted) return { state: 'unread', problem: null };
    const told = ofPage.aborted ? new AppError('page_unreachable', { problem: 'timeout' }) : error;
    if (!(told instanceof AppError)) throw told;
    const { body } = toErrorAnswer(tellPageProblem(told, language), { language, requestId: '' });
    return { state: 'failed', problem: body.errorMessage };
  }
}

/** A title that stands beside ours: `[3]` in it is no source, and it has one line. */
function oneLine(text: string, most: number): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\[(\d+)\]/g, '［$1］')
    .trim();
  return line.length > most ? `${line.slice(0, most - 1).toWellFormed()}…` : line;
}

const hostOf = (address: string): string => URL.parse(address)?.hostname ?? address;
