import type { CourseClaim } from '../../../courses/told-course.ts';
import type { StoryFact } from '../../../story-fact.ts';
import type { Telling } from '../../telling.ts';
import { claimsOfFamily, NO_HOME, NO_SAVINGS } from '../claims-of-family.ts';
import { wishesIn } from '../wishes.ts';
import type { ClaimRow } from './claim-rows.ts';

const DIVORCE = /^请求(?:判令)?(?:准予)?(?:原告与被告)?离婚$/;
/** 打我, 家暴: what a court may give damages for (民法典 1091, 1079). */
const VIOLENCE =
  /家暴|(?<![没未不][^，。；]{0,4})(?:打|揍|掐|踹|扇)(?:过|了)?我|(?<![没未不][^，。；]{0,4})动(?:过)?手(?!术|脚|续)|殴打|(?:跟|和|与)(?:别的|其他|另一个)[^，。；]{0,6}(?:同居|住一起|生了)|重婚|(?:有了?|外面有)(?:别的|其他|另外的?|个)?(?:女人|男人|小三)[^。；]{0,14}(?:住|同居|过日子)/;
/** 背着我借了8万去赌: a debt of one alone (民法典 1064). */
const OWN_DEBT =
  /(?:他|她)(?:自己|一个人)?(?:在)?外面?(?:自己)?(?:还)?(?:欠|借)(?:了|着)?[^，。；]{0,8}(?:网贷|信用卡|赌债|高利贷)|欠条[^。；]{0,40}(?:一个人签|我(?:根本)?不知道|我没签)|(?:背着我|瞒着我|偷偷|自己|在外面?|去|为了)[^。；]{0,16}(?:借|欠)[^。；]{0,24}(?:赌|打牌|挥霍|养|我[^，。]{0,4}(?:不知道|没见|没用))|赌[^，。；]{0,8}(?:欠|借)|(?:借|欠)[^，。；]{0,14}赌/;
/** 彩礼看能不能退一部分: who asks it back. */
const BRIDE_PRICE = /彩礼[^。；]{0,14}(?:退|返还|要回|还我)/;
/** 他妈说离就得退彩礼: what the other side wants. */
const SAID_BY_OTHERS =
  /(?:他|她|对方|男方|女方|婆婆|公公|婆家|娘家|老公|老婆|丈夫|妻子)[^。；]{0,16}(?:说|讲|要求|非要|喊|逼|嚷|威胁|提出)[^。；]{0,16}(?:退|返还|要回)|(?:让|叫|要|逼)我们?(?:家|把)?[^。；]{0,8}(?:退|返还)/;
const GIVEN_UP = /(?:房|车|钱|财产|家产)[^，。；]{0,8}(?:不要|不争|不分)|净身出户/;
const HOME =
  /房(?:子|屋)?(?:是)?(?:结婚后|婚后)|婚后[^。；]{0,12}房|(?:两个?人|夫妻|我们|俩)[^，。；]{0,6}(?:名字?|名下)|共同(?:买|购|还)[^，。；]{0,6}(?:房|贷)|房[^。；]{0,12}(?:两个?人的名|该分|平分|一人一半)/;
const CAR = /(?:婚后|结婚后)[^。；]{0,12}车|车[^。；]{0,16}(?:婚后|结婚后)|有一?辆[^，。；]{0,4}车/;
const PREMARITAL_CAR = /车[^，。；]{0,8}婚前|婚前[^，。；]{0,6}车/;
const SAVINGS = /存(?:了|有|下)[^，。；]{0,4}\d|存款|存折|理财|(?:银行)?卡[里上][^，。；]{0,6}\d/;

/** A divorce with all that is decided with it: the children and their support, what is shared, debts of one alone, and damages. */
export function marriageClaims(
  rows: readonly ClaimRow[],
  telling: Telling,
  { facts }: { facts: readonly StoryFact[] },
): ClaimRow[] {
  const { text, me, other } = telling;
  const at = rows.findIndex(({ content }) => DIVORCE.test(content));
  const held = rows[at];
  if (!held) return [...rows];
  const support = facts.find(({ path }) => path === 'child_support')?.value;
  const perChild = EACH_CHILD.test(text) ? '按每名子女' : '';
  const made = rows.map((row, index) => {
    if (index === at) return { ...row, content: `请求判令准予${me}与${other}离婚` };
    return typeof support === 'number'
      ? {
          ...row,
          content: row.content.replace(
            /(?:按每名子女)?每月支付抚养费＿＿＿元/,
            `${perChild}每月支付抚养费${support}元`,
          ),
        }
      : row;
  });
  const has = (says: RegExp) => made.some(({ content }) => says.test(content));
  const put = (content: string, place: { start: number; end: number } = held) =>
    made.push({ content: `请求${content}`, amount: null, start: place.start, end: place.end });
  const wished = familyWishes(telling);
  const child = has(/抚养/) ? null : childrenClaim(facts, telling);
  const told = wished.map(({ worded }) => /抚养费(\d+)元/.exec(worded?.content ?? '')?.[1]).find(Boolean);
  if (child) put(told ? child.content.replace('抚养费＿＿＿元', `抚养费${told}元`) : child.content, child);
  // What the rules of a marriage in plain words left out, by the words of the wish itself.
  for (const { noun, worded, start, end } of wished) {
    if (!worded || noun === '离婚' || noun === '分割' || has(NAMES[noun] ?? new RegExp(noun))) continue;
    const content =
      typeof support === 'number'
        ? worded.content.replace('抚养费＿＿＿元', `抚养费${support}元`)
        : worded.content;
    made.push({ content, amount: worded.amount, start, end });
  }
  const things = [
    HOME.test(text) && !NO_HOME.test(text) && !has(/房/) ? '房屋' : '',
    CAR.test(text) && !PREMARITAL_CAR.test(text) && !has(/车/) ? '车辆' : '',
    SAVINGS.test(text) && !NO_SAVINGS.test(text) && !has(/存款/) ? '存款' : '',
  ].filter(Boolean);
  if (things.length > 0 && !GIVEN_UP.test(text) && !has(/分割/))
    put(`依法分割${things.join('、')}等夫妻共同财产`);
  const debt = OWN_DEBT.exec(text);
  if (debt && !has(/债/) && !/(?:我|俺)(?:背着|瞒着)(?:他|她)/.test(text))
    put(`判令${other}个人所负的债务不属于夫妻共同债务，由${other}自行承担`, {
      start: debt.index,
      end: debt.index + debt[0].length,
    });
  // 婚姻家庭编解释（一）5, 法释〔2024〕1号 5: of a marriage that was lived the court weighs how much goes back.
  const price = BRIDE_PRICE.exec(text);
  const sentence = price ? text.slice(text.lastIndexOf('。', price.index) + 1, price.index) : '';
  if (
    price &&
    !SAID_BY_OTHERS.test(sentence + price[0]) &&
    me === '原告' &&
    !has(/彩礼/) &&
    !/彩礼[^。；]{0,10}(?:不要|算了|不提)/.test(text)
  )
    put(`判令${other}返还彩礼＿＿＿元（数额由法院结合共同生活的时间等酌定）`, {
      start: price.index,
      end: price.index + price[0].length,
    });
  const damages = telling.sums.find(
    (sum) => !sum.isRough && DAMAGES_BEFORE.test(text.slice(Math.max(0, sum.start - 14), sum.start)),
  );
  if (damages && !has(/损害/))
    made.push({
      content: `请求判令${other}支付离婚损害赔偿${damages.value}元`,
      amount: damages.value,
      start: damages.start,
      end: damages.end,
    });
  const hurt = VIOLENCE.exec(text);
  if (hurt && !has(/损害/) && !/我(?:也)?(?:打|揍)(?:过|了)?(?:他|她)/.test(text))
    put(`判令${other}支付离婚损害赔偿＿＿＿元`, { start: hurt.index, end: hurt.index + hurt[0].length });
  return made;
}

const EACH_CHILD = /每个?(?:孩子|小孩|娃)|一个(?:孩子|小孩|娃)[^，。；]{0,6}\d/;
/** 他赔我精神损失5万. */
const DAMAGES_BEFORE =
  /(?:要|赔|给)[^，。；]{0,6}(?:精神(?:损害|损失|抚慰|赔偿)|损害赔偿|过错赔偿)(?:费|金|赔偿)?[^，。；\d]{0,3}$/;

/** What is wished for of the children, the home, the car and debts. */
function familyWishes(telling: Telling): CourseClaim[] {
  const wishes = wishesIn(telling);
  return claimsOfFamily({
    telling,
    wishes,
    wished: wishes.map(({ text }) => text).join('，'),
    asks: `请求判令${telling.other}`,
    at: { start: wishes[0]?.start ?? 0, end: wishes[0]?.end ?? 1 },
  });
}
/** Claims of a family by what tells that they are there. */
const NAMES: Readonly<Record<string, RegExp>> = {
  抚养: /抚养/,
  探望: /探望/,
  房: /房/,
  车: /车/,
  债务: /债务/,
  损害: /损害/,
};

/** Who raises the children and what the other pays, where the telling says it of all of them alike. */
function childrenClaim(
  facts: readonly StoryFact[],
  { me, other }: Telling,
): { content: string; start: number; end: number } | null {
  const raisers = facts.filter(({ path }) => path.endsWith('/raised_by'));
  const names = facts.flatMap(({ path, value }) =>
    /^children\/.*\/name$/.test(path) ? [String(value)] : [],
  );
  const [first] = raisers;
  if (!first) return null;
  const isOpen = raisers.length < names.length;
  if (isOpen || new Set(raisers.map(({ value }) => value)).size > 1) {
    const each = facts.flatMap(({ path, value }) => {
      if (!/^children\/.*\/name$/.test(path)) return [];
      const by = raisers.find((fact) => fact.path === path.replace(/name$/, 'raised_by'))?.value;
      const who = by === undefined ? '＿＿＿' : by === 'claimant' ? me : other;
      return [`${String(value)}由${who}直接抚养`];
    });
    return { content: `判令婚生子女${each.join('、')}`, start: first.start, end: first.end };
  }
  const isMine = first.value === 'claimant';
  const [raiser, payer] = isMine ? [me, other] : [other, me];
  const support = facts.find(({ path }) => path === 'child_support');
  const sum = typeof support?.value === 'number' ? `${support.value}元` : '＿＿＿元';
  return {
    content: `判令婚生子女${names.join('、')}由${raiser}直接抚养，${payer}每月支付抚养费${sum}，至子女独立生活时止`,
    start: first.start,
    end: first.end,
  };
}
