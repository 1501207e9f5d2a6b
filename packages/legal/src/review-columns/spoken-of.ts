import type { ReviewColumnRule } from './column-rule.ts';
import { placeQuote } from './place-quote.ts';
import { readPassages } from './read-passages.ts';

const MONEY =
  /[\d〇零一二两三四五六七八九十百千万亿壹贰叁肆伍陆柒捌玖拾佰仟](?:\s*\d)*\s*(?:元|块|圆)|[¥￥]|\d\s*万/;
const DAY =
  /(?:19|20)\d{2}\s*[年./-]\s*\d|二[〇○零O0][一二三四五六七八九〇○零]{2}年|[\d一二三四五六七八九十]{1,3}\s*月\s*[\d一二三四五六七八九十]{1,3}\s*[日号]/;
const LENGTH =
  /(?<![\d年月])[\d一二两三四五六七八九十半]{1,3}(?:个月|年(?!度|级|[\d一二三四五六七八九十])|个?学期)/;
const PAY = /付|缴|结[清算账]|[交给还][清齐]?(?:一|\d|款|钱|费|租|定)|报酬|酬|工资|租金|费用/;
const LATE =
  /违约|逾期|迟延|延迟|延期|滞纳|拖欠|每拖|拖[着延一]|[晚迟延][付给还结发打返]|[晚迟延]交(?!货|房(?!租)|工|付货)|延误|未结|压款|欠[款费付着交缴]|罚|不按时|未按|没按/;
const OTHERS =
  /转(?![账帐动化换速正专型而])|(?:分|外|整|转)包(?![人商方单合装])|包给|他人|别人|旁人|外人|第三[方人者家]|别家|代[替班课工]|替[班代]|顶[替班]/;
const DISPUTE = /法院|法庭|仲裁|起诉|诉讼|争议|纠纷|争执|分歧|官司|涉讼/;
const RENEWAL =
  /(?<![连手持后陆存接继])续(?!断)|再[租签借种做干住延]|展期|(?<!工)期顺延|(?:期满|届满|满了|到期)(?!日|没|不|未|还|付)|往下|接着|继续[租用做合履]|还想/;
const PLEDGE =
  /(?<![抵质])押(?![运送])|(?<!质量|投标)保证金|订金|担保金|诚意金|意向金|信誉金|风险金|保函|先放/;
const TERM = new RegExp(`${DAY.source}|${LENGTH.source}|期限|工期|租期|起租`);
const ENDING =
  /(?:提前|提早|随时|预先|[头前]一[天晚周])[^。;]{0,40}(?:解除|终止|解约|退|不想|不再|不[租干做用来]|取消|撤|停|走|辞)|(?:解除|终止|解约|退|不想|不再|不[租干做用来]|取消|撤|停|走|辞)[^。;]{0,40}(?:提前|提早|随时|预先|[头前]一[天晚周])/;

/** Days of other things than the term. */
const NO_TERM =
  /宽限|保密|质量|运输|签[订署字约于]|日期|出生|出厂|立[字据于]|付|交货|违约|逾期|通知|保修|质保|起?生效|验收/;

/** Words of a column's subject in their widest sense: where one stands, it cannot be said that nothing is agreed. */
const WIDEST: Record<string, RegExp> = {
  signing_date: DAY,
  ...{ start_date: TERM, end_date: TERM, term: TERM },
  ...{ renewal: RENEWAL, renewal_kind: RENEWAL, automatic_renewal: RENEWAL, renewal_notice: RENEWAL },
  ...{ total_price: MONEY, payment_terms: new RegExp(`${MONEY.source}|${PAY.source}`) },
  ...{ late_payment_rate: LATE, late_payment_base: LATE },
  ...{ deposit: PLEDGE, termination_notice: ENDING },
  ...{ assignment: OTHERS, subcontracting: OTHERS },
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
