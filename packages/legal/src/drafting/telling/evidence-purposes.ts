import { rowPath } from '../fact-sheet.ts';
import type { StoryFact } from '../story-fact.ts';

/** What a kind of proof serves to prove in a kind of trouble: the first that fits. */
const PURPOSES: readonly { item: RegExp; of?: RegExp; proves: string }[] = [
  { item: /借条|借据|借款(?:合同|协议)/, proves: '双方的借款关系、借款金额和约定' },
  { item: /欠条|欠款条/, of: /借贷/, proves: '双方的借款关系和金额' },
  { item: /欠条|结算单|对账单|还款计划/, proves: '双方结算确认的欠款数额' },
  { item: /收条/, of: /借贷/, proves: '借款已经交付' },
  { item: /定金/, proves: '{me}已经支付定金' },
  { item: /押金/, proves: '{me}已经交付押金' },
  { item: /(?:转账|付款|汇款|交易)|回单|流水/, of: /借贷/, proves: '借款的交付和还款情况' },
  { item: /工资|流水/, of: /劳动|劳务/, proves: '工资标准和发放情况' },
  {
    item: /打卡|考勤|工牌|厂牌|工作证|工作服|工服|工装|工作群|社保/,
    of: /劳动|劳务/,
    proves: '双方的劳动关系和出勤情况',
  },
  { item: /解除|辞退|离职/, of: /劳动/, proves: '劳动关系解除的时间和理由' },
  { item: /劳动合同/, proves: '双方的劳动关系和约定' },
  { item: /(?:转账|付款|汇款|支付|交易)|回单|流水|小票/, proves: '款项支付的时间和数额' },
  // Whoever wrote it received so much, and nobody else.
  { item: /收条|收据/, proves: '出具人收到款项的数额' },
  { item: /^快递签收记录$/, proves: '邮件已经签收' },
  { item: /送货单|签收|收货|出库|运单|磅单/, of: /买卖|运输|加工|承揽/, proves: '货物已经交付' },
  { item: /快递|签收/, proves: '文书已经送达' },
  { item: /验房单|交接单/, of: /租赁/, proves: '房屋交还时的状况' },
  { item: /截图/, of: /租赁/, proves: '款项和费用的结清情况' },
  { item: /打卡记录|课时|上课/, of: /培训|服务/, proves: '已经消费的次数' },
  { item: /认定书/, of: /交通/, proves: '事故的经过和责任划分' },
  { item: /(?:病历|住院|出院|诊断)[^、]{0,4}$|病历|诊断|检查报告|验伤/, proves: '伤情和治疗经过' },
  { item: /误工|收入证明/, proves: '误工的时间和收入' },
  {
    item: /发票|票据|收费单|单据/,
    of: /健康权|交通|受害|动物|医疗|安全保障|教育机构/,
    proves: '各项费用的支出',
  },
  { item: /发票/, of: /买卖/, proves: '货物的品名和价款' },
  { item: /缴费单|账单|收费单|修车|维修单/, proves: '费用的支出' },
  { item: /记账本|账本/, proves: '双方往来的账目' },
  { item: /邮寄|挂号/, proves: '文书已经寄出' },
  { item: /12315|投诉/, proves: '投诉和处理的经过' },
  { item: /身份证/, proves: '当事人的身份' },
  { item: /检测|检验|鉴定|评估|定损/, proves: '检测、鉴定的结论' },
  { item: /处罚决定|告知书/, of: /^$/, proves: '行政行为的内容和送达时间' },
  { item: /报警|接警|出警|派出所|处罚决定|询问笔录|告诫书/, proves: '公安机关处理的经过和结果' },
  { item: /结婚证/, proves: '双方的婚姻关系' },
  { item: /出生(?:医学)?证明|户口/, proves: '子女的身份和出生时间' },
  { item: /房产证|不动产权|宅基地证|土地证|产权/, proves: '不动产的权属' },
  { item: /调解(?:记录|书|笔录)/, proves: '纠纷经过调解的情况' },
  { item: /录音|通话/, proves: '双方交涉的内容' },
  { item: /微信|聊天|短信|QQ|邮件|群/, of: /^(?!离婚)/, proves: '双方就本案事实沟通的内容' },
  { item: /订单/, proves: '双方的交易关系' },
  { item: /合同|协议/, proves: '双方的合同关系和约定' },
  { item: /漏|墙|房屋|装修/, of: /装修|装饰|相邻|财产损害|租赁/, proves: '房屋受损和现状' },
  { item: /照片|视频|录像|监控/, proves: '现场和物品的状况' },
  { item: /证人|证言/, proves: '证人所见的事实' },
];

/** Rows of proof with whose they are and what their kind serves to prove; what its kind does not tell stays open. */
export function withPurposes(rows: readonly StoryFact[], cause: string, me: string): StoryFact[] {
  return rows.flatMap((row): StoryFact[] => {
    const name = String(row.value);
    const proves = PURPOSES.find(({ item, of }) => item.test(name) && (of?.test(cause) ?? true))?.proves;
    const place = { start: row.start, end: row.end };
    return [
      row,
      { path: rowPath('evidence', name, 'source'), value: `${me}提供`, ...place },
      ...(proves
        ? [{ path: rowPath('evidence', name, 'proves'), value: proves.replace('{me}', me), ...place }]
        : []),
    ];
  });
}
