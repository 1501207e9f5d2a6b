/** A contract of ours, for the scan. */
export const SCANNED_CONTRACT: readonly (readonly string[])[] = [
  [
    '设备租赁合同',
    '合同编号：JH-2026-0318',
    '出租方（甲方）：江河重工设备有限公司',
    '承租方（乙方）：东岸建筑工程有限公司',
    '根据《中华人民共和国民法典》及有关规定，甲乙双方在平等自愿的基础上，就设备租赁事宜订立本合同。',
    '第一条　租赁设备',
    '甲方将型号为QTZ80的塔式起重机两台出租给乙方使用，设备现状经双方共同查验并签字确认。',
    '第二条　租赁期限',
    '租赁期限自2026年4月1日起至2027年3月31日止，共十二个月。期满前三十日，乙方可以书面申请续租。',
    '第三条　租金及支付方式',
    '每台设备月租金为人民币贰万捌仟元整（￥28,000.00），乙方应当于每月五日前支付当月租金。',
    '乙方逾期支付租金的，每逾期一日，按照应付未付金额的万分之五向甲方支付违约金。',
    '第四条　押金',
    '乙方应当在合同签订之日起三日内向甲方支付押金人民币伍万元整，租赁期满设备验收合格后七日内无息退还。',
  ],
  [
    '第五条　设备的使用和保养',
    '乙方应当按照设备的性能和操作规程使用设备，操作人员必须持有特种作业操作证。',
    '租赁期间设备的日常保养由乙方负责，大修由甲方负责，因乙方操作不当造成损坏的，由乙方承担维修费用。',
    '第六条　转租的限制',
    '未经甲方书面同意，乙方不得将设备转租、抵押或者转移到本合同约定的施工地点以外使用。',
    '第七条　合同的解除',
    '乙方连续两个月未支付租金的，甲方有权解除合同，收回设备，并要求乙方支付欠付的租金和违约金。',
    '第八条　不可抗力',
    '因地震、洪水等不可抗力致使合同不能履行的，双方根据影响的程度部分或者全部免除责任。',
    '第九条　争议的解决',
    '因本合同发生的争议，由双方协商解决；协商不成的，向甲方所在地有管辖权的人民法院提起诉讼。',
    '第十条　其他',
    '本合同一式四份，双方各执两份，自双方盖章之日起生效。',
    '甲方（盖章）：江河重工设备有限公司　　乙方（盖章）：东岸建筑工程有限公司',
  ],
];

const SENTENCES = [
  '当事人应当按照约定全面履行自己的义务，并根据合同的性质、目的和交易习惯履行通知、协助、保密等义务。',
  '一方迟延履行主要义务，经催告后在合理期限内仍未履行的，另一方可以解除合同并要求赔偿损失。',
  '交付的标的物不符合质量要求的，受领方应当在检验期限内将不符合约定的情形书面通知对方。',
  '双方对价款没有约定或者约定不明确的，按照订立合同时履行地的市场价格履行。',
  '任何一方未经对方书面同意，不得将合同的权利义务全部或者部分转让给第三人。',
  '因不可抗力不能履行的，应当及时通知对方，以减轻可能给对方造成的损失，并在合理期限内提供证明。',
  '对外披露项目资料以前，应当取得委托方的书面许可，并对接触资料的人员进行登记。',
  '工程款按照完成的进度支付，发包方收到请款单后二十日内审核完毕，逾期未答复的视为认可。',
];
const LINE_CHARACTERS = 42;
const LINES_A_PAGE = 38;

/** A word that stands on this page alone. */
export const markOf = (page: number) => `检验编号MF${String(page * 7919 + 100_003)}`;

/** Lines of a long report, each page with a mark of its own. */
export function reportPage(page: number): string[] {
  const lines: string[] = [];
  for (let turn = 0; lines.length < LINES_A_PAGE; turn += 1) {
    const sentence = SENTENCES[(page * 3 + turn) % SENTENCES.length] ?? '';
    // In the middle: what stands first or last on every page would be its header or footer.
    const mark = turn === 4 ? `本页${markOf(page)}。` : '';
    const text = `${turn + 1}．${sentence}${mark}本项由第${((page + turn) % 17) + 1}工作组负责，完成比例为百分之${(page * 13 + turn * 7) % 100}。`;
    for (let start = 0; start < text.length; start += LINE_CHARACTERS) {
      lines.push(text.slice(start, start + LINE_CHARACTERS));
    }
  }
  return lines.slice(0, LINES_A_PAGE);
}
