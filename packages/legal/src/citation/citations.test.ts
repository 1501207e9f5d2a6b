import { describe, expect, it } from 'vitest';
import type { Citation } from './citation.ts';
import { findCitations } from './citations.ts';

/** `公司法 47(1)[2]` for article 47, paragraph 1, item 2; `~` before a law that was only referred back to. */
function show(citation: Citation): string {
  if (citation.type === 'source') return `[${citation.index}]`;
  if (citation.type === 'case') return citation.number;
  const { law, article, to, paragraph, item, subitem } = citation;
  const name = law.kind === 'named' ? law.name : `~${law.antecedent}`;
  const number = article ? ` ${article.main}${article.sub ? `-${article.sub}` : ''}` : '';
  const range = to ? `..${to.main}${to.sub ? `-${to.sub}` : ''}` : '';
  return `${name}${number}${range}${paragraph ? `(${paragraph})` : ''}${item ? `[${item}]` : ''}${subitem ? `{${subitem}}` : ''}`;
}

const shown = (text: string) => findCitations(text).map(show);

describe('findCitations', () => {
  it.each<[string, string[]]>([
    ['《民法典》第五百七十七条', ['民法典 577']],
    ['民法典577', ['民法典 577']],
    ['民法典1064条1款', ['民法典 1064(1)']],
    ['民法典第1064条2款3项', ['民法典 1064(2)[3]']],
    ['民法典第八条两款均有规定', ['民法典 8']],
    ['《民法典》第四十三条第一、二款', ['民法典 43(1)', '~民法典 43(2)']],
    ['《民法典》第三条第一、三款第二项', ['民法典 3(1)', '~民法典 3(3)[2]']],
    ['（2025）沪仲案字第123号裁决', []],
    ['民法典第五百七十七条第一款，同款。', ['民法典 577(1)', '~民法典 577(1)']],
    ['民法典第五百七十七条第一款，转卖的依第二款', ['民法典 577(1)', '~民法典 577(2)']],
    ['民法典第五百七十七条。合同约定，违约的依第二款', ['民法典 577']],
    ['被告收到该款，同款机器已经停产', []],
    ['依民法典第六百\n八十六条第二款，保证人', ['民法典 686(2)']],
    ['民法典10000条说了什么？', ['民法典 10000']],
    ['民法典第99999999999999999999999条', ['民法典 999999999999999']],
    ['民法典第577条第1款第（二）项', ['民法典 577(1)[2]']],
    ['《中华人民共和国刑法》第二百三十四条之一第二款', ['中华人民共和国刑法 234-1(2)']],
    ['刑法第133条之一', ['刑法 133-1']],
    ['刑法第120-1条', ['刑法 120-1']],
    ['民法典 § 577', ['民法典 577']],
    ['《民法典》第 ５７７ 条 第 １ 款', ['民法典 577(1)']],
    ['工伤保险条例第十四条第（一）项第1目', ['工伤保险条例 14[1]{1}']],
    ['《民法典》合同编第五百七十七条第一项', ['民法典 577[1]']],
    ['《民法典》第三编第五百七十七条', ['民法典 577']],
    ['**《民法典》**第577条', ['民法典 577']],
    ['《民法典》（第1165条、1166条）', ['民法典 1165', '~民法典 1166']],
    ['2023年《公司法》第四十七条', ['公司法 47']],
  ])('reads one place in %s', (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['《民法典》第五百七十七条至第五百八十条', ['民法典 577..580']],
    ['民法典第577-580条', ['民法典 577..580']],
    ['民法典第577条到580条', ['民法典 577..580']],
    [
      '《劳动合同法》第三十六条、第三十七条和第三十八条',
      ['劳动合同法 36', '~劳动合同法 37', '~劳动合同法 38'],
    ],
    ['《劳动合同法》第38、46、47条', ['劳动合同法 38', '~劳动合同法 46', '~劳动合同法 47']],
    ['依民诉法第一百二十二条、一百二十四条', ['民诉法 122', '~民诉法 124']],
    ['《专利法》第二条第一款、第三款', ['专利法 2(1)', '~专利法 2(3)']],
    ['劳动合同法第三十八条第一款第（一）、（三）项', ['劳动合同法 38(1)[1]', '~劳动合同法 38(1)[3]']],
    ['劳动合同法第三十八条第（二）项、第（三）项', ['劳动合同法 38[2]', '~劳动合同法 38[3]']],
    ['劳动合同法第四十六条第（五）项、第四十七条', ['劳动合同法 46[5]', '~劳动合同法 47']],
    ['《刑法》第264条、《刑事诉讼法》第15条', ['刑法 264', '刑事诉讼法 15']],
    ['刑法第二百六十四条（盗窃罪）、第二百六十六条', ['刑法 264', '~刑法 266']],
  ])('reads ranges and lists in %s', (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it.each<[string, string]>([
    ['根据我国劳动合同法第八十七条', '劳动合同法第八十七条'],
    ['违反了道路交通安全法第七十六条', '道路交通安全法第七十六条'],
    ['依据民法典和劳动合同法第39条', '劳动合同法第39条'],
    ['用人单位可以依照劳动合同法第四十条第二项解除', '劳动合同法第四十条第二项'],
    ['诉讼时效为3年（民法典第188条）', '民法典第188条'],
    [
      '应当适用最高人民法院关于审理民间借贷案件适用法律若干问题的规定第二十五条',
      '最高人民法院关于审理民间借贷案件适用法律若干问题的规定第二十五条',
    ],
    ['根据电影产业促进法第十条', '电影产业促进法第十条'],
    ['按婚姻家庭编解释（一）第七十六条', '婚姻家庭编解释（一）第七十六条'],
  ])('does not swallow the prose before a name without marks: %s', (text, raw) => {
    expect(findCitations(text).map((one) => one.raw)).toEqual([raw]);
  });

  it('recognises names only the library knows', () => {
    const text = '依照河东市养犬规范第三条处理';
    expect(findCitations(text, { knownTitles: (name) => name === '河东市养犬规范' }).map(show)).toEqual([
      '河东市养犬规范 3',
    ]);
  });

  it('goes back to the law named before', () => {
    expect(shown('《劳动合同法》第三十九条。该法第四十七条、本法第八十七条；第四十条。')).toEqual([
      '劳动合同法 39',
      '~劳动合同法 47',
      '~劳动合同法 87',
      '~劳动合同法 40',
    ]);
    expect(shown('民法典对此有规定，第577条。')).toEqual(['~民法典 577']);
    expect(shown('《民法典》第五百七十七条规定……该条第一款')).toEqual(['民法典 577', '~民法典 577(1)']);
  });

  it('goes back to an interpretation named without marks', () => {
    expect(shown('民间借贷司法解释对利率有规定，第二十五条写得明白。')).toEqual(['~民间借贷司法解释 25']);
  });

  it('goes back to a text of the kind the word names', () => {
    expect(shown('民法典第1062条和婚姻家庭编解释（一）第二条；该解释第三条、该法典第1063条')).toEqual([
      '民法典 1062',
      '婚姻家庭编解释（一） 2',
      '~婚姻家庭编解释（一） 3',
      '~民法典 1063',
    ]);
  });

  it('leaves an article without a law open, and articles of a contract out', () => {
    expect(shown('根据第五条的规定')).toEqual(['~null 5']);
    expect(shown('双方合同第三条约定违约金')).toEqual([]);
    expect(shown('《采购合同》第13条及第22条；补充条款第四条约定付款')).toEqual([]);
    expect(shown('民法典第577条；第四条约定付款，第五条')).toEqual(['民法典 577', '~null 5']);
    expect(shown('《民法典》第577条；《房屋租赁合同》第五条约定。第六条另有约定。')).toEqual([
      '民法典 577',
      '~null 6',
    ]);
  });

  it('resolves a name given by 以下简称', () => {
    const text = '《河东市物业办法》（以下简称《办法》）第三条。《办法》第四条。';
    expect(shown(text)).toEqual(['河东市物业办法 3', '河东市物业办法 4']);
  });

  it('takes 该法 as the name of a law only from where it was given', () => {
    const text =
      '《民法典》第十条有规定，该法第十一条也是。《公司法》（2023年修订，下称该法）第三条。《民法典》第五条，该法第四条。';
    expect(shown(text)).toEqual(['民法典 10', '~民法典 11', '公司法 3', '民法典 5', '~公司法 4']);
  });

  it('reads nested title marks as one title, and takes an issuer before the marks along', () => {
    expect(shown('《最高人民法院关于适用《中华人民共和国民事诉讼法》的解释》第108条第1款')).toEqual([
      '最高人民法院关于适用《中华人民共和国民事诉讼法》的解释 108(1)',
    ]);
    expect(shown('最高人民法院《关于审理民间借贷案件适用法律若干问题的规定》第二十五条')).toEqual([
      '最高人民法院关于审理民间借贷案件适用法律若干问题的规定 25',
    ]);
  });

  it('takes a title alone as the law as a whole, but not a book or a contract', () => {
    expect(shown('应适用《劳动合同法》。')).toEqual(['劳动合同法']);
    expect(shown('《活着》和《劳动合同》')).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['（2023）京01民终123号', ['（2023）京01民终123号']],
    ['(2022)最高法知民终12号', ['（2022）最高法知民终12号']],
    ['（2015）民二终字第53号', ['（2015）民二终字第53号']],
    ['（2021）京0105民初1号之一', ['（2021）京0105民初1号之一']],
    ['法释〔2020〕17号', []],
    ['国发（2019）5号', []],
  ])('reads the case numbers in %s', (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it('reads source marks, but no links, footnotes, definitions or code', () => {
    expect(shown('甲[1]。乙[1][2]，丙[1,3]、丁【2】戊［4］ the law[5]. 己[6-8]')).toEqual(
      [1, 1, 2, 1, 3, 2, 4, 5, 6, 7, 8].map((index) => `[${index}]`),
    );
    expect(shown('[1](https://example.org) [^1] `a[1]` [2023] [0] [文][1]')).toEqual([]);
    expect(shown('应当退还[7]（2019年的裁判）')).toEqual(shown('应当退还[7]。'));
    expect(shown('应当退还[7]（2019年的裁判）')).toHaveLength(1);
    expect(shown('```\nx[1]\n```\n[1]: https://example.org')).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['Article 577 of the Civil Code', ['Civil Code 577']],
    [
      'Articles 46 and 47 of the PRC Labor Contract Law',
      ['PRC Labor Contract Law 46', '~PRC Labor Contract Law 47'],
    ],
    ['Articles 577–580 of the Civil Code', ['Civil Code 577..580']],
    ['Company Law, Article 20', ['Company Law 20']],
    ['Article 71(2) of the 《专利法》', ['专利法 71(2)']],
    ['Article 188, paragraph 1 of the Civil Code', ['Civil Code 188(1)']],
    ['Art. 39(2) Labor Contract Law', ['Labor Contract Law 39(2)']],
    ['Article 577 of the Civil Code (《民法典》)', ['民法典 577']],
    [
      'Article 14 of the SPC Interpretation (II) on Marriage (《婚姻家庭编解释（二）》)',
      ['婚姻家庭编解释（二） 14'],
    ],
    ['Article 37 of 《出境入境管理法》', ['出境入境管理法 37']],
    ['Article 5 of the lease', []],
    [
      'Article 13(1)(2) of the Personal Information Protection Law',
      ['Personal Information Protection Law 13(1)[2]'],
    ],
    ['Trademark Law (2019) Art. 45(1)', ['Trademark Law 45(1)']],
    ['Art. 23, item 3, of the Cybersecurity Law', ['Cybersecurity Law 23[3]']],
    [
      'the Data Security Law ("DSL") applies: DSL Art. 21(1), and every year (Art. 30(2)). Art. 6 GDPR does not.',
      ['Data Security Law 21(1)', '~Data Security Law 30(2)'],
    ],
    [
      'Article 37 of the Cybersecurity Law; logs are kept (Art. 23 of that Law). Under the lease, Art. 4 binds.',
      ['Cybersecurity Law 37', '~Cybersecurity Law 23'],
    ],
  ])('reads English: %s', (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it('takes years, amounts and counts after a law for no articles', () => {
    expect(shown('公司法2023年修订，民法典3个亮点，刑法10年以上')).toEqual([]);
  });

  it('gives ranges that cut the text exactly, in order and without overlap', () => {
    const text =
      '根据《民法典》第五百七十七条至第580条[1,2]及（2023）京01民终123号，劳动合同法第三十八条第（一）、（三）项。😀该法第四十七条[3]';
    const found = findCitations(text);
    expect(found.length).toBeGreaterThan(6);
    let end = 0;
    for (const one of found) {
      expect(text.slice(one.start, one.end)).toBe(one.raw);
      expect(one.start).toBeGreaterThanOrEqual(end);
      end = one.end;
    }
  });

  it.each([
    [
      'of half-made citations',
      `${'第一百条、'.repeat(3000)}${'《'.repeat(500)}${'的规定和解释'.repeat(3000)}`,
    ],
    ['in which every character ends a law’s name', '法'.repeat(100_000)],
  ])('stays fast on a text made to be hard, %s', (_, text) => {
    // Time of this thread's own work: a busy machine changes nothing in it.
    const began = process.threadCpuUsage();
    findCitations(text);
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(3000);
  });
});
