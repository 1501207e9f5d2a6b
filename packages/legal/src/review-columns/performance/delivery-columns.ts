import type { ReviewColumnRule } from '../column-rule.ts';
import { subjectColumn } from '../subject-column.ts';
import { ifFollowed, takeDate, takePeriod, takeWords } from '../take-values.ts';

const DELIVERY = '(?:交货|交付|供货|送货|提货|发货|交房|收货|到货)';
/** What is delivered, where and when. */
export const DELIVERY_COLUMNS: readonly ReviewColumnRule[] = [
  subjectColumn({
    key: 'subject_matter',
    kind: 'text',
    group: 'performance',
    label: { zh: '标的名称', en: 'Subject matter' },
    asks: { zh: '买卖、租赁或者服务的是什么？', en: 'What is sold, let or done?' },
    about:
      /(?:产品|货物|商品|设备|标的物?|项目|工程|技术|品种|借款|服务项目|作品)(?:的)?名称|(?:服务|合作|工作|委托)(?:的)?(?:内容|事项)|采购|购买|租赁物|抵押物|质物/,
    english: /\b(?:goods|products?|services|premises)\b/i,
    takes: [
      {
        words:
          /(?:产品|货物|商品|设备|标的物?|项目|工程|技术|租赁物|质物|抵押物|服务项目)(?:的)?名称 {0,2}(?::|为|是) {0,2}(\S.{1,39}?)(?=\s{2,}|\t|[。;,]|$)/,
        value: takeWords('text', 40),
        first: true,
      },
      {
        words:
          /(?:服务|合作|工作|委托)(?:的)?(?:内容|事项) {0,2}(?::|为) {0,2}(\S.{1,39}?)(?=\s{2,}|\t|[。;,]|$)/,
        value: takeWords('text', 40),
        none: /如下|下列|以下|包括/,
        first: true,
        confidence: 'medium',
      },
      {
        words:
          /(?:向|从)[甲乙]方(?:采购|购买|订购|租用|承租)\s*(?!如下|下列|上述|以下|所有)(.{2,24}?)(?=\(|[。;,]|$)/,
        value: takeWords('text', 24),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'delivery_place',
    kind: 'text',
    group: 'performance',
    label: { zh: '交货（履行）地点', en: 'Place of delivery' },
    asks: { zh: '在哪里交货、交付或者履行？', en: 'Where is to be delivered or performed?' },
    about:
      /(?:交货|交付|供货|送货|提货|收货|到货|履行|施工|服务|发货|目的|装货)(?:的)?(?:地点|地址|地(?![方区址]))|送(?:货)?[至到]|运[至到送]/,
    english: /\b(?:place|point|port) of (?:delivery|destination)\b|\bdelivered (?:to|at)\b/i,
    notAbout: /法院|仲裁|争议/,
    takes: [
      {
        words: new RegExp(
          `(?:${DELIVERY}|履行|施工|服务|装货)(?:的)?(?:地点|地址)(?:和方式|及方式|及时间)? {0,2}(?::|为|是|在) {0,2}(?:[^。;,]{0,16}?(?:送货?至|送货?到|运至|运到))?(?!期)(\\S.{1,49}?)(?<!的)(?=\\s{2,}|\\t|[。;,]|$)`,
        ),
        value: takeWords('text', 50),
      },
      {
        words:
          /(?:送货?至|送到|运至|运到|运送至|送达至)\s*(?!期|有关)([^。;,]{2,30}?)(?<!的)(?=[。;,]|交货|交付|验收|,|$)/,
        value: takeWords('text', 30),
        none: /医院|通知|函|邮|退/,
        confidence: 'medium',
        first: true,
      },
      {
        words: /(?:在|于)([^。;,]{2,24}?)(?:交货|交付货物|提货)(?![期时])/,
        value: takeWords('text', 24),
        none: /逾期|[日天内期]交货|前交货/,
        confidence: 'medium',
        first: true,
      },
    ],
  }),
  subjectColumn({
    key: 'delivery_date',
    kind: 'date',
    group: 'performance',
    label: { zh: '交付日期', en: 'Delivery date' },
    asks: {
      zh: '约定在哪一天（之前）交货、交房或者完工？',
      en: 'By which day is to be delivered or completed?',
    },
    about: new RegExp(
      `${DELIVERY}(?:的)?(?:日期|时间|期限|期)|(?:19|20)\\d{2}年[^。;\\n]{2,16}(?:交货|交付|交房|竣工|完工|前将)|竣工(?:日期|时间)|完工(?:日期|时间)|${DELIVERY}`,
    ),
    english: /\bdelivery date\b|\bdeliver(?:y|ed)?\b/i,
    notAbout: /违约|交付(?:租金|定金|押金)/,
    and: /年|日期|时间|期限|货期|____/,
    takes: [
      {
        words: new RegExp(`(?:${DELIVERY}|竣工|完工)(?:的)?(?:日期|时间|期限|期)(?:为|是|:|在|于)*`),
        value: takeDate({ within: 6 }),
      },
      {
        words: /(?:应|须|将|在|于)(?:当)?(?:在|于)?/,
        value: ifFollowed(
          takeDate({ within: 4 }),
          /^(?:之)?前?[^。;]{0,24}(?:交货|交付|交房|竣工|完工|交清|送达)/,
        ),
        none: /违约|付款|支付/,
      },
    ],
  }),
  subjectColumn({
    key: 'delivery_period',
    kind: 'period',
    group: 'performance',
    label: { zh: '交付期限', en: 'Time for delivery' },
    asks: {
      zh: '应当在多长时间内交货、交付或者完成？',
      en: 'Within what time is to be delivered or completed?',
    },
    about: new RegExp(`${DELIVERY}|工期|完成|竣工|完工`),
    english: /\bdeliver(?:y|ed)?\b/i,
    notAbout: /违约|逾期|(?<!预)付款|支付|验收合格后|退还/,
    and: /(?:货|交付|交房|完成|竣工|工期)[^。;]{0,40}(?:[日天月周]|期|时间|尽快|及时)|[日天月周]之?内[^。;]{0,40}(?:货|交付|交房|完成|竣工)|尽快[^。;]{0,10}[交发供送]/,
    takes: [
      {
        words: new RegExp(`${DELIVERY}(?:的)?(?:时间|期限|日期|期)[^。;,]{0,16}(?:后|起)(?:的)?`),
        value: takePeriod({ within: 4 }),
      },
      {
        words: new RegExp(`(?:${DELIVERY}(?:的)?(?:时间|期限|期)|(?:总)?工期)(?:为|是|:|共|计)*`),
        value: takePeriod({ within: 3 }),
      },
      {
        words:
          /(?:签订|签字|生效|收到(?:预付款|定金|首付款|订单|货款)|付款|到账)[^。;,]{0,8}(?:后|之日起|日起|起)(?:的)?/,
        value: ifFollowed(
          takePeriod({ within: 4 }),
          /^[之以]?内?[^。;]{0,20}(?:交货|交付(?!租|定|押)|供货|发货|送货|完成|交房)/,
        ),
        confidence: 'medium',
      },
      {
        words: /\bwithin\b/i,
        value: ifFollowed(takePeriod({ within: 16 }), /^[^.;]{0,60}\bdeliver/i),
        confidence: 'low',
      },
    ],
  }),
];
