import { describe, expect, it } from 'vitest';
import { formatArticleKey } from './article-number.ts';
import { parseJustLaws } from './parse-just-laws.ts';
import { isLawrefbookPart, mergeLawrefbookParts, parseLawrefbook } from './parse-lawrefbook.ts';
import { parsePlainStatute } from './parse-plain-statute.ts';
import { detectStatuteLayout, parseStatute } from './parse-statute.ts';
import type { ParsedStatute } from './statute.ts';

const keys = (statute: ParsedStatute) => statute.articles.map((article) => formatArticleKey(article.number));
const headings = (statute: ParsedStatute) =>
  statute.headings.map(
    (heading) => `${heading.parent ?? '-'}<${heading.position} ${heading.level} ${heading.label}`,
  );

const LAWREFBOOK = `---
title: "中华人民共和国河灯管理法"
publish_date: "2001-03-01"
status: "现行有效"
category: "行政法"
---
# 中华人民共和国河灯管理法

2001年3月1日 第九届全国人民代表大会常务委员会第二十次会议通过

2019年6月1日 第十三届全国人民代表大会常务委员会第十一次会议修订

<!-- INFO END -->

## 第一编 总 则

### 第一章 一般规定

第一条 为了管理河灯，制定本法。

第二条 放河灯应当符合下列条件：

（一）水面平静；

（二）天气晴好。

不符合前款条件的，不得放河灯。

第二条之一 夜间放河灯的，应当有人看护。

## 第二编 责任

第三条 违反第二条规定的，由河务部门责令改正。

第四条 本法自2019年9月1日起施行。

## 附件

河灯式样
`;

describe('parseLawrefbook', () => {
  const law = parseLawrefbook({
    text: LAWREFBOOK,
    fileName: '河灯管理法(2019-06-01).md',
    folder: '法律/行政法',
  });

  it('reads title, kind, issuer and dates, and keeps the status without trusting it', () => {
    expect(law).toMatchObject({
      title: '中华人民共和国河灯管理法',
      kind: '法律',
      issuer: '全国人民代表大会常务委员会',
      promulgatedOn: '2019-06-01',
      effectiveOn: '2019-09-01',
      effectiveApproximate: false,
      rawStatus: '现行有效',
      warnings: [],
      preamble: '',
    });
    expect(law.history).toHaveLength(2);
  });

  it('reads headings as a tree and articles under them', () => {
    expect(headings(law)).toEqual(['-<0 编 第一编 总 则', '0<1 章 第一章 一般规定', '-<2 编 第二编 责任']);
    expect(keys(law)).toEqual(['1', '2', '2-1', '3', '4']);
    expect(law.articles.map((article) => article.heading)).toEqual([1, 1, 1, 2, 2]);
    expect(law.articles[1]?.paragraphs.map((paragraph) => paragraph.items.length)).toEqual([2, 0]);
    expect(law.annex).toContain('河灯式样');
  });

  it('says where each article stands in the source', () => {
    for (const article of law.articles) {
      expect(LAWREFBOOK.slice(article.sourceStart, article.sourceEnd).startsWith(article.label)).toBe(true);
    }
  });

  it('takes the amendment’s day, marked approximate, when the last article is older', () => {
    const text = LAWREFBOOK.replace('自2019年9月1日起', '自2001年5月1日起').replace(
      '会议修订',
      '会议《关于修改〈河灯管理法〉的决定》修正',
    );
    const older = parseLawrefbook({ text, fileName: '河灯管理法(2019-06-01).md', folder: '法律/行政法' });
    expect(older).toMatchObject({
      promulgatedOn: '2019-06-01',
      effectiveOn: '2019-06-01',
      effectiveApproximate: true,
    });
  });

  it('reports missing articles', () => {
    const text = LAWREFBOOK.replace(/第三条 [^\n]*/, '');
    expect(parseLawrefbook({ text, fileName: 'x.md', folder: '' }).warnings).toEqual(['缺第三条']);
  });

  it('does not take a sentence that starts with an article for an article', () => {
    const text = LAWREFBOOK.replace('由河务部门', '\n\n第一条规定的河灯除外。\n\n由河务部门');
    expect(keys(parseLawrefbook({ text, fileName: 'x.md', folder: '' }))).toEqual([
      '1',
      '2',
      '2-1',
      '3',
      '4',
    ]);
  });

  it('joins the parts of one law', () => {
    const part = (subtitle: string, from: number) =>
      `---\ntitle: "中华人民共和国河法典"\nsubtitle: "${subtitle}"\n---\n# 中华人民共和国河法典\n\n# ${subtitle}\n\n2020年5月28日 第十三届全国人民代表大会第三次会议通过\n\n2021年1月1日 施行\n\n<!-- INFO END -->\n\n## 第一章 一\n\n${['一', '二', '三', '四'][from - 1]}\n`.replace(
        /\n([一二三四])\n$/,
        '\n第$1条 甲。\n',
      );
    const texts = [part('水编', 2), part('总则', 1)];
    expect(texts.every(isLawrefbookPart)).toBe(true);
    const merged = mergeLawrefbookParts(
      texts.map((text) => parseLawrefbook({ text, fileName: 'x.md', folder: '民法典' })),
    );
    expect(keys(merged)).toEqual(['1', '2']);
    expect(merged.articles.map((article) => article.heading)).toEqual([0, 1]);
    expect(merged).toMatchObject({
      title: '中华人民共和国河法典',
      effectiveOn: '2021-01-01',
      effectiveApproximate: false,
    });
  });
});

describe('texts without 条', () => {
  const decision = (body: string) =>
    `# 全国人民代表大会常务委员会关于河灯的决定\n\n1998年12月29日 第九届全国人民代表大会常务委员会第六次会议通过\n\n<!-- INFO END -->\n\n${body}`;

  it('are numbered by their points', () => {
    const law = parseStatute({
      text: decision(
        '为了河灯，决定如下：\n\n一、应当点灯：\n\n（一）红灯；\n\n（二）绿灯。\n\n二、本决定自公布之日起施行。',
      ),
    });
    expect(law.kind).toBe('有关法律问题的决定');
    expect(law.articles.map((article) => article.label)).toEqual(['一、', '二、']);
    expect(keys(law)).toEqual(['1', '2']);
    expect(law.articles[0]?.paragraphs[0]?.items).toHaveLength(2);
    expect(law.preamble).toBe('为了河灯，决定如下：');
    expect(law.effectiveOn).toBe('1998-12-29');
  });

  it('become one article when they have no points either', () => {
    const law = parseStatute({ text: decision('会议决定：批准河灯规定。') });
    expect(law.articles.map((article) => article.label)).toEqual(['全文']);
    expect(law.articles[0]?.text).toBe('会议决定：批准河灯规定。');
  });
});

describe('parseJustLaws', () => {
  const readme =
    '---\nnext: /x.md\n---\n\n# 中华人民共和国河法\n\n2020年5月28日第十三届全国人民代表大会第三次会议通过\n';

  it('joins a code’s files by their articles, the supplement numbered 00 last', () => {
    const [law] = parseJustLaws({
      files: [
        { path: '00-supplementary.md', text: '# 附则\n\n**第三条**　本法自2021年1月1日起施行。\n' },
        { path: '02-b.md', text: '# 第二编　乙\n\n### 第一章　子\n\n**第二条**　乙。\n' },
        {
          path: '01-a.md',
          text: '---\nprev: /\n---\n\n# 第一编　甲\n\n## 第一分编　通则\n\n### 第一章　子\n\n**第一条**　甲。\n\n甲二。\n',
        },
        { path: 'README.md', text: readme },
      ],
    });
    expect(law && keys(law.statute)).toEqual(['1', '2', '3']);
    expect(law && headings(law.statute)).toEqual([
      '-<0 编 第一编 甲',
      '0<1 分编 第一分编 通则',
      '1<2 章 第一章 子',
      '-<3 编 第二编 乙',
      '3<4 章 第一章 子',
      '-<5 编 附则',
    ]);
    expect(law?.statute).toMatchObject({ effectiveOn: '2021-01-01', warnings: [], preamble: '' });
  });

  it('gives one statute for each version of versions.json', () => {
    const text = (day: string) => `${readme}\n**第一条**　本法自${day}起施行。\n`;
    const versions = parseJustLaws({
      files: [
        { path: 'README.md', text: text('2021年1月1日') },
        { path: 'versions/2027-01-01/README.md', text: text('2027年1月1日') },
      ],
      versionsJson: JSON.stringify({
        versions: [
          {
            id: 'a',
            label: '甲',
            promulgatedOn: '2020-05-28',
            effectiveFrom: '2021-01-01',
            effectiveTo: '2027-01-01',
            entry: 'README.md',
          },
          {
            id: 'b',
            label: '乙',
            promulgatedOn: '2026-06-26',
            effectiveFrom: '2027-01-01',
            effectiveTo: null,
            entry: 'versions/2027-01-01/README.md',
          },
        ],
      }),
    });
    expect(
      versions.map((one) => [
        one.versionId,
        one.statute.promulgatedOn,
        one.statute.effectiveOn,
        one.effectiveTo,
      ]),
    ).toEqual([
      ['a', '2020-05-28', '2021-01-01', '2027-01-01'],
      ['b', '2026-06-26', '2027-01-01', null],
    ]);
  });

  it('puts printed amendments into the annex and a decision in the folder apart', () => {
    const laws = parseJustLaws({
      files: [
        { path: 'README.md', text: readme },
        { path: '01-a.md', text: '# 第一编　甲\n\n**第一条**　甲。\n' },
        { path: '04-amendment.md', text: '# 修正案\n\n## 河法修正案\n\n**第一条**　改。\n' },
        {
          path: '05-d.md',
          text: '# 全国人民代表大会常务委员会关于河的决定\n\n1998年12月29日第九届全国人民代表大会常务委员会第六次会议通过\n\n一、甲。\n',
        },
      ],
    });
    expect(laws.map((one) => [one.statute.title, one.statute.articles.length])).toEqual([
      ['中华人民共和国河法', 1],
      ['全国人民代表大会常务委员会关于河的决定', 1],
    ]);
    expect(laws[0]?.statute.annex).toContain('河法修正案');
  });
});

describe('parsePlainStatute', () => {
  it('reads a title over two lines, a bracketed history, a table of contents and articles', () => {
    const law = parsePlainStatute({
      text: '中华人民共和国\n河灯管理法\n（2001年3月1日第九届全国人民代表大会\n常务委员会第二十次会议通过　2019年6月1日修订）\n目　录\n第一章　总则\n第二章　附则\n第一章　总则\n第一条　为了河灯，制定本法。\n第二章　附则\n第二条本法自2019年9月1日起施行。\n',
      fileName: '河灯_20190601.docx',
    });
    expect(law).toMatchObject({
      title: '中华人民共和国河灯管理法',
      promulgatedOn: '2019-06-01',
      effectiveOn: '2019-09-01',
      warnings: [],
    });
    expect(headings(law)).toEqual(['-<0 章 第一章 总则', '-<1 章 第二章 附则']);
    expect(keys(law)).toEqual(['1', '2']);
  });

  it('reads a title below an order of promulgation', () => {
    const law = parsePlainStatute({
      text: '中华人民共和国国务院令\n第714号\n《河灯条例》已经2019年10月8日国务院第66次常务会议通过，现予公布，自2020年1月1日起施行。\n总理　某某\n2019年10月22日\n河灯条例\n第一条　为了河灯，制定本条例。\n第二条　本条例自2020年1月1日起施行。',
    });
    expect(law).toMatchObject({
      title: '河灯条例',
      kind: '行政法规',
      issuer: '国务院',
      effectiveOn: '2020-01-01',
    });
  });

  it('says what it could not read', () => {
    expect(parsePlainStatute({ text: '' }).warnings).toEqual(
      expect.arrayContaining(['没有读出标题', '没有读出条文', '没有公布日期']),
    );
  });
});

describe('detectStatuteLayout', () => {
  it.each([
    [LAWREFBOOK, 'lawrefbook'],
    ['# 中华人民共和国河法\n\n**第一条**　甲。', 'just-laws'],
    ['中华人民共和国河法\n第一条　甲。', 'plain'],
  ] as const)('tells the layouts apart (%#)', (text, layout) => {
    expect(detectStatuteLayout({ text })).toBe(layout);
  });
});
