import type { Article, PageSource } from './article.ts';
import { chooseContent } from './choose-content.ts';
import { decodePage } from './decode-page.ts';
import { findMissingText } from './find-missing-text.ts';
import { type PageMetadata, readMetadata } from './read-metadata.ts';
import { stripPage } from './strip-page.ts';
import { escapeText } from './write-article.ts';

const EXCERPT_CHARACTERS = 160;
const TITLE_OF_TEXT_MAX = 80;

/**
 * The article of a page or a text; the last one is the best, an earlier one will do. Takes as long as the page is large: for
 * the worker thread.
 */
export function* readArticle(source: PageSource): Generator<Article> {
  const text = decodePage(source.content, source.charset);
  if (source.mediaType === 'text/plain') yield readText(text, source);
  else yield* readPage(text, source);
}

function* readPage(text: string, { address, title }: PageSource): Generator<Article> {
  const page = stripPage(text);
  for (const content of chooseContent(page)) {
    const found = readMetadata(page, content, address);
    const metadata = { ...found, title: title ?? found.title };
    const characters = countCharacters(content.lines);
    const missing = findMissingText(page, { characters, text: content.pageLines.join('\n') });
    yield {
      ...metadata,
      excerpt: excerptOf(content.lines, metadata.title),
      html: asPage(metadata, address, withoutTitle(content.html, metadata.title)),
      characters,
      missing,
    };
  }
}

/** A text has no marks: its first line is the title when it is as short as one. */
function readText(text: string, { address, title: given }: PageSource): Article {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const full = lines.filter((line) => line !== '');
  const [first = ''] = full;
  const title = given ?? first.slice(0, TITLE_OF_TEXT_MAX);
  const rest = title === first ? full.slice(1) : full;
  const metadata = {
    title,
    author: null,
    publishedAt: null,
    source: address === null ? null : (URL.parse(address)?.hostname ?? null),
  };
  const characters = countCharacters(full);
  return {
    ...metadata,
    excerpt: excerptOf(rest, title),
    html: asPage(metadata, address, rest.map((line) => `<p>${escapeText(line)}</p>`).join('\n')),
    characters,
    missing: characters === 0 ? 'empty' : null,
  };
}

/** Title, then who published it, when and where, since that belongs to what a page says. */
function asPage(metadata: PageMetadata, address: string | null, content: string): string {
  const { title, author, publishedAt, source } = metadata;
  const facts = [
    source && `来源：${source}`,
    publishedAt && `发布时间：${publishedAt}`,
    author && `作者：${author}`,
    address && `网址：${address}`,
  ].filter(Boolean);
  const head = `<head><meta charset="utf-8"><title>${escapeText(title)}</title></head>`;
  const byline = facts.length > 0 ? `<p>${escapeText(facts.join('　'))}</p>\n` : '';
  const heading = title === '' ? '' : `<h1>${escapeText(title)}</h1>\n`;
  return `<!doctype html>\n<html>${head}\n<body>\n${heading}${byline}${content}\n</body></html>\n`;
}

/** The title stands above already. */
function withoutTitle(html: string, title: string): string {
  const [first = '', ...rest] = html.split('\n');
  const text = first.replace(/<[^>]+>/g, '');
  return /^<(?:h[1-6]|p)>/.test(first) && text === escapeText(title) ? rest.join('\n') : html;
}

function excerptOf(lines: readonly string[], title: string): string {
  let text = '';
  for (const line of lines) {
    if (line === title) continue;
    text += (text === '' ? '' : ' ') + line;
    if (text.length > EXCERPT_CHARACTERS) return `${[...text].slice(0, EXCERPT_CHARACTERS).join('')}…`;
  }
  return text;
}

function countCharacters(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.replace(/\s/g, '').length, 0);
}
