import { describe, expect, it } from 'vitest';
import { formatCitation, parseCitationQuery } from './citations.ts';

const shown = (text: string) => {
  const query = parseCitationQuery(text);
  if (!query) return null;
  const { name, article, paragraph, item, subitem } = query;
  const number = article ? ` ${article.main}${article.sub ? `-${article.sub}` : ''}` : '';
  return `${name}${number}${paragraph ? `(${paragraph})` : ''}${item ? `[${item}]` : ''}${subitem ? `{${subitem}}` : ''}`;
};

describe('parseCitationQuery', () => {
  it.each([
    ['民法典577', '民法典 577'],
    ['民法典 577', '民法典 577'],
    ['民法典５７７', '民法典 577'],
    ['民法典577条', '民法典 577'],
    ['民法典第577条', '民法典 577'],
    ['《民法典》第五百七十七条', '民法典 577'],
    ['《民法典》577', '民法典 577'],
    ['民法典第577条第1款', '民法典 577(1)'],
    ['民法典第577条第1款第（二）项', '民法典 577(1)[2]'],
    ['刑法133-1', '刑法 133-1'],
    ['刑法第133条之一', '刑法 133-1'],
    ['公司法第一百二十条之一', '公司法 120-1'],
    ['劳动合同法 三十九 ', '劳动合同法 39'],
    ['劳动合同法三十九', '劳动合同法 39'],
    ['民诉法264', '民诉法 264'],
    ['合同编解释', '合同编解释'],
    ['民诉法解释108', '民诉法解释 108'],
    ['婚姻家庭编解释（一）第三十条', '婚姻家庭编解释（一） 30'],
    ['中华人民共和国电影产业促进法', '中华人民共和国电影产业促进法'],
    ['电影产业促进法第10条', '电影产业促进法 10'],
    ['《公司法》', '公司法'],
    ['公司法2023', '公司法'],
    ['Civil Code 577', 'Civil Code 577'],
    ['Article 577 of the Civil Code', 'Civil Code 577'],
    ['Civil Code Art. 577', 'Civil Code 577'],
  ])('reads %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    '《民法典》第六百七十九条和《民法典》第六百六十七条',
    '《中华人民共和国民法典》第六百七十九条、《中华人民共和国公司法》第三条',
    '民法典679和民法典667',
    '《民法典》第六百七十九条和民法典10000',
    '《甲法》第三条至第五条和乙法第一条',
  ])('takes two citations for none, so that each is found: %s', (text) => {
    expect(parseCitationQuery(text)).toBeNull();
  });

  it('knows a title that itself names an article', () => {
    const title = '关于《中华人民共和国刑法》第三十条的解释';
    expect(parseCitationQuery(title, { knownTitles: (name) => name === title })?.name).toBe(title);
  });

  it.each([
    '被公司辞退怎么办',
    '如何理解公司法第20条',
    '劳动合同',
    '577',
    '第577条',
    '违约金 30%',
    '工资拖欠3个月',
    '民法典第577条和第580条有什么区别',
    '有什么办法',
    '',
  ])('leaves %j to the search', (text) => {
    expect(parseCitationQuery(text)).toBeNull();
  });
});

describe('formatCitation', () => {
  it('writes a place as courts cite it', () => {
    expect(formatCitation({ name: '民法典', article: { main: 577, sub: 0 }, paragraph: 1, item: 2 })).toBe(
      '《民法典》第五百七十七条第一款第（二）项',
    );
    expect(formatCitation({ name: '《刑法》', article: { main: 120, sub: 1 }, subitem: 3 })).toBe(
      '《刑法》第一百二十条之一第3目',
    );
    expect(
      formatCitation({ name: '民法典', article: { main: 577, sub: 0 }, to: { main: 580, sub: 0 } }),
    ).toBe('《民法典》第五百七十七条至第五百八十条');
    expect(formatCitation({ name: '公司法' })).toBe('《公司法》');
  });

  it('turns marks inside a title into single ones', () => {
    expect(formatCitation({ name: '最高人民法院关于适用《中华人民共和国民法典》继承编的解释（一）' })).toBe(
      '《最高人民法院关于适用〈中华人民共和国民法典〉继承编的解释（一）》',
    );
  });

  it('comes back through the query', () => {
    const written = formatCitation({
      name: '劳动合同法',
      article: { main: 38, sub: 0 },
      paragraph: 1,
      item: 2,
    });
    expect(shown(written)).toBe('劳动合同法 38(1)[2]');
  });
});
