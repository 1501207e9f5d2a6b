import type { TimePart } from '@mingfa/contract/table-query';
import { parseNumeral } from '@mingfa/legal/figures/numerals';
import type { GrammarWord } from './question-token.ts';
import { RECKONINGS, type Say } from './reckoning-words.ts';

const COUNT = '(\\d{1,4}|[一二两三四五六七八九十]{1,3})';
const countOf = (text: string | undefined) => parseNumeral(text === '两' ? '二' : (text ?? '')) ?? 0;
const say = (word: GrammarWord | 'filler') => () => word;
const part = (of: TimePart) => say({ word: 'part', part: of });
const bound = (of: 'above' | 'at_least' | 'below' | 'at_most' | 'equals') =>
  say({ word: 'bound', bound: of });
const behind = (of: 'at_least' | 'at_most' | 'above' | 'below') => say({ word: 'bound_behind', bound: of });

const WHICH_PARTS: Record<string, TimePart> = {
  年: 'year',
  季度: 'quarter',
  季: 'quarter',
  月: 'month',
  周: 'week',
  天: 'day',
  日: 'day',
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
};
const ENGLISH_COUNT = 'one two three four five six seven eight nine ten'.split(' ');
const anyCount = (text = '') =>
  ENGLISH_COUNT.includes(text) ? ENGLISH_COUNT.indexOf(text) + 1 : countOf(text);
/** Classifiers of rows, and of what rows are about. */
const ROWS = '笔|条|单|行';
const THINGS = '个|家|位|名|种|类|人|户|项|大|所';

/** Fixed words of questions, Chinese and English; the longest that stands at a place counts. */
const GRAMMAR: readonly [RegExp, Say][] = [
  // What rows are put together by.
  [/(?:每一?个?|各)人(?![均数员])|(?<=[个名位])人(?![均数员])/y, say({ word: 'which', isMany: true })],
  [/(?:按照?|依照?|根据|分)(?!之)/y, say({ word: 'by' })],
  [
    /(?:每一?|各(?!有?(?:多少|几)))(?:个|家|位|名|种|类(?![别型目])|户|项|人(?!均))?(?=[\u4e00-\u9fff])/y,
    say({ word: 'by' }),
  ],
  [/不同的?/y, say({ word: 'by' })],
  [/(?:group(?:ed)? by|by|per|for each|each|every)\b/y, say({ word: 'by' })],
  [/(?:按照?|每一?个?|各个?|逐|分|历)年(?:度|份)?|年度|年份/y, part('year')],
  [/(?:按照?|每个?)半年/y, part('half_year')],
  [/(?:按照?|每一?个?|各个?|逐|分)季度?|季度/y, part('quarter')],
  [/(?:按照?|每一?个?|各个?|逐|分)(?:自然)?月(?:份|度)?|月度|月份/y, part('month')],
  [/(?:按照?|每|各|逐|分)(?:周|星期)(?![一二三四五六日])/y, part('week')],
  [/(?:按照?|每一?|各|逐|分)(?:日(?!期)|天)|按日期(?!排|从|由|倒|升|降)/y, part('day')],
  [/(?:按照?|每|各)?(?:星期几|周几|礼拜几)/y, part('weekday')],
  [/(?:按照?|每个?|各个?)(?:小时|时段|钟点)/y, part('hour')],
  [
    /(?:(?:by|per|each|every) (year|quarter|month|week|day)|(yearly|annually|quarterly|monthly|weekly|daily))\b/y,
    ([, named, adverb]) => {
      const of =
        WHICH_PARTS[named ?? ''] ??
        {
          yearly: 'year',
          annually: 'year',
          quarterly: 'quarter',
          monthly: 'month',
          weekly: 'week',
          daily: 'day',
        }[adverb ?? ''];
      return of ? { word: 'part', part: of as TimePart } : null;
    },
  ],
  [
    /哪(?:一)?(?:个)?(年|季度?|月|周|天|日)(?:份|度)?/y,
    ([, of = '']) => ({ word: 'which_part', part: WHICH_PARTS[of] ?? 'month' }),
  ],
  [
    /(?<=最[多少高大低小]的)(?:那|那?一)(?:个)?(年|季度?|月|周|天|日)/y,
    ([, of = '']) => ({ word: 'which_part', part: WHICH_PARTS[of] ?? 'month' }),
  ],
  [/什么时候|何时|when\b/y, say({ word: 'which_part', part: 'day' })],
  [
    /(?:which|what) (year|quarter|month|week|day)\b/y,
    ([, of = '']) => ({ word: 'which_part', part: WHICH_PARTS[of] ?? 'month' }),
  ],
  [
    /哪(?:一)?(?:个|家|位|名|种|类|户|项)?(?![年季月周天日笔条些几])|谁/y,
    say({ word: 'which', isMany: false }),
  ],
  [/(?:有)?哪(?:些|几)(?:个|家|位|名|种|类|户|项|人)?(?!笔|条)/y, say({ word: 'which', isMany: true })],
  [/(?:which|who)\b/y, say({ word: 'which', isMany: true })],
  [/(?<=的)人(?:员)?(?:是谁)?(?![\u4e00-\u9fff])/y, say({ word: 'which', isMany: false })],
  [/(?<=的)人(?:员)?有哪些/y, say({ word: 'which', isMany: true })],
  // Rows.
  [/(?:每一?笔|单笔|逐笔|每一?条|单条)/y, say({ word: 'each_row' })],
  [/(?:per|each) (?:row|record|transaction|order|invoice|entry|payment)\b/y, say({ word: 'each_row' })],
  [
    /(?:列出|列举|列一下|显示|展示|找出|找到|筛选?出?|导出|名单|清单|有?哪些(?=记录|明细|交易|流水)|有?(?:是?哪一?|哪几)(?:笔|条|份|件|张|起|宗)|查出)(?:一下|来|所有|全部)?/y,
    say({ word: 'list' }),
  ],
  [/(?:list|show me|show|display|find)\b/y, say({ word: 'list' })],
  [/(?:交易|流水)?(?:记录|明细)|流水|条目|交易|订单/y, say({ word: 'row_noun' })],
  [/(?:rows|records|transactions|entries|orders|invoices)\b/y, say({ word: 'row_noun' })],
  // Figures.
  [
    new RegExp(`(?:多少|几)(?:${ROWS}|次)|笔数|次数|条数|件数|记录数|行数|单数`, 'y'),
    say({ word: 'count_rows' }),
  ],
  [
    /(?:how many|number of|count of) (?:rows|records|transactions|entries|payments|orders|invoices)\b|\bcount\b/y,
    say({ word: 'count_rows' }),
  ],
  [
    /(?:多少|几)(?:个人|个|家|位|名|种|类|人|户|项|份|件|张|起|宗|桩|所)(?:不同的?)?|(?:家|户|人|个|份|张)数|(?<=[\u4e00-\u9fff])数(?=$|[\s,。，?？]|是|最|按|和|的?(?:对比|比较|相比|占比|排名)|分别)|(?:总数|数量?)(?=[\s,。，?？和与及、]|是?多少|合计|最[多少]|的?(?:对比|比较|相比|占比|排名|环比|同比|相?差)|各|分别|$)/y,
    say({ word: 'count_things' }),
  ],
  [/(?:how many|number of) (?:people|persons|employees|workers|staff)\b/y, say({ word: 'count_things' })],
  [/(?:how many|number of) (?:different |distinct )?/y, say({ word: 'count_things' })],
  [
    /合计|总额|总和|总计|总共|一共|共计|加起来|加总|求和|汇总|总(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])共(?=[\u4e00-\u9fff])/y,
    say({ word: 'sum' }),
  ],
  [/(?:total|sum(?: of)?|altogether|in all)\b/y, say({ word: 'sum' })],
  [
    /多少(?:钱|元|块钱?)?(?![笔条单行次个家位名种类人户项份件张起宗桩所天年月])|(?:是|有)多少(?:钱|元)?(?![笔条单行次个家位名种类人户项份件张起宗桩所天年月])/y,
    say({ word: 'how_much' }),
  ],
  [/how much\b/y, say({ word: 'how_much' })],
  [/平均[值数]?|均值|平均每笔/y, say({ word: 'average' })],
  [/(?:average|mean|avg)\b/y, say({ word: 'average' })],
  [/中位数/y, say({ word: 'median' })],
  [/median\b/y, say({ word: 'median' })],
  [
    /(?:日均|周均)|(?:平均每|每)(?:个?月|年|天|日|人|周|个?季度|家|户|个|位)平均|平均每(?:天|日|周|家|户|个|位)|方差|标准差|相关|预测|趋势|为什么|为何|原因|异常|是否|可能/y,
    say({ word: 'beyond' }),
  ],
  [
    /(?:why|predict|forecast|correlation|trend|standard deviation)\b|average (?:monthly|daily|yearly)/y,
    say({ word: 'beyond' }),
  ],
  ...RECKONINGS,
  // The first and the last day.
  [/(?:最后|最近|最新|最晚)的?一(?:笔|条)/y, say({ word: 'edge', isLast: true, isRow: true })],
  [/最早的?一(?:笔|条)|第一(?:笔|条)/y, say({ word: 'edge', isLast: false, isRow: true })],
  [/最后一次|最近一次|最晚(?:一次)?/y, say({ word: 'edge', isLast: true, isRow: false })],
  [/最早(?:一次)?|首次|第一次/y, say({ word: 'edge', isLast: false, isRow: false })],
  [/(?:the )?(?:latest|most recent)\b/y, say({ word: 'edge', isLast: true, isRow: false })],
  [/(?:the )?earliest\b/y, say({ word: 'edge', isLast: false, isRow: false })],
  // First ones.
  [/最多/y, say({ word: 'most', isDescending: true, isSum: true })],
  [/最少/y, say({ word: 'most', isDescending: false, isSum: true })],
  [/最(?:高|大|贵)/y, say({ word: 'most', isDescending: true, isSum: false })],
  [/最(?:低|小|便宜)/y, say({ word: 'most', isDescending: false, isSum: false })],
  [/(?:the )?most\b/y, say({ word: 'most', isDescending: true, isSum: true })],
  [/(?:the )?(?:least|fewest)\b/y, say({ word: 'most', isDescending: false, isSum: true })],
  [
    /(?:the )?(?:highest|largest|biggest|maximum|max|greatest)\b/y,
    say({ word: 'most', isDescending: true, isSum: false }),
  ],
  [/(?:the )?(?:lowest|smallest|minimum|min)\b/y, say({ word: 'most', isDescending: false, isSum: false })],
  [
    new RegExp(`(?:排名?)?前${COUNT}(${ROWS})?(?:${THINGS})?的?`, 'y'),
    ([, count, rows]) => ({ word: 'top', count: countOf(count), isRows: rows !== undefined }),
  ],
  [
    /(two|three|four|five|six|seven|eight|nine|ten)(?= (?:largest|biggest|highest|smallest|lowest|longest|shortest)\b)/y,
    ([, count]) => ({ word: 'top', count: anyCount(count), isRows: false }),
  ],
  [
    /(?:the )?(?:top|first) (\w+)\b/y,
    ([, count]) => (anyCount(count) > 0 ? { word: 'top', count: anyCount(count), isRows: false } : null),
  ],
  // Held against others.
  [
    /(?:所?占的?(?:总(?:额|数|体|量)?|全部|整体|合计|比重?)?的?)(?:比例|百分比|比重|份额|多少|百分之几|几成)?|比重|比例|份额|百分比|百分之几|几成|构成|占(?=.{1,10}(?:比例|比重|百分比|多少|百分之几|几成|份额))/y,
    say({ word: 'share' }),
  ],
  [/(?:share|percentage|proportion)(?: of (?:the )?total)?\b/y, say({ word: 'share' })],
  [/环比(?:增长率?|增幅|变化率?|变动)?(?:了?多少)?/y, say({ word: 'growth_before' })],
  [/同比(?:增长率?|增幅|变化率?|变动)?(?:了?多少)?/y, say({ word: 'growth_on_year' })],
  [/增长(?:率|幅度|了)?(?:是?多少)?|增幅|涨幅|涨了?多少|变化(?:率|了)?(?:多少)?/y, say({ word: 'growth' })],
  [/(?:growth(?: rate)?|change|increase)\b/y, say({ word: 'growth' })],
  [/year[- ]over[- ]year|yoy\b/y, say({ word: 'growth_on_year' })],
  [/month[- ]over[- ]month|mom\b/y, say({ word: 'growth_before' })],
  [
    /比上(?:一?个?月|期|季度?|年)|较上(?:一?个?月|期|季度?|年)|比前一个?(?:月|季度|年)|(?:from|over|than) the (?:previous|prior) (?:month|quarter|year)/y,
    say({ word: 'growth_before' }),
  ],
  [/(?:相比|对比|比较|比)(?:一下|如何|怎么样)?|than\b/y, say({ word: 'versus' })],
  [/(?:compare\b|compared (?:to|with)|versus|vs\.?)/y, say({ word: 'versus' })],
  [/累计/y, say({ word: 'running' })],
  [/(?:running total(?: of)?|cumulative)\b/y, say({ word: 'running' })],
  [/排名|排行榜?|名次/y, say({ word: 'rank' })],
  [/rank(?:ing|ed)?\b/y, say({ word: 'rank' })],
  [
    /(?:从|由)(?:高到低|大到小|多到少|新到旧|晚到早)(?:排列|排序|排)?|降序|倒序/y,
    say({ word: 'order', isDescending: true }),
  ],
  [
    /(?:从|由)(?:低到高|小到大|少到多|旧到新|早到晚)(?:排列|排序|排)?|升序/y,
    say({ word: 'order', isDescending: false }),
  ],
  [/descending\b/y, say({ word: 'order', isDescending: true })],
  [/ascending\b/y, say({ word: 'order', isDescending: false })],
  [/排序|排列/y, say({ word: 'sort' })],
  [/(?:sort(?:ed)?|order(?:ed)?) by\b/y, say({ word: 'sort' })],
  // What is left out.
  [/不含|不包括|不包含|不算|除了|除去?(?!以外)|排除|剔除|去掉|扣除|不是|非/y, say({ word: 'not' })],
  [/(?:excluding|except(?: for)?|without|other than)\b|(?:is |are )?not\b/y, say({ word: 'not' })],
  [/(?:以外|之外|除外)|其[他它余]的?/y, say({ word: 'outside' })],
  [/(?:包含|含有?|包括|带有|提到|写着)(?:"|“)?(?=.)/y, say({ word: 'contains' })],
  [/(?:contain(?:s|ing)?|mention(?:s|ing)?)\b/y, say({ word: 'contains' })],
  [
    /(?:为|是)空的?|空白|(?:还|尚)?(?:没有?|未)(?:填写?|登记|录入|写明?|注明|标注|提供)的?|缺失/y,
    say({ word: 'empty' }),
  ],
  [/(?:is |are )?(?:empty|missing|blank)\b/y, say({ word: 'empty' })],
  [/不为空|有填写?的?/y, say({ word: 'not_empty' })],
  // Compared with numbers.
  [/不超过|不高于|不大于|不多于|至多|最多不超过|小于等于|<=|≤/y, bound('at_most')],
  [/不低于|不少于|不小于|至少|大于等于|达到|>=|≥|满(?=[\d一二两三四五六七八九十百千万])/y, bound('at_least')],
  [/超过了?|大于|高于|多于|超出|>/y, bound('above')],
  [/小于|低于|少于|不到|不足|不满|</y, bound('below')],
  [/(?:为|是|呈)?负(?:数|值|的)?(?![责债担荷面])|(?:is |are )?negative\b/y, say({ word: 'negative' })],
  [/等于|=|(?:为|是)(?=\d[\d,.]*(?:%|元|块|万|亿))/y, bound('equals')],
  [/(?:more than|over|above|greater than|exceed(?:s|ing)?)\b/y, bound('above')],
  [/(?:less than|under|below)\b/y, bound('below')],
  [/at least\b/y, bound('at_least')],
  [/at most\b|no more than\b/y, bound('at_most')],
  [/(?:及|或)?以上(?!数据|内容|情况)/y, behind('at_least')],
  [/(?:及|或)?以下(?!数据|内容|情况)|以内|之内/y, behind('at_most')],
  [
    /介于|在(?=[\d一二两三四五六七八九十]+[\d万千百亿元,.]*(?:到|至|和|-|~))|between\b/y,
    say({ word: 'between' }),
  ],
  [/之间/y, say({ word: 'between' })],
  [/分别|各自|各(?=有?(?:多少|几))|respectively/y, say({ word: 'separately' })],
  [
    /(?:以及|但是?|不过|同时|又|并且|而且|且|和|与|跟|及|、|\/|,(?= ?[a-z])|and\b|or\b|或者?)/y,
    say({ word: 'and' }),
  ],
  [/(?:到|至|~|-)(?=[\d一二两三四五六七八九十百¥￥])/y, say({ word: 'and' })],
  // What says nothing by itself.
  [
    /请问?|麻烦|新(?=[立增签收开])|往来(?=$|[?？])|还(?=有)|经手的|负责的|承办的|经办的|上(?=一共|总共|共|有)|现在|目前|当前|截至目前|至今|截至今天|手上|手里|名下|我们|咱们?|本公司|公司(?=[一总]?共|有|里)|帮我|给我|替我|给|我想|想要?|知道|看看?|看一?下|查看|查一?下|查询|统计一?下?|计算一?下?|算一?算|算一?下|算出|告诉我|的话|的|地|得|了|吗|呢|吧|啊|是|有|在|里面?|中|内|其中|情况|数据|这个|这些|这张表?|表里|所有|全部|全体|为|对于|于|向|由|就|都|什么|怎么样|如何|一下|过|的?时候|到(?:现在|目前|今天)|那些?|该|涉及|共有|其|时|钱(?!数)|来自|属于|进行|结果|按(?=从|由)|[\s,。，？?！!：:；;.“”"'‘’()（）《》【】]+/y,
    say('filler'),
  ],
  [
    /(?:please|as of (?:today|now)|currently|now|today|still|had|can you|could you|tell me|give me|what(?:'s| is| are| was| were)?|sold|made|send|sent|issued?|charged?|billed|is|are|was|were|the|of|in|on|to|a|an|for|from|did|do|does|we|i|me|my|our|all|there|that|have|has|got|get|gets|buy|bought|place|placed|work here|works here|with|where|whose|their|its|it)\b/y,
    say('filler'),
  ],
];

/** The fixed word that stands at a place, the longest. */
export function grammarAt(flat: string, start: number): { end: number; word: GrammarWord | 'filler' } | null {
  let best: { end: number; word: GrammarWord | 'filler' } | null = null;
  for (const [pattern, read] of GRAMMAR) {
    pattern.lastIndex = start;
    const match = pattern.exec(flat);
    if (!match || match[0] === '' || start + match[0].length <= (best?.end ?? start)) continue;
    // Latin words begin and end where they stand.
    if (/[a-z]/.test(match[0][0] ?? '') && /[a-z0-9]/.test(flat[start - 1] ?? '')) continue;
    const word = read(match);
    if (word !== null) best = { end: start + match[0].length, word };
  }
  return best;
}
