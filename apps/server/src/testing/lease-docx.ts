import { mainPart, wordPackage } from '@mingfa/files/word/change/testing/word-package';

const run = (text: string, format = '') =>
  `<w:r>${format ? `<w:rPr>${format}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (text: string, properties = '') =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${run(text)}</w:p>`;
const cell = (text: string) =>
  `<w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${paragraph(text)}</w:tc>`;
const row = (...texts: string[]) => `<w:tr>${texts.map(cell).join('')}</w:tr>`;

/** The paragraphs of a lease as somebody may have written it, with a table, a blank left open and a place of jurisdiction. */
export const LEASE_BODY = [
  paragraph('房屋租赁合同', '<w:jc w:val="center"/>'),
  paragraph('出租人（甲方）：张某'),
  paragraph('承租人（乙方）：李某'),
  paragraph('第一条 租赁房屋'),
  paragraph('甲方将位于某市某路一号的房屋出租给乙方使用，租赁期二年。'),
  paragraph('第二条 租金'),
  `<w:p>${run('租金每月')}${run('5000', '<w:u w:val="single"/>')}${run('元，乙方应于每月______日前支付，费用见下表。')}</w:p>`,
  `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4000"/><w:gridCol w:w="4000"/></w:tblGrid>${row('项目', '承担方')}${row('维修费用', '全部由乙方承担')}</w:tbl>`,
  paragraph('第三条 押金'),
  paragraph('乙方支付押金10000元，合同终止后押金不予退还。'),
  paragraph('第四条 解除'),
  paragraph('甲方有权随时解除本合同，且不承担任何责任。'),
  paragraph('第五条 争议解决'),
  paragraph('因本合同发生争议，由被告所在地法院管辖。'),
  paragraph('甲方（签字）：　　　　乙方（签字）：'),
].join('');

/** It as a Word file. */
export const leaseDocx = (body = LEASE_BODY): Promise<Buffer> =>
  wordPackage({ document: mainPart(body), parts: { 'word/media/image1.png': null } });
