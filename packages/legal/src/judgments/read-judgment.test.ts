import { describe, expect, it } from 'vitest';
import type { JudgmentReading } from './judgment-reading.ts';
import { readJudgment } from './read-judgment.ts';

/** Everybody and everything in these texts is made up (虚构). */
const LOAN = `江苏省清川县人民法院
民事判决书
（2023）苏0999民初1234号
原告：周某甲，男，1980年3月4日出生，汉族，住江苏省清川县。
委托诉讼代理人：钱广文，江苏虚舟律师事务所律师。
被告：吴志远，男，1979年5月6日出生，汉族，住江苏省清川县。
被告：清川虚构建材（江苏）有限公司，住所地江苏省清川县。
法定代表人：吴志远，该公司经理。
以上两被告共同委托诉讼代理人：孙立，该公司员工。
原告周某甲与被告吴志远、清川虚构建材（江苏）有限公司（以下简称虚构建材公司）民间借贷纠纷一案，本院于2023年2月1日立案后，依法适用简易程序，公开开庭进行了审理。本案现已审理终结。
周某甲向本院提出诉讼请求：1.判令吴志远偿还借款本金50000元；2.判令虚构建材公司支付律师费3000元；3.诉讼费用由被告承担。事实和理由：略。
吴志远、虚构建材公司辩称，律师费没有约定，依据《中华人民共和国民法典》第五百零九条不应承担。
经审理查明：2021年5月1日，吴志远向周某甲借款50000元。
本院认为，合法的借贷关系受法律保护。律师费没有约定，对律师费的请求，本院不予支持。依照《中华人民共和国民法典》第六百六十七条、第六百七十五条，《中华人民共和国民事诉讼法》第六十七条第一款规定，判决如下：
一、吴志远于本判决生效之日起十日内偿还周某甲借款50000元；
二、驳回周某甲的其他诉讼请求。
案件受理费1125元，减半收取562.5元，由吴志远负担。
如不服本判决，可以在判决书送达之日起十五日内，向本院递交上诉状，上诉于江苏省虚州市中级人民法院。
审 判 员　　郑明
二〇二三年三月十五日
书 记 员　　王 小 雨`;

function read(text: string): JudgmentReading {
  const result = readJudgment(text);
  if (!result.ok) throw new Error(result.refused);
  return result.reading;
}

describe('the document of a court', () => {
  const reading = read(LOAN);

  it('tells court, number, kind, procedure and day', () => {
    expect(reading).toMatchObject({
      court: '江苏省清川县人民法院',
      level: 'basic',
      region: '江苏',
      numbers: [{ number: '（2023）苏0999民初1234号', masked: false }],
      area: 'civil',
      kind: 'judgment',
      procedure: 'summary',
      date: '2023-03-15',
      causes: ['民间借贷纠纷'],
    });
    expect(reading.panel).toEqual([
      { name: '郑明', role: '审判员' },
      { name: '王小雨', role: '书记员' },
    ]);
  });

  it('lists parties, and counsel with whom they act for', () => {
    expect(reading.parties.map(({ name, stance, kind }) => [name, stance, kind])).toEqual([
      ['周某甲', '原告', 'person'],
      ['吴志远', '被告', 'person'],
      ['清川虚构建材（江苏）有限公司', '被告', 'organisation'],
    ]);
    expect(reading.counsel.map(({ name, lawyer, of }) => [name, lawyer, of])).toEqual([
      ['钱广文', true, [0]],
      ['孙立', false, [1, 2]],
    ]);
  });

  it('tells what the court cites from what a party argues', () => {
    const cited = reading.cited.map(({ law, article, basis, voice }) => [law, article, basis, voice]);
    expect(cited).toContainEqual(['中华人民共和国民法典', '509', false, 'argued']);
    expect(cited).toContainEqual(['中华人民共和国民法典', '675', true, 'court']);
    expect(cited).toContainEqual(['中华人民共和国民事诉讼法', '67', true, 'court']);
  });

  it('says what became of each claim, and what is to be paid', () => {
    expect(reading.disposal).toEqual(['claims_partly_granted']);
    expect(reading.outcome.map(({ result }) => result)).toEqual(['supported', 'dismissed']);
    expect(reading.amounts.map(({ yuan }) => yuan)).toEqual([50_000]);
  });

  it('splits it in sections by line', () => {
    expect(reading.sections.map(({ kind, line }) => [kind, line])).toEqual([
      ['parties', 4],
      ['procedure', 10],
      ['claims', 11],
      ['defence', 12],
      ['facts', 13],
      ['reasoning', 14],
      ['ruling', 15],
      ['costs', 17],
      ['appeal', 18],
    ]);
  });
});

it('reads the same where a source ran everything into one line with full-width digits', () => {
  const oneLine = LOAN.replaceAll('\n', '').replace(
    '（2023）苏0999民初1234号',
    '（２０２３）苏０９９９民初１２３４号',
  );
  const reading = read(oneLine);
  expect(reading).toMatchObject({
    court: '江苏省清川县人民法院',
    numbers: [{ number: '（2023）苏0999民初1234号' }],
    date: '2023-03-15',
    causes: ['民间借贷纠纷'],
  });
  expect(reading.parties).toHaveLength(3);
  expect(reading.sections.map(({ kind }) => kind)).toEqual(read(LOAN).sections.map(({ kind }) => kind));
});

it.each([
  ['', 'empty'],
  ['title:甲公司与乙公司买卖合同纠纷民事裁定书\ncontent:\n', 'empty'],
  ['房屋租赁合同\n甲方：周某\n乙方：吴某\n双方约定，争议由清川县人民法院管辖。', 'no_judgment'],
  ['今日要闻：清川县人民法院昨天公开审理了一起案件，旁听者众多。', 'no_judgment'],
])('refuses %j as %s', (text, refused) => {
  expect(readJudgment(text)).toEqual({ ok: false, refused });
});

it('reads the issues that the reasoning lists as a section of their own', () => {
  const text = LOAN.replace(
    '本院认为，合法的借贷关系受法律保护。',
    '本院认为，本案争议焦点为：一、吴志远应否还款；二、虚构建材公司应否承担律师费。合法的借贷关系受法律保护。',
  );
  const { sections } = read(text);
  const told = sections.map(({ kind, start }) => [kind, text.slice(start, start + 6)]);
  expect(told.filter(([kind]) => kind === 'issues' || kind === 'reasoning')).toEqual([
    ['reasoning', '本院认为，本'],
    ['issues', '本案争议焦点'],
    ['reasoning', '合法的借贷关'],
  ]);
});
