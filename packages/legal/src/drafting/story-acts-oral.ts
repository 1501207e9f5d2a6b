import { act, KIN, PAYS, SPOUSE, type StoryAct } from './story-act.ts';
import { INTRODUCED } from './story-acts-introduced.ts';

const LOAN = /借贷/;
const MARRIAGE = /离婚/;
/** Every trouble that has no words of its own: a deposit, a renovation, an accident, a card, a neighbour. */
const OTHER = /^(?!民间借贷|劳动|离婚)/;
const TRAFFIC = /交通事故/;
const NOT_DIVORCE = /^(?!离婚)/;

/** How people tell of the other side when they talk: what was bought of whom, who hit whom, whose wife owes too. */
export const ORAL_ACTS: readonly StoryAct[] = [
  {
    says: act('(?:我是)?(?:男方|女方)(?:是|叫)?，?(?:我?叫)?P(?=[，。])'),
    whose: ['own'],
    strength: 2,
    of: /离婚/,
    kinds: ['person'],
  },
  {
    says: act('(?:跟|和|与)P(?:办|领|结)(?:的|了)?(?:结婚证|证|婚)'),
    whose: ['other'],
    strength: 2,
    of: /离婚/,
  },
  {
    says: act(
      'P[^。；\\ue000-\\ue3e7]{0,40}(?:从|向|找|跟|问|管)N(?:这|这里|手里|手上)?[^，。；]{0,6}(?:借(?![条据])|周转|拿了?[\\d一二两三四五六七八九十])',
    ),
    whose: ['other'],
    strength: 2,
    of: LOAN,
  },
  ...INTRODUCED,
  // 他老婆姜萍: whoever joins in what is asked or borrowed is on the same side.
  {
    says: act(
      `P[和与跟及、](?:他|她)的?(?:${SPOUSE}|${KIN}|合伙人|朋友)P[^，。]{0,8}(?:两口子|夫妻|一起|共同|都|向N|找N|跟N|问N)`,
    ),
    whose: ['other', 'other'],
    strength: 2,
    of: LOAN,
  },
  {
    says: act(
      `P[^。；\\n]{0,60}N[^，。]{0,12}(?:(?:给|向)(?:他|她|其)[^，。]{0,6}(?:转|借|打|汇)|(?:转|借|打|汇)(?:款|钱|账)?(?:给|了)(?:他|她))`,
    ),
    whose: ['other'],
    strength: 2,
    of: LOAN,
  },
  {
    says: act(`(?<!他|她|您|你)(?:我要|我就要|我只要|要求|要|让|请求)P~(?:${PAYS}|恢复|修|拆|停止|清理|搬)`),
    whose: ['other'],
    strength: 2,
    of: NOT_DIVORCE,
  },
  {
    says: act(
      `(?:要求|请求|判令|要|起诉|告)(?:法院|依法|判令)*P[和与跟及、](?:他的|她的)?P(?:[和与跟及、]P)?[^，。；]{0,12}${PAYS}`,
    ),
    whose: ['other', 'other', 'other'],
    strength: 2,
    of: NOT_DIVORCE,
  },
  // 杜海涛也要一起还: a guarantor of whom something is demanded is sued.
  {
    says: act(
      `P(?:作为[^，。]{0,6})?(?:也|还|同样)(?:要|得|应当?|必须|需要?)[^，。]{0,6}(?:还|承担|负责|付|赔)`,
    ),
    whose: ['other'],
    strength: 2,
    of: NOT_DIVORCE,
  },
  { says: act(`(?:他|对方)(?:的?名字)?(?:叫|名叫|大名)P`), whose: ['other'], strength: 2, of: NOT_DIVORCE },
  // A marriage told for oneself or for a sister.
  {
    says: act(`${SPOUSE}[^。；\\n]{0,16}，(?:他|她)(?:名字)?叫P`),
    whose: ['other'],
    strength: 2,
    of: MARRIAGE,
  },
  { says: act(`N[^。；\\n]{0,40}，(?:他|她)(?:名字)?叫P`), whose: ['other'], strength: 1, of: MARRIAGE },
  {
    says: act('(?<=^|[。；\\n])(?:他|她|我(?:家)?那口子)(?:名字)?叫P'),
    whose: ['other'],
    strength: 2,
    of: MARRIAGE,
  },
  { says: act('(?<=^|[，。；\\n])俺叫P'), whose: ['own'], strength: 3, kinds: ['person'] },
  {
    says: act(`我(?:的)?(?:亲|大|二|小)?(?:姐姐?|妹妹?|哥哥?|弟弟?)(?:叫|是|名叫)P`),
    whose: ['own'],
    strength: 2,
    of: MARRIAGE,
  },
  // A child that was hurt is who claims.
  {
    says: act(`我?(?:的|家)?(?:孩子|小孩|儿子|女儿|闺女)(?:叫|名叫|是)P`),
    whose: ['own'],
    strength: 2,
    of: OTHER,
  },
  // Whom something was bought, ordered or rented of, and who did work.
  {
    says: act(`(?:跟|与|和|同|向|从|在|找|给|到|去|于)P~(?:签|办|充|报|买|交|做|谈|付|定|订|送|供|学|存|下)`),
    whose: ['other'],
    strength: 2,
    of: OTHER,
    not: /作证|鉴定|检测|看病|报警/,
  },
  {
    says: act(`(?:付给|交给|转给|打给|付了|报了|报名了?|找的?是?|请的?是?|租的?房?，)P`),
    whose: ['other'],
    strength: 2,
    of: OTHER,
  },
  {
    says: act(`P[^，。]{0,4}(?:给|帮|为)N?家?(?:的房子)?(?:装|做|修|送|办|干)`),
    whose: ['other'],
    strength: 2,
    of: OTHER,
  },
  { says: act(`P~承包了?(?:N|我家)`), whose: ['other'], strength: 2, of: OTHER },
  { says: act(`(?:业主|房主|客户|甲方)P`), whose: ['other'], strength: 2, of: OTHER },
  {
    says: act(`P[^。；\\n，]{0,24}(?:跟|从|向|找|在)N(?:这儿|这里|店里)?(?:买|购|订|租|赊|进货|拿货|采购)`),
    whose: ['other'],
    strength: 2,
    of: OTHER,
  },
  {
    says: act(
      `P~(?:只给|只付|就给|给了|付了|不退|不还|不理|不认|不管|不给|还欠|尚欠|欠着|拖着|关门|跑路|停业|停工)`,
    ),
    whose: ['other'],
    strength: 1,
    of: OTHER,
  },
  // Neighbours.
  {
    says: act(
      `(?:邻居|楼上|楼下|隔壁|对门|对面)(?:\\d{2,4}(?:室|号|房)?)?(?:的|家|开的|住的|邻居|那家|老)*P`,
    ),
    whose: ['other'],
    strength: 2,
    // Elsewhere a neighbour is told of in passing.
    of: /损害|相邻|动物|健康|生命|身体|名誉|妨害|土地|宅基地|建筑/,
  },
  // Accidents, and what was done to somebody.
  {
    says: act(`(?<!N)被P[^，。]{0,20}(?:撞|碰|刮|剐|追尾|打|咬|骗|推|坑|伤)`),
    whose: ['other'],
    strength: 2,
    of: OTHER,
  },
  {
    says: act(`P[^，。]{0,12}(?:把|将|和|与|跟)N[^，。]{0,12}(?:撞|打|推|咬|弄|泡|砸|淹)`),
    whose: ['other'],
    strength: 2,
    of: OTHER,
  },
  {
    says: act(
      `(?:司机|驾驶员|骑手|车主|狗主人?|肇事者|肇事司机|老板娘?|店主|商家|包工头|工头|收货人)(?:是|叫|名叫|:|：)?P`,
    ),
    whose: ['other'],
    strength: 2,
    of: OTHER,
    kinds: ['person'],
  },
  {
    says: act(`(?:车|货车|轿车|面包车|车辆)[^，。]{0,8}(?:是|登记在|属于|挂靠在?|归)(?:被告)?P`),
    whose: ['other'],
    strength: 2,
    of: TRAFFIC,
  },
  { says: act(`(?:给|替|为)P(?:送|开车|跑|干活|拉货|打工)`), whose: ['other'], strength: 2, of: TRAFFIC },
  {
    says: act(`(?:在|向|由)P[^，。]{0,10}(?:投|保险|承保|保的)`),
    whose: ['other'],
    strength: 2,
    of: TRAFFIC,
    kinds: ['organisation'],
  },
  {
    says: act(`(?:保险|保险公司|承保的?|保的)(?:是|在|叫|:|：)?P`),
    whose: ['other'],
    strength: 2,
    of: TRAFFIC,
    kinds: ['organisation'],
  },
  // 强子，大名谷志强: one man, under the name papers have.
  { says: act(`P[，(]?(?:大名|真名|本名)(?:叫)?P`), whose: ['nobody', 'other'], strength: 3, of: OTHER },
];
