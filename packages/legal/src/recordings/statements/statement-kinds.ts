import { asksFor } from './asks-for.ts';
import { concedes, isMocking, SUPPOSES } from './concedes.ts';
import { conditionOf, isUnreal } from './conditional-promise.ts';
import { leavesUnsaid } from './disowns.ts';
import { asksToContest, disputes } from './disputes.ts';
import { readDoubleNegation } from './double-negation.ts';
import { mockedKind } from './mocked.ts';
import { plainSpeech } from './plain-speech.ts';
import { promisesByTime } from './promise-by-time.ts';
import { reportsAdmission } from './reported-admission.ts';
import { undertakes } from './undertakes.ts';
import { withoutNamesakes } from './without-namesakes.ts';

/**
 * What a sentence does, told by its words. An admission heard here is evidence and no 自认: the other side is freed from proof only by what is
 * admitted in the proceeding (最高人民法院关于民事诉讼证据的若干规定 §3), and what was conceded in it to reach a settlement does not count against
 * whoever did (最高人民法院关于适用《中华人民共和国民事诉讼法》的解释 §107).
 */
export type StatementKind = 'promise' | 'admission' | 'reported_admission' | 'denial' | 'refusal' | 'demand';

const ACT = '(?:还|给|付|赔|退|打款|打给|转给|补|结|交|搬|修|签|道歉)';
const OWED = '(?:借|欠|拿|收|签|打|撞|动手|答应|写|用|差)';
const SELF = '(?:我们?|咱们?|俺|本人|我(?:们)?公司|我这边|我方)';
const OTHER = '(?:你们?|您|贵公司|对方|你那边)';
const SOON =
  '(?:下个?(?:月|周|星期|礼拜)|月底|年底|明天|后天|过几天|这两天|过完?年|[一两二三四五六七八九十\\d]{1,3}天(?:之?内|以内)|[一二三四五六七八九十\\d]{1,3}号|到时候|回头|马上|尽快)';

/** What was done to a thing that bears on a case; 饭是我做的 admits nothing. */
const THING =
  '(?:钱|款|账|事|祸|字|章|手印|指印|条子?|合同|协议|货|门|锁|车|人|东西|墙|窗户?|玻璃|监控|文件|记录|数据)';
const DID = '(?:盖|按|摁|签|踹|砸|推|撞|改|删|转走|取走?|拆|烧|偷|扣|打|碰|划|拿|收|借|用|花|动|弄坏)';
const IN_PERSON = '(?:自己|亲手|亲自|亲笔|本人|当时|后来|一个人)*';

const DAY_TOLD =
  '(?:[\\d〇零一二三四五六七八九十]{2,4}年)?(?:[\\d一二三四五六七八九十]{1,3}月(?:份)?)?[\\d一二三四五六七八九十]{1,3}[日号]|月底|年底|下个?(?:月|周|星期|礼拜)[底初]?[一二三四五六日天]?|[\\d一二三四五六七八九十]{1,3}月底';
const PROMISES = [
  new RegExp(`(?:${SELF})[^，。？]{0,8}(?<![不没别])(?:保证|答应(?:你|您|大家|各位)|承诺|说话算[话数]|发誓)`),
  /(?:^|[，。])(?:保证|我保证|承诺)[^，。？]{0,4}(?:一定|按时|不|会|给|还|在)/,
  new RegExp(
    `(?:一定|肯定|绝对|保证|放心)[，,]?(?:会|给|把|能)?[^，。？不没]{0,8}${ACT}(?:给)?(?:你|您|上|清|掉|完|的|[这那]笔?(?:钱|款|账)|$|[，。！])`,
  ),
  new RegExp(
    `${SOON}[^，。？不没]{0,8}(?:就|会|再|先|一定|肯定|给)[^，。？不没]{0,8}(?:${ACT}(?:给)?(?:你|您|清|完|上|$|[，。！]))`,
  ),
  new RegExp(`(?:^|[，。]|${SELF})${SOON}[^，。？不没你]{0,4}${ACT}(?:给)?(?:你|您)`),
  new RegExp(`(?:${SELF})(?:会|就|来|先|再)[^，。？不没]{0,8}${ACT}(?:给)?(?:你|您)`),
  // 公司四月三十日之前先支付一半, 我也会在五月十日之前补缴.
  new RegExp(
    `(?:^|[，。])(?:${SELF}|公司|单位|剩下的|余下的|其余的?)?(?:也|就|会|一定|保证|在)*(?:${DAY_TOLD})(?:之?前|以前)(?:我|我们)?(?:就|会|再|先|一定|肯定|全部|把[^，。]{1,8})*(?:${ACT}|支付|补缴|汇|退)`,
  ),
  /(?:我|我们|咱)(?:会|就|一定)[^，。？不没]{0,6}(?:还|赔|退)(?:的|上|清|$|[，。！])/,
  new RegExp(
    `(?:${SELF})(?:慢慢|分期|一点一点|(?:就算|哪怕)[^，。？不没]{1,10}也(?:会|要|一定))(?:地)?${ACT}(?:给)?(?:你|您)`,
  ),
];
const ADMISSIONS = [
  // 是我让财务改的, 我们确实没有给你缴社保, 这点公司认.
  new RegExp(`是(?:我|我们)(?:让|叫|安排|指使|授权)(?!你|您)[^，。？]{1,8}${DID}的`),
  /(?:我们?|咱们?|公司)(?:这边)?(?:确实|的确|是)(?:是)?(?:没有?|未)(?:给|跟|替|为|帮|按|向)?[^，。？]{0,5}(?:缴|交|给|付|发|签|通知|办|买|退|安排|做|装|验|修|报|写|算)/,
  /我们[^。]*[，,][^，。]{0,4}公司(?:也|都|是)?认(?:的|了|账|$)/,
  // 他跟我承认过 is another's.
  new RegExp(
    `(?<![跟向对给和同要让叫逼劝等求])(?:${SELF})(?:是|确实|的确|也|都|当时)*(?:承认|认可|认账|认这|认了|认)(?!为|识|得|真)`,
  ),
  new RegExp(`(?:${SELF})[^，。？不没]{0,6}(?:确实|的确|是真的|真的)[^，。？不没]{0,6}${OWED}`),
  /(?:^|[，。]|我们?|公司|单位)(?:当时|那时候?|这个|也|是)*(?:确实|的确)(?:是|有)?(?:我们?)?(?:安排|通知|要求|扣|辞退|开除|解除|拖欠|同意|承诺|收到)(?:了|过|的)/,
  new RegExp(`(?:确实|的确)(?:是)?(?:我|${SELF})?[^，。？不没]{0,6}(?:${OWED}|错|不对|有责任)`),
  new RegExp(`(?:是|就是)(?:我|${SELF})[^，。？不没]{0,4}${OWED}(?:了|的|过)`),
  new RegExp(`(?:${SELF})(?:是|还|总共|一共|当时)*(?:欠|差)(?:着)?(?:你|您)`),
  new RegExp(
    `(?:${SELF})(?:是|就是|也是|当时|那时候|已经|都)*(?:借|收到|拿|签|打)(?:了|过)(?:你|您|这|那|钱|字|条|的|$|[，。！])`,
  ),
  // 我是按年利率百分之十二借的: what was borrowed, with what it costs.
  new RegExp(
    `(?:${SELF})(?:当时|那时候?|确实)?是(?:按|以|照)[^，。？不没]{0,10}(?:利|息|百分之|分)[^，。？不没]{0,8}(?:借|拿)的`,
  ),
  /(?:是我|我们?)(?:的)?(?:错|不对|责任|疏忽|没(?:做|处理|管)好)/,
  new RegExp(`${THING}[^，。？不没]{0,3}是(?:${SELF})${IN_PERSON}${DID}的`),
  /(?:这个?)?(?:钱|账|事|字|条子?)(?:是)?(?:我|我们)(?:确实|的确|是)?(?:借|欠|收|签|打|拿|写|干)(?:了|的|过)/,
];
/** What somebody did not do, where only they are meant: 短信不是我发的, 我没动. */
const OTHER_DEED =
  '(?:发|填|放|传|录|说|报|定|批|寄|付|开|卖|做|干|通知|安排|授权|保管|经手|负责|下单|找|回|要|转|弄|挪|摔)';
const DENIALS = [
  new RegExp(
    `[\\u4e00-\\u9fff]不是(?:${SELF})${IN_PERSON}(?:${DID}|${OTHER_DEED}|借|写|打|给)(?:出去|过去|上去|上|走|掉|坏)?的(?=[啊呀嘛哦]?(?:$|[，。！,!]))`,
  ),
  new RegExp(
    `(?:${SELF})(?:可|又|根本|从来|压根|真的?|都|也|并|就)*(?:没有?|没)(?:动|碰|骂|推|砸|删|改|用|盖|按|委托|授权|通知|承诺|保证|参与|经手)(?:过|$|[，。！]|你|您|他|她|这|那|钱|账|货|章|手)`,
  ),
  new RegExp(
    `(?:${SELF})(?:可|又|根本|从来|压根|真的?)*没有?(?:这么|这样|那么|那样)?说过(?:$|[，。！]|这|那)`,
  ),
  new RegExp(
    `(?:[跟和与])(?:${SELF})(?:可|又|是|真的?|一点|半点|半毛钱|毛)*(?:都|也)?(?:没有?(?:什么|任何|半点|半毛钱|一毛钱)?关系|无关)|不关(?:${SELF})的?事|(?:${SELF})(?:可|也|完全|根本|毫)*不知情`,
  ),
  new RegExp(`${THING}[^，。？]{0,3}不是(?:${SELF})${IN_PERSON}${DID}的`),
  new RegExp(`(?:${SELF})(?:可|又|根本|从来|都|也|并)*不(?:欠|差)(?:着)?(?:你|您|他|她|钱|谁|任何|一分)`),
  new RegExp(
    `(?:^|[，。])(?:${SELF}|公司|单位|厂里|学校|医院)?[这那都也就可]*(?:从来|从未|根本|压根|绝对)(?:就|也|都)?(?:没有?)?(?!${ACT}|有?${ACT})[\\u4e00-\\u9fff]{2,6}过(?![^，。]{0,3}[吗？?])`,
  ),
  new RegExp(
    `(?:${SELF})?(?:从来|根本|压根|真的?|就|可|又|也)*(?:没有?|没)(?:跟你|向你|找你|问你|拿|给)?${OWED}(?:过|到|你|您|恁|侬|他|她|这|那|钱|字|条|人|$|[，。！])`,
  ),
  new RegExp(`(?:${SELF})?(?:不|没)(?:承认|认可|认账|认这|认得?账)`),
  /(?:不是|又不是|可不是)(?:我|我们)[^，。？]{0,4}(?:借|欠|收|签|打|拿|写|撞)/,
  /(?:没有的事|哪有(?:这|那)?(?:回)?事|胡说|瞎说|冤枉|绝无此事|子虚乌有|没这回事)/,
];
/** 一分钱都没有拿到, 没收到工资: who says so claims what is theirs. */
const CLAIMED =
  /(?:一分(?:钱)?|一毛|分文|工资|加班费|赔偿|补偿|押金|货款|尾款)[^，。？]{0,6}(?:没有?|未)[^，。？]{0,3}(?:拿|收|领|见)到|(?:没有?|未)(?:拿|收|领)到(?:过)?[^，。？]{0,6}(?:工资|加班费|赔偿|补偿|押金|货款|尾款)|(?:没有?|未)[^，。？]{0,3}(?:给|付|还|赔|退|交|发)(?:过)?(?:给)?我/;
const REFUSALS = [
  /(?:没门|休想|想都别想|门都没有|爱[咋怎]咋|随便你告|你去告)/,
  // 不可能 alone answers what was asked for; of others, and of what is true, it refuses nothing.
  /(?:^|[，。])(?:那|这|绝对|根本|完全|真)*不可能(?:的)?(?:事|啊|$|[，。！])/,
  new RegExp(
    `(?:${SELF})(?:是|也|绝对?|根本|真的?)*不可能(?:再)?[^，。？]{0,6}(?:${ACT}|写|答应|同意|让|认|签)`,
  ),
  new RegExp(
    `(?:${SELF}|就是|反正|坚决|死活|一分(?:钱)?(?:都|也)?)(?:都|也|就|是|就是)?不(?!是|少|留|管|用|光|但|止|仅|够|知|晓|要|只)(?:会|愿意?|肯|想|能|打算|准备|可能)?(?:再)?[^，。？]{0,3}(?:${ACT}(?!拉倒)|写)`,
  ),
  /(?:^|[，。])(?:不|坚决不|就不|偏不)(?:会|愿意?|肯)?(?:还|给|付|赔|退|搬|签)(?:了|$|[，。！])/,
  new RegExp(`(?:${SELF})?(?:不同意|不接受|不答应|不签(?!拉倒|的话|就)|拒绝|不配合)`),
];
const DEMANDS = [
  new RegExp(
    `(?:${OTHER})[^，。？]{0,8}(?:必须|得|应该|应当|赶紧|赶快|尽快|马上|立刻|今天就?|先)[^，。？]{0,10}${ACT}`,
  ),
  new RegExp(`(?:要求|请你|请您|麻烦你|我要你|叫你|让你)[^，。？]{0,12}(?:${ACT}|停止|腾|解释|说明)`),
  new RegExp(`(?:赶紧|赶快|马上|立刻|尽快|必须)(?:把|给我)?[^，。？]{0,10}${ACT}`),
  /(?:^|[，。])把[^，。？]{1,10}(?:还|退|给|付|赔|结|补)(?:给?(?:我|我们|清|了|回来)|$|[，。！])/,
  /(?:^|[，。！])(?:还|赔|退)(?:我)?(?:钱|款|押金|货)(?:$|[，。！来])/,
];
/** Somebody tells of what another said or denies, or supposes: 他说他保证, 他不承认, 要是我借了. */
const NOT_OWN =
  /(?:他|她|他们|她们|人家|对方|被告|原告)[^，。我咱]{0,6}(?:不|没有?|拒)[^，。我咱]{0,2}(?:承认|认)|(?:他|她|他们|人家|(?<![跟向给和对])你(?:当初|上次|那天|自己|不是)?)[^，。]{0,6}(?:说|讲|答应|保证|承诺)|要是|如果|假如|万一|除非|就算(?![^，。]*也(?:会|要|一定)还)|谁说|假设|假定|的话(?=$|[，,])/;

/** 没有人能保证, 我不敢保证一定还, 保证不了, 不一定: told to be open, and promised by nobody. */
const NOT_PROMISED =
  /(?:没有?人|没有?谁|谁(?:也|都|能|敢|会)?|哪(?:能|敢|里能|个能)?|无法|没法|没办法|难以|未必|不(?:能|敢|会|可能|好))[^，。]{0,4}(?:保证|答应|承诺|担保|肯定|打包票)|(?:保证|承诺|答应|肯定)不(?:了|起|下来)|不(?:保证|承诺|敢说|一定)/;

/** 八月初我就把单子交给您了: it is done. */
const IS_DONE =
  /^(?!.*(?:马上|明|下|月底|年底|到时|等)).*(?:交|给|发|还|付|转|寄|送|退)(?:给)?(?:你|您)们?了[，,。！]?$/;
/** 下周一之前给我个话: asked for. */
const FOR_SELF = /^[^我]{0,12}给我(?!们?(?:公司|的|家))/;

/** 借条写明五月六日之前还清: what was agreed or is asked for, and no promise made here. */
const BY_AGREEMENT = /约定|写明|写的?是|说好|讲好|规定|应当|应该|(?<![会我])要求|如果|当时/;

/** 难道我欠你的, 说得好像我欠你似的, 凭什么要我还: asked or likened, and told by nobody. */
const RHETORICAL = /难道|莫非|好像|搞得|弄得|说得|仿佛|似的|凭(?:什么|啥)|合着|敢情/;

const KIN =
  '(?:老婆|媳妇|老公|丈夫|妻子|爱人|爸|妈|父亲|母亲|哥|弟|姐|妹|儿子|女儿|朋友|同学|同事|亲戚|叔|姨|舅|会计|员工|司机|老板|领导|经理)';
const PERSON = new RegExp(
  `(?<![跟向对给找问从和替帮])(?:(${SELF})(?!${KIN}|的)|你们?|您|他们?|她们?|人家|对方|${KIN})`,
  'g',
);
const DEED = new RegExp(`(?:${OWED}|${DID}|承认|认|错|不对|责任)`, 'g');

/** Whether whoever speaks tells the deed of themselves: 他确实欠我, 是我老婆签的 are of others. Of nobody named it is their own. */
function isOwn(words: string, pattern: RegExp): boolean {
  const told = pattern.exec(words);
  if (!told) return false;
  const start = words.slice(0, told.index).search(/[^，。]*$/);
  const deed = [...told[0].matchAll(DEED)].at(-1)?.index ?? told[0].length;
  const front = words.slice(start, told.index + deed);
  const last = [...front.matchAll(PERSON)].at(-1);
  return last === undefined || last[1] !== undefined;
}

/** Of what is supposed before, nothing behind is admitted: 要是我们的问题，我认. */
function admits(own: string): boolean {
  if (isMocking(own)) return false;
  const supposed = own.split(/(?<=[，,])/).findIndex((clause) => SUPPOSES.test(clause));
  const told =
    supposed === -1
      ? own
      : own
          .split(/(?<=[，,])/)
          .slice(0, supposed)
          .join('');
  return ADMISSIONS.some((pattern) => isOwn(told, pattern));
}

const withoutUnsaid = (words: string): string =>
  words
    .split(/(?<=[，,])/)
    .filter((clause) => !leavesUnsaid(clause))
    .join('');

/** 你没打条子, 老板不签字: of another named in front, it is denied and refused by nobody. */
function deniesOfSelf(words: string, pattern: RegExp): boolean {
  const told = pattern.exec(words);
  if (!told) return false;
  const front = /[^，。]*$/.exec(words.slice(0, told.index))?.[0] ?? '';
  return IS_SELF.test(told[0]) || ![...front.matchAll(PERSON)].some(([, self]) => self === undefined);
}
const IS_SELF = /我|咱|俺|本人|公司/;

/** Whose words stand between marks are another's, or of another time. */
const withoutQuotes = (sentence: string): string =>
  /^[“"「].*[”"」][。！]?$/.test(sentence) ? sentence : sentence.replace(/[“「][^”」]*[”」]|"[^"]*"/g, '…');

const KINDS: readonly [StatementKind, readonly RegExp[]][] = [
  ['denial', DENIALS],
  ['refusal', REFUSALS],
  ['admission', ADMISSIONS],
  ['promise', PROMISES],
  ['demand', DEMANDS],
];

/** What a sentence does; more than one for 钱是我借的，下个月还你. Questions and what is told of others do nothing. */
export function statementKinds(sentence: string): StatementKind[] {
  const plain = withoutQuotes(sentence).replace(/[嗯呃啊哎唉诶]+[，,、]?/g, '');
  const told = plain
    .split(/(?<=[，,])/)
    .filter(
      (clause) => !NOT_OWN.test(clause) && !RHETORICAL.test(clause) && !asksToContest(plainSpeech(clause)),
    );
  const mocked = told.flatMap((clause) => mockedKind(clause) ?? []);
  const clauses = told.filter((clause) => mockedKind(clause) === null).map(withoutNamesakes);
  const own = readDoubleNegation(clauses.join(''), plain);
  const sure = clauses
    .filter((clause) => !NOT_PROMISED.test(clause) && !IS_DONE.test(clause) && !FOR_SELF.test(clause))
    .join('');
  const contested = disputes(plainSpeech(plain));
  const found = KINDS.filter(([kind, patterns]) => {
    if (mocked.some((one) => one === kind)) return true;
    if (kind === 'promise')
      return (
        patterns.some((pattern) => pattern.test(readDoubleNegation(sure, plain))) ||
        promisesByTime(sure) ||
        undertakes(plainSpeech(sure))
      );
    if (kind === 'admission')
      return admits(withoutUnsaid(own)) || concedes(withoutUnsaid(plainSpeech(plain)));
    if (kind === 'demand')
      return patterns.some((pattern) => pattern.test(own)) || asksFor(plainSpeech(plain), false);
    return patterns.some((pattern) => deniesOfSelf(own, pattern)) || contested.some((one) => one === kind);
  }).map(([kind]) => kind);
  if (mocked.length === 0 && !found.includes('admission') && reportsAdmission(plain))
    found.push('reported_admission');
  const isOfSelf = /(?:我|咱)[^，。]{0,3}(?:会|一定|就|肯定|保证|尽快|马上|赶紧)/.test(own);
  // 我没借 is no admission, and 不可能还 no promise.
  const isDenied = (clause: string) => DENIALS.some((pattern) => pattern.test(clause));
  const undenied = readDoubleNegation(clauses.filter((clause) => !isDenied(clause)).join(''), plain);
  const isAdmittedApart = () =>
    admits(withoutUnsaid(undenied)) || concedes(withoutUnsaid(plainSpeech(undenied)));
  const isConditional = conditionOf(plain) !== null;
  if (isConditional && !found.includes('promise')) found.push('promise');
  return found.filter(
    (kind) =>
      !(kind === 'admission' && found.includes('denial') && !isAdmittedApart()) &&
      !(kind === 'demand' && isConditional) &&
      !(kind === 'promise' && isUnreal(plain)) &&
      !(kind === 'denial' && CLAIMED.test(own)) &&
      // 首付你们出了，我没说没出.
      !(kind === 'denial' && found.includes('admission') && /没有?(?:说|讲)过?没/.test(plain)) &&
      !(kind === 'promise' && BY_AGREEMENT.test(own) && !isConditional) &&
      !(kind === 'promise' && found.includes('refusal') && !isConditional) &&
      !(kind === 'demand' && found.includes('promise') && isOfSelf),
  );
}
