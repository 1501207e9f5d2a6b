import type { StoryClause } from '../story-clauses.ts';
import type { Telling } from './telling.ts';
import { within } from './telling.ts';

/** Who somebody is and how they are reached: that stands at the head of a paper. */
const HEAD =
  /^(?:起诉人|具状人|申请人|申诉人|咨询人)[:： ]{0,2}[\u4e00-\u9fff]{2,4}$|^(?:我|本人)是(?:他|她|孩子|老人)(?:的)?(?:爸|妈|父|母|女儿|儿子|闺女|老公|老婆|丈夫|妻子|姐|妹|哥|弟)[^，。]{0,6}$|^(?:哦|对了|嗯|另外)*(?:我叫|我是|我姓|我的?名字|本人)[^，。]{1,5}$|^(?:我|本人|他|她)?(?:现在?|家)?(?:住|家住)(?!院|进|了|到|满|着)[^，。]{2,30}$|身份证(?:号|上)|统一社会信用代码|^(?:电话|手机号?|微信号?)[是：]?\d|^\d{11}$|^1\d{10}$/;
/** A sigh, or a word to whoever listens: nothing that happened. */
const ASIDE =
  /^[哎唉嗨嗯哦噢呀]+$|想不通|没想通|气死|气人|不知道(?:该)?从(?:哪|何)说|从何说起|咽不下|评评理|是这么回事|事情是这样|说来话长|不甘心|憋屈|窝囊|太欺负人|谁想到|没想到|哪知道|我也没多想|说清楚|你说(?:气|可笑)|麻烦(?:您|你)|谢谢|您?好$|老天|良心|寒心|心寒|没天理|丢人|不说了|扯远了|跑题|怎么说呢|说起来|倒霉|(?:跟|给|和)[你您](?:们)?[说讲]|问一下|我打字慢|你看着(?:写|办|弄)|不图(?:这个|这点)?钱|听了就来气|[你您]帮我(?:看|算)|我怕$|太黑|坑惨|来咨询|就想知道|我想想$|说真的|不会写|帮他说|睡不着|真难受|难受死|不容易|血汗钱|求求|公道|心里(?:堵|难|委屈|不)|委屈|伤心|崩溃|做主|气得|无语|离谱|哭|有没有这样的人|呵呵|哈哈|憋了|鬼扯|扯淡|笑话|笑死|腿都软|卸磨杀驴|要死不活|扒层皮|别见怪|心软|好慌|真傻|不像话|没良心/;
const QUESTION =
  /怎么办|怎么写|怎么告|能不能|能否|可不可以|是不是可以|行不行|合法吗|对吗|吗$|该不该|算不算|有没有用|来得及|咨询(?!有限|公司|服务|管理|中心|顾问|师)|请问|帮我(?:写|看|问)|要不要(?:先)?(?:告|起诉|去|找|报警)/;

/** Whether a clause tells who somebody is, and nothing else. */
export const isHead = (telling: Telling, clause: StoryClause): boolean =>
  (HEAD.test(clause.text.trim()) || isNaming(telling, clause)) && !hasFigures(telling, clause);

/** Whether a clause greets whoever reads, or says that its teller asks something. */
export const isGreeting = ({ text }: StoryClause): boolean =>
  HELLO.test(text.trim()) || TALKS.test(text.trim());

/** 文姐, 罗律师您好：: whoever is spoken to. */
const HELLO =
  /^[\u4e00-\u9fff]{1,4}(?:律师|老师|姐|哥|老板)?(?:您|你)好[：！]?$|^[\u4e00-\u9fff]{1,3}(?:律师|姐|哥|老师)(?:早上|上午|下午|晚上)?好?[：！]?$/;
/** 我想咨询一下, 就是说, 事情是这样的: said to whoever listens before or behind a telling. */
const TALKS =
  /^(?:(?:律师|老师|老板|师傅|大[哥姐]|您好|你好|大家好|打扰了?|谢谢(?:您|你|了|律师)?|我?想?(?:咨询|请教|问)(?:一下|下|个?事儿?|你|您|问)*|就是说|是这样的?|事情是这样的?|那个|求助|在线等|急)[啊呀哈呢吧]?)+$/;
const CALLS =
  /^(?:哦|噢|对了|他|她|我|俺|老板娘?|房东|司机|对方|公司|店|老公|老婆|丈夫|妻子|的|大名|全名|真名|本名|身份证上|名字?|全称|就|好像|其实|叫做?|是|姓|为|当事人|本人|名叫|后来|看|合同章|，|[\u4e00-\u9fff]?房东)*$/;

/** 老周大名周大勇, 房东叫胡永祥: who a party is stands at the head. */
function isNaming(telling: Telling, clause: StoryClause): boolean {
  const named = telling.cast.members.flatMap((member) =>
    within(member.mentions, clause).map((place) => ({ member, ...place })),
  );
  if (
    named.length === 0 ||
    named.some(
      ({ member }) =>
        !telling.sides.sideOf.has(member) && ![...telling.sides.leads.values()].includes(member),
    )
  )
    return false;
  let rest = clause.text;
  for (const { start, end } of named.sort((one, other) => other.start - one.start))
    rest = rest.slice(0, start - clause.start) + rest.slice(end - clause.start);
  return CALLS.test(rest.trim());
}

/** 合同和转账记录、检测报告都有: proof has a list of its own. */
const PROOF =
  '(?:合同|协议书?|收据|收条|发票|记录|截图|照片|视频|录音|录像|病历|诊断证明书?|单子?|报告|认定书|决定书|借条|欠条|流水|回单|原件|证明|票据|聊天|邮件|凭证)';
const OF_PROOF = new RegExp(
  `^(?:我|手里|手上|现在|这边|还|也|都)*(?:有|留着|留了|保存着?)[^，。；]{0,12}${PROOF}(?:[、和跟及][^，。；]{0,12}${PROOF})*(?:都在|都留着|为证)?$|^[^，。；]{0,24}${PROOF}(?:我|手里|手上)*(?:也|还|全|都)(?:有|在|留着|保存着?|留了)(?:的|呢)?$|^(?:以及|还有|和)?[^，。；]{0,8}${PROOF}$`,
);
/** Whether words list proof, and tell nothing else. */
export const listsProof = (words: string): boolean =>
  OF_PROOF.test(words.trim()) && !/签|写|打了|给我|没|无|未/.test(words);
/** Whether a clause lists proof, and tells nothing else. */
export const isProof = (telling: Telling, clause: StoryClause): boolean =>
  listsProof(clause.text) && !hasFigures(telling, clause);

/** Whether a clause is a sigh. */
export const isAside = (telling: Telling, clause: StoryClause): boolean =>
  ASIDE.test(clause.text) &&
  clause.text.length <= 24 &&
  !hasFigures(telling, clause) &&
  (isAlone(clause) || SIGH.test(clause.text.trim()));

/** A sentence of its own. */
const isAlone = ({ start, end, sentence }: StoryClause): boolean =>
  start === sentence.start && end === sentence.end;
/** What tells nothing wherever it stands. */
const SIGH =
  /^[哎唉嗨嗯哦噢呀]+$|^(?:律师)?[你您]?说?有没有这样的人$|^(?:呵呵|哈哈)+$|^我是?(?:替|帮|代)我[^，。]{1,3}(?:问|说|写|咨询)的?$|^我?(?:跟|给|和)[你您](?:们)?[说讲](?:啊|哈)?$|^(?:真的?|太|好|我|是|都|实在|心里|现在)*(?:气死(?:我|人)?|气人|想不通|不甘心|憋屈|窝囊|寒心|心寒|委屈|难受|倒霉|谢谢[你您]?|咽不下这口[气汽]|不说了|扯远了|跑题了?|急)(?:了|啊|呀|不气人)*$/;

/** Whether a clause asks whoever reads. */
export const isQuestion = (telling: Telling, clause: StoryClause): boolean =>
  (QUESTION.test(clause.text) ||
    (/[？?]/.test(telling.text.charAt(clause.end)) && !/凭[啥什]|难道/.test(clause.text))) &&
  !hasFigures(telling, clause);

const hasFigures = (telling: Telling, clause: StoryClause): boolean =>
  within(telling.sums, clause).length > 0 || within(telling.days, clause).length > 0;
