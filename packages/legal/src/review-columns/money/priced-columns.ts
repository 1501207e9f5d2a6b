import type { ReviewColumnRule } from '../column-rule.ts';
import type { Passage } from '../read-passages.ts';
import { subjectColumn } from '../subject-column.ts';
import { type TakeValue, takeAmount, takeCell, takeMoney } from '../take-values.ts';
import { ofPrice, ofPricePer } from './sum-role.ts';

/** What a price is counted in. */
const PIECE =
  '(?:托|建筑平方米|平方米|平米|㎡|场(?!地)|晚|趟|立方米|台|套|件|个(?!月)|只|吨|公斤|千克|斤|亩|公里|小时|工时|人[天日次]|工日|人|页|张|份|册|单|票|次|课时|节|字|千字|米|箱|车|辆|天|日|席位?|用户|账号)';

/** 每吨320元: what one of it costs. */
const takePiece: TakeValue = (passage, match) => {
  const end = match.index + match[0].length;
  const amount = passage.amounts().find(({ start }) => start >= match.index && start <= end + 3);
  if (!amount) return null;
  const taken = takeAmount(passage, amount);
  const unit = new RegExp(`${PIECE}`).exec(
    match[0].replace(/^(?:每(?:一)?(?:成品|标准|净|人(?![天日次]))?|一)/, ''),
  )?.[0];
  // 每月每平方米4.5元: by the time, too.
  const time =
    /(?:每个?(?=.度?$)|(?=.(?:租金?|租费|费用?)(?:标准)?[为是:]?$))([月年季天日])(?:度|租金?|租费|费用?)?(?:标准)?[为是:]?$/.exec(
      passage.text.slice(0, match.index),
    )?.[1];
  const by = unit && (time ? `${unit}·${time}` : unit);
  return by ? { ...taken, value: { ...taken.value, text: `${taken.value.text}/${by}` } } : taken;
};
/** 320元/吨. */
const takeBefore: TakeValue = (passage, match) => {
  const amount = passage.amounts().find(({ end }) => Math.abs(end - match.index) <= 1);
  if (!amount) return null;
  const taken = takeAmount(passage, amount);
  const end = match.index + match[0].length;
  return { ...taken, value: { ...taken.value, text: passage.raw.slice(amount.start, end).trim() }, end };
};

/** In a table: the price of a thing; what one lot of many things costs is none. */
const takeOne: TakeValue = (passage, match) =>
  passage.row?.cells.some(({ text }) => /^(?:1|一)?\s*[批项宗]$/.test(text))
    ? null
    : takeCell(/单价|^价格|运价|报价|收费标准/)(passage, match);

/** 运费一吨380元: what is bought by weight, way or time is priced by one of it; 一台 may be all there is. */
const ONE = '(?<![第之\\d十百每])一(?=吨|公斤|千克|斤|亩|公里|立方米|平方米|平米|趟|车|小时|工日)';

/** What the hands who load cost is not what the goods, the house or the loan does. */
const ofGoods: typeof ofPrice = (passage, taken, input) => {
  const kept = ofPrice(passage, taken, input);
  const isHire =
    /工钱|工资|人工|小工/.test(passage.text.slice(0, taken.start)) &&
    /\/(?:人|天|日|小时|人[天日次]|工日)$/.test(taken.value.text);
  const isOfGoods =
    ['sale', 'lease', 'loan', 'equity'].includes(input.kindOfPaper) ||
    /[买卖购租借]|^[^包]{0,2}收(?!徒)/.test(input.contract.title);
  return kept && isHire && isOfGoods ? { ...kept, isDoubtful: true } : kept;
};

/** What a unit costs. */
export const UNIT_PRICE_COLUMN: ReviewColumnRule = subjectColumn({
  key: 'unit_price',
  kind: 'money',
  group: 'money',
  label: { zh: '单价', en: 'Unit price' },
  asks: { zh: '单价是多少？', en: 'What is the price of a unit?' },
  about: new RegExp(
    `单价|(?:每(?:成品|标准|净|人)?|${ONE})${PIECE}(?:[^。;,\\n]|,(?=\\d{3})){0,10}[元块]|元 ?/ ?${PIECE}|运价|计件|(?<!分)计价标准|时薪|每小时`,
  ),
  english: /\bunit price\b/i,
  several: true,
  judge: ofGoods,
  takes: [
    { words: /^/, value: takeOne },
    {
      // 2.1元/平方米·月: by the piece and the time.
      words: new RegExp(`(?<=[元块万\\d]) ?/ ?${PIECE}(?: ?[·/.] ?[月年季天日])?`),
      value: takeBefore,
      confidence: 'medium',
    },
    {
      // 采用固定单价，暂定总价为…: the sum is the whole's.
      words: /单价(?:\(.{0,12}?\))?(?:为|是|:)?/,
      value: takeMoney({ within: 12, without: /[。;]|总|合计|造价/ }),
    },
    {
      words: new RegExp(
        `(?:每(?:一)?(?:成品|标准|净|人)?|${ONE})${PIECE}(?!每个?[月年])(?:每[天日])?(?:按|为|计|收费|价格?|人民币|:)*`,
      ),
      value: takePiece,
      confidence: 'medium',
    },
  ],
});

const PERIOD =
  '(?:每个?(?:自然)?(?:月|季度?|半年|年度?|周|学期)|(?:月|年|季)度?(?=[固服顾维托物技运管订许]|费))';
/** What is paid for work, use or advice. */
const FEE =
  '(?:(?:服务|顾问|维护|运维|托管|管理|技术|咨询|保洁|保安|许可|使用|订阅|代理|平台|仓储|保管|推广|运营|加盟|承包|清洁|养护|护理|照护|看护|保姆|辅导|培训|课程|学|年|加盟|会员)费用?|底薪|月费|酬金|报酬|劳务费|佣金|承包金|收费|费用)';
const isFee = ({ text, heading }: Passage) => new RegExp(FEE).test(text) || new RegExp(FEE).test(heading);
/** 8万元/年, of a fee. */
const takePeriodic: TakeValue = (passage, match) => (isFee(passage) ? takeBefore(passage, match) : null);

/** What is paid every month, quarter or year, other than rent and wages. */
export const PERIODIC_FEE_COLUMN: ReviewColumnRule = subjectColumn({
  key: 'periodic_fee',
  kind: 'money',
  group: 'money',
  label: { zh: '按期费用', en: 'Fee per period' },
  asks: {
    zh: '按月、按季或者按年计的费用（租金、工资除外）是多少？',
    en: 'What fee is paid per month, quarter or year, other than rent and wages?',
  },
  about: new RegExp(
    `(?:全年|一年|每学?年|每月|一个月)[^。;,\\n]{0,10}[给付交缴](?:[^。;,\\n]|,(?=\\d{3})){0,10}元|每个?月[^。;,\\d\\n]{1,12}[给付交缴][^。;,\\d\\n]{0,4}\\d|(?:承包|田租|租子|学|托管|${FEE})[^。;\\n]{0,6}全年|[元块]\\s*一个?[月年季]|每[^。;,\\d\\n]{1,3}每个?[月年][^。;,\\n]{0,3}\\d|${FEE}[^。;\\n]{0,8}(?:首年|第一年)|${FEE}[^。;\\n]{0,24}${PERIOD}|${PERIOD}[^。;\\n]{0,24}${FEE}|元 ?/ ?(?:月|年|季)|月费|年费`,
  ),
  notAbout: /租金|房租|工资|月薪|社会保险|卫生费|停车|取暖|垃圾|宽带|水电/,
  several: true,
  judge: ofPricePer,
  takes: [
    {
      words: new RegExp(
        `(?:首年|次年|第[一二三四五六七八九十\\d]+年|以后每年|此后每年|每学?年)(?:的|为|:|按|缴纳|交|支付|${FEE})*`,
      ),
      value: (passage, match) =>
        isFee(passage) ? takeMoney({ within: 4, without: /[。;,]/ })(passage, match) : null,
    },
    {
      words: new RegExp(
        `${FEE}(?:标准)?(?:\\(.{0,10}?\\))?(?:为|是|:|按|,|人民币)*${PERIOD}(?:人民币|为|按|计|支付)*`,
      ),
      value: takeMoney({ within: 10, without: /[。;,]/ }),
    },
    {
      words: new RegExp(
        `${PERIOD}(?:应|需|向[^。;,]{1,8})?(?:支付|付|收取|交|的)?(?:固定)?${FEE}(?:为|是|:|总|合|计|人民币|共)*`,
      ),
      value: takeMoney({ within: 10, without: /[。;,]/ }),
    },
    {
      // 每学年向甲方交承包费8万元.
      words: new RegExp(
        `(?:全年|每学?年|每个?月|每季度?|每学期)[^。;,\\d]{1,10}?(?:交纳?|支?付|缴纳?|给)(?:${FEE})?(?:人民币)?(?=[\\d¥￥一二三四五六七八九壹贰叁肆伍陆柒捌玖])`,
      ),
      value: takeMoney({ within: 2, without: /[。;,]/ }),
      confidence: 'medium',
    },
    {
      words: /每(?:亩|台|个|户|间|人|席位?|账号|车位|位|块)每个?[月年]/,
      value: takeMoney({ within: 4, without: /[。;,]/ }),
      confidence: 'medium',
    },
    {
      words:
        /(?:全年|一年|每学?年|每个?月|一个月)[^。;,\d零一二三四五六七八九十壹贰叁肆伍陆柒捌玖]{0,12}?(?:[给付交缴共][^。;,\d零一二三四五六七八九十]{0,6})?/,
      value: (passage, match) =>
        isFee(passage) || /[给付交缴]/.test(match[0])
          ? takeMoney({ within: 3, without: /[。;,]/ })(passage, match)
          : null,
      confidence: 'medium',
    },
    {
      words: /(?<=[元块万\d]) ?一个?[月年季](?!以|之|内|后|前)/,
      value: takeBefore,
      confidence: 'medium',
    },
    {
      words: /(?<=[元块万\d]) ?(?:\/ ?|每)(?:个?月|年度?|季度?)/,
      value: takePeriodic,
      confidence: 'medium',
    },
  ],
});
