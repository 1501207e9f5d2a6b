import type { GrammarWord } from './question-token.ts';

/** What a fixed word says. */
export type Say = (match: RegExpExecArray) => GrammarWord | 'filler' | null;

const say = (word: GrammarWord) => () => word;

/** Words for what is reckoned of two columns or two figures, or held against today. */
export const RECKONINGS: readonly [RegExp, Say][] = [
  [/平均每个?月|月均|每月平均(?=是?多少$)/y, say({ word: 'per_period', part: 'month' })],
  [/平均每年|年均/y, say({ word: 'per_period', part: 'year' })],
  [/平均每个?季度|季均/y, say({ word: 'per_period', part: 'quarter' })],
  [
    /人均|平均每个?人|平均每位员工|户均|(?:on )?average per (?:person|head|employee)|per (?:head|capita|person)\b/y,
    say({ word: 'per_head' }),
  ],
  // Two columns, or two days, reckoned with one another.
  [
    /从|自(?=[\u4e00-\u9fff])|(?:到|至)(?![\d一二两三四五六七八九十百¥￥])|from\b|to\b/y,
    say({ word: 'reach' }),
  ],
  [/减去?|减掉|minus\b|less\b(?! than)/y, say({ word: 'minus' })],
  [
    /除以|与(?=.{1,12}之比)|ratio of\b|as a (?:share|percentage|proportion) of\b|divided by\b|之比|的比值/y,
    say({ word: 'over' }),
  ],
  [
    /净(?:流入|收入|进账|额|收支)|收支相抵后?的?(?:净额|余额|结余|余)?|收支(?:差额|净额|结余|差|轧差)|net(?: (?:inflow|income|amount|cash ?flow|receipts?))?\b/y,
    say({ word: 'net', isOut: false }),
  ],
  [/净(?:流出|支出)|net (?:outflow|expenses?|spending)\b/y, say({ word: 'net', isOut: true })],
  [
    /(?:还|尚)?(?:剩(?:余|下)?|欠)(?:的?(?:款项?|金额|余款))?|(?:(?:还|尚)?(?:没有?|未)(?:付清?|支付|结清|还清?|收回?|回款)|待(?:付|收))的?(?:钱|款项?|金额|余款|部分)|(?:没有?|未)(?:付清?|还清?)(?=$|[?？])|outstanding(?: amount)?\b|still owed\b|remaining(?: amount)?\b/y,
    say({ word: 'rest' }),
  ],
  [
    /(?:相差|差额|差距|差异)(?:是?多少)?|差了?(?:多少|几)|difference(?: between)?\b/y,
    say({ word: 'difference' }),
  ],
  [
    /(?:多|高|贵|增加|增多|长)(?:出了?|[放签卖发交借拿赚]了?|了)?(?=(?:多少|几|[\u4e00-\u9fff]{1,6}(?:多少|几)))|(?<=[比谁哪].{1,14})(?:更|比较|较)?(?:多|高|大|长)(?:些|一些|一点)?(?=[?？]|$)|more\b(?! than \d)|higher\b/y,
    say({ word: 'more', isMore: true }),
  ],
  [
    /(?:少|低|便宜|减少|短)(?:出|了|出了)?(?=(?:多少|几|[\u4e00-\u9fff]{1,6}(?:多少|几)))|(?<=[比谁哪].{1,14})(?:更|比较|较)?(?:少|低|小|短)(?:些|一些|一点)?(?=[?？]|$)|lower\b|fewer\b/y,
    say({ word: 'more', isMore: false }),
  ],
  [/毛利润?|差价|利润|margin\b/y, say({ word: 'margin' })],
  [
    /(?:审理|办理|处理|办案|合同|租赁|履行|服务)?(?:天数|时长|用时|耗时|周期|期限|时间(?=最|平均|超过|不到))|(?:审理|办理|处理)(?=了?(?:超过|不到|不足|满|大于|多于|至少))|(?:用|花|要|经过|历时)?了?(?:多少|几)天|多长时间|多久|how long\b|(?:how many |number of )?days\b|duration\b/y,
    say({ word: 'days' }),
  ],
  [/最(?:长|久|慢)/y, say({ word: 'longest', isDescending: true })],
  [/最(?:短|快)/y, say({ word: 'longest', isDescending: false })],
  [/(?:the )?(?:longest|slowest)\b/y, say({ word: 'longest', isDescending: true })],
  [/(?:the )?(?:shortest|fastest|quickest)\b/y, say({ word: 'longest', isDescending: false })],
  [
    /(?:还|尚)?(?:没有?|未)(?:全部|完全)?(?:付清|结清|还清|收齐|付完|还完)(?=的|[\u4e00-\u9fff])|not (?:yet )?(?:fully|completely) (?:paid|settled)\b/y,
    say({ word: 'unsettled' }),
  ],
  [/周末|双休日|(?:on )?weekends?\b/y, say({ word: 'weekend' })],
  // Held against today.
  [
    /已经?(?:过期|到期|届满|失效|过保质期|过了?有效期)了?|过期|过了?(?:保质期|有效期)|expired\b/y,
    say({ word: 'expired', isOfMoney: false }),
  ],
  [/已?(?:经)?(?:逾期|超期)|(?:overdue|past due)\b/y, say({ word: 'expired', isOfMoney: true })],
  [/已经?|already\b/y, say({ word: 'already' })],
  [/未结(?=案件)|在职(?!时|天|多久|年)/y, say({ word: 'without' })],
  // 没签劳动合同, not 未签订, which speaks of a day.
  [/(?:还没有?|尚未|没有?|未)签(?![订署的收了字发])/y, say({ word: 'without' })],
  [/还没有?|尚未|仍未|还未|没有|没|未|not yet\b/y, say({ word: 'without' })],
];
