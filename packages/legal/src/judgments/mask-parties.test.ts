import { expect, it } from 'vitest';
import { createPartyMasker, maskParties } from './mask-parties.ts';
import { readJudgment } from './read-judgment.ts';

/** Everybody and everything in this text is made up (虚构). */
const THEFT = `江苏省清川县人民法院
刑事判决书
（2022）苏0999刑初56号
公诉机关江苏省清川县人民检察院。
被告人张志远，男，1990年1月2日出生，公民身份号码320999199001021234，汉族，住江苏省清川县东湖路8号2幢301室。
被告人张志宏，男，1992年3月4日出生，汉族，住江苏省清川县。
辩护人钱广文，江苏虚舟律师事务所律师。
江苏省清川县人民检察院指控被告人张志远、张志宏犯盗窃罪，于2022年3月1日向本院提起公诉。
经审理查明，2021年12月1日，被告人张志远、张志宏在清川虚构超市窃得被害人周小兰的手机一部。证人吴大海、郑晓芳的证言证实。其妻李玉梅知情。
本院认为，二被告人的行为已构成盗窃罪。辩护人钱广文的意见予以采纳。依照《中华人民共和国刑法》第二百六十四条之规定，判决如下：
一、被告人张志远犯盗窃罪，判处拘役四个月，并处罚金人民币二千元；
二、被告人张志宏犯盗窃罪，判处拘役三个月，并处罚金人民币一千元。
审判员 郑明
二〇二二年四月五日
书记员 王小雨`;

const result = readJudgment(THEFT);
if (!result.ok) throw new Error(result.refused);
const { reading } = result;

it('masks parties, victims, witnesses and relatives, each always by the same name', () => {
  const { text } = maskParties(THEFT, reading);
  for (const name of ['张志远', '张志宏', '周小兰', '吴大海', '郑晓芳', '李玉梅'])
    expect(text).not.toContain(name);
  expect(text).toContain('指控被告人张某、张某乙犯盗窃罪');
  expect(text).toContain('二、被告人张某乙犯盗窃罪');
});

it('leaves judges, clerks and lawyers their names, and everything else as it stood', () => {
  const { text, masked } = maskParties(THEFT, reading);
  for (const name of ['郑明', '王小雨', '钱广文', '（2022）苏0999刑初56号']) expect(text).toContain(name);
  let restored = text;
  for (const { start, end, replacement } of masked) {
    restored = restored.slice(0, start) + restored.slice(start).replace(replacement, THEFT.slice(start, end));
  }
  expect(restored).toBe(THEFT);
});

it('masks identity numbers and homes', () => {
  const { text } = maskParties(THEFT, reading);
  expect(text).not.toContain('320999199001021234');
  expect(text).not.toContain('2幢301室');
});

it('masks a title or a snippet of the same document alike', () => {
  const mask = createPartyMasker(THEFT, reading);
  expect(mask('张志宏、张志远盗窃案').text).toBe('张某乙、张某盗窃案');
});
