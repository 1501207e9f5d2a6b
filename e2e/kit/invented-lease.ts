import { Document, Packer, Paragraph, TextRun } from 'docx';

const CLAUSES: [heading: string, ...paragraphs: string[]][] = [
  ['第一条 房屋', '甲方将位于风铃市纸鸢路 8 号 302 室的房屋出租给乙方居住，建筑面积 60 平方米。'],
  ['第二条 租期', '租赁期限自2026年1月1日起至2026年12月31日止。'],
  [
    '第三条 租金',
    '月租金为人民币肆仟伍佰元整（¥4000元），乙方应当于每月5日前支付。',
    '乙方逾期支付租金的，每逾期一日按月租金的百分之五十支付违约金。',
  ],
  ['第四条 押金', '乙方支付押金9000元。租赁期满，押金不予退还。'],
  ['第五条 维修', '租赁期间房屋的一切维修费用均由乙方承担，甲方不承担任何维修责任。'],
  ['第六条 解除', '甲方可以随时解除本合同，乙方应当在三日内搬离。'],
  ['第七条 争议', '因本合同发生争议的，依照本合同第十九条处理。本合同依据《中华人民共和国合同法》订立。'],
];

/** A lease of nobody, with what a tenant's lawyer would strike out. */
export async function makeInventedLease(): Promise<Buffer> {
  const text = (words: string, bold = false) =>
    new Paragraph({ children: [new TextRun({ text: words, bold })] });
  const document = new Document({
    sections: [
      {
        children: [
          text('房屋租赁合同', true),
          text('出租方（甲方）：林风'),
          text('承租方（乙方）：叶舟'),
          ...CLAUSES.flatMap(([heading, ...paragraphs]) => [
            text(heading, true),
            ...paragraphs.map((words) => text(words)),
          ]),
          text('甲方：林风        乙方：叶舟'),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
