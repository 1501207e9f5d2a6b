import { describe, expect, test } from 'vitest';
import * as pages from '../testing/invented-pages.ts';
import type { PageSource } from './article.ts';
import { readArticle } from './read-article.ts';

const ADDRESS = 'http://www.jianghe.gov.cn/art/2026/3/18/art_1.html';

function read(content: string | Uint8Array, more: Partial<PageSource> = {}) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const source: PageSource = {
    content: bytes,
    mediaType: 'text/html',
    charset: null,
    address: ADDRESS,
    title: null,
    ...more,
  };
  const article = [...readArticle(source)].at(-1);
  if (!article) throw new Error('There is no article.');
  return article;
}

test('a notice of an authority is read with its title, time and source, and nothing around it', () => {
  const article = read(pages.GOVERNMENT_NOTICE);
  expect(article).toMatchObject({
    title: '关于规范房屋租赁市场秩序的通知',
    publishedAt: '2026-03-18 16:30',
    source: '江河市住房和城乡建设局',
    author: null,
    missing: null,
  });
  for (const text of pages.NOTICE_TEXTS) expect(article.html).toContain(`<p>${text}</p>`);
  expect(article.html).toContain('2026年3月16日');
  expect(article.html).not.toMatch(/首页|分享到|版权所有|字号|line-height|请输入/);
  expect(article.html.match(/关于规范房屋租赁市场秩序的通知/g)).toHaveLength(2);
  expect(article.excerpt).toMatch(/^各区人民政府/);
});

test('a news article is read without navigation, advertisements, other headlines and comments', () => {
  const article = read(pages.NEWS_ARTICLE, { address: 'https://news.jianghe.example/a' });
  expect(article).toMatchObject({
    title: '直播带货说错产地，法院判了',
    author: '林舟',
    publishedAt: '2026-05-09 08:15',
    source: '江河日报',
  });
  for (const text of pages.NEWS_TEXTS) expect(article.html).toContain(text);
  expect(article.html).not.toMatch(/优惠券|推荐新闻|网友评论|广告|首页|忽略以上内容/);
});

test('a table of a court stays one, the tables that arrange the page do not', () => {
  const { html, title, publishedAt, source } = read(pages.COURT_PAGE);
  expect([title, publishedAt, source]).toEqual(['开庭公告', '2026-04-07', '江河市东岸区人民法院']);
  expect(html.match(/<table>/g)).toHaveLength(1);
  expect(html.match(/<tr>/g)).toHaveLength(4);
  expect(html).toContain('<th>案由</th>');
  expect(html).toContain('<td rowspan="2">第五法庭</td>');
  expect(html).toContain('<p>特此公告。</p>');
  expect(html).not.toMatch(/诉讼指南|版权所有/);
});

test('lists, headings and preformatted lines stay', () => {
  const { html } = read(`<title>办事指南</title><article><h1>办事指南</h1><h2>所需材料</h2>
    <ul><li>身份证<br>原件</li><li>申请书<ol><li>一式三份</li></ol></li></ul><pre>甲  方
乙  方</pre><p>受理以后五日内通知当事人，逾期视为受理，不服的，可以申请复议。</p></article>`);
  expect(html).toContain('<h2>所需材料</h2>');
  expect(html).toContain('<li>身份证</li>\n<li>原件</li>');
  expect(html).toMatch(/<li>申请书<\/li>\n<ol>\n<li>一式三份<\/li>\n<\/ol>/);
  expect(html).toContain('<p>甲 方</p>\n<p>乙 方</p>');
});

test('nothing of a page runs, is fetched or hides in what is kept', () => {
  const { html } =
    read(`<article><h1>标题 &lt;script&gt;</h1><p onclick="x()">甲<script>alert(1)</script>乙 &lt;img src=x onerror=alert(1)&gt; &amp;amp; "引"</p>
    <p style="display:none">看不见的话</p><p hidden>也看不见</p><p aria-hidden="true">同样</p>
    <p><a href="javascript:alert(1)">链接</a><img src="http://tracker.example/1.gif"><iframe src="http://x.example"></iframe>，这里是正文的一句话，写得够长，才不会被当作边角料丢掉。</p>
    <svg><script>1</script><text>图</text></svg><style>@import "x"</style><object data="x"></object></article>`);
  expect(
    html.match(
      /<(?!\/?(?:html|head|meta charset="utf-8"|meta name="(?:source|date|author|address)" content="[^"<>]*"|title|body|h1|p)>|!doctype html>)[^>]*>/g,
    ),
  ).toBeNull();
  expect(html).toContain('甲乙 &lt;img src=x onerror=alert(1)&gt; &amp;amp; &quot;引&quot;');
  expect(html).not.toMatch(/看不见|同样|alert\(1\)<|图/);
});

describe('characters are read as they were written:', () => {
  const page = (meta: string) =>
    `<html><head>${meta}<title>借款利息</title></head><body><p>${'双方约定的利率超过合同成立时一年期贷款市场报价利率四倍的，超过部分不予保护。'.repeat(3)}</p></body></html>`;
  const traditional = `<html><head><title>判決摘要</title></head><body><p>${'當事人對於訴訟標的之法律關係，於確定之終局判決中經裁判者，不得更行起訴，這是一個原則。'.repeat(3)}</p></body></html>`;
  const gbk = (text: string) => encode('gb18030', text);
  const cases: [what: string, content: Uint8Array, charset: string | null, title: string][] = [
    ['GBK by the header', gbk(page('')), 'gbk', '借款利息'],
    [
      'GB 2312 by its meta element',
      gbk(page('<meta http-equiv="Content-Type" content="text/html; charset=gb2312">')),
      null,
      '借款利息',
    ],
    ['GBK by a short meta element', gbk(page("<meta charset='GBK'>")), null, '借款利息'],
    ['GB 18030 that nothing declares', gbk(page('')), null, '借款利息'],
    ['GBK that is called UTF-8', gbk(page('<meta charset="utf-8">')), 'utf-8', '借款利息'],
    ['UTF-8 that is called GBK', Buffer.from(page('<meta charset="gbk">')), 'gbk', '借款利息'],
    ['UTF-8 on a server that says ISO-8859-1', Buffer.from(page('')), 'iso-8859-1', '借款利息'],
    ['GBK on a server that says ISO-8859-1', gbk(page('')), 'iso-8859-1', '借款利息'],
    ['UTF-8 that nothing declares', Buffer.from(page('')), null, '借款利息'],
    ['UTF-8 with a mark, called GBK', Buffer.from(`\ufeff${page('')}`), 'gbk', '借款利息'],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${page('')}`, 'utf16le'), null, '借款利息'],
    ['an unknown name', Buffer.from(page('')), 'x-nonsense', '借款利息'],
    ['Big5 by the header', encode('big5', traditional), 'big5', '判決摘要'],
    ['Big5 that nothing declares', encode('big5', traditional), null, '判決摘要'],
  ];
  for (const [what, content, charset, title] of cases) {
    test(what, () => {
      const article = read(content, { charset });
      expect([article.title, article.html.includes('\ufffd')]).toEqual([title, false]);
    });
  }
});

describe('a page without its text says why:', () => {
  const cases: [what: string, html: string, missing: string | null][] = [
    ['one that programs fill', pages.SCRIPT_PAGE, 'scripts'],
    ['the challenge of a firewall', pages.CHALLENGE_PAGE, 'scripts'],
    [
      'one that sends on by a program',
      '<title>x</title><script>location="/b"</script><p>正在跳转</p>',
      'scripts',
    ],
    [
      'one that wants scripts, in words',
      '<p>请启用浏览器的JavaScript功能后继续访问本站。</p><script></script>',
      'scripts',
    ],
    ['one that asks to sign in', pages.LOGIN_PAGE, 'login'],
    ['an empty one', '<html><body><img src="scan.jpg"></body></html>', 'empty'],
    ['a short notice beside a counter', pages.SHORT_NOTICE, null],
    [
      'an article with a field to sign in above it',
      pages.GOVERNMENT_NOTICE.replace('<form', '<input type="password"><form'),
      null,
    ],
    [
      'an article on a page with an app element',
      pages.NEWS_ARTICLE.replace('class="main"', 'id="app"'),
      null,
    ],
  ];
  for (const [what, html, missing] of cases) {
    test(what, () => expect(read(html).missing).toBe(missing));
  }
});

describe('time, source and author are found', () => {
  const cases: [line: string, publishedAt: string | null, source: string | null, author: string | null][] = [
    ['发布时间：2026-01-05 来源：最高人民法院 作者：周岩', '2026-01-05', '最高人民法院', '周岩'],
    ['【发布日期：2026年1月5日】【来源：人民法院报】', '2026-01-05', '人民法院报', null],
    ['2026-01-05 09:30 | 来源: 新华社 | 作者: 周岩、李一', '2026-01-05 09:30', '新华社', '周岩、李一'],
    ['日期：2026/1/5 9:03　信息来源：市场监管总局　点击数：8', '2026-01-05 09:03', '市场监管总局', null],
    ['2026.01.05', '2026-01-05', 'www.jianghe.gov.cn', null],
    ['开庭时间：2026年1月5日 地点：第一法庭', null, 'www.jianghe.gov.cn', null],
    ['发布时间：9999-99-99 来源：', null, 'www.jianghe.gov.cn', null],
    ['發佈日期：2026-01-05 來源：聯合報', '2026-01-05', '聯合報', null],
  ];
  for (const [line, publishedAt, source, author] of cases) {
    test(`in “${line}”`, () => {
      const article = read(
        `<title>关于某事的公告</title><h1>关于某事的公告</h1><div>${line}</div><p>${'公告的内容写在这里，一共有许多字。'.repeat(12)}</p>`,
      );
      expect([article.publishedAt, article.source, article.author]).toEqual([publishedAt, source, author]);
    });
  }
});

test('a kept page has no line that the page has not', () => {
  const words = [
    '为保障飞行安全，高压线两侧五百米内禁止放飞风筝。',
    '违反规定的，由市安全局责令改正，可以处二百元以下罚款，情节严重的，并处没收。',
  ];
  const source = `<title>风筝放飞公告 - 江河市</title><meta name="author" content="林舟"><meta name="description" content="说说风筝"><article><p>2026-03-01</p><h1>风筝放飞公告</h1>${words.map((line) => `<p>${line}</p>`).join('')}</article>`;
  for (const title of [null, '我起的名字']) {
    const { html } = read(source, { title });
    const body = html.slice(html.indexOf('<body>'));
    const lines = body
      .replace(/<[^>]+>/g, '')
      .split('\n')
      .filter((line) => line.trim() !== '');
    expect(lines.toSorted()).toEqual(['2026-03-01', '风筝放飞公告', ...words].toSorted());
    expect(html).toContain('<meta name="author" content="林舟">');
  }
});

test('a text is read by its lines', () => {
  const article = read('关于押金的说明\r\n\r\n  押金应当退还。 \n\n第二段 <b>不是标记</b>。\n', {
    mediaType: 'text/plain',
  });
  expect(article).toMatchObject({
    title: '关于押金的说明',
    excerpt: '押金应当退还。 第二段 <b>不是标记</b>。',
    missing: null,
  });
  expect(article.html).toContain('<p>第二段 &lt;b&gt;不是标记&lt;/b&gt;。</p>');
  expect(read(' \n\n', { mediaType: 'text/plain' }).missing).toBe('empty');
});

/** Text in an encoding that Node only reads: the bytes are looked up by reading them all. */
function encode(name: 'gb18030' | 'big5', text: string): Buffer {
  const table = new Map<string, number[]>();
  const decoder = new TextDecoder(name);
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      const character = decoder.decode(new Uint8Array([lead, trail]));
      if ([...character].length === 1 && !table.has(character)) table.set(character, [lead, trail]);
    }
  }
  return Buffer.from(
    [...text].flatMap((character) => {
      const code = character.charCodeAt(0);
      return code < 0x80 ? [code] : (table.get(character) ?? [0x3f]);
    }),
  );
}
