import { readAmounts } from '../questions/read-amounts.ts';
import type { StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';

/** Words that a field says by being there, and words that say nothing without others. */
const STOCK =
  /我们?|本人|咱们?|俺|原告|被告|被?申请人|双方|他们?|她们?|它|对方|公司|单位|老板|自己|两个人?|人民币|块钱?|元|的|了|是|在|于|与|和|跟|同|及|从|自|到|至|起|止|向|给|把|被|将|为|由|因|以|当时|当天|当日|现在|目前|今年|去年|前年|后来|然后|又|还|也|都|就|一共|共计?|总共|合计|有|这|那|个|位|一|叫|姓名?|名字|名叫|系|现?住(?!院)|家住|地址|住所地|电话|手机号?|号码|身份证|统一社会信用代码|法定代表人|法人|月|日|号|年|[男女]|[\u4e00-\u9fff]族|出生|汉|约定|说好|借款?|钱|款|转账?|打|汇|方式|通过|账户|归还|偿还|返还|还清|前|之后|后|写|出具|签订?|书面|借条|欠条|借据|一张|本金|期限|年利率|月息|月利率|利率|要求|请求|判令|要|想|支付|付|赔偿?|退还?|入职|上班|工作|担任|任|每月|月?工资|结婚|登记|领证|生育|开始|过|没有?|未|于是|至今|仍|拒不|发生|位于|签|合同|押金|租金|交/g;
/** What people greet and ask with, of whoever reads. */
const COURTESY =
  /^(?:律师)?(?:你|您|大家)?好[啊呀]?$|^(?:请问|谢谢|求助|在线等|急|麻烦(?:您|你|帮忙)?|拜托)[^，。]{0,4}$|^[^，。\d]{0,8}(?:咨询|请教)(?:一下|下)?[^，。\d]{0,4}$|^(?:请问)?(?:现在|这种情况|像这种|那)?(?:我们?)?(?:该|应该|要|现在)*(?:怎么|如何|咋个?)(?:办|写|起诉|告|维权|处理)[^，。\d]{0,6}$/;
const NUMBER =
  /\d|[一二三四五六七八九十两]+[百千万]|[一二三四五六七八九十两半](?:个月|年|天|日|周|成|分|次|批|个|家|套|间|辆)/;
const HANZI = /[\u4e00-\u9fff]/g;
/** So much left of a clause is worth keeping. */
const LEAST = 2;

/**
 * Whether a clause is wholly carried: what its facts were read from and the words that their fields stand for leave nothing of it over. A fact
 * read across several clauses carries its figures alone, unless it holds the words themselves.
 */
export function carriedBy(
  facts: readonly StoryFact[],
  clauses: readonly StoryClause[],
): (clause: StoryClause) => boolean {
  const told = facts.filter(({ path }) => path !== 'cause' && !path.endsWith('/party_kind'));
  const numbers = new Set(told.flatMap(({ value }) => (typeof value === 'number' ? [value] : [])));
  const texts = told.flatMap(({ value }) => (typeof value === 'string' && value.length > 1 ? [value] : []));
  const names = told.flatMap(({ path, value }) => (/\/name$/.test(path) ? [String(value)] : []));
  const isWithinOne = ({ start, end }: StoryFact) =>
    clauses.some((clause) => clause.start <= start && end <= clause.end);
  const narrow = told.filter(isWithinOne);
  const long = texts.join('\n');
  return ({ text, start, end }) => {
    if (COURTESY.test(text.trim()) || (text.trim().length > LEAST && long.includes(text.trim()))) return true;
    const left = [...text];
    const blank = (from: number, to: number) => {
      for (let at = Math.max(0, from); at < Math.min(left.length, to); at += 1) left[at] = ' ';
    };
    for (const fact of narrow)
      if (fact.start < end && start < fact.end) blank(fact.start - start, fact.end - start);
    for (const name of names)
      for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) blank(at, at + name.length);
    for (const amount of readAmounts(text)) if (numbers.has(amount.value)) blank(amount.start, amount.end);
    const rest = left.join('');
    return !NUMBER.test(rest) && (rest.replace(STOCK, ' ').match(HANZI)?.length ?? 0) < LEAST;
  };
}
