/** A record that a deed leaves, what tells of the deed, and names under which the telling may have listed it already. */
interface RecordOfDeed {
  name: string;
  says: RegExp;
  listed: RegExp;
  /** The troubles in which it proves anything; any where none is named. */
  of?: RegExp;
}

/** Transfers by whatever way. */
const TRANSFERS = '^(?:转账|付款|汇款|支付|交易)|流水';
const TALKS = /聊天|微信(?!转账)|短信|语音/;

const HURT = /交通|健康权|受害|动物|医疗损害|安全保障|教育机构/;
const NOTE = /(?:写|打)(?:了|过)(?:一)?(?:个|张)?借?条|(?:写|打)[个张]条子/;

/** What was done tells that a record of it is there: 我录了音, 快递显示签收, 我微信转给他. */
const DEEDS: readonly RecordOfDeed[] = [
  { name: '录音', says: /(?:^|我|当场|偷偷|全程|都)[^，。他她]{0,4}录(?:了|过|着)音/, listed: /录音/ },
  { name: '快递签收记录', says: /(?:快递|邮政|EMS)[^，。]{0,6}(?:显示)?(?:已)?签收/, listed: /签收/ },
  {
    name: '邮寄凭证',
    says: /(?:寄|发)(?:了|过|的)?[^，。]{0,6}(?:挂号信|快递|EMS)|(?:挂号信|快递|EMS)[^，。]{0,4}寄/,
    listed: /快递|邮寄|挂号/,
  },
  {
    name: '银行流水',
    says: /(?:银行卡?|工资卡|卡上)[^，。]{0,6}(?:发|转|打)的?[^，。]{0,2}有流水|有(?:银行)?流水/,
    listed: /流水/,
  },
  {
    name: '微信转账记录',
    says: /微信(?:上)?[^，。；]{0,10}(?:转(?:了|给|账|过|的)|转来|打了|打给|付了)|微信[^，。；]{0,4}[\d一二两三四五六七八九十][^，。；]{0,6}转的/,
    listed: new RegExp(`微信转|${TRANSFERS}`),
  },
  {
    name: '支付宝转账记录',
    says: /支付宝[^，。；]{0,10}(?:转|打|付)/,
    listed: new RegExp(`支付宝|${TRANSFERS}`),
  },
  {
    name: '银行转账记录',
    says: /(?:银行卡?|[工农中建交招]行|手机银行|网银)[^，。；]{0,6}(?:转|汇|打)(?!的?有流水)/,
    listed: new RegExp(`银行|${TRANSFERS}`),
  },
  {
    name: '微信聊天记录',
    says: /微信(?:上|里)?(?:也|都|就|又|还)?(?:跟|和|给)?(?:他|她|我|房东|老板)?[^，。；转]{0,6}(?:说|催|问|回|认|讲|聊|发(?:消息|信息|语音|微信)|告诉|通知|承认|答应)|发(?:了)?(?:条)?微信/,
    listed: TALKS,
  },
  { name: '工作群聊天记录', says: /工作群/, listed: /群/, of: /劳动|劳务/ },
  { name: '考勤打卡记录', says: /打卡/, listed: /打卡|考勤/, of: /劳动|劳务/ },
  {
    name: '报警记录',
    says: /报(?:过|了)(?:两|三|几)?(?:次|回)?警|派出所[^，。；]{0,6}(?:出警|调解|做了笔录)/,
    listed: /警|派出所|告诫/,
  },
  {
    name: '12315投诉处理记录',
    says: /(?:打|投诉)[^，。；]{0,6}12315|12315[^，。；]{0,8}(?:投诉|举报|调解)/,
    listed: /12315|投诉/,
  },
  { name: '对方身份证复印件', says: /身份证(?:复印件|照片)[^，。；]{0,8}(?:有|在|贴)/, listed: /身份证/ },
  // What the police, a hospital and an expert did stands on paper.
  {
    name: '交通事故认定书',
    says: /交警[^，。；]{0,8}(?:认定|判定|定(?:了|的)|出具)|(?:事故|责任)认定/,
    listed: /认定书/,
    of: /交通/,
  },
  {
    name: '病历、诊断证明',
    says: /住(?:了)?院?(?:了)?[\d一二三四五六七八九十]+[天日]|(?:医院|医生)[^，。；]{0,8}(?:诊断|确诊)|骨折/,
    listed: /病历|诊断|住院|出院/,
    of: HURT,
  },
  {
    name: '医疗费票据',
    says: /(?:医[药疗]费|住院费|手术费|治疗费)[^。；]{0,10}\d/,
    listed: /发票|票据|收据|收费/,
    of: HURT,
  },
  {
    name: '鉴定意见书',
    says: /(?:做|作|出)(?:了|过)[^，。；]{0,6}鉴定|鉴定费[^，。；]{0,4}\d/,
    listed: /鉴定/,
    of: HURT,
  },
  {
    name: '维修费票据',
    says: /(?:修车|车[^，。；]{0,4}修)[^，。；]{0,6}\d/,
    listed: /维修|修车|定损/,
    of: /交通/,
  },
  { name: '借条', says: NOTE, listed: /条/, of: /借贷/ },
  {
    name: '欠条',
    says: /(?:写|打)(?:了|过)(?:一)?(?:个|张)?欠?条|(?:写|打)[个张]条子/,
    listed: /条/,
    of: /买卖|承揽|劳务/,
  },
  { name: '手写字条', says: /(?:写|打)(?:了|过)?(?:个|张)?条子/, listed: /条/ },
];
const NOT_DONE = /没|未|不(?:会|能|敢)|忘|删|丢|找不|打算|准备|想|要是|如果|让我|叫我|别/;
const WITNESS =
  /([老小][\u4e00-\u9fff]|(?<=^|[，。；])[\u4e00-\u9fff]{2,3}?)(?:也|都)?(?:能|可以|愿意?|肯)(?:给我|帮我|为我|出庭)*作证/;

/** Records that deeds in a clause leave, under none of the names that are listed already. */
export function recordsOfDeeds(
  text: string,
  cause: string,
  names: readonly string[],
): { name: string; at: number; end: number }[] {
  const found = DEEDS.flatMap(({ name, says, listed, of }) => {
    const match = says.exec(text);
    const isKnown = names.some((known) => listed.test(known));
    if (!match || isKnown || NOT_DONE.test(text) || (of && !of.test(cause))) return [];
    return [{ name, at: match.index, end: match.index + match[0].length }];
  });
  const witness = WITNESS.exec(text);
  return witness?.[1] && !NOT_DONE.test(text)
    ? [
        ...found,
        { name: `证人${witness[1]}的证言`, at: witness.index, end: witness.index + witness[0].length },
      ]
    : found;
}
