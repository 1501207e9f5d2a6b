import type { ReviewColumnRule } from './column-rule.ts';
import { placeQuote } from './place-quote.ts';
import { readPassages } from './read-passages.ts';

const MONEY =
  /[\d〇零一二两三四五六七八九十百千万亿壹贰叁肆伍陆柒捌玖拾佰仟](?:\s*\d)*\s*(?:元|块|圆)|[¥￥]|\d\s*万/;
const DAY =
  /(?:19|20)\d{2}\s*[年./-]\s*\d|二[〇○零O0][一二三四五六七八九〇○零]{2}年|[\d一二三四五六七八九十]{1,3}\s*月\s*[\d一二三四五六七八九十]{1,3}\s*[日号]/;
const LENGTH =
  /(?<![\d年月])[\d一二两三四五六七八九十半]{1,3}(?:个月|年(?!度|级|[\d一二三四五六七八九十])|个?学期)/;
const PAY =
  /付|缴|结[清算账]|[交给还][清齐]?(?:一|\d|款|钱|费|租|定)|报酬|酬|工资|租金|房租|转[账帐]|打[款到给]|费用/;
const LATE =
  /违约|逾期|迟[延付]|延迟|延期|滞纳|拖欠|每拖|拖[着延一]|[晚迟延][付给还结发打返]|[晚迟延]交(?!货|房(?!租)|工|付货)|延误|未结|压款|欠[款费付着交缴]|罚|还不[清上了起]|拖到|(?:还|仍)?没(?:有)?[付交给缴]|[没不]还|不按时|未按|没按/;
const OTHERS =
  /倒手|过手|让给|其[他它](?:人|团体|单位|公司|户|家|队|机构|商户)|转(?![账帐动化换速正专型而])|(?:分|外|整|转)包(?![人商方单合装])|包给|他人|别人|旁人|外人|第三[方人者家]|别家|代[替班课工]|替[班代]|顶[替班]/;
const DISPUTE = /法院|法庭|仲裁|起诉|诉讼|争议|纠纷|争执|分歧|官司|涉讼/;
const RENEWAL =
  /(?<![连手持后陆存接继])续(?!断)|再[租签借种做干住延]|展期|(?<!工)期顺延|(?:期满|届满|满了|到期)(?!日|没|不|未|还|付)|往下|接着|继续[租用做合履]|还想|[做干租住用养种]下去/;
const PLEDGE =
  /(?<![抵质])押(?![运送])|(?<!质量|投标)保证金|订金|担保金|诚意金|意向金|信誉金|风险金|保函|先放/;
const RETURNED = new RegExp(
  `(?:${PLEDGE.source})[^。]*(?:退|还|返|抵|转为|没收)|(?:退|还|返|没收)[^。;]{0,16}(?:${PLEDGE.source})|无息[退返]`,
);
const TERM = new RegExp(`${DAY.source}|${LENGTH.source}|期限|工期|租期|起租`);
const ENDING =
  /(?:提前|提早|随时|预先|[头前]一[天晚周])[^。;]{0,40}(?:解除|终止|解约|退|不想|不再|不[租干做用来]|取消|撤|停|走|辞)|(?:解除|终止|解约|退|不想|不再|不[租干做用来]|取消|撤|停|走|辞)[^。;]{0,40}(?:提前|提早|随时|预先|[头前]一[天晚周])|不[租种养做干用住要][^。;]{0,20}(?:说|讲|告|通知|招呼)/;

/** Days of other things than the term. */
const NO_TERM =
  /宽限|保密|质量|运输|签[订署字约于]|日期|出生|出厂|立[字据于]|付|交货|违约|逾期|通知|保修|质保|起?生效|验收/;

const PLACED =
  /坐落|座落|位于|(?:房子|房屋|铺位|铺面|门面|店面|商铺|厂房|仓|场地|车位|地块|摊位|土地)[^。;]{0,8}[:在]|\d+\s*(?:号楼|栋|幢|单元|室)|[路街巷道弄]\s*\d+\s*号|[把将][^。;]{3,40}(?:租给|出租|租与)/;
const RISES =
  /(?:租|[房仓铺]钱|每[年月])[^。]*(?:涨|递增|上[浮调]|调[整价高]|不变|增加)|(?:涨|递增|上[浮调]|调[整价高]|不变)[^。]*(?:租|[房仓铺]钱)|第[二三四五]年|第\d{1,3}(?:个月)?[至到—~-]\d{1,3}个?[月年]|次年|[二三四五]年起/;
const LEAVES =
  /解除|终止|解约|退[租房出伙]|收[回房仓店铺]|不(?:想|再|愿)|散伙|辞|搬走|提前[^。;]{0,20}(?:说|讲|通知|告知|招呼)/;
const BY_TIME = /每(?:个?[月年季天日周]|小时|学期|半年)|按[月年季天]|[月年]费|一个?[月年天季]/;
const PER_ONE = /单价|每[^。;,\d]{1,6}\d|[元块] ?\/|(?<!第)一[吨斤趟车天亩]/;

/** Words of a column's subject in their widest sense: where one stands, it cannot be said that nothing is agreed. */
const WIDEST: Record<string, RegExp> = {
  signing_date: DAY,
  ...{ start_date: TERM, end_date: TERM, term: TERM },
  ...{ renewal: RENEWAL, renewal_kind: RENEWAL, automatic_renewal: RENEWAL, renewal_notice: RENEWAL },
  ...{ total_price: MONEY, payment_terms: new RegExp(`${MONEY.source}|${PAY.source}`) },
  ...{ late_payment_rate: LATE, late_payment_base: LATE },
  ...{ deposit: PLEDGE, deposit_return: RETURNED, termination_notice: ENDING },
  ...{ assignment: OTHERS, subcontracting: OTHERS },
  ...{ payment_period: new RegExp(`${MONEY.source}|${PAY.source}`), sublease: OTHERS },
  prepayment: /预[付交收]|先[付交给]|首[付期款]|头[款期]|[定订]金|签[字约][^。;]{0,12}[付交给]|开工前/,
  ...{ rent: /租|[房仓铺]钱/, rent_cycle: /租|[房仓铺]钱/, rent_increase: RISES, house_address: PLACED },
  ...{ wage: /工[资钱]|薪|报酬|劳务费|每[天月日]\D{0,4}\d/, unit_price: PER_ONE, periodic_fee: BY_TIME },
  ...{ loan_amount: /借[到款给钱]|出借|贷款/, earnest_money: /(?<!确)[定订]金|诚意/ },
  termination: LEAVES,
  termination_for_late_payment: new RegExp(
    `(?:${LATE.source}|没[交付给还]|不[交付给还])[^。]*(?:解除|终止|解约|收|搬|腾|停)`,
  ),
  ...{ dispute_resolution: DISPUTE, dispute_body: DISPUTE, dispute_seat: DISPUTE },
};

/** Says 未约定 only where the whole paper has not a single word of the subject; else the nearest words, without a value. */
export function unlessSpokenOf(rule: ReviewColumnRule): ReviewColumnRule {
  const words = WIDEST[rule.key];
  if (!words) return rule;
  return {
    ...rule,
    read(input) {
      const reading = rule.read(input);
      if (reading.state !== 'not_agreed' || input.contract.language === 'en') return reading;
      // The first line is what the paper is called.
      const [passage] = readPassages(input.contract)
        .all.slice(1)
        .filter(
          ({ text, section }) =>
            text.length > 4 &&
            words.test(text) &&
            (words !== TERM || (section === 'body' && !NO_TERM.test(text))),
        );
      if (!passage) return reading;
      const at = Math.max(0, passage.text.search(words));
      return {
        ...{ state: 'not_found', value: null, confidence: 'low' },
        ...placeQuote(input, { ...passage, text: passage.raw }, at, at + 2),
      };
    },
  };
}
