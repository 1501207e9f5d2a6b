import { withoutOtherTroubles } from './other-troubles.ts';
import { breadthOf } from './story-topics.ts';
import { isAgainstAuthority } from './telling/against-authority.ts';
import { causeByEvents, shareOfEvents } from './telling/causes-by-events.ts';
import { IS_SUED } from './telling/is-sued.ts';
import { isSwindle } from './telling/swindle.ts';

/** What a story is about, with the place that tells it. */
export interface StoryCause {
  name: string;
  start: number;
  end: number;
}

/** 拉走我23头猪, 从我这拿瓷砖: goods that somebody took from the teller. */
const GOODS_TAKEN =
  '(?:把|将)[^，。；借]{1,16}卖给|(?:拉|拿|提|买)走了?我(?:家|们)?(?:的)?[^，。；]{0,10}?\\d*(?:头|只|斤|吨|车|箱|件|批|袋|棵|方|台|套|货)|(?:从|在|向|跟)我们?(?:公司|店|厂)?(?:这里?|这儿|那里?|处|家|手里|店里)?(?:进|拿|提|订|要)(?:了|的|过)?(?!钱|走|现金|\\d)[^，。；借钱\\d]{1,8}(?=，|。|总|一共)';

/** Causes of action by the words nobody uses for anything else; `not` are words that make something else of them. The first that fits. */
const CAUSES: readonly [string, RegExp, RegExp?][] = [
  [
    '离婚纠纷',
    /(?:结(?:的|了)?婚|领(?:的|了)?证|老公|老婆|丈夫|妻子|孩子)[\s\S]*(?:我(?:就|只|坚决|现在|是|真的)*(?:想|要|想要)离(?=$|[，。了掉开])|(?:孩子|儿子|女儿|娃)[^，。]{0,6}判给|(?:日子)?(?:不(?:想)?|没法)过(?:下去)?了)|我(?:就|只|坚决|现在)*(?:想|要)离[，。][\s\S]*结(?:的|了)?婚/,
    /合伙|借给我|租(?:的)?房|退租|公司把我/,
  ],
  ['离婚纠纷', /离婚|(?:老公|丈夫|妻子|老婆)[^，。]{0,12}(?:出轨|家暴|分居|过不下去)/],
  [
    '机动车交通事故责任纠纷',
    /交通事故|(?:司机|对方|他|她)[^，。；\n]{0,10}(?:追尾|闯红灯)|(?:司机|对方)(?:负)?(?:全责|全部责任|主责)|驾驶[^。；\n]{0,50}(?:相撞|碰撞|追尾|撞)|交警[^。；\n]{0,16}(?:全责|全部责任|主责|主要责任|同责|同等责任|次责|次要责任)|被[^，。]{0,20}(?:车|骑手)[^，。]{0,4}(?:撞|碰|刮|剐|追尾)/,
  ],
  ['饲养动物损害责任纠纷', /(?:狗|犬)[^。；\n]{0,12}咬|被[^，。]{0,8}(?:狗|犬)[^，。]{0,4}(?:咬|扑|抓)/],
  [
    '合伙合同纠纷',
    /合伙(?!企业|人律师)[^。；\n]{0,30}(?:店|厂|公司|生意|项目|车|工程|开|做|办)|合股|(?:[俩两三我们]|和|跟)[^，。；]{0,8}(?:一起|合)(?:开|投资|做生意)[\s\S]{0,900}散伙|(?:一起|合)(?:开|投资|做生意)[\s\S]{0,80}(?:出资|(?:我|他|她)出(?:了)?[\d一二三四五六七八九十]|分红|分成|五五|[二三四五六七]{2,3}分)/,
    // 说那是借给他的 is what the other one says of it; what a cousin earned is no matter of the partners.
    /借条|欠条|借款|(?<!是)借给|向我借|离婚|劳动合同|(?<!(?:[表堂][哥弟姐妹]|员工|工人|服务员)[^。]{0,40})工资/,
  ],
  [
    '买卖合同纠纷',
    new RegExp(
      `赊[^，。]{0,16}(?:货|批|车|吨|箱|饲料|种子|化肥|农药|酒|烟|水泥|砖|沙|钢|材料|米|油|肉|菜|药)|货款|${GOODS_TAKEN}`,
    ),
    /借款|借给|借了|借钱|(?:向|跟|找|问)我[^，。]{0,6}借/,
  ],
  // A face that is used to advertise: the school that does it teaches the child nothing.
  [
    '肖像权纠纷',
    /肖像|(?:用|拿|发)(?:了|着)?(?:我|他|她|孩子|女儿|儿子|小孩|闺女)[^，。；\n]{0,10}(?:照片?|视频|形象)[^。；\n]{0,12}(?:招生|宣传|广告|推广|引流)/,
    /离婚|借条|工资/,
  ],
  // 劳动争议解释（一）§15: wages on an IOU are sued for in court, without arbitration, where nothing else of the job is in dispute.
  [
    '劳务合同纠纷',
    /(?:包工头|工头|班组|工地|劳务公司|总包|分包)[\s\S]{0,400}(?:(?:欠条|结算单|欠款条)[^。；\n]{0,40}(?:工资|工钱|劳务费|人工费|工程款|\d)|(?:一天\d|干了\d+天)[\s\S]{0,160}(?:欠条|没给|不给|没结|还差)|\d+ ?个工[\s\S]{0,160}(?:欠条|没给|不给|没结|欠))/,
    /劳动仲裁|双倍工资|二倍工资|辞退|开除|借条|借款/,
  ],
  [
    '追索劳动报酬纠纷',
    /(?:公司|厂|老板|单位|店)[^。；\n]{0,30}(?:打|写|出具|开)[^，。；]{0,8}(?:工资)?欠条[^。；\n]{0,30}工资|工资欠条/,
    /仲裁|双倍工资|二倍工资|辞退|开除|加班费|经济补偿|赔偿金|社保|借款|借给/,
  ],
  [
    '劳动争议',
    /(?:拖欠|欠|没发|克扣)[^，。]{0,8}工资|工资[^，。]{0,8}(?:没发|没给|未发|不发|不给|压着|拖着|欠着|扣着)|(?:双倍|二倍|两倍)工资|(?:人事|公司|老板|主管)[^，。]{0,8}让我走人|辞退|开除|解雇|被裁|裁员|(?:不用|不让|不要|别)[^，。]{0,4}来?上班|(?:人事|HR|公司|老板娘?|主管|主任|经理|店长|厂长|组长|领导)[^。]{0,24}(?:不用|别|不要)(?:再)?来了|劳动合同|加班费|经济补偿|劳动仲裁|没发过?工资|(?<!(?:他|她|对方|老公|老婆|丈夫|妻子|被告)[^，。]{0,3})(?:在|到|去|进)[^，。；]{2,30}(?:公司|厂|店|酒店|单位|学校)[^，。]{0,4}(?:当|做|上班|工作|干|打工)[^。；\n]{0,60}(?:工资|月薪|底薪)/,
  ],
  [
    '金融借款合同纠纷',
    /金融借款|(?:银行|信用社|农商行|小额贷款公司|消费金融公司|支行)[^，。；]{0,20}(?:发放[^，。；]{0,8}贷款|放款|贷款[^，。；]{0,8}逾期)/,
    /借条|借给我|劳动|工资/,
  ],
  [
    '民间借贷纠纷',
    /借条|欠条|借据|借款|借给|(?:向|跟|找|问)(?:我|原告)[^，。]{0,6}借|借了?我|借走(?:了)?(?:我|[\d一二三四五六七八九十]|了?的?钱)|还钱|不还钱|借了[^，。]{0,6}(?:元|块|万)|(?:转|打|拿|汇)(?:给)?(?:了|过)[^。]{0,100}(?:都|也|就)?没(?:有|好意思)?(?:让(?:他|她))?(?:打|写)(?:过)?(?:借|欠)?条|(?:这|那)(?:笔)?钱[^，。“”]{0,10}(?:一定|肯定|会|就)还/,
    // What was had on credit was sold, and not lent.
    new RegExp(`(?:赊(?!借)|${GOODS_TAKEN})[\\s\\S]{0,200}(?:欠条|对的?账)`),
  ],
  [
    '名誉权纠纷',
    /名誉|诽谤|造谣|污蔑|诬蔑|(?:微信|业主|朋友圈|抖音|快手|微博|小红书|网上|公众号|群里?)[^。；\n]{0,80}(?:骂|[说讲]我|虐待|黑心|不得好死|不要脸|骗子|小偷|我的照片)/,
    /借条|借款|工资|货款/,
  ],
  ['劳动争议', /入职[^，。；]{2,30}(?:公司|厂|店|单位|学校|酒店|中心)[\s\S]*(?:人工|薪|工资|合同|社保|赔)/],
  [
    '房屋买卖合同纠纷',
    /房屋买卖|商品房买卖|逾期交房|逾期办证|(?:商品房|二手房|新房|期房)[^。；\n]{0,80}(?:交房|办证|过户|退房|首付|定金)|开发商[^。；\n]{0,40}(?:交房|办证|退房|房产证)/,
    /离婚|遗产|租房|租给|装修公司/,
  ],
  [
    '装饰装修合同纠纷',
    /装修(?:合同|(?:有限)?公司|队|款)|装饰[^，。]{0,6}公司|(?:给|帮)[^，。]{0,12}装修|装修[^，。]{0,8}(?:找的|包给)|装修(?:我们?|我们?家|俺家)(?:家)?的是|(?:搞|做|干)装修的|(?:房子|屋|店面|铺子)[^，。]{0,6}(?:全包|半包|清包)|(?:水电|吊顶|贴砖|墙面|封窗|橱柜|衣柜)[\s\S]{0,200}(?:完的?工|竣工|验收)[\s\S]{0,60}尾款/,
  ],
  [
    '房屋租赁合同纠纷',
    /房东|租房|退租|(?<!汽车|车辆|设备|融资|机械|服装|器材|摩托车|租)租赁(?!公司|行)|房租|租金|月租|(?<!开|跑|打|坐)出租(?!车)|承租|租给|租(?:了|的|人家)[^，。]{0,16}(?:房|室|铺)|租客|押一付/,
  ],
  ['定作合同纠纷', /(?:定做|定制)[^，。]{0,12}(?:柜|门|窗|家具|沙发|床)|全屋定制/],
  [
    '买卖合同纠纷',
    /(?<!供货商[^，。；]{0,12})货款|供货(?!商)|买卖合同|采购|订购|网购|购车|退货|送货单|(?:我们|我)[^。；\n]{0,40}卖(?:给)?(?:他|她|对方)们?(?!房)/,
  ],
  [
    '教育培训合同纠纷',
    /(?:培训|辅导|补习|早教|驾校|英语|舞蹈|钢琴)[^，。]{0,6}班|(?:培训|驾校|学校|机构)[^。；\n]{0,40}(?:报名|学费|退|学[^，。]{1,4}，|\d+ ?节)|课时费|\d+ ?(?:节课|课时)|报名[^。；\n]{0,40}学费/,
    /没(?:有)?报(?:过)?名|未报名|健身|私教|瑜伽|普拉提|美容/,
  ],
  [
    '服务合同纠纷',
    /(?:办|充|买)(?:了|的)?[^，。]{0,8}(?:会员|健身|年|季|月|次|两年|三年|储值|预付|美容|洗车)卡|办(?:了|过)?(?:张|个)?卡|卡里[^，。]{0,6}(?:剩|余)|次卡|会员卡|储值卡|预付卡|充卡|私教课?|充值/,
    /话费|游戏/,
  ],
  ['物业服务合同纠纷', /物业费|物业服务(?!有限|公司|集团)/],
  [
    '相邻关系纠纷',
    /(?:楼上|楼下|隔壁|邻居|对门)[^。；\n]{0,40}(?:漏水|渗水|噪音|噪声|油烟|占|堵|堆|挡|采光|摄像头|杂物|臭)|(?:楼上|楼下|隔壁|邻居|对门)[\s\S]{0,120}(?:排烟[管口]|烟道|油烟|烟熏|风机|外机)[^。；\n]{0,30}(?:窗|熏|吵|响|嗡|臭|夜里|晚上|睡)|(?:占|堵)[^，。]{0,8}(?:宅基地|排水|通道|楼道)|(?:隔壁|邻居|前院|后院|对门)[\s\S]{0,100}(?:(?:墙|房檐|屋檐|地基|院墙)[^，。；]{0,10}(?:挪|伸|占|砌|盖|压)|(?:把|将)(?:雨|污|排)?水[^，。；]{0,8}(?:排|流|放|引))/,
  ],
  [
    '生命权、身体权、健康权纠纷',
    /(?:把我|将我|对我)[^，。]{0,8}(?:打(?![发听扫搅断电招折包压乱动])|推(?!荐|给|迟|出|说)|殴)|(?:把|将)我[^，。]{0,12}(?:打断|打伤|打破)|(?:给|打|扇|捶|踹)(?:了)?我(?:一|几|两)(?:拳|巴掌|耳光|脚|棍)|被[^，。]{0,10}(?:打伤|殴打|打了)/,
  ],
  [
    '买卖合同纠纷',
    /(?:跟|向|从|在)[^，。；“”]{2,30}(?<![他她方板东](?:自己|自个儿?)?)(?:买了|买的|订了|购买|进的?货)|二手车/,
  ],
  // A deposit alone may be one of many things: for a uniform at work, for a card.
  ['房屋租赁合同纠纷', /押金/, /入职|上班|制服|工作服|工资|会员|充电|共享/],
];

/** What is demanded decides: 还欠房东房租 is said in passing by who wants back what is left on a card. */
const DEMANDED: readonly [string, RegExp][] = [
  [
    '服务合同纠纷',
    /(?:办|充|买)(?:了|的|过)?[^，。]{0,8}卡|次卡|会员卡|储值卡|预付卡|充卡|私教课?|充值|充了[^，。]{0,4}\d/,
  ],
  [
    '教育培训合同纠纷',
    /(?:培训|辅导|补习|早教|驾校|英语|舞蹈|钢琴|机构)[^。；]{0,40}(?:学费|课时|报名|报了)/,
  ],
];
const WANTS_BACK =
  /(?:要|想|求|让|希望)[^。；\n]{0,16}(?:退|要回|拿回)|能(?:不能)?[^，。；]{0,4}(?:要|退|拿)(?:得)?回|要得回/;
/** What somebody else is owed. */
const OWED_TO_OTHERS =
  /欠(?:着|了)?(?:房东|员工|老师|教练|工人|别人|物业|供应商|银行)|(?:房租|租金|水电费?|员工[^，。]{0,3}工资|老师[^，。]{0,3}工资)(?:也|都)(?:没|未|不)(?:有)?(?:交|付|给|发)|被(?:拖)?欠(?:着|了)?[^，。；我]{0,8}工资/;

function demandedCause(story: string): StoryCause | null {
  if (!WANTS_BACK.test(story) || !OWED_TO_OTHERS.test(story)) return null;
  for (const [name, says] of DEMANDED) {
    const match = says.exec(story);
    if (match) return { name, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** 被送外卖的骑手骑电动车撞了: no motor vehicle was there, whose law is another (道路交通安全法 76, 民法典 1165). */
const BY_BICYCLE =
  /(?:被|让|跟|和|与|对方)[^。；]{0,24}(?:电动车|电瓶车|电动自行车|自行车|单车|滑板车|骑手|外卖员|快递员)[^。；]{0,24}(?:撞|碰|刮|剐|倒)/;
const MOTOR =
  /汽车|轿车|货车|小车|小轿车|面包车|越野车|SUV|出租车|网约车|公交|大巴|客车|摩托|三轮|奔驰|大众|丰田|司机|驾驶|交强|三者|商业险|车牌|(?<!非)机动车/;
const onWheels = (name: string, story: string): string =>
  name === '机动车交通事故责任纠纷' && BY_BICYCLE.test(story) && !MOTOR.test(story)
    ? '非机动车交通事故责任纠纷'
    : name;

/** The cause of a story; null where its words tell none. */
export const causeOf = (story: string): StoryCause | null => causesOf(story)[0] ?? null;

/**
 * The causes a story may be of, the likeliest first; more than one where it is in doubt: where the words of another trouble that fits stand in
 * at least as many of its clauses.
 */
export const causesOf = (story: string): StoryCause[] =>
  causesTold(story).map((cause) => ({ ...cause, name: onWheels(cause.name, story) }));

function causesTold(story: string): StoryCause[] {
  // 刑法 266: fraud by strangers is for the police.
  if (isAgainstAuthority(story) || isSwindle(story)) return [];
  const demanded = demandedCause(story);
  if (demanded) return [demanded];
  const own = withoutOtherTroubles(story);
  const plain = withoutWagesOfOthers(own).replace(IN_PASSING, (words) => '＿'.repeat(words.length));
  // Of who is sued the cause is that of the suit, whatever troubles they answer with.
  const [ofSuit] = IS_SUED.test(plain)
    ? causesIn(plain.replace(SENTENCE, (words) => (OF_SUIT.test(words) ? words : '＿'.repeat(words.length))))
    : [];
  if (ofSuit) return [ofSuit];
  const read = causesIn(plain);
  // 发微信讲我欠尾款: what somebody said of the teller hurts no name where another trouble is told and nothing of the hurt.
  const told =
    read.length > 1 && !NAME_HURT.test(plain) ? read.filter(({ name }) => name !== '名誉权纠纷') : read;
  if (told.length === 0) {
    const named = /物业费|水电费/.test(story) && plain !== own ? [] : causesIn(story).slice(0, 1);
    const byEvents = named.length === 0 && TELLS.test(story) ? causeByEvents(story) : null;
    return byEvents ? [{ name: byEvents.name, start: byEvents.start, end: byEvents.end }] : named;
  }
  const [first, ...others] = told;
  if (!first) return [];
  // What happened decides where a single word of another trouble was read: a landlord whose flat leaks is no lease of who lives below.
  const events = TELLS.test(story) ? causeByEvents(plain) : null;
  // Who is divorced already wants no divorce.
  const later = IS_DIVORCED.test(plain) && first.name === '离婚纠纷' ? AFTER_DIVORCE : [];
  const [after] = later.filter((name) => shareOfEvents(plain, name) >= SURE_SHARE);
  if (after) return [{ ...first, name: after }];
  if (
    events &&
    told.every(({ name }) => name !== events.name && BY_ONE_WORD.test(name)) &&
    events.events >= 3 &&
    events.share >= SURE_SHARE &&
    told.every(({ name }) => shareOfEvents(plain, name) <= events.share / 2)
  )
    return [{ name: events.name, start: events.start, end: events.end }];
  const breadth = breadthOf(plain, first.name);
  const rivals = others.filter(({ name }) => breadthOf(plain, name) >= Math.max(3, breadth));
  const stronger = rivals.find(({ name }) => breadthOf(plain, name) >= breadth * 2);
  return stronger && breadth > 0
    ? [stronger, first, ...rivals.filter((one) => one !== stronger)].slice(0, RIVALS_MAX)
    : [first, ...rivals].slice(0, RIVALS_MAX);
}
const NAME_HURT =
  /名誉|诽谤|造谣|污蔑|诬蔑|骂|道歉|澄清|虐待|黑心|不得好死|不要脸|骗子|小偷|贼|我的照片|人品|公证/;
const SENTENCE = /[^。！？!?\n]+/g;
const OF_SUIT = /(?:告|起诉)(?:了)?我|我(?:们)?被[^，。]{0,12}(?:起诉|告)|起诉状|诉状|要求我|法院/;
const RIVALS_MAX = 3;
const AFTER_DIVORCE = ['变更抚养关系纠纷', '抚养费纠纷', '离婚后财产纠纷'];
const IS_DIVORCED = /离(?:了|的)婚|离婚(?:协议(?!书?怎么)|以?后|时|的时候)/;
/** Causes that are read from a noun which other troubles tell in passing. */
const BY_ONE_WORD = /租赁|买卖合同|物业|服务合同/;
/** So large a part of the events of a trouble makes it one. */
const SURE_SHARE = 0.6;
/** Somebody tells what happened to them, and does not only ask. */
const TELLS = /我|俺|本人|[母父]亲/;

/** 还欠物业费 of a neighbour is no trouble of who tells it. */
const IN_PASSING =
  /(?:还|也|又)(?:拖)?欠(?:着|了)?(?!我|本人|原告|申请人)[^，。我]{0,6}(?:房租|租金|物业费|水电费|(?:员工|老师|教练|工人)[^，。]{0,3}工资)|(?:拿去|拿来|用来|用于|用去|都去)[^，。]{0,4}(?:还|交|付|抵|垫)(?:了|着)?[^，。]{0,12}(?:房租|租金|货款|工资|水电费?|贷款|借款)(?:[和、及与](?:房租|租金|货款|工资|水电费?|贷款|借款))*/g;

/** 他说他还被欠着两个月工资: wages of somebody else, of who tells nothing of a job of their own or of their family. */
const WAGES_OF_OTHERS =
  /(?:他们?|她们?|教练|老师|员工|店员|前台|服务员|保安|阿姨|师傅|工人|销售|业务员)[^，。；我]{0,10}(?:被(?:拖)?欠|工资[^，。；]{0,4}(?:没|未|拖|欠))[^，。；]{0,12}/g;
const OWN_JOB =
  /欠(?:着|了)?我们?(?!老板)[^，。]{0,8}工资|(?:我们?|本人|俺)[^，。；]{0,16}(?:工资|工钱|薪|上班|入职|打工|干活|应聘|做工|辞退|开除|劳动合同)|(?:我|俺)(?:的)?(?:老公|老婆|丈夫|妻子|爸|妈|父亲|母亲|儿子|女儿|闺女|弟|哥|姐|妹|叔|舅|朋友)[^。]{0,60}(?:工资|工钱|上班|打工|干活|工地)/;
const withoutWagesOfOthers = (story: string): string =>
  OWN_JOB.test(story) ? story : story.replace(WAGES_OF_OTHERS, (words) => '＿'.repeat(words.length));

function causesIn(story: string): StoryCause[] {
  const found = CAUSES.flatMap(([name, says, not]) => {
    const match = says.exec(story);
    return match && !not?.test(story)
      ? [{ name, start: match.index, end: match.index + match[0].length }]
      : [];
  });
  return found.filter(({ name }, index) => found.findIndex((one) => one.name === name) === index);
}
