/** Words in which people speak of a trouble at length. */
const TOPICS: Readonly<Record<string, RegExp>> = {
  离婚纠纷: /离婚|结婚|领证|登记|抚养|孩子|儿子|女儿|闺女|分居|家暴|出轨|赌|感情|夫妻|婚/,
  机动车交通事故责任纠纷: /事故|撞|交警|全责|主责|次责|保险|交强险|住院|骨折|伤残|医[药疗]费|护理|误工|车/,
  劳动争议: /入职|工资|人工|上班|加班|社保|辞退|开除|劳动合同|试用|离职|经理|公司|出粮|人事|仲裁/,
  追索劳动报酬纠纷: /工资|工钱|欠条|活|工/,
  劳务合同纠纷: /工资|工钱|工地|包工头|工头|做工|个工|记工|生活费|欠条|总包|劳务/,
  民间借贷纠纷: /借|欠条|利息|本金|还钱|还了|转了|微信|月息|到期|催/,
  名誉权纠纷: /骂|群|抖音|视频|照片|道歉|造谣|名誉|评论|公证|虐待/,
  房屋租赁合同纠纷: /房东|租|押金|搬|退房|钥匙|空调|水电|划痕|中介/,
  合伙合同纠纷: /合伙|出资|投|分红|分成|盘|转让|账|店|执照|退伙|股/,
  买卖合同纠纷: /货|供|送货|验收|发票|对账|卖|买|合同|付清/,
  装饰装修合同纠纷: /装修|装饰|工期|水电|墙|瓷砖|工人|尾款|漏水/,
  教育培训合同纠纷: /培训|学费|课|老师|报名|退费|机构/,
  服务合同纠纷: /卡|会员|充值|退|店|次/,
  相邻关系纠纷: /邻居|楼上|楼下|漏水|噪音|物业|通道|天花板|墙/,
};

/** In how many of its clauses a story speaks of a trouble; 0 of what has no words of its own here. */
export const breadthOf = (story: string, cause: string): number => {
  const topic = TOPICS[cause];
  return topic ? story.split(/[，。；！？!?;,\n]/).filter((clause) => topic.test(clause)).length : 0;
};
