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
      html: asPage(metadata, address, found.title, content.html),
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
    html: asPage(
      metadata,
      address,
      title === first ? title : '',
      rest.map((line) => `<p>${escapeText(line)}</p>`).join('\n'),
    ),
    characters,
    missing: characters === 0 ? 'empty' : null,
  };
}

/** Where a page says its title: the heading may stand below a line with its time. */
const TITLE_WITHIN_LINES = 3;

/**
 * The page's own words and nothing else: who published it, when and where is kept in its head, where it is no line of the text.
 * @param heading the title as the page has it; empty where it has none, or somebody gave it another
 */
function asPage(metadata: PageMetadata, address: string | null, heading: string, content: string): string {
  const { title, author, publishedAt, source } = metadata;
  const facts = Object.entries({ source, date: publishedAt, author, address })
    .filter(([, value]) => value)
    .map(([name, value]) => `<meta name="${name}" content="${escapeText(value ?? '')}">`)
    .join('');
  const head = `<head><meta charset="utf-8"><title>${escapeText(title)}</title>${facts}</head>`;
  const shown = heading === '' ? '' : `<h1>${escapeText(heading)}</h1>\n`;
  return `<!doctype html>\n<html>${head}\n<body>\n${shown}${withoutTitle(content, heading)}\n</body></html>\n`;
}

/** The title stands above already. */
function withoutTitle(html: string, title: string): string {
  const lines = html.split('\n');
  const repeats = (line: string) =>
    /^<(?:h[1-6]|p)>/.test(line) && sameWords(line.replace(/<[^>]+>/g, ''), escapeText(title));
  const at = lines.slice(0, TITLE_WITHIN_LINES).findIndex(repeats);
  return title === '' || at === -1 ? html : lines.toSpliced(at, 1).join('\n');
}

const sameWords = (one: string, other: string) => one.replace(/\s/g, '') === other.replace(/\s/g, '');

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
