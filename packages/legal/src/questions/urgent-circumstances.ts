/** Who is in danger: an adult, a child somebody else writes about, or a child who writes. */
export type UrgentPerson = (typeof URGENT_PERSONS)[number];
/** Every {@link UrgentPerson}. */
export const URGENT_PERSONS = ['adult', 'child', 'child_writer'] as const;
/** Whether money was paid already; what is not said is taken as just paid. */
export type PaymentStage = (typeof PAYMENT_STAGES)[number];
/** Every {@link PaymentStage}. */
export const PAYMENT_STAGES = ['not_paid', 'just_paid', 'long_ago'] as const;
/** What drives somebody to despair, where it is said. */
export type DespairCause = (typeof DESPAIR_CAUSES)[number];
/** Every {@link DespairCause}, what weighs most where several are said first. */
export const DESPAIR_CAUSES = ['debt', 'illness', 'exam', 'work', 'family'] as const;

/** What of a message decides which lines fit the person in danger. */
export interface UrgentCircumstances {
  person: UrgentPerson;
  payment: PaymentStage;
  cause: DespairCause | null;
}

const READ_CHARACTERS = 4_000;

/** Reads who is in danger, whether money was paid, and what drives to despair. What is not said is not guessed. */
export function readUrgentCircumstances(message: string): UrgentCircumstances {
  const text = message.slice(0, READ_CHARACTERS);
  return { person: readPerson(text), payment: readPayment(text), cause: readCause(text) };
}

const MINOR_AGE = '(?:[5-9]|1[0-7]|[五六七八九]|十[一二三四五六七]?)';
const SCHOOL =
  '(?:小学|初中|初[一二三]|高中|高[一二三]|[一二三四五六七八九]年级|职高|职校|中专)(?!毕业|的时候|时|那)';
/** `我今年十一岁`, `我在读初二`, `我还没成年`. */
const CHILD_WRITER = new RegExp(
  [
    `我(?:叫[^，,。]{1,4})?[，,]?(?:今年|才|刚满?|现在|只有|快|还)*(?<!\\d)${MINOR_AGE}(?:周)?岁(?!的)`,
    `我(?:今年|才|刚|现在|还)*(?:是|在)?(?:上|读|念)?(?:一名|个)?${SCHOOL}`,
    '我(?:是|还是)(?:个|一名)?(?:小|中|初中|高中)学?生',
    '我(?:还)?(?:没有?|未)(?:满十八|满18|成年)',
    "\\bI(?:'m| am)(?: only| just)? (?:[6-9]|1[0-7])\\b(?! ?(?:%|weeks?|months?|days?|hours?|km|minutes?))",
    '\\bmy (?:stepdad|stepmom|stepfather|stepmother)\\b.{0,80}\\b(?:home from school|my homework)\\b',
  ].join('|'),
  'i',
);
const CHILD = new RegExp(
  `孩子|小孩|娃|宝宝|女儿|儿子|闺女|囡|外孙|孙子|孙女|侄女|侄子|外甥|小朋友|小男孩|小女孩|妮儿|幼儿园|小学|初中|初[一二三]|高[一二三]|未成年|学生|(?<!\\d)${MINOR_AGE}岁|弟弟|妹妹|\\b(?:child|children|kids?|toddler|baby|daughter|son|nephew|niece|little (?:girl|boy)|(?:[2-9]|1[0-7])[- ]year[- ]old|pupil)\\b`,
  'i',
);
const GROWN =
  /(?:女儿|儿子|闺女|妹妹|弟弟|侄女|侄子|孙女|学生)[^，,。]{0,8}(?:大学|大[一二三四]|研究生|上班|工作|结婚|(?:1[89]|[2-9]\d)岁|二十|三十)|大学生|研究生/;
/** It was done to the writer: a child that stands in the same story is not the one in danger. */
const TO_WRITER =
  /(?:摸|碰|压|按|侵犯|强奸|强暴|猥亵|骚扰|扑倒?|亲|抱|强迫|逼|灌|打|掐|扇|踢|堵|威胁)(?:了)?我(?!家|的?(?:女|儿|孩|闺|娃|妹|弟|侄|外|孙|学))|(?:把|给|对|让)我(?!家|的?(?:女|儿|孩|闺|娃|妹|弟|侄|外|孙|学))[^，,。]{0,12}(?:按|压|拖|灌|脱|做了|摸|侵犯|动手|陪)|我(?:被|遭)|(?:^|[，,。])(?:刚刚?|又|今天|昨晚|昨天|现在)?(?:被|遭)(?!关|锁|绑)|\b(?:raped|touched|groped|assaulted|hit|drugged|forced) me\b/i;

function readPerson(text: string): UrgentPerson {
  if (CHILD_WRITER.test(text)) return 'child_writer';
  return CHILD.test(text) && !GROWN.test(text) && !TO_WRITER.test(text) ? 'child' : 'adult';
}

const NOT_YET =
  /(?:还没有?|还未|没有?|未)(?:给|敢|来得及)?(?:他|她|对方)?(?:再)?(?:转|付|交|打|汇|充|给)(?:钱|款|账|过去|出去|给|$|[，,。？?])|(?:要不要|该不该|能不能|可不可以|敢不敢)(?:先)?(?:再)?(?:转|付|交|打|汇|充)|(?:正在|准备|正要|打算|马上|非要)[^，,。]{0,16}(?:转|付|交|打钱|汇|充|取钱|取款)|\b(?:have not|haven't|didn't|not) (?:yet )?(?:paid|sent|transferred)|\bshould i (?:pay|send|transfer)\b/i;
const PAID =
  /(?:转|付|交|打|汇|充|投|给|借|垫|刷)(?:进去|过去|出去|走)?(?:了|给了|进了|完)|(?:转|打|汇)过去|被(?:人|他|她|对方|网友)?(?:电信|网络|电话)?(?:诈骗|骗|盗刷|转走|划走|扣)|骗了|骗走|没了|空了|进去[一二三四五六七八九十\d]|少了|\b(?:paid|sent|transferred|wired|deposited|lost|scammed|in for|gave)\b/i;
const LONG_AGO =
  /去年|前年|大前年|上个?月|年前|(?:[一二两三四五六七八九十几半]|\d+)个?多?(?:月|年)(?:多)?(?:以?前|了|过去)|很久|\b(?:last (?:year|month)|(?:months?|years?) ago)\b/i;

function readPayment(text: string): PaymentStage {
  const paid = PAID.test(text.replace(new RegExp(NOT_YET, 'gi'), ''));
  if (!paid && NOT_YET.test(text)) return 'not_paid';
  return paid && LONG_AGO.test(text) && !/刚|今天|昨天|昨晚|just now|today|yesterday/i.test(text)
    ? 'long_ago'
    : 'just_paid';
}

const CAUSES: readonly { cause: DespairCause; says: RegExp }[] = [
  {
    cause: 'debt',
    says: /欠(?!薪|了?(?:我|俺|咱)|着我)|债|网贷|花呗|借呗|催收|贷款|房贷|还不(?:上|起|清)|赔不起|破产|爆仓|信用卡|\b(?:debts?|loans?|owe|credit cards?|bankrupt)\b/i,
  },
  {
    cause: 'illness',
    says: /癌|绝症|化疗|透析|晚期|瘫|抑郁症|重度抑郁|(?:得了|查出|确诊)[^，,。]{0,8}(?:病|癌|瘤)|这个?病|\b(?:cancer|illness|incurable|diagnosed)\b/i,
  },
  {
    cause: 'exam',
    says: /考(?:砸|不上|不好|不过|试|研|差|完)|高考|中考|成绩|分数|挂科|延毕|劝退|退学|读书|作业|导师|\b(?:exams?|grades?|failed (?:school|college))\b/i,
  },
  {
    cause: 'work',
    says: /工作|公司|老板|领导|辞退|裁员|开除|失业|欠薪|工资|加班|\b(?:job|boss|fired|laid off|work)\b/i,
  },
  {
    cause: 'family',
    says: /离婚|分手|出轨|老公|老婆|男友|女友|男朋友|女朋友|对象|婆家|爸妈|父母|我妈|我爸|家里|儿媳|前夫|前妻|\b(?:divorce|husband|wife|boyfriend|girlfriend|parents?|mother|father|broke up|left me)\b/i,
  },
];

const readCause = (text: string): DespairCause | null =>
  CAUSES.find(({ says }) => says.test(text))?.cause ?? null;
