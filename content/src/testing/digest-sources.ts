import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatArticleKey, parseArticleLabel } from '@mingfa/legal/statute/article-number';

/** The public corpora the digests are compared with. They stand beside the project and are no part of it. */
export const corpusFolder = fileURLToPath(new URL('../../../../shared/data/laws', import.meta.url));

/** True where the corpora are there to compare with. */
export function hasCorpora(): boolean {
  return existsSync(join(corpusFolder, 'just-laws')) && existsSync(join(corpusFolder, 'lawrefbook'));
}

/** The text of one law: article key (`577`, `120-1`) → text without its label. */
interface SourceLaw {
  files: string[];
  articles: Map<string, string>;
}

/** A line that begins an article: `**第一条**　…` or `第一条 …`. A reference (第一条规定的…) has no space after it. */
const ARTICLE_START =
  /^(?:\*\*)?(第[〇零一二三四五六七八九十百千]+条(?:之[一二三四五六七八九十]+)?)(?:\*\*)?[\s　]+(.*)$/;

/** Reads the articles of one Markdown file. Headings end an article; they are no part of it. */
export function readArticles(markdown: string): Map<string, string> {
  const articles = new Map<string, string>();
  let key: string | null = null;
  for (const line of markdown.split(/\r?\n/)) {
    const start = ARTICLE_START.exec(line.trim());
    const number = start?.[1] ? parseArticleLabel(start[1]) : null;
    if (start && number) {
      key = formatArticleKey(number);
      articles.set(key, (start[2] ?? '').trim());
    } else if (/^#/.test(line)) {
      key = null;
    } else if (key !== null && line.trim() !== '') {
      articles.set(key, `${articles.get(key) ?? ''}\n${line.trim()}`);
    }
  }
  return articles;
}

const titleKey = (title: string): string =>
  title.replaceAll('中华人民共和国', '').replace(/[\s《》〈〉]/g, '');

/**
 * Finds a law by its full title: first among the current national laws, then the newest version
 * (by the date in the file name) among interpretations, regulations and rules.
 */
export function findSourceLaw(title: string): Promise<SourceLaw | null> {
  let law = lawsRead.get(title);
  if (!law) {
    law = readSourceLaw(title);
    lawsRead.set(title, law);
  }
  return law;
}

const lawsRead = new Map<string, Promise<SourceLaw | null>>();
async function readSourceLaw(title: string): Promise<SourceLaw | null> {
  const files = (await currentLaws()).get(titleKey(title)) ?? (await otherTexts()).get(titleKey(title));
  if (!files) return null;
  const articles = new Map<string, string>();
  for (const file of files) {
    for (const [key, text] of readArticles(await readFile(file, 'utf8'))) {
      if (!articles.has(key)) articles.set(key, text);
    }
  }
  return { files, articles };
}

let currentLawsRead: Promise<Map<string, string[]>> | undefined;
function currentLaws(): Promise<Map<string, string[]>> {
  currentLawsRead ??= readCurrentLaws();
  return currentLawsRead;
}

async function readCurrentLaws(): Promise<Map<string, string[]>> {
  const root = join(corpusFolder, 'just-laws');
  const found = new Map<string, string[]>();
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    if (entry.name !== 'README.md' || entry.parentPath.includes('/versions/')) continue;
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
    const title = /^# (.+)$/m.exec(text)?.[1];
    if (!title) continue;
    const names = (await readdir(entry.parentPath)).filter((name) => name.endsWith('.md')).sort();
    found.set(
      titleKey(title),
      names.map((name) => join(entry.parentPath, name)),
    );
  }
  return found;
}

let otherTextsRead: Promise<Map<string, string[]>> | undefined;
function otherTexts(): Promise<Map<string, string[]>> {
  otherTextsRead ??= readOtherTexts();
  return otherTextsRead;
}

async function readOtherTexts(): Promise<Map<string, string[]>> {
  const newest = new Map<string, string>();
  for (const folder of ['司法解释', '行政法规', '部门规章']) {
    const root = join(corpusFolder, 'lawrefbook', folder);
    for (const name of await readdir(root)) {
      const match = /^(.+)\((\d{4}-\d{2}-\d{2})\)\.md$/.exec(name);
      if (!match?.[1]) continue;
      const key = titleKey(match[1]);
      const held = newest.get(key);
      if (held === undefined || dateInName(held) < dateInName(name)) newest.set(key, join(root, name));
    }
  }
  return new Map([...newest].map(([key, file]) => [key, [file]]));
}

/** Every file of the current national laws, and the newest version of each interpretation, regulation and rule. */
export async function currentTexts(): Promise<string[]> {
  return [...(await currentLaws()).values(), ...(await otherTexts()).values()].flat();
}

const dateInName = (path: string): string => /\((\d{4}-\d{2}-\d{2})\)\.md$/.exec(basename(path))?.[1] ?? '';
