import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A current national law as its files say, read without the project's parsers. */
export interface NationalLaw {
  folder: string;
  title: string;
  articles: number;
  /** The newest day its history names before the articles begin; null where it has none. */
  newestDay: string | null;
}

/** An article at the beginning of a line, in bold or set off by a full-width space. */
const ARTICLE = /^(?:\*\*)?第[〇零一二三四五六七八九十百千]+条(?:之[一二三四五六七八九十]+)?(?:\*\*|　)/gm;

/** Reads the just-laws collection by its simplest marks: the title line, articles in bold, days in the history. */
export async function readNationalLaws(root: string): Promise<NationalLaw[]> {
  const laws: NationalLaw[] = [];
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const depth = entry.parentPath.slice(root.length).split('/').filter(Boolean).length;
    const isLaw = entry.name === 'README.md' && depth > 0 && !entry.parentPath.includes('/versions/');
    if (!isLaw || entry.parentPath.endsWith('/category')) continue;
    const names = (await readdir(entry.parentPath)).filter((name) => name.endsWith('.md'));
    const texts = await Promise.all(names.map((name) => readFile(join(entry.parentPath, name), 'utf8')));
    // A decision that lies in a code's folder is a law of its own.
    const own = texts.filter(
      (text, index) => names[index] === 'README.md' || !/^# .*(?:决定|决议)\s*$/m.test(text),
    );
    const readme = texts[names.indexOf('README.md')] ?? '';
    const labels = own
      .flatMap((text) => text.match(ARTICLE) ?? [])
      .map((label) => label.replace(/[*　]/g, ''));
    laws.push({
      folder: entry.parentPath.slice(root.length + 1),
      title: /^# (.+)$/m.exec(readme)?.[1]?.trim() ?? '',
      articles: new Set(labels).size,
      newestDay: newestDay(readme),
    });
  }
  return laws;
}

function newestDay(readme: string): string | null {
  const head = readme.split(/^(?:#{2,} |\*\*第)/m)[0] ?? '';
  const days = [...head.matchAll(/(\d{4})年(\d{1,2})月(\d{1,2})日(?![^\n]{0,6}起?施行)/g)].map(
    ([, year, month, day]) => `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`,
  );
  return days.sort().at(-1) ?? null;
}
