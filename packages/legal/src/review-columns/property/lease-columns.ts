import type { ReviewColumnRule } from '../column-rule.ts';
import { ofPriceIn } from '../money/sum-role.ts';
import { type SubjectColumn, subjectColumn } from '../subject-column.ts';
import {
  type TakeValue,
  takeAmount,
  takeCell,
  takeChoice,
  takeMoney,
  takeNo,
  takeWords,
  takeYes,
} from '../take-values.ts';

/** 建筑面积约为93平方米. */
const takeArea: TakeValue = (passage, match) => {
  const raw = /\d[\d,]*(?:\.\d+)?/.exec(match[0].slice(match[0].search(/\d/)))?.[0];
  if (raw === undefined) return null;
  const isMu = /亩/.test(match[0]);
  const start = match.index + match[0].search(/\d/);
  const end = match.index + match[0].length;
  return {
    value: {
      kind: 'number',
      number: raw.replaceAll(',', ''),
      unit: isMu ? '亩' : '平方米',
      text: passage.raw.slice(start, end),
    },
    start,
    end,
  };
};
const RENT = '(?:租金|房租|月租|年租|租赁费|租费|租价|房费|[房租仓铺店田]钱|[仓铺店]租)';
/** Steps of a rent: the second year on, from a day on. */
const STEP =
  '(?:第[一二三四五六七八九十\\d、至到及和~-]{1,7}个?(?:租赁|合同|租约)?年度?|(?:此后|以后|之后|剩余|余下|剩下的?|后面的?|前|后|头)(?:[一二两三四五六七八九十\\d]{0,2}年|半年)|(?:20\\d{2}|二[〇零○]..)年[^。;]{3,32}?(?:起|止|期间|日)|首年|次年)';
/** 首年每平方米每月88元，月租金28,688元: what is let costs the sum behind. */
const WHOLE_RENT = /[,](?:即|合|计|合计)?[月年季]租金?(?:为|共|计|:|人民币)*(?=[\d¥￥])/;
/** A match in a part of a text, as one in the whole. */
const placed = (match: RegExpExecArray, at: number): RegExpExecArray =>
  Object.assign([...match] as unknown as RegExpExecArray, { index: match.index + at, input: match.input });
/** What is let or sold and has a place. */
const PLACE = '(?:房子|房屋|物业|场地|厂房|商铺|铺位|铺面|门面|店面|仓库|地块|摊位|车位|土地)';
const LETS = '(?:出?租(?:给|与|赁给)|出租|交(?:给|由|予|付)?[^。;,]{1,8}(?:使用|经营|开办|居住|办公|存放))';
/** Words that say where something is. */
const takePlace: TakeValue = (passage, match) =>
  /[省市区县镇乡村路街巷弄号栋幢楼层室院东西南北]/.test(match[1] ?? '') &&
  !/合同|协议|份额|设备/.test(match[1] ?? '')
    ? takeWords('text', 50)(passage, match)
    : null;
/** What a month costs, and not how long something takes. */
const A_MONTH = '(?<![\\d一二两三四五六七八九十头满每前提再下上第])一个月';
const ofOthers = ofPriceIn(['sale', 'loan', 'guarantee', 'equity', 'labor', 'construction', 'software']);
/** Without a word of rent beside it a sum is rent only in a paper on letting. */
const ofLease: NonNullable<SubjectColumn['judge']> = (passage, taken, input) => {
  const kept = ofOthers(passage, taken, input);
  if (input.contract.language === 'en') return kept;
  const isOfRent = new RegExp(`${RENT}|租`).test(`${passage.heading} ${passage.text}`);
  return kept && !isOfRent && !/租/.test(input.contract.title) ? { ...kept, isDoubtful: true } : kept;
};
const CYCLES = [
  { zh: '按月', en: 'Monthly' },
  { zh: '按季', en: 'Quarterly' },
  { zh: '按半年', en: 'Half-yearly' },
  { zh: '按年', en: 'Yearly' },
  { zh: '一次性', en: 'At once' },
] as const;
const onRent = (words: string, choice: string) => ({
  words: new RegExp(
    `${RENT}[^。;]{0,40}(?:${words})|(?:${words})[^。;]{0,30}(?:支付|缴纳|交纳|交付|付|交)[^。;]{0,16}(?:租金|房租)`,
  ),
  value: takeChoice(choice),
  none: /违约|逾期|提前(?:退|解)|退还|收入|利润|没[交付给]|[晚迟拖][交付给欠]|每个?[月天]加/,
  first: true,
});

/** A rent that is another one in later years changes, whether a sentence or a table says so; else what `rule` reads. */
const byItsSteps = (rule: ReviewColumnRule): ReviewColumnRule => ({
  ...rule,
  read(input) {
    const reading = rule.read(input);
    if (reading.state === 'found') return reading;
    const { state, parts = [] } = LEASE_COLUMNS.find(({ key }) => key === 'rent')?.read(input) ?? reading;
    const isBySteps = parts.length > 1 && parts.every(({ of }) => /年|月|\d{4}/.test(of));
    const [first, step] = parts;
    if (state !== 'found' || !isBySteps || !step || first?.value.text === step.value.text) return reading;
    return {
      ...{ state: 'found', value: { kind: 'yes_no', yes: true, text: '是' }, confidence: 'medium' },
      ...{ quote: step.quote, span: step.span },
    };
  },
});

/** Houses and other things that are let. */
export const LEASE_COLUMNS: readonly ReviewColumnRule[] = [
  subjectColumn({
    key: 'rent',
    kind: 'money',
    group: 'property',
    label: { zh: '租金', en: 'Rent' },
    asks: { zh: '租金是多少（写明按月还是按年）？', en: 'What is the rent?' },
    about: new RegExp(
      `${RENT}|每个?月 ?[\\d,]+ ?[元块][^。;\\n]{0,12}(?:租|[月季年]一?[交付])|${A_MONTH}\\s*[\\d,]+ ?[元块]`,
    ),
    english: /\brent\b/i,
    several: true,
    judge: ofLease,
    takes: [
      { words: /^/, value: takeCell(/租金|租价/) },
      {
        words: new RegExp(
          // 月租金为41,000元，第二年为42,500元: the first sum is one of the steps.
          `${STEP}[^。;,\\d]{0,20}?(?:,[^。;,\\d]{0,12}?)?(?=[¥￥\\d一二三四五六七八九壹贰叁肆伍陆柒捌玖])|(?:[月年季]租金?|租金|房租)(?:调整)?(?:每个?[月年]|为|是|:|人民币)*(?=[¥￥\\d](?:[^。;,]|,(?=\\d{3}))*,[^。;,]{0,4}${STEP}(?![^。;]{0,6}(?:递增|上浮|上涨|增加)))`,
        ),
        value: (passage, match) => {
          const isRent = new RegExp(RENT).test(passage.text) || new RegExp(RENT).test(passage.heading);
          if (!isRent) return null;
          const whole = /平方?米|平米|㎡/.test(match[0])
            ? WHOLE_RENT.exec(passage.text.slice(match.index))
            : null;
          return takeMoney({ within: 4 })(passage, whole ? placed(whole, match.index) : match);
        },
        none: /违约|滞纳|利润|基数|押金|递增(?:人民币)?\s*[\d,]+ ?元/,
      },
      {
        words:
          /(?:(?<=租金[^。;]{1,40})每个?月|月租金|每月租金|月租|每月(?:的)?房租|租金每月|租金(?:标准|金额|数额)?(?:\(.{0,8}?\))?(?:为|是|:)?每?个?月|年租金|每年租金)(?:总额|标准|金额)?(?:\(.{0,12}?\))?(?:为|是|:|计|共|人民币)*/,
        value: takeMoney({ within: 16 }),
        none: /违约|逾期|滞纳|利润|基数|晚[交付]|押.{0,10}[租保]/,
      },
      {
        words: new RegExp(
          `${RENT}(?:总额|标准|金额|数额|总计|共计)?(?:\\(.{0,12}?\\))?(?:为|是|:|计|共|按|人民币|每平方米|每个?月|每年)*`,
        ),
        value: takeMoney({ within: 12, without: /[。;]|押|保证/ }),
        none: /违约|逾期|滞纳|押金为|平方米|利润|基数|晚[交付]|押.{0,10}租/,
        confidence: 'medium',
      },
      {
        // 月租金由22,000元调整为19,500元: the one before it holds no more.
        words: new RegExp(
          `${RENT}[^。;]{0,24}(?:调整|变更|更改|修改|改|上调|下调|提高|降低|降)(?:为|至|到|成)(?:每个?[月年])?(?:人民币)?`,
        ),
        value: takeMoney({ within: 2 }),
        none: /违约|滞纳|下列|如|若/,
        confidence: 'medium',
      },
      {
        words: /(?<=[元块万\d]) ?(?:\/ ?|每|一个?)(?:个?月|年|季度?)/,
        value: (passage, match) => {
          const amount = passage.amounts().find(({ end }) => Math.abs(end - match.index) <= 1);
          if (!amount || !(new RegExp(RENT).test(passage.heading) || /租/.test(passage.text))) return null;
          return { ...takeAmount(passage, amount), end: match.index + match[0].length };
        },
        none: /违约|逾期|滞纳|押金为|物业|水电/,
        confidence: 'medium',
      },
      {
        // 机器连司机，一个月32000元.
        words: new RegExp(A_MONTH),
        value: takeMoney({ within: 12, without: /\S/ }),
        none: /违约|逾期|滞纳|押|物业|水电|工资|服务|会员|餐|补贴|津贴|管理费|停车费|房子|利息/,
        confidence: 'medium',
      },
      {
        words: /每个?月|月租|一年|每年/,
        value: takeMoney({ within: 4 }),
        only: /租|[月季年]一?[交付]|押/,
        none: /违约|逾期|滞纳|押金|物业|水电|工资|服务|会员|餐|补贴|津贴|管理费|停车费/,
        confidence: 'medium',
      },
      {
        words: /每个?(?:月|年|季度?)(?:应?付|支付|交|为|:|人民币)*/,
        value: takeMoney({ within: 8 }),
        headed: new RegExp(RENT),
        none: /违约|逾期|滞纳|押金|物业|水电/,
        confidence: 'medium',
      },
      {
        words: /\b(?:monthly |annual |base )?rent\b/i,
        value: takeMoney({ within: 60 }),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'rent_cycle',
    kind: 'choice',
    group: 'property',
    label: { zh: '租金支付周期', en: 'Rent is paid' },
    asks: { zh: '租金多久付一次？', en: 'How often is rent paid?' },
    choices: CYCLES,
    about: new RegExp(RENT),
    english: /\brent\b/i,
    and: /付|交|缴|每|按/,
    takes: [
      // 押一付三: a deposit of one month's rent, and three months are paid each time.
      onRent('按半年|每半年|每六个月|半年一?付|押[一二两三1-3]付[六6]', '按半年'),
      onRent('按季|每季|每三个月|每3个月|季付|按季度|押[一二两三1-3]付[三3]', '按季'),
      onRent('按月|每月(?!租金)|每个月|月付|逐月|押[一二两三1-3]付[一1]', '按月'),
      onRent('按年|每年|年付', '按年'),
      onRent('一次性', '一次性'),
      {
        words: /\b(?:monthly|per month|each month)\b/i,
        value: takeChoice('按月'),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  byItsSteps(
    subjectColumn({
      key: 'rent_increase',
      kind: 'yes_no',
      group: 'property',
      label: { zh: '租金是否调整', en: 'Rent changes' },
      asks: { zh: '租期内租金是否递增或可以调整？', en: 'Does rent rise during the term?' },
      about: new RegExp(
        `${RENT}[^。;\\n]{0,40}(?:递增|上浮|上调|调整|增加|涨|不变)|(?:调整|上调|提高)[^。;\\n]{0,10}${RENT}`,
      ),
      english: /\brent\b[^.;\n]{0,60}\b(?:increase|adjust|escalat)/i,
      takes: [
        {
          words:
            /不(?:得|变|能|予|再|可)[^。;]{0,20}(?:调整|上调|提高|涨|增加|变)|(?:租金|房租)不变|任意调整/,
          value: takeNo,
          none: /政策/,
          first: true,
        },
        {
          words: /递增|上浮|逐年[^。;]{0,6}(?:增|提高|上涨)|(?:按|则)[^。;]{0,20}调整/,
          value: takeYes,
          first: true,
        },
        {
          words: /\brent\b[^.;]{0,60}\b(?:increas\w+|escalat\w+|ris(?:e|es|ing))\b/i,
          value: takeYes,
          none: /\b(?:not|no)\b/i,
          first: true,
          confidence: 'medium',
        },
      ],
    }),
  ),
  subjectColumn({
    key: 'house_address',
    kind: 'text',
    group: 'property',
    label: { zh: '房屋（场地）坐落', en: 'Address of the premises' },
    asks: { zh: '房屋或场地在哪里？', en: 'Where are the premises?' },
    about: new RegExp(
      `坐落|座落|位于|租赁(?:标的物?|物业?|房屋)\\s*:|${PLACE}(?:的)?(?:地址|位置|地点|:)|[把将][^。;,\\n]{3,50}(?:\\([^)]*\\))?${LETS}`,
    ),
    english: /\bpremises\b|\bleases? to the\b|\bproperty (?:at|located|known)\b/i,
    takes: [
      {
        words:
          /(?:坐落|座落|位于|位置在|位置于)(?:地址)?(?:于|在|为|:)*\s*([^。;,]{4,50}?)(?=\s*(?:[。;,]|$|的(?:房屋|房产|商铺|厂房|场地|住房|物业|土地|门面)|\(以下|建筑面积))/,
        value: takeWords('text', 50),
        first: true,
      },
      {
        words:
          /(?:房屋|物业|场地|厂房|商铺)(?:的)?(?:地址|位置|地点)(?:为|是|:|在|于)+\s*([^。;,]{4,50}?)(?=[。;,]|\s{2,}|$)/,
        value: takeWords('text', 50),
        first: true,
      },
      {
        // 房子：西门街3号楼2单元401; 甲把村口的大仓租给乙.
        words: new RegExp(
          `(?:^|[。;\\s、.])(?:${PLACE}|租赁标的物?|租赁物业?|租赁房屋|承租物业|房源)\\s*:\\s*([^。;,:(]{4,50}?)(?=[。;,(]|\\s{2,}|$)`,
        ),
        value: takePlace,
        first: true,
        confidence: 'medium',
      },
      {
        words: new RegExp(`[把将]([^。;,()]{3,50}?)(?:\\([^)]{0,40}\\))?${LETS}`),
        value: takePlace,
        first: true,
        confidence: 'medium',
      },
      {
        // the ground floor shop at 14 Quay Street, Portsmouth, consisting of …
        words:
          /\b(?:located at|situated at|known as|address(?: is|:)|at)\s+((?:Unit|Suite|Flat|Floor|Room|No\.?)?\s?\d[\w ,.'’/&-]{4,70}?)(?=,? (?:consisting|comprising|having|being|together|with|containing|for use|as shown)\b| ?\(|\.(?: |$)|;|$)/i,
        value: takeWords('text', 90),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'house_area',
    kind: 'number',
    group: 'property',
    label: { zh: '面积', en: 'Area' },
    asks: { zh: '房屋、场地或者土地的面积是多少？', en: 'What is the area?' },
    about: /面积|平方米|平米|㎡|亩/,
    english: /\bsquare (?:met(?:er|re)s|feet)\b|\bsq\.? ?(?:m|ft)\b/i,
    takes: [
      {
        words:
          /(?:建筑|使用|租赁|套内|套内建筑|占地|实际|总|承包|经营)?面积(?:约)?(?:共计|合计|共)?(?:为|是|:|计)*(?:约)?(?:共)?\s*\d[\d,]*(?:\.\d+)?\s*(?:平方米|平米|㎡|m2|亩)/,
        value: takeArea,
        none: /分摊|误差/,
      },
      {
        words: /\d[\d,]*(?:\.\d+)?\s*(?:平方米|平米|㎡)/,
        value: takeArea,
        none: /每\s*\d*平方米|元|分摊|误差|以[上下内]/,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'use',
    kind: 'text',
    group: 'property',
    label: { zh: '用途', en: 'Use' },
    asks: { zh: '房屋、场地或者借款作什么用？', en: 'For what use are the premises, or the loan?' },
    about:
      /用途|供[^。;,\n]{0,10}(?:居住|办公|经营|仓储|生产)(?:使用|之用)|(?:作为|用于|用作)[^。;,\n]{1,12}(?:使用|之用|经营|居住|办公)|(?:用于|用作)(?:经营|居住|办公|仓储|生产|开设|开办)/,
    english: /\buse of (?:the )?premises\b|\bpermitted use\b/i,
    takes: [
      {
        words:
          /(?:房屋|该房屋|租赁|使用|借款|贷款|场地|土地|资金)?(?:的)?(?:租赁)?用途\s*(?:为|是|:|仅限于?|限于)\s*(?:用于|用作|作为)?\s*([^。;]{2,30}?)(?=[。;,]|\s{2,}|$)/,
        value: takeWords('text', 30),
        none: /改变[^。;]{0,8}用途(?!为)/,
        first: true,
      },
      {
        words:
          /(?:供|给)?(?:乙方|承租方|承租人)?(?:仅)?(?:作为|用于|用作)\s*([^。;,]{1,12}?)\s*(?:使用|之用)(?![费权])/,
        value: takeWords('text', 16),
        none: /不得|擅自|改/,
        first: true,
        confidence: 'medium',
      },
      {
        words: /(?:用于|用作)\s*((?:经营|居住|办公|仓储|生产|开设|开办)[^。;,]{0,12})(?=[。;,]|$)/,
        value: takeWords('text', 16),
        none: /不得|擅自|改|借款|贷款|资金|款项/,
        first: true,
        confidence: 'medium',
      },
      {
        words: /(?:借款|贷款|资金|款项)[^。;]{0,10}用于\s*([^。;,]{2,24}?)(?=[。;,]|$)/,
        value: takeWords('text', 24),
        none: /不得|擅自|挪/,
        first: true,
        confidence: 'medium',
      },
      {
        words: /供[^。;,]{0,8}?((?:员工|职工)?(?:居住|办公|经营|仓储|生产|住宿))(?:使用|之用)/,
        value: takeWords('text', 12),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'repairs',
    kind: 'text',
    group: 'property',
    label: { zh: '维修由谁负责', en: 'Who repairs' },
    asks: { zh: '租赁物的维修由哪一方负责？', en: 'Which side repairs what is let?' },
    about: /(?:维修|修缮|修理|养护)/,
    english: /\b(?:repairs?|maintenance)\b/i,
    notAbout: /保修期|质保|因[^。;]{0,16}(?:不善|过错|故意|不当)|人为/,
    takes: [
      {
        words:
          /(?:维修|修缮|修理|养护)(?:保养|费用|责任|义务|工作|的费用|及费用)?(?:均|全部|应)?由\s*([^。;,\s]{1,8}?)\s*(?:承担|负责|负担|自负|自行|支付)/,
        value: takeWords('text', 10),
      },
    ],
  }),
];
