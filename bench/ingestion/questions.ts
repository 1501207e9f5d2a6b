/** A question over the whole folder, with the file that answers it and what the cited passage must hold. */
export interface FolderQuestion {
  question: string;
  /** Any of these files. */
  files: readonly string[];
  /** Where the format has pages. */
  pages?: readonly number[];
  passage: RegExp;
}

export const FOLDER_QUESTIONS: readonly FolderQuestion[] = [
  {
    question: '山东省企业就业失业数据采集系统项目的研究开发经费和报酬一共是多少？',
    files: ['软件合同_课程.pdf'],
    pages: [4],
    passage: /贰佰伍拾/,
  },
  {
    question: '技术开发合同里研究开发失败造成的损失，风险责任由甲方和乙方各承担多少？',
    files: ['软件合同_课程.pdf'],
    pages: [5, 6],
    passage: /70\s*[%％]/,
  },
  {
    question: '软件开发合同约定由哪个仲裁委员会仲裁？',
    files: ['软件合同_课程.pdf'],
    pages: [6],
    passage: /房山区/,
  },
  {
    question: '坐落于广州市天河区金坤街的房屋月租金是多少？',
    files: ['房屋租赁合同_a.docx'],
    passage: /1500|肆仟伍佰/,
  },
  {
    question: '软件技术支持服务合同中，甲方逾期付款每日按多少支付违约金？',
    files: ['软件技术支持服务合同.docx', '软件技术支持服务合同_批注版.docx'],
    passage: /0\.05\s*%/,
  },
  {
    question: '向设备制造公司采购生产用设备，合同总价款是多少？',
    files: ['设备采购合同.docx', '设备采购合同_批注版.docx', '设备采购合同_审查报告.txt'],
    passage: /50\s*万|伍拾万/,
  },
  {
    question: '遗赠协议里，乙方连续几个月不给付费用，甲方有权终止协议？',
    files: ['zengyuht04_遗赠协议.txt'],
    passage: /三个月/,
  },
  {
    question: '动产质押合同订立后几日内应当将质物移交乙方占有？',
    files: ['danbaoht10_动产质押合同.txt'],
    passage: /五日内/,
  },
  {
    question: '柜台租赁合同的承租方可以转租柜台吗？',
    files: ['zulinght09_柜台租赁合同.txt'],
    passage: /转租/,
  },
  {
    question: '料瓶联合经营店可以在多大的浮动范围内自行调整价格？',
    files: ['lianyinht05_料瓶联合经营合同.txt'],
    passage: /10\s*[%％]/,
  },
  {
    question: 'What share of Net Sales should Aucta continue to receive as royalty after the initial term?',
    files: ['Eton_Development_Agreement_CUAD.pdf'],
    pages: [13],
    passage: /15\s*%/,
  },
  {
    question: 'How does Title 1 of the United States Code define the word "vessel"?',
    files: ['USC_Title1_Ch1.pdf'],
    pages: [7],
    passage: /watercraft/,
  },
];

/** Over the files the bench makes. */
export const MADE_QUESTIONS: readonly FolderQuestion[] = [
  {
    question: '塔式起重机租赁合同中，乙方逾期支付租金的违约金怎么计算？',
    files: ['设备租赁合同扫描件.pdf'],
    pages: [1],
    passage: /违约金/,
  },
  {
    question: '起重机租赁合同里，乙方连续几个月未支付租金，甲方有权解除合同？',
    files: ['设备租赁合同扫描件.pdf'],
    pages: [2],
    passage: /两个月/,
  },
  {
    question: '催告邮件要求第二期货款最迟哪天支付？',
    files: ['催款邮件.eml'],
    passage: /12\s*月\s*10\s*日/,
  },
];
