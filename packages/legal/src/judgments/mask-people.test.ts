import { expect, it } from 'vitest';
import { createPartyMasker, maskParties } from './mask-parties.ts';
import { readJudgment } from './read-judgment.ts';

/** Everybody and everything in these texts is made up, or comes from a novel (虚构). */
function masked(text: string, hints: Parameters<typeof readJudgment>[1] = {}): string {
  const result = readJudgment(text, hints);
  if (!result.ok) throw new Error(result.refused);
  return maskParties(text, result.reading).text;
}

const ROBBERY = `江苏省清川县人民法院
刑事判决书
（2022）苏0999刑初57号
公诉机关江苏省清川县人民检察院。
被告人鲁智深，曾用名鲁达，绰号“花和尚”，男，1990年1月2日出生，汉族，住江苏省清川县东湖路8号2幢301室。
江苏省清川县人民检察院指控被告人鲁智深犯强奸罪，于2022年3月1日向本院提起公诉。
经审理查明，2021年12月1日，被告人鲁智深伙同富安（另案处理）在清川虚构酒店对被害人张贞娘实施暴力，贞娘的父亲张教头报警。智深逃离现场。同案人富安望风，伤者扬雄住院，驾驶人石秀负全责，收货人阮小二签字。其妻贾某、子卢小义知情。花和尚供认不讳，鲁达亦供认。鲁　智深签字。
证人张教头、锦儿、孙二娘、买买提·阿不都拉的证言证实。买买提·阿不都拉陈述一致。支付宝账号luzs2020，抖音号luzs_dy，房产证号杭房权证西字第10123456号。
本院认为，被告人鲁智深的行为已构成强奸罪。依照《中华人民共和国刑法》第二百三十六条之规定，判决如下：
被告人鲁智深犯强奸罪，判处有期徒刑五年。
审判长 郑明
人民陪审员 孙二娘子
二〇二二年四月五日
书记员 王小雨`;

it('masks whoever a word announces, lists to their end, and other names of the same person', () => {
  const text = masked(ROBBERY);
  for (const name of [
    ...['鲁智深', '智深', '鲁　智深', '鲁达', '花和尚', '富安', '张贞娘', '贞娘', '张教头', '孙二娘、'],
    ...['扬雄', '石秀', '阮小二', '卢小义', '买买提', '阿不都拉'],
  ])
    expect(text).not.toContain(name);
  expect(text).toContain('鲁某逃离现场');
  expect(text).toContain('其妻贾某');
});

it('leaves judges, courts, places and laws as they stand', () => {
  const text = masked(ROBBERY);
  for (const kept of [
    '审判长 郑明',
    '书记员 王小雨',
    '江苏省清川县人民检察院',
    '清川虚构酒店',
    '《中华人民共和国刑法》',
  ])
    expect(text).toContain(kept);
});

it('masks ids of accounts and numbers of certificates', () => {
  const text = masked(ROBBERY);
  for (const id of ['luzs2020', 'luzs_dy', '10123456']) expect(text).not.toContain(id);
});

const REPORTED = `案例三 高小凤与牛大力离婚纠纷案
基本案情
高小凤与牛大力于2012年登记结婚，婚生子牛小宝2015年出生。牛大力多次殴打高小凤，姐姐高小云报警。孩子高小宝（2016年生）体弱。高小凤起诉离婚，要求抚养牛小宝。牛大力与北京虚构物业有限公司签有合同。
裁判结果
法院判决准许高小凤与牛大力离婚，牛小宝由高小凤抚养。
典型意义
家庭暴力侵害妇女和儿童的权利。`;

it('masks reported cases like judgments, where no parties are listed', () => {
  const text = masked(REPORTED, { authority: 'typical' });
  for (const name of ['高小凤', '牛大力', '牛小宝', '高小云', '高小宝']) expect(text).not.toContain(name);
  expect(text).toMatch(/姐姐高某.?报警。孩子高某.?（/);
  expect(text).toContain('北京虚构物业有限公司');
  expect(text).toContain('家庭暴力侵害妇女和儿童的权利');
});

it('masks a title that a table gives beside the text, compound surnames kept whole', () => {
  const text = `清川县人民法院
民事判决书
（2022）苏0999民初58号
原告诸葛明月，女，1990年1月1日出生，汉族，住清川县。
被告陈达，男，1991年1月1日出生，汉族，住清川县。
原告诸葛明月诉称，陈达借款不还。
本院认为，陈达应当还款。依照《中华人民共和国民法典》第六百七十五条之规定，判决如下：
陈达返还诸葛明月借款一万元。
审判员 郑明
二〇二二年四月五日`;
  const result = readJudgment(text);
  if (!result.ok) throw new Error(result.refused);
  const mask = createPartyMasker(text, result.reading);
  expect(mask('诸葛明月诉陈达、杨春民间借贷纠纷案').text).toBe('诸葛某诉陈某、杨某民间借贷纠纷案');
  expect(mask(text).text).toContain('陈某返还诸葛某借款一万元');
  expect(mask('诸葛明月').text).toBe('诸葛某');
});

it('takes a given name that is a word for its person where somebody acts, and else for the word', () => {
  const text = masked(`清川县人民法院
民事判决书
（2022）苏0999民初60号
原告宋公明，男，1990年1月1日出生，汉族，住清川县。
被告西湖区李逵包子铺，住所地清川县。经营者李逵，男，1991年1月1日出生。
原告宋公明诉称，被告欠款不还，公明大义无存。公明同意调解。经营者李逵到庭，西湖区李逵包子铺认可。
本院认为，李逵应当还款。依照《中华人民共和国民法典》第六百七十五条之规定，判决如下：
西湖区李逵包子铺返还宋公明借款一万元。
审判员 郑明
二〇二二年四月五日`);
  expect(text).toContain('公明大义无存。宋某同意调解');
  expect(text).toContain('李某应当还款');
  expect(text).toContain('西湖区李逵包子铺返还宋某借款');
});

it('masks a party who is the legal representative of another, too, and before what a firm does', () => {
  const text = masked(`清川县人民法院
民事判决书
（2022）苏0999民初61号
原告清川虚构建材有限公司，住所地清川县。
法定代表人：钱广文，该公司经理。
被告清川虚舟灯饰有限公司，住所地清川县。
法定代表人：石秀之，该公司经理。
被告石秀之，男，1990年1月1日出生，汉族，住清川县。
原告清川虚构建材有限公司诉称，石秀之许可虚舟公司欠款。
本院认为，石秀之应当还款。依照《中华人民共和国民法典》第六百七十五条之规定，判决如下：
石秀之返还借款一万元。
审判员 郑明
二〇二二年四月五日`);
  expect(text).not.toContain('石秀之');
  expect(text).toContain('法定代表人：钱广文');
});

it('does not take firms, places and everyday words behind an announcing word for people', () => {
  const text = masked(`清川县人民法院
民事判决书
（2022）苏0999民初59号
原告清川虚构建材有限公司，住所地清川县。
被告金科虚构地产有限公司，住所地清川县。
原告方正虚构信息公司诉称，证人陈述不实，原告申诉，被害人易哄骗，未成年人权益保护法另有规定。股东应当履行义务。
本院认为，被告江苏虚构集团应当还款，第三人华夏虚构银行承担责任。依照《中华人民共和国民法典》第六百七十五条之规定，判决如下：
驳回诉讼请求。
审判员 郑明
二〇二二年四月五日`);
  expect(text).not.toContain('某');
});
