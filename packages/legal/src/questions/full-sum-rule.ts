import type { FullSum } from '../calculators/full-sum.ts';
import { clauseOf } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import type { QuestionAmount } from './read-amounts.ts';

/** How each kind is told: what the story must say, what stands before or right behind its amount, what it must not say. */
interface FullSumStory {
  kind: FullSum;
  told: RegExp;
  before: RegExp;
  behind?: RegExp;
  never?: RegExp;
}

const STORIES: readonly FullSumStory[] = [
  {
    kind: 'legacy',
    told: /(?:遗嘱|遗赠)[^。；]{0,40}(?:(?:给|归)我(?![弟哥姐妹爸妈儿女老叔舅们])|给(?:了)?(?:我)?(?:这个)?(?:侄|外甥|孙|外孙))/,
    before: /(?:遗嘱|遗赠|写|存折|存款|留给我|给我)[^，。；]{0,16}$/,
    behind: /^[^，。；]{0,6}(?:给我|归我|给这个)(?![弟哥姐妹爸妈儿女老叔舅们])/,
    never: /没签名|打印|无效|神志不清|撤销|两份遗嘱|儿子|女儿/,
  },
  {
    kind: 'agency_fee',
    told: /中介[^。]{0,80}(?:知道|明知|隐瞒|瞒|骗|假|没说)|(?:隐瞒|瞒着|骗)[^。]{0,20}中介/,
    before: /(?:中介|中介费|佣金|服务费)[^，。；]{0,8}$/,
  },
  {
    kind: 'booking_money',
    told: /(?:意向金|诚意金|订金|登记金|排号费|预订金|认筹金|诚意登记)/,
    before: /(?:转|交|付|给|收|意向金|诚意金|订金|认筹金|排号费)[^，。；]{0,8}$/,
    behind: /^(?:块|元)?(?:的)?(?:意向金|诚意金|订金|认筹金|排号费)/,
    never:
      /写(?:的是|明|着|了)?[“"]?定金|[“"]定金[”"]|签了(?:认购书|合同|协议)|(?:写了|写明|约定)[^，。]{0,6}不退/,
  },
  {
    kind: 'gift_of_spouse',
    told: /小三|第三者|情人|婚外|出轨|外面(?:的|有)|(?:宝贝|老婆)[”"]|(?:老公|丈夫|老婆|妻子)[^。]{0,30}(?:转|打|送|花)[^。]{0,10}(?:女的|男的|女人|她)|\b(?:mistress|affair)\b/i,
    before: /(?:转|打|给|送|花|汇|transferred|gave|sent)[^，。；]{0,14}$/i,
    never: /离婚后|彩礼/,
  },
  {
    kind: 'repair',
    told: /(?:漏水|渗水|跑水|水管|泡)[^。]*(?:楼上|邻居)|楼上[^。]*(?:漏|渗|泡)|\bleak/i,
    before:
      /(?:修|维修|重做|重铺|重新|换|吊顶|地板|墙面|损失|花|赔)[^，。；]{0,10}$|(?:repair|cost|damage)[^.;]{0,16}$/i,
    // A second repair told without a word of money would be left out.
    never: /(?:还|也|另)[^。；]{0,12}要 ?\d{3,}/,
  },
];

const RETURNED = /(?:退|还)(?:过|了|给我|回来)[^，。；\d]{0,3}$|returned[^.;\d]{0,6}$/i;
/** What the other side offers, or of what there is only a part. */
const OFFER = /(?:只|才|就)(?:肯|愿意)?(?:退|赔|给|认)|一半/;

function amountsOf(text: string, { amounts }: Figures, { before, behind }: FullSumStory): QuestionAmount[] {
  return amounts.filter((amount) => {
    const [head, tail] = clauseOf(text, amount);
    return !RETURNED.test(head) && !OFFER.test(head) && (before.test(head) || behind?.test(tail));
  });
}

/** A sum that is due whole. Only a guide calls for it. */
export const FULL_SUM_RULE: CalculatorRule = {
  id: 'full-sum',
  answers: 'amount',
  matches: () => false,
  inputs(text, figures) {
    const story = STORIES.find(({ told, never }) => told.test(text) && !never?.test(text));
    if (!story) return null;
    const [only, ...more] = amountsOf(text, figures, story);
    // Of several sums which one is meant is not told.
    if (!only || more.length > 0) return null;
    const returned = figures.amounts.filter(
      (amount) => amount !== only && RETURNED.test(clauseOf(text, amount)[0]),
    );
    return {
      kind: story.kind,
      amount: only.value,
      returned: returned.length > 0 ? returned.reduce((sum, { value }) => sum + value, 0) : undefined,
    };
  },
};
