import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatArticleKey } from './article-number.ts';
import { INTERPRETATION_NAMES } from './interpretation-names.ts';
import { versionOnDay } from './law-status.ts';
import { normalizeLawTitle } from './law-title.ts';
import { type JustLawsFile, parseJustLaws } from './parse-just-laws.ts';
import { isLawrefbookPart, mergeLawrefbookParts, parseLawrefbook } from './parse-lawrefbook.ts';
import { parsePlainStatute } from './parse-plain-statute.ts';
import type { ParsedStatute } from './statute.ts';

const ROOT = join(import.meta.dirname, '../../../../../shared/data/laws');
const present = existsSync(ROOT);
if (!present && process.env.CI) throw new Error(`the law corpora are missing at ${ROOT}`);
if (!present) console.warn(`skipped: no law corpora at ${ROOT}`);

const markdownUnder = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.md'));

function readJustLaws(): ParsedStatute[] {
  const root = join(ROOT, 'just-laws');
  const laws = new Map<string, JustLawsFile[]>();
  for (const path of markdownUnder(root)) {
    const parts = path.split('/');
    if (parts.length === 1 || parts[0] === 'category') continue;
    const folder = parts[0] === 'constitution' ? 'constitution' : parts.slice(0, 2).join('/');
    const files = laws.get(folder) ?? [];
    files.push({ path: path.slice(folder.length + 1), text: readFileSync(join(root, path), 'utf8') });
    laws.set(folder, files);
  }
  expect(laws.size).toBe(311);
  return [...laws].flatMap(([folder, files]) => {
    const versions = join(root, folder, 'versions.json');
    const versionsJson = existsSync(versions) ? readFileSync(versions, 'utf8') : null;
    return parseJustLaws({ files, versionsJson }).map((one) => one.statute);
  });
}

interface LawrefbookLaw {
  path: string;
  text: string;
  statute: ParsedStatute;
}

function readLawrefbook(): LawrefbookLaw[] {
  const root = join(ROOT, 'lawrefbook');
  return markdownUnder(root).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return {
      path,
      text,
      statute: parseLawrefbook({ text, fileName: basename(path), folder: dirname(path) }),
    };
  });
}

const keysOf = (statute: ParsedStatute) =>
  statute.articles.map((article) => formatArticleKey(article.number));

describe.skipIf(!present)('the just-laws collection', () => {
  const statutes = present ? readJustLaws() : [];
  const find = (title: string) => statutes.filter((statute) => statute.title === `中华人民共和国${title}`);

  it('gives 311 laws, 商标法 twice and the decision that lies with 刑法', () => {
    expect(statutes).toHaveLength(313);
    expect(statutes.reduce((sum, statute) => sum + statute.articles.length, 0)).toBe(24_344);
  });

  it('reads every law without a gap, a duplicate or a warning but one missing date', () => {
    const warned = statutes.filter((statute) => statute.warnings.length > 0);
    // 澳门基本法 has no history in this collection.
    expect(warned.map((statute) => [statute.title, statute.warnings])).toEqual([
      ['中华人民共和国澳门特别行政区基本法', ['没有公布日期']],
    ]);
    for (const statute of statutes) {
      expect(new Set(keysOf(statute)).size, statute.title).toBe(statute.articles.length);
      expect(statute.articles[0]?.number, statute.title).toEqual({ main: 1, sub: 0 });
      expect(statute.effectiveOn !== null || statute.warnings.length > 0, statute.title).toBe(true);
    }
  });

  it.each([
    ['民法典', 1260, '2020-05-28', '2021-01-01'],
    ['公司法', 266, '2023-12-29', '2024-07-01'],
    ['刑法', 505, '2020-12-26', '2021-03-01'],
    ['民事诉讼法', 306, '2023-09-01', '2024-01-01'],
    ['劳动合同法', 98, '2012-12-28', '2013-07-01'],
    ['宪法', 143, '2018-03-11', '2018-03-11'],
  ])('reads %s with %i articles and its dates', (title, articles, promulgatedOn, effectiveOn) => {
    const [statute] = find(title);
    expect(statute?.articles).toHaveLength(articles);
    expect(statute).toMatchObject({ promulgatedOn, effectiveOn, effectiveApproximate: false });
  });

  it('holds both versions of 商标法', () => {
    expect(find('商标法').map((one) => [one.promulgatedOn, one.effectiveOn, one.articles.length])).toEqual([
      ['2019-04-23', '2019-11-01', 73],
      ['2026-06-26', '2027-01-01', 87],
    ]);
    expect(versionOnDay(find('商标法'), '2026-12-31')).toMatchObject({ effectiveOn: '2019-11-01' });
    expect(versionOnDay(find('商标法'), '2027-01-01')).toMatchObject({ effectiveOn: '2027-01-01' });
  });

  it('says that the text of 民事诉讼法 of 2015 is not held', () => {
    expect(versionOnDay(find('民事诉讼法'), '2015-06-01')).toBe('not_held');
  });
});

describe.skipIf(!present)('the lawrefbook collection', () => {
  const laws = present ? readLawrefbook() : [];
  const find = (title: string) => laws.filter((law) => law.statute.title === title).map((law) => law.statute);

  it('gives articles for every file, and every line that begins with an article is one or lies in an annex', () => {
    expect(laws).toHaveLength(1544);
    expect(laws.filter((law) => law.statute.articles.length === 0)).toEqual([]);
    const articles = laws.reduce((sum, law) => sum + law.statute.articles.length, 0);
    // 67,533 lines begin with 第…条; texts without 条 add their points.
    expect(articles).toBeGreaterThan(68_000);
    expect(articles).toBeLessThan(69_000);
  });

  it('warns only where the source is broken', () => {
    const warned = laws.filter((law) => law.statute.warnings.length > 0).map((law) => law.path);
    expect(warned).toEqual(['其他/劳动仲裁和劳动诉讼的攻略.md', '行政法规/飞行基本规则(2007-10-18).md']);
  });

  it('numbers no article twice within a law', () => {
    for (const { path, statute } of laws)
      expect(new Set(keysOf(statute)).size, path).toBe(statute.articles.length);
  });

  it('joins the parts of 民法典 to the same 1,260 articles', () => {
    const parts = laws.filter((law) => isLawrefbookPart(law.text)).map((law) => law.statute);
    expect(parts).toHaveLength(8);
    const merged = mergeLawrefbookParts(parts);
    expect(keysOf(merged)).toEqual(Array.from({ length: 1260 }, (_, index) => String(index + 1)));
    expect(merged).toMatchObject({ effectiveOn: '2021-01-01', effectiveApproximate: false });
  });

  it('finds the text of 民事诉讼法 in force in mid-2022, and none for 2015', () => {
    const versions = find('中华人民共和国民事诉讼法');
    expect(versionOnDay(versions, '2022-06-01')).toMatchObject({ promulgatedOn: '2021-12-24' });
    expect(versionOnDay(versions, '2024-06-01')).toMatchObject({ promulgatedOn: '2023-09-01' });
    expect(versionOnDay(versions, '2015-06-01')).toBe('not_held');
  });

  it('tells both versions of 公司法 apart although the source calls both in force', () => {
    const versions = find('中华人民共和国公司法');
    expect(versions.map((one) => [one.rawStatus, one.effectiveOn]).sort()).toEqual([
      ['现行有效', '2018-10-26'],
      ['现行有效', '2024-07-01'],
    ]);
  });

  it('reads the same articles and titles from plain text as from Markdown', { timeout: 60_000 }, () => {
    const differing: string[] = [];
    for (const { path, text, statute } of laws) {
      const plain = text
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .replace(/<!--.*?-->/g, '')
        .replace(/^#+\s*/gm, '');
      const again = parsePlainStatute({ text: plain });
      const sameTitle = normalizeLawTitle(again.title) === normalizeLawTitle(statute.title);
      if (!sameTitle || keysOf(again).join() !== keysOf(statute).join()) differing.push(path);
    }
    // 命令 is no ending of a title that plain text could be known by.
    expect(differing).toEqual(['行政法规/国务院关于在我国统一实行法定计量单位的命令(1984-02-27).md']);
  });

  it('holds most interpretations that have a short name, under the title given here', () => {
    const titles = new Set(laws.map((law) => normalizeLawTitle(law.statute.title)));
    const absent = Object.keys(INTERPRETATION_NAMES).filter((title) => !titles.has(normalizeLawTitle(title)));
    // Not in the collection: a meeting's minutes, an interpretation younger than it, and two that ended with the laws they were of.
    expect(absent).toEqual([
      '最高人民法院关于审理劳动争议案件适用法律问题的解释（二）',
      '最高人民法院关于贯彻执行《中华人民共和国民法通则》若干问题的意见（试行）',
      '最高人民法院关于贯彻执行《中华人民共和国继承法》若干问题的意见',
      '全国法院民商事审判工作会议纪要',
    ]);
  });
});
