import type { Said } from './said.ts';

const WHO = '(?:他们?|她们?|它|家属|大家|对方|其|您|你|用户|客户|当事人)?';
/** Leads to somebody else: 请拨12333, 让他们打我电话, 联系工会, 请到所里来. */
const REFERS = new RegExp(
  `^(.*?)(?:(?:请|让|叫|建议|可以|可)${WHO}(?:先|直接|立即|马上|尽快|另行|自行|再|去)*(?:联系|去找|找|打|拨打?|致电|咨询|问|报警|到|去|来电)|(?:联系|去找|拨打|拨|致电)|(?<![\\p{Script=Han}])找(?=.*(?:律师|部|科|局|会|中心|处|大队|站))|(?<=的)找)(.+)$`,
  'u',
);
const CONTACT =
  /^(?:我的?)?(?:联系方式|联系电话|电话|手机|微信|邮箱|地址|QQ)(?:号码?)?(?:是|为|[：:])?\s*(.*[\dA-Za-z@].*)$/;
const ASKS =
  /^(?:请|要|需要|应当|应该)*(?:先|首先|一上来|开头)(?:要|得|把)?(?:问|了解|弄|搞|确认)(?:清楚?|明白|一下|对方|用户|他们|当事人)*[：:\s]*(.+)$/;
const ALSO_ASKS = /^(?:涉嫌|关在|欠了|有没有|是否|什么时候|多少|几个)/;

const ANSWERS = '(?:回?答|解答|谈|聊|涉及|接茬?|处理|受理|碰|审|看|回应|管|办|做|理)';
const ADVERBS = '(?:我们?|这里|在这里|一概|一律|概|都|就|也|暂|全)*';
/** 刑事的事不答; with nothing before it, it is of what was said last. */
const LEFT_AFTER = new RegExp(
  `^(.*?)(?:的)?(?:事情?|问题|案件|案子|话|咨询)?${ADVERBS}(?:不|别|不用|不要|不再|不予|不在这里|不必)(?:要|用|再|予)?${ANSWERS}(?:了|的)?$`,
);
const LEFT_BEFORE =
  /^(?:我们?|这里|本助手)?(?:不|别|不要|不再|拒绝|不用)(?:回答|解答|答|谈|聊|涉及|接受?|处理|受理|碰|审|看|管|负责)(.{2,})$/;
const LEFT_DOING = /^不(?:做|办)(.{2,}(?:问题|案件|方面.*|业务|咨询))$/;
const LEFT_PERSON = /^(.{2,}?)(?:来问|来咨询|问起|来找)(?:的)?/;
/** What somebody does for others, which is no topic of a question. */
const DEED = /代写|代理|起草|诉状|文书|鉴定|谈判|代查|论文|作业|筹划|出庭|催收/;
const NOT =
  /(?:^|[^特分区差])(?:不(?!过|同|动产|当得利|少|管|错|懂|了解|清楚)|别(?!人|墅)|勿|禁止|严禁|拒绝)/;
const NO_TOPIC =
  /^(?:答不了|不懂|有疑问|有争议|遇到|出现|如有|还有|其他|需要|拿不准|不清楚|不会|搞不定|不行|超出)/;
const LITIGATES = /打官司|诉讼|出庭|代理/;

const TONE =
  /语气|口吻|口气|态度|风格|语调|温和|平和|平实|简洁|简短|通俗|耐心|细致|友好|亲切|正式|严谨|直白|直接|绕弯|客气|坚定|温暖|冷静|中立|条理|活泼|轻松|大白话|说人话|人话|短句|听得懂|法言法语|晦涩|简单的话|慢慢讲|讲清楚|越短越好|字(?:数)?(?:不要|别)?太多|句话|先安慰|像.+(?:一样|似的|那样)|专业(?:但|克制|严谨|$)|细一点|克制/;
const TONE_LEADS =
  /^(?:要求|请)?(?:说话|回答|答案|语言|语气|口吻|口气|态度|风格|讲得)?(?:要|得|应|尽量|请|用|务必|保持)?/;

const SELF = /^(?:我(?:们)?(?:是|在|做了?|叫)|本人是?|作为)(.+)$/;
const LED_BY =
  /^(?:.{0,5}?(?:想|要|希望)(?:做|用来|用于)?(?:一个)?)?(?:主要|专门|专)?(?:是|也|来|想)?(?:面向|服务(?:对象)?(?:是|于|为)?|对象(?:是|为)|针对|帮助?|给|为|替|教|让|站在|供)(.+)$/;
/** Where those who are helped end, and what they are helped with begins. */
const HELP_BEGINS =
  /(?:自己)?(?:先)?(?:处理|解决|解答|回答|看看|看|讲|说明|说|算|审|用的|用|查|申请(?!人|执行人)|搞|弄清|了解|指出|提供|梳理|分析|把|怎么|(?<!正)在|角度|里)/;
const MATTERS_LEAD =
  /^(?:我|我们|本助手)?(?:想|要|主要|专门|只|专|还|也|都|能|会|可以)*(?:是|来)?(?:(?:给|为|跟|向)[^讲说解]{1,12})?(?:做|讲解|讲讲|讲|说明|说|解答|回答|答|包括|涉及|处理|解决|负责|看|告诉.{0,4}|解释|说清楚|常问我|问)(?=.{2,})/;
const MATTERS_TAIL =
  /(?:等)?(?:的)?(?:这些|这类|一类|等|方面的?|相关的?)*(?:问题|事情|事|法律咨询|咨询|纠纷问题)?(?:都能问|也可以问|都可以问|可以问|那一套程序)?(?:的)?(?:小?助手|顾问)?$/;
const CLONE_ITSELF = /^(?:一个|这个|本)?.{0,14}(?:小)?(?:助手|帮手|机器人|分身|智能体)$/;

const ELSEWHERE = /^(.+?)的?(?:问题|案件|事)?(?:请.{0,3}另行咨询|除外)$/;

/** What one clause of a Chinese description says. */
export function readChineseClause(clause: string): Said {
  const contact = CONTACT.exec(clause);
  if (contact?.[1]) return [['referTo', clause]];
  const asked = ASKS.exec(clause);
  if (asked?.[1]) return list(asked[1]).map((one) => ['asks', one] as const);
  const left = ELSEWHERE.exec(clause);
  if (left?.[1]) return [['refusals', left[1]]];
  if (/^(?:每次|务必|最后|都要)/.test(clause)) return [['also', clause]];
  const refers = REFERS.exec(clause);
  if (refers) return readReferral(refers[1] ?? '', refers[2] ?? '', clause);
  if (TONE.test(clause) && !/怎么|问题/.test(clause)) return [['tone', toneOf(clause)]];
  const leftOut = readLeft(clause);
  if (leftOut) return leftOut;
  if (ALSO_ASKS.test(clause) && clause.length < 12) return [['asks', clause]];
  return readServed(clause);
}

function readReferral(before: string, target: string, clause: string): Said {
  const to = clause.includes('报警')
    ? clause.slice(clause.indexOf('报警'))
    : target.replace(/^(?:我的?)(?=手机|电话|微信|邮箱)/, '我的');
  const topic = before
    .replace(/^(?:涉及|遇到|如果是|凡是)/, '')
    .replace(/(?:来问|来咨询)$/, '的提问')
    .replace(/(?:需要|要)?(?:的话|的问题|的事|的|问题|去)$/, '');
  const refers = /别人|别处|另请/.test(to) ? [] : [['referTo', to] as const];
  if (
    before === '' ||
    NO_TOPIC.test(before) ||
    LITIGATES.test(before) ||
    topic.length < 2 ||
    /^(?:我|有)/.test(topic)
  )
    return refers;
  return [['refusals', topic], ...refers];
}

/** What is left out: topics that are not answered, and deeds that are not done. */
function readLeft(clause: string): Said | null {
  if (/^(?:我)?不是/.test(clause)) return [['also', clause]];
  const after = LEFT_AFTER.exec(clause);
  const person = LEFT_PERSON.exec(clause);
  if (person?.[1] && NOT.test(clause)) return [['refusals', `${person[1]}的提问`]];
  if (after) {
    const topic = (after[1] ?? '').replace(/^(?:涉及|遇到|关于)/, '').replace(/[,，]?(?:我|这里|就)+$/, '');
    if (topic === '') return [];
    return DEED.test(topic) ? [['limits', clause]] : [['refusals', topic]];
  }
  const before = LEFT_DOING.exec(clause) ?? LEFT_BEFORE.exec(clause);
  if (before?.[1] && !DEED.test(before[1]))
    return [['refusals', before[1].replace(/(?:方面)?的?(?:问题|案件|咨询)$/, '')]];
  return NOT.test(clause) && !/怎么|吗|退不|还不|能不能|不还|不退/.test(clause) ? [['limits', clause]] : null;
}

const toneOf = (clause: string): string =>
  clause
    .replace(TONE_LEADS, '')
    .replace(/(?:的)?(?:语气|口吻|口气|态度)$/, '')
    .replace(/(?<=.{2})一点$/, '') || clause;

/** Whom it serves and with what; what leads up to neither is what it speaks of. */
function readServed(clause: string): Said {
  const self = SELF.exec(clause);
  if (self?.[1]) return readMaker(clause, self[1]);
  const led = LED_BY.exec(clause.replace(/^.{0,10}(?=站在|对象是)/, ''));
  if (led?.[1]) {
    const rest = led[1];
    const everybody = /^大家(?=.{3})/.exec(rest);
    if (everybody) return [['audience', everybody[0]], ...matters(rest.slice(2))];
    const found = HELP_BEGINS.exec(rest);
    const begins = found && found.index > 0 ? found : null;
    const whom = plainWhom(begins ? rest.slice(0, begins.index) : rest);
    const withWhat = begins ? rest.slice(begins.index + (/怎么/.test(begins[0]) ? 0 : begins[0].length)) : '';
    return [
      ...(whom.length > 1 && !/^(?:人|别人)$/.test(whom) ? [['audience', whom] as const] : []),
      ...matters(withWhat),
    ];
  }
  const used = /^(.{2,12}?)(?:内部)?用的?(?:[^\p{Script=Han}].*|.{0,10}助手)?$/u.exec(clause);
  if (used?.[1] && !/^(?:只|都|能|专)/.test(used[1])) return [['audience', plainWhom(used[1])]];
  if (/^(?:名称|叫|名字)/.test(clause)) return [];
  if (CLONE_ITSELF.test(clause)) {
    const own = clause
      .replace(/(?:的)?(?:小)?(?:法律)?(?:助手|帮手|机器人|分身|智能体)$/, '')
      .replace(/^.*?用的|^(?:一个|这个|本)|做的$/g, '');
    if (/(?:律师|顾问)$/.test(own)) return [['maker', own]];
    return own.length > 1 && !/志愿者|校园/.test(own) ? matters(own.replace(/^帮人/, '')) : [];
  }
  if (/(?:律师|顾问|出身|志愿者|会计|咨询师|代理人|仲裁员|法官|警察|团队)$/.test(clause))
    return [['maker', clause]];
  return matters(clause);
}

function readMaker(clause: string, self: string): Said {
  if (/^(?:想|要)/.test(self)) return readServed(self);
  if (/^我(?:们)?叫|^本人叫/.test(clause) && self.length <= 4) return [];
  return [['maker', self.replace(/^了(?=.+年)/, '做了').replace(/^(?:一名|一个|个)/, '')]];
}

const plainWhom = (words: string): string =>
  words
    .replace(/^(?:正在|那些|所有|普通的?)(?=.{2})/, '')
    .replace(/(?:们|的)$/, '')
    .replace(/(?:的?角度|的?立场|给)$/, '');

function matters(words: string): Said {
  const plain = words
    .replace(MATTERS_LEAD, '')
    .replace(MATTERS_TAIL, '')
    .replace(/^(?:的|做|有关|关于)/, '')
    .trim();
  return plain.length > 1 ? [['matters', plain]] : [];
}

/** 租期、押金和月租: each by itself. */
const list = (words: string): string[] =>
  words
    .split(/[、，,]|(?<=.{2})(?:以及|和)(?=.{2})/)
    .map((one) => one.trim())
    .filter((one) => one.length > 1);
