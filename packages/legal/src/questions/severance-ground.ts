import { PREGNANT_WORKER } from './pregnant-worker.ts';

/** What the law gives when a job ends: N, N+1 or 2N. */
export type SeveranceGround = 'compensation' | 'notice' | 'unlawful';

/** The employer ended it. A worker who is told to sign that they leave freely was sent away too. */
const SENT_AWAY =
  /辞退|开除|解雇|裁员|被裁|裁掉|裁了|被?炒|(?:被|把我)[^，。]{0,6}(?:辞|开)(?:了|掉)|优化|劝退|不用(?:再)?来|别来|(?:让|叫|逼|赶)我?[^，。]{0,6}[走滚]|不让[^，。]{0,4}(?:上班|干|来)|通知[^，。]{0,4}走人|(?:让|叫|逼|要求?)(?:着)?我[^，。]{0,6}(?:写|签|交|填)[^，。]{0,8}(?:辞职|离职)|把我[^，。]{0,4}辞|(?:公司|单位|老板|厂里?|店里?|人事|HR)[^，。]{0,10}(?:解除|终止)(?!的?(?:权|通知书要))|解除(?:劳动)?合同通知|\bfired\b|dismiss|laid off|let (?:me|her|him|us) go|terminated/i;
/** The worker ended it, or means to. */
const LEFT =
  /被迫(?:解除|辞职|离职)|(?:我|自己|本人|主动|所以|于是|就|想|要|打算|准备|能不能|可以)[^，。；]{0,8}(?:辞职|离职|辞了|不干了|走人|走的)|我[^，。；让叫]{0,3}(?:想|要|就|打算)走|(?:我|本人)[^，。；]{0,10}(?:提出?|发了?|寄了?|交了?|写了?)[^，。；]{0,12}(?:解除|辞职|离职)|\bI (?:have )?(?:resigned|quit)\b|(?:resign|quit)(?:ed|ting)? because/i;
/** 劳动合同法 38: what makes a resignation one for the employer's fault. */
const EMPLOYER_AT_FAULT =
  /拖欠|欠薪|欠[^，。]{0,8}(?:工资|个月)|(?:没|未|不|没有|从来不)(?:给我|给|帮我|替我|足额|按时|及时)*(?:交|缴|上|买|发)(?:过|了)?[^，。]{0,4}(?:社保|五险|保险|工资)|(?:社保|五险|保险|工资)[^，。]{0,8}(?:没|不|未)(?:有)?(?:给)?(?:交|缴|买|上|发)|克扣|unpaid (?:wages|salary)|(?:not|n['’]t) pa(?:y|id)[^,.]{0,24}(?:wages?|salary|social insurance)/i;

/** The contract ran out. */
const RAN_OUT =
  /(?:合同|劳动合同)[^，。]{0,14}(?:到期|期满|届满)|到期[^，。]{0,8}(?:不续|不再续|终止|走)|不(?:再)?(?:给我|跟我|和我|与我)?续(?:签|约|订|了|，|。|$)|contract (?:has )?(?:expired|ran out|ends|ended)|not (?:to )?(?:be )?renew|n['’]t renew|refus\w+ to renew/i;
const NOT_RUN_OUT = /没到期|未到期|没有到期|还没到|到期前|提前解除/;
/** 劳动合同法 42, 45: during pregnancy, leave and nursing a contract neither ends nor is ended without the worker's fault. */
const MISCONDUCT =
  /违纪|旷工|迟到|打架|受贿|违反[^，。]{0,6}(?:规章|制度|纪律)|试用期[^，。]{0,10}(?:不符|不合格|没过)|录用条件|失职|造假|misconduct/i;
const NO_MISCONDUCT = /(?:没有?|从没|未|无|不存在)[^，。]{0,6}(?:违纪|旷工|迟到|违反|失职|犯错)/;

/** 劳动合同法 14 ¶2: two fixed terms, or ten years; then a request for a contract without a term must be met. */
const SECOND_TERM =
  /(?:签|续|订)(?:过|了|订)?(?:满)?(?:两|二|2|三|3)(?:次|份|回)|(?:第二|第2|第三|第3)(?:次|份|个|期)[^，。]{0,8}(?:合同|到期|劳动)|(?:两|二|2|三|3)(?:次|份|个)(?:固定期限|劳动)?(?:劳动)?合同|second (?:fixed[- ]term )?contract/i;
const TEN_YEARS =
  /(?<!\d)(?:干|工作|做|待|连续)[^，。]{0,6}(?:1[0-9]|2[0-9]|十[一二三四五六七八九]?|二十[一二三四五]?)(?:多|来)?年/;
const REQUESTED =
  /(?:我|已经?|书面|也|都|还)[^，。]{0,10}(?:要求|提出|提过|申请|发(?:了|过)?(?:邮件|微信|函)|请求|说)[^。]{0,16}(?:无固定|续签|续订|签)|(?:要求|提出|申请)(?:了|过|要)?[^，。]{0,8}(?:无固定|续签|续订)|asked for (?:an? )?(?:open-ended|permanent|non-fixed)/i;

/** 劳动合同法 39–41, 48: no ground was given, or one whose conditions were not met. */
const NO_GROUND =
  /(?:没有?|没给|没说|没讲|不给|不说|说不出|拿不出|毫无|无|未说明)(?:过|我|出)?(?:任何|什么|具体|正当|合法|个|半点|啥)?(?:的)?(?:理由|原因|缘由)(?!提出)|无缘无故|无故|莫名其妙|(?:理由|原因)[^，。]{0,4}(?:都|也)?(?:没有?|没给|没说|不给|不说)|without (?:any |a |giving (?:any |a )?)?reason|no reason/i;
/** Reasons that articles 39 to 41 do not know. */
const NO_GROUND_IN_LAW =
  /(?:因为|嫌我?|说我?|就因|由于|理由是)[^，。]{0,12}(?:影响不好|影响(?:公司)?形象|不顺眼|不合群|不好管|(?:我)?(?:举报|投诉)(?:了|过|他|公司)|要(?:了|过)?(?:加班费|社保)|结婚|年纪大|属相|八字|星座)/;
/** 劳动合同法 40 (2): who cannot do the work is first trained or given other work. */
const UNFIT = /不(?:能)?胜任|能力不(?:行|够|足)|业绩不(?:好|行|达标)|绩效|考核|末位|不合格|underperform/i;
const NOT_TRAINED =
  /(?:没有?|未|从没|既没|也没|没给我?|从来没)(?:安排|进行|做|给我|经过|有)?(?:过)?(?:任何)?(?:培训|调(?:过|整)?[^，。]{0,3}岗)|(?:培训|调岗)[^，。]{0,6}(?:都|也)?没有?|no training/i;

/** Said to be unlawful as a fact: whether it is, is what the others ask. */
const SAID_UNLAWFUL = /违法(?:解除|辞退|解雇|开除|终止|裁员)|非法(?:解除|辞退|解雇)|unlawful(?:ly)?/i;
const ASKS_WHETHER =
  /(?:算不算|是不是|是否|算|属于|属不属于|构不构成|构成)[^，。]{0,4}(?:违法|非法)|(?:违法|非法)(?:解除|辞退|解雇|开除|终止)?(?:了)?(?:吗|么|不|嘛)|不(?:是|算|属于|构成)(?:违法|非法)|is (?:it|this|that) unlawful/i;
/** 劳动合同法 40 (2): trained or moved first, it may be ended with a month's notice or a month's pay. */
const WAS_TRAINED =
  /(?:调过岗|培训过|给过培训|安排过?培训|调了岗)[^。]{0,10}(?:培训过|调过岗|还是|仍|也|都|,|，|$)/;
/** Misconduct that the one who tells it owns up to. */
const OWNED_UP =
  /(?:确实|真的|的确)[^，。]{0,4}(?:旷工|没去|迟到|打架|打了|动手|违[反纪]|没请假)|(?:旷工|打架|违纪|迟到)[^。]{0,12}(?:确实|是我不对|是我的错|我承认|我认|我理亏)|(?:是我不对|是我的错|我承认)/;
const NEVER_ASSESSED = /(?:没有?|未|从没)(?:经过|进行|做过)?(?:考核|考评)/;

/** N+1 asked for by itself; what was offered or demanded says nothing of the ground. */
const ASKS_NOTICE =
  /N ?[+＋] ?1[^，。；]{0,4}(?:[是有]多少|怎么算|多少|几|合计|一共|等于)|how much[^.?]{0,20}N ?\+ ?1/i;
const ASKS_WHAT_IT_IS = /(?:^|[，。 ])(?:那|一共|总共)?(?:是|等于|合)多少/;
const ASKS_N = /\bN(?! ?[+＋])(?:到底|应该|一共)?(?:[是有]多少|等于|怎么算)/;
const AGREED =
  /协商(?:一致)?(?:解除|离职|走)|倒闭|破产|(?:厂|店|超市|公司|单位)[^，。]{0,4}(?:关门|关了|解散|注销|不开了|停业)|吊销|经济性裁员/;

/** Whether somebody was sent away for a fault they own up to: no sum is due while the dismissal may stand (劳动合同法 39, 46). */
export const isFaultOwned = (text: string): boolean =>
  MISCONDUCT.test(text) && !NO_MISCONDUCT.test(text) && OWNED_UP.test(text);

/**
 * The legal ground on which a job ended, from what happened and never from what was offered or demanded; undefined while the
 * story leaves it open.
 */
export function groundOfEnd(text: string): SeveranceGround | undefined {
  const isSentAway = SENT_AWAY.test(text);
  // 劳动合同法 38, 46 (1): N and nothing else.
  if (LEFT.test(text) && EMPLOYER_AT_FAULT.test(text) && !isSentAway) return 'compensation';
  if (isUnlawful(text, isSentAway)) return 'unlawful';
  if (UNFIT.test(text) && WAS_TRAINED.test(text) && !NOT_TRAINED.test(text)) return 'notice';
  // 劳动合同法 46 (5): N; notice belongs to article 40.
  if (RAN_OUT.test(text) && !NOT_RUN_OUT.test(text) && !PREGNANT_WORKER.test(text))
    return /辞退|开除|解雇/.test(text) ? undefined : 'compensation';
  if (ASKS_NOTICE.test(text) || (/N ?[+＋] ?1/i.test(text) && ASKS_WHAT_IT_IS.test(text))) return 'notice';
  if (ASKS_N.test(text)) return 'compensation';
  return AGREED.test(text) && !/直接|不同意|没同意|辞退|开除/.test(text) ? 'compensation' : undefined;
}

function isUnlawful(text: string, isSentAway: boolean): boolean {
  const ended = isSentAway || RAN_OUT.test(text);
  const atFault = MISCONDUCT.test(text) && !NO_MISCONDUCT.test(text);
  if (ended && PREGNANT_WORKER.test(text) && !atFault) return true;
  if (RAN_OUT.test(text) && REQUESTED.test(text) && (SECOND_TERM.test(text) || TEN_YEARS.test(text)))
    return true;
  if (isSentAway && UNFIT.test(text) && NOT_TRAINED.test(text)) return true;
  if (isSentAway && (NO_GROUND.test(text) || NO_GROUND_IN_LAW.test(text) || NEVER_ASSESSED.test(text)))
    return true;
  return SAID_UNLAWFUL.test(text) && !ASKS_WHETHER.test(text);
}
