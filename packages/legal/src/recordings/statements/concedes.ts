import { isTopped } from './mocked.ts';

const SELF = '(?:我们?|咱们?|本人|公司|我方|我这边)';
const END = '(?=$|[，。！!…啊呀嘛哈的])';
/** 单子, 收据: papers that bind whoever wrote or signed them. */
const PAPER = '(?:条子?|收据|收条|欠条|借条|合同|协议|单子?|对账单|确认书|承诺书|保证书|说明|字|章|手印)';
/** What can be in whose hands; who holds a 借条 is owed something, and admits nothing by it. */
const HELD = '(?:钱|款|存折|银行卡|房本|房产证|公章|钥匙|货|车|东西|遗物|首饰)';
const SUM = '[\\d一二两三四五六七八九十]+[百千万][\\d一二两三四五六七八九百千]*';
/** What does harm, or bears on whose it is; 饭是我做的 admits nothing. */
const HARMED =
  '(?:弄丢|弄坏|弄破|搞坏|搞丢|打碎|打破|打坏|撞|刮|蹭|碰|摔|装|贴|拆|改|换|挪|转走|取走?|花|停|关|扣|写|印|签|盖|拖|泼|咬|养)';
/** What a firm, a landlord or a doctor has to do for whom they speak to. */
const DUTY = '(?:交|缴|买|上|签|报|发|付|结|办|通知|说明|讲清|开|验|测|查|修|退|还|备案|登记|投保)';

/** What somebody states against themselves, each by what it is that they concede. */
const CONCEDED: readonly RegExp[] = [
  // 这个我不赖, 我不反对: the fact, or the sum, is left uncontested.
  new RegExp(
    `${SELF}(?:[也都可又]|从来)*(?:没|不)(?:有|会|想)?(?:抵?赖(?!你|上)|反对|推(?:脱|卸|诿)?(?=$|[，。！]))`,
  ),
  /(?:数|数字|金额|账目|数目)(?:是|都|这个)*(?:没有?问题|没错|对的)(?![吗吧])/,
  /(?:数|金额|钱)[^，。？]{0,3}是(?:这个|那个)(?:数|钱)(?=$|[，。])/,
  /(?:剩下|余下|还差|欠你)[^，。？]{0,12}我(?:都|也)?(?:记着|记得|心里有数)/,
  // 两万我收到了的, 货我都收了.
  new RegExp(
    `${SELF}(?:这边|是|都|也|已经|确实|全)*(?:收到|收下|收|拿到|拿|领到|签收|验收)(?:了|过)的?(?=$|[，。！])`,
  ),
  /(?:仓库|公司|厂里|店里|我们)(?:这边|是|都|也|已经|确实)*签收(?:了|过)的?(?=$|[，。！])/,
  new RegExp(
    `${SELF}(?:是|就|只|已经|确实)*(?:收|拿)到?[了过](?:你|您)?[\\d一二两三四五六七八九]+[十百千万块]`,
  ),
  // 七万是收了, 那六万五是我从你手上拿的.
  new RegExp(`${SUM}(?:块钱|块|元)?(?:是|都|确实)+(?:收|拿|借|用)到?了(?=$|[，。！])`),
  /是[^，。？没不]{0,6}我们?(?:从|在|问|找|跟|向)(?:你|您)[^，。？没不]{0,6}(?:拿|借|领|取)的(?=$|[，。！])/,
  // 那就对了，下剩七万五: the rest that both agree on.
  new RegExp(`^(?:那|这)?(?:就)?对(?:了|头|的)[^，。]{0,2}[，,](?:下剩|还剩|剩下?)${SUM}(?=$|[，。！])`),
  // 我知道是两个人的.
  /我(?:也|是)?知道是(?:(?:你|您|他|她|大家)们?|两个人|我们俩|咱俩)的(?=$|[，。！])/,
  // 收据我写的, 对账单我也盖了章的.
  new RegExp(
    `${PAPER}(?:是|上|也|都)*${SELF}(?:自己|亲手|也|都|是)*(?:写|签|盖|按|摁|打)(?:的|了|过)(?:章|字|名)?的?${END}`,
  ),
  /字(?:就)?是我的字/,
  // 遥控器是我弄丢的, 水管是我们装的.
  new RegExp(
    `是(?:我们?|咱们?|我们?公司)(?:自己|这边|当时|亲手|那天|不小心|没注意)*${HARMED}[了过]?的${END}`,
  ),
  // 存折在我这儿, 进了我的卡.
  new RegExp(
    `${HELD}[^，。？没不]{0,4}(?:在|进了|到了|打到了?|转到了?)我们?(?:这[儿里边]|的?(?:手|家|柜|公司|仓库|卡|账))`,
  ),
  /^(?:是|都)*(?:进|到|打到|转到)了我们?的?(?:卡|账|户头)/,
  // 我讲错了, 算我疏忽, 这事怪我.
  new RegExp(
    `${SELF}(?:这边|这里|当时|确实|是)*(?:记错|看错|看岔|说错|讲错|搞错|弄错|算错|写错|疏忽|大意|失误|没做到|没尽到|考虑不周|理亏)(?!过?吗|什么|没)`,
  ),
  /(?:^|[，。])(?:这事?|这个|确实|是)*(?:怪|怨)我(?!们?[说吗咯喽]|头上)/,
  /是(?:我|我们)的不是|(?:我|我们)的责任(?![吗吧])/,
  // 测是测了, 晚是晚了几天: the grammar of conceding; 钱还是还了 is none.
  /(?<![还就可但只要])([\u4e00-\u9fff])(?<![还给付退赔结是不])(?:了|过)?(?:倒)?是没?\1(?:了|过|着)/,
  // 我是讲过这个话, 我当时是答应了的.
  /我们?(?:当时|那时候?|之前|以前)?(?:是|确实)(?:这么|这样|跟你们?|跟您|给你们?)?(?:讲|说|答应|同意|保证|许诺)(?:了|过)(?!多少|几|[一二两三四五六七八九十]|[^，。]{0,4}[次遍回])/,
  // 还差你两万, 没给你交社保.
  /(?:^|[，。])(?:现在|就|一共|总共|我们?|公司)*还(?:差|欠)着?(?:你|您)(?!个?人情)/,
  new RegExp(
    `(?:^|[，。]|我们?|公司|厂里|这边)(?:当时|之前|一直|确实|是|还|都|个人)*没有?(?:给|跟|替|帮)(?:你|您|大家)们?[^，。？]{0,5}${DUTY}`,
  ),
  /我们?(?:当时|那天)?(?:是|确实|的确)(?:动了?手|打了(?![^，。]{0,4}(?:电话|招呼|车))|推了|骂了|碰了|撞了|拿了|用了|收了|签了|借了|改了|删了)/,
  /(?:工资|加班费|社保|公积金|提成|奖金|保险|发票)(?:这块|这个)?(?:确实|的确)(?:是)?没(?!有?给我|给过我)/,
  // 我是拖了几天, 我们确实晚了.
  new RegExp(
    `(?:${SELF}(?:这边)?|[这那]次?)(?:是|确实|的确)(?:有点|有些)?(?:是)?(?:拖|晚|迟|超期|逾期|违约|漏报|漏发|少发|少付|少算|多扣|多收)(?:了|过|$|[，。])`,
  ),
  // 该给的我给, 该赔多少我赔.
  /该(给|赔|还|退|付|补|出)(?:的|多少)[，,]?(?:我们?|公司)(?:也|都|一定|肯定|会|就)*\1/,
  /[借欠签漏撞][^，。？]{0,8}(?:事|情况)我们?(?:是|都)?知道(?:的|$|[，。])/,
  /(?:存折|定金|押金|那钱|货|料)[^。？不没]{0,14}[，,](?:我们?)?(?:早|都|先|已经)(?:给)?(?:取|用|卖|花)(?:掉|完)?了/,
];
/** What is conceded of the other side: that they paid, that they are right in part. */
const CONCEDED_TO: readonly RegExp[] = [
  // 设备是二手的没错，但是…; 这个是有的.
  /是[^，。？]{1,14}(?:没错|不假)[，,](?:但|可|不过|只是|就是)/,
  /[这那]个?是有的(?=$|[，。！])|有倒?是有(?=$|[，。！])|[^，。？]{3}是不假(?=$|[，。！])/,
  // 你确实给了我两万: who got it says so.
  /(?:你|您)们?(?:是|确实|的确|倒是)(?:给|付|转|还|交|出|打|通知|告诉)(?:了|过)(?:的|我|[^，。？]{0,6}[万千百块元]|$|[，。])/,
  // 首付你爸妈出了四十万，我没说没出.
  /([收出借签用欠给拿付交还])(?:到)?(?:了|过)[^。？]*我(?:可|又|也|从来)*没有?(?:说|讲)过?没\1/,
  /我(?:可|又|也|从来)*没有?(?:说|讲)过?没(?:有)?(?:你|您|他|她)们?的份/,
];
/** 我右拐，没瞅见人，就给蹭了: told by who drove. */
const DROVE = /[撞蹭碰刮]|追尾|拐|变道|倒车|开车|红灯/;
const UNSEEN = /(?:没有?(?:看见|看到|注意|瞅见|瞧见|留神|刹住|打灯|减速)|走了?神)/;
const HURT = /(?:就|给|把)[^，。？]{0,6}(?:撞|蹭|碰|刮|追尾)(?:了|上|到|倒|着)/;
const BY_OTHER = /(?<!把)(?:你|您|他|她)(?:就|给|把)|(?:你|您|他|她)[^，。我]{0,6}(?:没|走神)/;

/** What leaves all behind it open. */
export const SUPPOSES =
  /假设|假定|打个比方|要是|如果|假如|倘若|只要|万一|真要|要真|哪怕|就算|即便|即使|除非|的话(?=$|[，,])|(?:怎么|怎样|咋|多少)[^，。]{0,3}判|判[^，。]{0,6}(?:怎么|多少)/;
/** 都是我的错行了吧, 我上辈子欠你的: said to mock. */
const MOCKS =
  /都是我的(?:错|事|不是|责任)|我们?[收拿欠借偷打说](?:你|您|他|她)?什么|我答应(?:你|您)?什么|上辈子|行了吧|好了吧|满意了吧|[呗咯喽]$|可真|真会|真行|了不起|谢主|大慈大悲/;
const OTHER =
  /(?<![跟向对给找问从和替帮比])(?:你|您|他|她)们?(?![^，。]{0,2}的|[那这][份笔个批些边])|人家|对方/;
/** Whose words stand behind it. */
const TELLS_OTHERS =
  /(?:你|您|他|她|人家|对方|律师|法官|警察|交警|老板)们?[^，。我]{0,4}(?:说|讲|认为)(?![过了])/;

/**
 * Whether a sentence concedes something against whoever says it: a debt, a receipt, a paper of their own, a deed, a delay, an omission, what they
 * said. What it makes depend on something, mocks or tells of others is none.
 */
export function concedes(sentence: string): boolean {
  if (isMocking(sentence)) return false;
  const clauses = sentence.split(/(?<=[，,])/);
  const supposed = clauses.findIndex((clause) => SUPPOSES.test(clause) || TELLS_OTHERS.test(clause));
  const told = (supposed === -1 ? clauses : clauses.slice(0, supposed)).join('');
  if (told === '') return false;
  if (CONCEDED_TO.some((pattern) => pattern.test(told))) return true;
  if (CONCEDED.some((pattern) => isOfSelf(told, pattern))) return true;
  return DROVE.test(told) && /我/.test(told) && UNSEEN.test(told) && HURT.test(told) && !BY_OTHER.test(told);
}

/** Whether a sentence says against its speaker what they do not mean: 都是我的错，行了吧. */
export const isMocking = (sentence: string): boolean =>
  MOCKS.test(sentence.replace(/[。！!；;]+$/, '')) || isTopped(sentence);

/** Of another named in front of it, it is told and conceded by nobody: 你们还没给我, 他是拖了. */
function isOfSelf(told: string, pattern: RegExp): boolean {
  const match = pattern.exec(told);
  if (!match) return false;
  const front = /[^，,。]*$/.exec(told.slice(0, match.index))?.[0] ?? '';
  return !OTHER.test(front) || /我/.test(front.slice(front.search(OTHER)));
}
