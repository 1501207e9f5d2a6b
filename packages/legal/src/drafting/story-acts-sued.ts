import { act, KIN, SPOUSE, type StoryAct } from './story-act.ts';

const LOAN = /借贷/;
const WORK = /劳动/;
const OTHER = /^(?!民间借贷|劳动|离婚)/;
const NOT_DIVORCE = /^(?!离婚)/;
const PARTNERS = /合伙/;
const NAME_HURT = /名誉/;
const KNOWN =
  '(?:同学|朋友|同事|邻居|老乡|战友|亲戚|网友|工友|客户|熟人|表哥|表弟|堂哥|堂弟|舅舅|叔叔|姐夫|妹夫|发小|哥们儿?|闺蜜)';
const SURELY = '(?:好像|应该|可能|大概|估计|听说|其实)?(?:就)?';
const ELSE = '[^\ue000-\ue3e7]';

/** Whom people would sue, and who they say that they are, in words that put nobody on the wrong side. */
export const SUED_ACTS: readonly StoryAct[] = [
  // 我就是周敏; 我姓谭，谭国富.
  { says: act('我就(?:是|叫)P(?=[，。,、；;()\\s]|$)'), whose: ['own'], strength: 3, kinds: ['person'] },
  {
    says: act('我姓[\u4e00-\u9fff]，(?:名字?|全名|大名)?(?:叫|是)?P(?=[，。,、；;()\\s]|$)'),
    whose: ['own'],
    strength: 3,
    kinds: ['person'],
  },
  // 我跟他前年领的证 … 他叫某人: of who is told of as 他 before anybody is named.
  {
    says: act(
      '^[^\ue000-\ue3e7]{0,20}(?:我(?:跟|和|与|同)(?:他|她)|(?:他|她)(?:跟|和|与|同)我)[^\ue000-\ue3e7]{0,120}[，。；](?:他|她)(?:名字)?叫P(?=[，。；])',
    ),
    whose: ['other'],
    strength: 3,
    of: /^离婚/,
    kinds: ['person'],
  },
  // 对方是我前男友某人.
  {
    says: act('对方(?:就|其实)?(?:是|叫)(?:我|他|她)?(?:的)?[^，。；\ue000-\ue3e7]{0,6}P(?=[，。]|$)'),
    whose: ['other'],
    strength: 2,
    of: NOT_DIVORCE,
  },
  // 第一被告是我老公某人, of who is sued beside them: a label, whoever tells it.
  {
    says: act(
      '(?<!我(?:就)?是|成了?)(?:第[一二三四五])?被告(?:就|其实)?(?:是|叫)(?:我|他|她)?(?:的)?[^，。；\ue000-\ue3e7]{0,6}P(?=[，。]|$)',
    ),
    whose: ['defendants'],
    strength: 3,
    of: NOT_DIVORCE,
  },
  // 能不能把某人也告了: asked about as somebody to sue.
  {
    says: act(
      '(?:能不能|能否|可不可以|可以|是不是|要不要|想|要|打算|准备|一起|一并)(?:也|一起|一并)?[把将]P[^，。]{0,6}(?:告|起诉|列|追加|拉进)',
    ),
    whose: ['other'],
    strength: 2,
    of: NOT_DIVORCE,
  },
  {
    says: act(
      'P(?:能不能|能否|可不可以|可以|要不要|是不是|是否)?(?:也|一起|一并)*(?:能|可以)?(?:当|作为|列为|追加为|算)被告',
    ),
    whose: ['other'],
    strength: 2,
    of: NOT_DIVORCE,
  },
  // 那个某人是我同学，他说周转不开要借10万.
  {
    says: act(
      `P(?:是|系)(?:我们?|本人)的?[^，。；]{0,10}${KNOWN}(?!介绍)${ELSE}{0,60}(?:他|她)${ELSE}{0,30}(?:借|周转|急用|要钱|拿钱)`,
    ),
    whose: ['other'],
    strength: 2,
    of: LOAN,
    kinds: ['person'],
    not: /作证|证明|介绍|见证|在场/,
  },
  // 某公司…，一直在我们这拿货.
  {
    says: act(
      `P[^。；\\n\ue000-\ue3e7]{0,40}(?:在|从|向|跟|到|找)(?:我们?|我们?公司|我司|我厂|我店)(?:这边|这里|这儿|这|那里|家|店里?|厂里?)?(?:拿货|进货|拿了|买|订|下单|采购|要货|赊|提货)`,
    ),
    whose: ['other'],
    strength: 2,
    of: OTHER,
    kinds: ['organisation'],
  },
  // 公司是…, 公司全名好像是….
  {
    says: act(
      `(?<!我们?的?|本|前)(?:公司|单位|老板|厂|店)(?:的)?(?:全名|全称|名字|名称|真名)?${SURELY}(?:是|叫|为)[:：]?P`,
    ),
    whose: ['other'],
    strength: 2,
    of: WORK,
    kinds: ['organisation'],
  },
  {
    says: act(
      `(?<!我们?的?|本)(?:公司|单位|机构|商家|厂|店)(?:的)?(?:全名|全称|名字|名称|真名)${SURELY}(?:是|叫|为)[:：]?P`,
    ),
    whose: ['other'],
    strength: 2,
    of: NOT_DIVORCE,
    kinds: ['organisation'],
  },
  // 某人，网名“…”，在群里发我的照片，说我….
  {
    says: act(
      `P[^。；\\n\ue000-\ue3e7]{0,40}(?:群|网上|抖音|快手|微博|朋友圈|小红书|公众号|视频号|论坛)[^。；\\n\ue000-\ue3e7]{0,24}(?:发|说|讲|骂|造谣|传|曝光|诽谤|污蔑)[^。；\\n]{0,14}(?:我|本人)`,
    ),
    whose: ['other'],
    strength: 2,
    of: NAME_HURT,
    kinds: ['person'],
    not: /作证|删/,
  },
  {
    says: act(
      `P，?(?:网名|昵称|微信名|抖音号|外号|绰号|人称)(?:叫|是)?[“"「]?P[”"」]?，?[^。；\\n]{0,40}(?:发|说|讲|骂|造谣|传|曝光)[^。；\\n]{0,14}(?:我|本人)`,
    ),
    whose: ['other', 'nobody'],
    strength: 3,
    of: NAME_HURT,
    kinds: ['person'],
  },
  // A partner who holds the licence, or who sold the business.
  {
    says: act(
      `P(?:就|又|偷偷|私自|自己|瞒着我)*[^，。]{0,6}[把将][^，。\ue000-\ue3e7]{0,8}(?:盘|转让|转|卖|关)`,
    ),
    whose: ['other'],
    strength: 2,
    of: PARTNERS,
    kinds: ['person'],
  },
  {
    says: act(
      '(?:执照|登记|账户|租约|合同)[^，。]{0,6}(?:写的?|是|登记|用的?|在)[^，。]{0,2}P(?:的?名|名下)',
    ),
    whose: ['other'],
    strength: 2,
    of: PARTNERS,
    kinds: ['person'],
  },
  {
    says: act(
      `(?:我们?|本人)(?:跟|和|与|同)((?:[\\ue000-\\ue3e7][、和跟与]?)+)[^。；]{0,20}(?:合伙|合股|一起开|合开|合作开)`,
    ),
    whose: ['other'],
    strength: 1,
    of: PARTNERS,
    kinds: ['person'],
  },
];

/** 法人是我老公某人: who leads the firm of the teller. */
export const OWN_HEAD = act(
  `(?:法定代表人|法人代表|法人|负责人|经营者|老板)(?:就)?是我(?:们)?(?:的)?(?:${SPOUSE}|${KIN})P`,
);
