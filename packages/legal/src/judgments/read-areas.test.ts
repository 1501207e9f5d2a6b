import { describe, expect, it } from 'vitest';
import type { JudgmentReading } from './judgment-reading.ts';
import { readJudgment } from './read-judgment.ts';

/** Everybody and everything in these texts is made up (虚构). */
function read(text: string): JudgmentReading {
  const result = readJudgment(text);
  if (!result.ok) throw new Error(result.refused);
  return result.reading;
}
const results = (reading: JudgmentReading) => [reading.disposal, reading.outcome.map(({ result }) => result)];
const sectionsOf = (reading: JudgmentReading) =>
  reading.sections.map(({ kind, line }) => `${kind} ${line}`).join(', ');

describe('a criminal judgment', () => {
  const reading = read(`浙江省虚州市清溪区人民法院
刑 事 判 决 书
（2021）浙0999刑初88号
公诉机关虚州市清溪区人民检察院。
被告人邹文斌，男，1988年8月8日出生于浙江省虚州市，汉族，初中文化，务工，住虚州市清溪区。曾因犯盗窃罪于2015年被判处有期徒刑六个月。因涉嫌犯诈骗罪于2021年1月5日被刑事拘留，同年2月5日被逮捕。现羁押于虚州市看守所。
辩护人何清，浙江虚舟律师事务所律师。
虚州市清溪区人民检察院以虚清检刑诉〔2021〕77号起诉书指控被告人邹文斌犯诈骗罪、妨害公务罪，于2021年4月2日向本院提起公诉。本院依法适用简易程序，实行独任审判，公开开庭审理了本案。现已审理终结。
公诉机关指控：2020年10月，被告人邹文斌骗得他人人民币三万元。
被告人邹文斌对指控的事实没有异议。辩护人提出，被告人系初犯。
经审理查明的事实与指控一致。
本院认为，被告人邹文斌的行为已构成诈骗罪、妨害公务罪。依照《中华人民共和国刑法》第二百六十六条、第二百七十七条第一款、第六十九条之规定，判决如下：
一、被告人邹文斌犯诈骗罪，判处有期徒刑一年，并处罚金人民币五千元；犯妨害公务罪，判处拘役三个月；决定执行有期徒刑一年，并处罚金人民币五千元。
二、责令被告人邹文斌退赔被害人损失人民币30000元。
如不服本判决，可在接到判决书的第二日起十日内提出上诉。
审判员　　梁　晨
二〇二一年四月二十日
书记员　　胡　月`);

  it('names the charges of the accusation, not the conviction of old', () => {
    expect(reading).toMatchObject({
      area: 'criminal',
      procedure: 'summary',
      causes: ['诈骗罪', '妨害公务罪'],
      region: '浙江',
    });
    expect(reading.parties.map(({ name, stance, kind }) => [name, stance, kind])).toEqual([
      ['虚州市清溪区人民检察院', '公诉机关', 'authority'],
      ['邹文斌', '被告人', 'person'],
    ]);
    expect(reading.counsel).toMatchObject([{ name: '何清', lawyer: true, of: [1] }]);
  });

  it('counts each charge as a claim', () => {
    expect(results(reading)).toEqual([['convicted'], ['supported', 'supported']]);
    expect(sectionsOf(reading)).toBe(
      'parties 4, procedure 7, claims 8, defence 9, facts 10, reasoning 11, ruling 12, appeal 14',
    );
  });
});

it('reads an administrative judgment of a second instance', () => {
  const reading = read(`湖南省虚州市中级人民法院
行政判决书
（2020）湘99行终12号
上诉人（原审原告）罗某甲，男，1970年1月1日出生，住湖南省虚州市。
被上诉人（原审被告）虚州市人力资源和社会保障局，住所地湖南省虚州市。
法定代表人马宁，该局局长。
委托代理人陈晓，该局工作人员。
原审第三人虚州市云溪纸业有限公司，住所地湖南省虚州市。
上诉人罗某甲因诉被上诉人虚州市人力资源和社会保障局工伤行政确认一案，不服湖南省虚州市云溪区人民法院（2019）湘9901行初30号行政判决，向本院提起上诉。本院依法组成合议庭审理了本案，现已审理终结。
一审法院认定，罗某甲系云溪纸业公司职工。
一审法院认为，被告作出的决定认定事实清楚。依照《中华人民共和国行政诉讼法》第六十九条的规定，判决驳回罗某甲的诉讼请求。
罗某甲上诉请求：撤销一审判决。
被上诉人辩称，一审判决正确。
本院二审查明的事实与一审一致。
本院认为，原审判决适用法律错误。依照《工伤保险条例》第十四条第（一）项、《中华人民共和国行政诉讼法》第八十九条第一款第二项之规定，判决如下：
一、撤销湖南省虚州市云溪区人民法院（2019）湘9901行初30号行政判决；
二、撤销虚州市人力资源和社会保障局作出的不予认定工伤决定，责令其在六十日内重新作出决定。
一、二审案件受理费各50元，由虚州市人力资源和社会保障局负担。
本判决为终审判决。
审判长　丁力
审判员　姚远
审判员　苏青
二〇二〇年三月三日
书记员　江帆`);
  expect(reading).toMatchObject({
    area: 'administrative',
    procedure: 'second_instance',
    causes: ['工伤行政确认'],
  });
  expect(reading.parties.map(({ kind }) => kind)).toEqual(['person', 'authority', 'organisation']);
  expect(results(reading)).toEqual([['changed'], ['supported']]);
  expect(
    reading.cited
      .filter(({ voice }) => voice === 'court')
      .map(({ law, article, item }) => [law, article, item]),
  ).toEqual([
    ['工伤保险条例', '14', 1],
    ['中华人民共和国行政诉讼法', '89', 2],
  ]);
  expect(sectionsOf(reading)).toBe(
    'parties 4, procedure 9, facts 10, reasoning 11, claims 12, defence 13, facts 14, reasoning 15, ruling 16, costs 18, appeal 19',
  );
});

it('reads rulings of enforcement, with the creditor as organisation', () => {
  const reading = read(`山东省清平县人民法院
执 行 裁 定 书
（2022）鲁9999执恢7号之一
申请执行人：清平虚构农村商业银行股份有限公司，住所地清平县。
法定代表人：田丰，董事长。
被执行人：韩某，男，1975年5月5日出生，住清平县。
申请执行人清平虚构农村商业银行股份有限公司与被执行人韩某金融借款合同纠纷一案，本院作出的（2021）鲁9999民初100号民事判决书已经发生法律效力。
本院认为，被执行人暂无可供执行的财产。依照《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第五百一十七条规定，裁定如下：
终结本次执行程序。
申请执行人发现被执行人有可供执行财产的，可以再次申请执行。
本裁定送达后立即生效。
审 判 长  严 松
审 判 员  石 磊
审 判 员  关 山
二〇二二年十二月一日
书 记 员  洪 波`);
  expect(reading).toMatchObject({
    area: 'enforcement',
    procedure: 'enforcement',
    kind: 'ruling',
    numbers: [{ number: '（2022）鲁9999执恢7号之一' }],
    causes: ['金融借款合同纠纷'],
    date: '2022-12-01',
    earlier: ['（2021）鲁9999民初100号'],
  });
  expect(reading.disposal).toEqual(['ended_for_now']);
  expect(reading.panel.map(({ name }) => name)).toEqual(['严松', '石磊', '关山', '洪波']);
});

it('reads orders, mediations, corrections and changes of sentence', () => {
  const order = read(`河北省清平县人民法院
支付令
（2023）冀9999民督5号
申请人：清平县虚构粮油店，经营者：金海，男，1980年1月1日出生。
被申请人：宋某，女，1985年5月5日出生，住清平县。
申请人清平县虚构粮油店于2023年5月4日向本院申请支付令。本院经审查认为，申请人的申请符合法定条件。依照《中华人民共和国民事诉讼法》第二百二十五条、第二百二十七条规定，特发出如下支付令：
被申请人宋某应当自收到本支付令之日起十五日内，给付申请人货款人民币8000元。
申请费17元，由被申请人负担。
被申请人如有异议，应当自收到本支付令之日起十五日内向本院书面提出。
审判员 郑明
二〇二三年五月九日
书记员 王小雨`);
  expect(order).toMatchObject({ area: 'non-contentious', procedure: 'payment_order', kind: 'order' });
  expect(results(order)).toEqual([['payment_ordered'], ['supported']]);
  expect(order.parties[0]).toMatchObject({ name: '清平县虚构粮油店', kind: 'organisation' });

  const mediation = read(`河北省清平县人民法院
民事调解书
（2023）冀9999民初60号
原告：宋某，女，1985年5月5日出生，住清平县。
被告：金某，男，1983年3月3日出生，住清平县。
原告宋某与被告金某离婚纠纷一案，本院于2023年6月1日立案后，依法适用简易程序公开开庭进行了审理。
本案审理过程中，经本院主持调解，双方当事人自愿达成如下协议：
一、宋某与金某自愿离婚；
二、案件受理费150元，由宋某负担。
上述协议，不违反法律规定，本院予以确认。
本调解书经双方当事人签收后，即具有法律效力。
审判员 郑明
二〇二三年七月一日
书记员 王小雨`);
  expect(mediation).toMatchObject({
    kind: 'mediation',
    procedure: 'summary',
    causes: ['离婚纠纷'],
    disposal: ['agreed'],
  });

  const sentence = read(`江西省虚州市中级人民法院
刑事裁定书
（2019）赣99刑更345号
罪犯毛某，男，1979年9月9日出生，汉族，现在江西省虚州监狱服刑。
虚州市清溪区人民法院于2016年6月6日作出（2016）赣9901刑初45号刑事判决，以被告人毛某犯抢劫罪，判处有期徒刑七年。执行机关江西省虚州监狱提出减刑建议书，报送本院审理。本院依法组成合议庭进行了审理。现已审理终结。
执行机关提出，罪犯毛某确有悔改表现。
经审理查明，该犯在服刑期间获得表扬三次。
本院认为，罪犯毛某符合减刑条件。依照《中华人民共和国刑法》第七十八条、第七十九条的规定，裁定如下：
对罪犯毛某减去有期徒刑六个月。
本裁定送达后即发生法律效力。
审判长 丁力
审判员 姚远
人民陪审员 苏青
二〇一九年九月九日
书记员 江帆`);
  expect(sentence).toMatchObject({
    area: 'criminal',
    procedure: 'sentence_change',
    causes: ['抢劫罪'],
    disposal: ['reduced'],
  });
  expect(sentence.parties).toMatchObject([{ name: '毛某', stance: '罪犯', kind: 'person' }]);

  const correction = read(`江西省虚州市清溪区人民法院
民事裁定书
（2019）赣9901民初77号之一
本院于2019年3月3日对原告毛某与被告虚州虚构物业有限公司物业服务合同纠纷一案作出的（2019）赣9901民初77号民事判决书中存在笔误，应予补正。
依照《中华人民共和国民事诉讼法》第一百五十四条第一款第七项规定，裁定如下：
（2019）赣9901民初77号民事判决书中“3000元”补正为“8000元”。
审判员 丁力
二〇一九年四月四日
书记员 江帆`);
  expect(correction).toMatchObject({
    kind: 'correction',
    disposal: ['corrected'],
    causes: ['物业服务合同纠纷'],
  });
});

it('reads a masked number as it is written, and the date as far as it goes', () => {
  const reading = read(`浙江省虚州市中级人民法院
民 事 判 决 书
（2024）浙99民终×××号
上诉人（原审被告）：某甲公司。
被上诉人（原审原告）：胡某×。
上诉人某甲公司因与被上诉人胡某×劳动争议一案，不服虚州市清溪区人民法院（2023）浙9901民初×××号民事判决，向本院提起上诉。
本院认为，一审判决并无不当。依照《中华人民共和国民事诉讼法》第一百七十七条第一款第一项规定，判决如下：
驳回上诉，维持原判。
本判决为终审判决。
审判长 丁×
审判员 姚×
审判员 苏×
二〇二四年×月×日
书记员 江×`);
  expect(reading.numbers).toEqual([
    { number: '（2024）浙99民终×××号', written: '（2024）浙99民终×××号', masked: true },
  ]);
  expect(reading).toMatchObject({
    date: '2024',
    procedure: 'second_instance',
    causes: ['劳动争议'],
    area: 'civil',
  });
  expect(reading.parties.map(({ name, kind }) => [name, kind])).toEqual([
    ['某甲公司', 'organisation'],
    ['胡某×', 'person'],
  ]);
  expect(reading.uncertain).toContainEqual({ field: 'date', why: 'masked' });
});
