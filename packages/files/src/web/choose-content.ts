import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { type StrippedPage, unmaskText } from './strip-page.ts';
import { escapeText, type PageNode, type WrittenArticle, writeArticle } from './write-article.ts';

/** The text of a page as one reader found it, and what else it saw. */
export interface ChosenContent extends WrittenArticle {
  /** First level-one heading of the page, or an empty text. */
  heading: string;
  byline: string | null;
  siteName: string | null;
  /** All lines of the page, for what stands beside the article. */
  pageLines: string[];
}

/** With more elements, the readers' scores would take longer than people wait. */
const SCORED_ELEMENTS_MAX = 12_000;
/** A notice of an authority may be this short and still be the article. */
const ARTICLE_MIN_CHARACTERS = 140;
/**
 * Where the publishing systems of Chinese authorities and courts, and the large portals, put the text: TRS, UCAP (gov.cn),
 * Hanweb, WeChat and others. Looked at in the pages of such sites.
 */
const KNOWN_PLACES = [
  '#UCAP-CONTENT',
  '.TRS_Editor',
  '.trs_editor_view',
  '.TRS_PreAppend',
  '#js_content',
  '#zoomcon',
  '#zoom',
  '#Zoom',
  '#ContentRegion',
  '.pages_content',
  '.article_con',
  '.article-content',
  '.txt_txt',
  '#fontzoom',
  '#artibody',
  '#detailContent',
  '.detail_content',
];
/** A known place is the article when it holds this share of what the scores chose. */
const KNOWN_SHARE_MIN = 0.5;

/**
 * Chooses the part of a page that is its article: at once all of it or a known place, and then, where that can take longer,
 * the best-scored part.
 */
export function* chooseContent(page: StrippedPage): Generator<ChosenContent> {
  const whole = treeOf(page);
  const everything = writeArticle(whole.body as unknown as PageNode);
  const heading = collapse(whole.querySelector('h1')?.textContent ?? '');
  const seen = { heading, byline: null, siteName: null, pageLines: everything.lines };
  const known = findKnownPlace(whole);
  yield { ...(known ?? everything), ...seen };
  if (page.elements > SCORED_ELEMENTS_MAX) return;
  const scored = chooseByScore(page);
  const found = { ...seen, byline: scored?.byline ?? null, siteName: scored?.siteName ?? null };
  if (known && lengthOf(known) >= KNOWN_SHARE_MIN * lengthOf(scored)) yield { ...known, ...found };
  // The scores want running text: of a page with a short notice or a list they may leave nothing.
  else yield { ...(scored && lengthOf(scored) > 0 ? scored : everything), ...found };
}

function treeOf(page: StrippedPage): Document {
  const head = `<title>${escapeText(page.title)}</title>`;
  const html = `<!doctype html><html><head>${head}</head><body>${page.html}</body></html>`;
  return parseHTML(html).document as unknown as Document;
}

function findKnownPlace(whole: Document): WrittenArticle | null {
  let longest: WrittenArticle | null = null;
  for (const place of KNOWN_PLACES) {
    for (const node of [...whole.querySelectorAll(place)].slice(0, 5)) {
      const written = writeArticle(node as unknown as PageNode);
      if (lengthOf(written) > lengthOf(longest)) longest = written;
    }
  }
  return longest;
}

function chooseByScore(page: StrippedPage) {
  // It changes its tree, so that it gets one of its own.
  const reader = new Readability<PageNode>(treeOf(page), {
    charThreshold: ARTICLE_MIN_CHARACTERS,
    disableJSONLD: true,
    serializer: (node) => node as unknown as PageNode,
  });
  const found = reader.parse();
  if (!found?.content) return null;
  return {
    ...writeArticle(found.content),
    byline: collapse(found.byline ?? '') || null,
    siteName: collapse(found.siteName ?? '') || null,
  };
}

function lengthOf(written: WrittenArticle | null): number {
  return written?.lines.reduce((sum, line) => sum + line.length, 0) ?? 0;
}

const collapse = (text: string) => unmaskText(text.replace(/\s+/g, ' ').trim());
