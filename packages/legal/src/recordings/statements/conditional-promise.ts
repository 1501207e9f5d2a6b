import { findSpokenDates } from './find-spoken-dates.ts';

const SELF = '(?:我们?|咱们?|俺|本人|我(?:们)?公司|我这边|我方|公司)';
const WHEN =
  '(?:当天|当场|当时|当晚|第二天|隔天|现在|今天|明天|后天|月底|[一两二三四五六七八九十\\d]{1,3}天(?:之?内|以内)|这就|随时)';
const AT_ONCE = '(?:就|才(?!能|可以)|再|马上|立马|立刻|一定|肯定|保证|绝对|会|全部?|都)';
/** What somebody binds themselves to: to pay, to hand over, to drop a suit. */
const DEED =
  '(?:(?:打款|打钱|转账|付款|付钱|给钱|还钱|赔钱|退钱|结账|结清|付清|还清|补齐|撤诉|发货|交货|交房|过户|签字|盖章|开票|开发票|道歉|腾房|搬走)|(?:还|付|给|退|赔|补|结|打|转|汇)(?:给|清|完|齐|上|过去)?(?:你|您|他|她|他们|你们|[这那]笔?|货款|尾款|工资|利息|押金|定金|剩下|余下|全款|款|钱)(?![^，。]{0,3}(?:天|时间|机会|面子|小时|脸|看|讲|说|听|添|留|答复|回复|回话|消息|交代))|[把将][^，。？不没]{1,8}(?:还|付|给|退|赔|补|结|打|转|汇|交|发|签|撤)|给(?:你|您)(?:送|拿|带|打|转|汇|寄|结|补|办)|(?:还|付|给|退|赔|结)(?=的?[吧啊呀嘛了]?$))';
/** 我就付钱, 我当天就把尾款打过去, 就还. */
const FOLLOWS = new RegExp(
  `(?:那|那么|到时候|这样)?(${SELF})?(?:${WHEN})?(${AT_ONCE}+)(?:${WHEN})?[^，。？不没别你您他她们我]{0,4}(?:给你|给您|跟你|替你|为你)?${DEED}`,
);
/** 余款我一次性付清: behind a condition that is told as one, nothing has to say that it follows. */
const FOLLOWS_TOLD = new RegExp(`(${SELF})(?:${WHEN})?()[^，。？不没别你您他她们]{0,5}${DEED}`);
const TOLD_AS_CONDITION =
  /^(?:那|嗯|好|行|你看)?(?:你们?|您|我们?|咱们?|他们?|她|公司|对方|[甲乙]方)?(?:如果|要是|假如|只要|等(?![于会着下]|一[下会])|一旦|除非|什么时候|哪天)|^[^，。不没]{1,6}等[^于会着下][^，。]{0,8}(?:[了完好到]|下来)|的话$|^[^，。不没]{0,6}一(?:拿到|收到|有|到账?|下来|到手|发|批|回来|放款|卖)/;
/** 你把货拉走, 货到了, 我收到货: something that has to be done first, without a word that says so. */
const DONE_FIRST =
  /^(?:你们?|您|对方|甲方|乙方|他们?|她们?)(?!放心|看|听|等|说|知道|别|讲|想|急|不用|再不|不|没|就|[^，。]*(?:多少|什么|怎么|[哪谁]))[^，。]{1,14}$|^[^，。我你他她不没]{0,6}(?:[到开签验修补办弄交卖收]|过户|到账|回款|判决)[^，。我你他她不没]{0,4}了?$|^(?:我|咱|公司)们?(?:一)?(?:收到|拿到|见到|看到|验收|凑|卖|贷|借到|要到|领到|发了?工资)[^，。]{0,8}$/;
/** 发票你先开过来: in front of what follows from it. */
const ASKED_FIRST = /(?:你们?|您|对方|甲方)[^，。]{0,6}(?:先|把|肯|能(?!不能)|同意|撤|签)|^先/;
/** What is owed stands in front of who pays it: 钱我三天内打给你. */
const OWED = /^(?:那|剩下的?|[这那]笔?)?[^，。我你他她不没]{0,4}(?:钱|款|金|费|息|车|货|房|账|条)?$/;
/** 不过你得先发货, 前提是撤诉. */
const ADDED =
  /^(?:不过|但是?|可是?|当然)?(?:前提|条件)(?:就)?是|^(?:不过|但是?|可是?|当然)(?:你们?|您|对方)(?:得|要|必须|应该)|^(?:除非|只要|如果|要是)/;
/** 我可以退你押金，但是你得先…: what is offered on what is added. */
const OFFERED = new RegExp(`${SELF}(?:也|都)?(?:可以|愿意|同意|能|肯)[^，。？不没]{0,6}${DEED}`);
/** 等过完年, 等我回家: nothing but a time. */
const ONLY_TIME =
  /^(?:等到?|到|那|我|咱|们|一|了|时候|那天|以后|之后|再|先|回去|回来|回家|到家|下班|出门|忙完|吃完饭|开完会|等下|等会儿?)*$/;
/** 他说等房子卖了就还, 说好货到就付, 要不是你拦着我早就还了: told of another, agreed or contrary to what was. */
const NOT_PROMISED =
  /(?:他们?|她们?|人家|被告|原告|老板|上次|当初|当时|那天)[^，。]{0,6}[说讲答]|你们?(?:自己|上次|当时)?[说讲]|说好|讲好|约定|写明|规定|要不是|(?:要是|如果|假如|只要)(?:我|咱)们?(?:真的?)?[^，。]{0,2}(?:借|欠|拿|收|签|偷|打)[了过]|就算|哪怕|即使|早就?[^，。]{0,4}[还付给退赔]|本来|凭什么|当时|那时|[每上]次|从来|以前|昨天|前天|去年/;
/** A threat depends on what the other does as well: 你再不搬我就把你东西扔了. */
const THREATENS = /再不|(?<!要是|如果|只要)你们?不|不然|否则/;
/** 哪天把押金条带来，我哪天退你: the same word asks for the one and gives the other. */
const EACH = new RegExp(
  `(哪天|什么时候|啥时候|几时|何时)([^，。？]{2,14})[，,]?(?:${SELF})?(?:就)?\\1[^，。？不没]{0,4}${DEED}`,
);

/**
 * What a promise in a sentence is made to depend on, as it was said: 你把货拉走 of 你把货拉走我就付钱. Null where none is promised on a condition. Whoever
 * promises so owes nothing before it is met (民法典 §158).
 */
export function conditionOf(sentence: string): string | null {
  const text = sentence.replace(/[。！!；;]+$/, '').replace(/[嗯呃啊哎唉诶]+[，,、]/g, '');
  if (NOT_PROMISED.test(text) || THREATENS.test(text)) return null;
  const each = EACH.exec(text);
  if (each)
    return /[^，,]*$/.exec(text.slice(0, each.index))?.[0] + `${each[1]}${each[2]}`.replace(/[，,]$/, '');
  const added = addedConditionOf(text);
  if (added !== null && OFFERED.test(text.slice(0, -added.length))) return added;
  const clauses = text.split(/[，,]/);
  const found: string[] = [];
  /** What stands before it belongs to the promise before. */
  let since = 0;
  for (const [index, clause] of clauses.entries()) {
    const before = clauses.slice(since, index);
    const told = before.findLastIndex((one) => TOLD_AS_CONDITION.test(one));
    const follows = FOLLOWS.exec(clause) ?? FOLLOWS_TOLD.exec(clause);
    if (!follows) continue;
    const inner = clause.slice(0, follows.index);
    const own = conditionIn(inner, follows[2] !== '');
    // 等房子卖了，下个月五号我先还你两万: a day in front of who pays is no other matter.
    if (own === null && !OWED.test(inner) && !isOnlyTime(inner)) continue;
    const asked = follows[1] !== undefined ? before.findLastIndex((one) => isFirst(one)) : -1;
    const from = told !== -1 ? told : asked === before.length - 1 ? asked : -1;
    if (from === -1 && own === null) continue;
    const condition = [...(from === -1 ? [] : before.slice(from)), ...(own === null ? [] : [own])].join('，');
    since = index + 1;
    if (!isOnlyTime(condition)) found.push(condition);
  }
  // 你把货拉走我就付，等房子卖了就还: each promise has its own.
  return found.length === 0 ? null : found.join('；');
}

/** 要是我有，我今天就数给你了: were it so, it would be done; who says so has not got it. */
const UNREAL =
  /(?:要是|如果|假如|但凡)[^。？]*(?:有|能|会|是|借得到)[^。？]*[，,](?:我们?)?[^，。？没不]{0,3}就[^，。？没不]{0,3}(?:还|给|付|退|赔|数|转|打|结|拿)[^，。？]{0,5}了(?=$|[。！])/;

/** Whether a sentence tells what would have been done, and promises nothing. */
export const isUnreal = (sentence: string): boolean => UNREAL.test(sentence);

/** 票到了, 工程款下来, 你人来了: what comes first, in a clause of its own. */
const COMES =
  /^(?:(?:你|您|他)们?)?[^，。我没不]{0,4}[\u4e00-\u9fff]{0,4}(?:款|钱|票|货|证|贷|批文|判决|鉴定|人|车)(?:一|那边)?(?:到了?|到账了?|到手了?|到位了?|下来了?|批了|来了|出来了?)$/;
/** 房子归我，那我就签字: what stands in front of it is what it hangs on; 好，那我就签 answers. */
const THEN = /^那(?:我们?|咱们?|公司)(?:才|就)/;
const ANSWERS_ONLY = /^(?:好|行|嗯|可以|中|得|要得|没问题|既然|算了|这样)|了$/;

/** 你要是肯认一半, 要真是我们的问题, 他要认: told as a condition by whoever it hangs on. */
const HANGS_ON =
  /^(?:那|这样|好)?(?:(?:你|您|恁|他|她|对方)们?)?(?:要真是?|真要|要是)[^，]{2,}|^(?:你|您|恁|他|她)们?要(?:肯|认|能|同意|愿意|撤|回|赔)[^，。]{0,8}|^[^，。我]{0,4}(?:你|您)[^，。我]{0,4}(?:拿|带|寄|交|送)(?:过来|来|齐|上来)$/;
/** 她一回来我就叫她发, 甲方的款到了三天之内付清, 发票拿来就报: in the clause of the promise itself. */
const WITHIN =
  /^(.{0,8}一(?:回来|到|拿到|收到|下来|批|卖|发|好)[^，。我就]{0,4})(?:我|就)|^([^，。我]{0,8}[款钱货票证](?:一)?(?:到了?|到账|到手|拿来|拿过来|下来))(?:之后|以后|就|[一二三四五六七八九十\d])|^(卖[^，。我]{0,2}了)就|^([^，。我你没不]{2,10}(?:验收)?(?:合格|干完了?|做完了?))(?=我)/;

/** What a promise hangs on where no word says that it follows: 等他回来我叫他打给你, 他要认一分不留全给你. Null where nothing is told so. */
export function toldConditionOf(sentence: string): string | null {
  const clauses = sentence.replace(/[。！!；;]+$/, '').split(/[，,]/);
  const found = clauses.flatMap((clause, index) => {
    const within = WITHIN.exec(clause);
    if (within) return within[1] ?? within[2] ?? within[3] ?? within[4] ?? [];
    const waits =
      /^(?:[剩余]下的?|其余的?|钱)?(等(?![于会着下]|一[下会]|到?过完?年)[^，。]{1,9}?(?:回来|下来|到手|到账|到位|出来|好了?|完|卖脱?[了掉]?|卖出去|放款|发了?))(?=我|就|再|一次|全|还|给|付|$)/.exec(
        clause,
      );
    if (waits?.[1] !== undefined) return waits[1];
    const own = /^((?:你|您|恁|他|她)们?要(?:是)?(?:肯|认|能|同意|愿意|撤|赔))(?=我|一分)/.exec(clause);
    if (own?.[1] !== undefined) return own[1];
    const isBefore = index < clauses.length - 1;
    const isThen = THEN.test(clauses[index + 1] ?? '') && !ANSWERS_ONLY.test(clause);
    const isFirstDone =
      isThen || COMES.test(clause) || HANGS_ON.test(clause) || TOLD_AS_CONDITION.test(clause);
    return isBefore && isFirstDone ? clause : [];
  });
  const told = found.filter((one) => !isOnlyTime(one)).join('；');
  return told === '' ? null : told;
}

/** What of a promise is added behind it: 前提是你把诉撤了. Null where nothing is. */
export function addedConditionOf(sentence: string): string | null {
  const clauses = sentence.replace(/[。！!；;]+$/, '').split(/[，,]/);
  const from = clauses.findIndex((clause, index) => index > 0 && ADDED.test(clause) && clause.length > 3);
  return from === -1 ? null : clauses.slice(from).join('，');
}

function conditionIn(words: string, isFollowed: boolean): string | null {
  if (words.length < 2) return null;
  if (TOLD_AS_CONDITION.test(words)) return words;
  return isFollowed && DONE_FIRST.test(words) ? words : null;
}

const isFirst = (clause: string): boolean =>
  ASKED_FIRST.test(clause) && !/放心|[说讲]|[吗呢？]|别|不用/.test(clause);

function isOnlyTime(words: string): boolean {
  const rest = findSpokenDates(words).reduce((left, { raw }) => left.replace(raw, ''), words);
  return ONLY_TIME.test(rest.replace(/[，,]/g, ''));
}
