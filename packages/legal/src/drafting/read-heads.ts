import { readAmounts } from '../questions/read-amounts.ts';
import type { ToldClaim } from './split-claim.ts';
import type { StoryClause } from './story-clauses.ts';

/** What money is for, after which a sum stands. */
const DAMAGES =
  '(?:住院伙食补助|伙食补助|后续治疗|住院|护理|陪护|误工|医疗|医药|交通|营养|鉴定|评估|检测|拖车|施救|住宿|(?:电动车|汽车|车辆|车子|车)?(?:修理|维修)|修车)费|(?:残疾|伤残)赔偿金|精神(?:损害|损失)?(?:抚慰金|赔偿金|费)|(?:财产|停运|经济)?损失';
const OWED = '押金|保证金|定金|房租|租金|货款|尾款|车款|工程款|学费|余额';
const IS_DAMAGES = new RegExp(`^(?:${DAMAGES})$`);
const HEADS = new RegExp(`${DAMAGES}|${OWED}`, 'g');
const BEFORE_SUM = new RegExp(`(${DAMAGES}|${OWED})[^，。、\\d]{0,10}$`);
const LEFT_ON_CARD = /(?:卡|课时|充值|账户)[^，。\d]{0,6}(?:剩|余)(?:下|了|额)?[^，。\d]{0,3}$/;
/** 剩5万8没给: what is left of a sum whose name the wish tells. */
const REST = /(?:剩|还欠|尚欠|欠着)(?:下)?的?[^，。\d]{0,4}$/;
const LOST_WAGE = /误工[^，。]{0,8}(?:少挣|损失|扣)了?$/;
/** What another paid already is not asked for again. */
const PAID_BY_OTHER =
  /(?:他们?|她们?|对方|司机|保险公司|房东|被告)[^，。\d]{0,6}(?:垫付|垫了|已经?付|付了|赔了|给了|出了|退了)/;
/** That what was agreed or paid is still owed, or to be given back. */
const IS_OPEN = /没(?:有)?(?:付|给|结|退|还)|未(?:付|结|退|还)|欠|不(?:退|给|付|还)|剩|余|多收|多交|预交|拖/;
const ALWAYS = /押金|保证金|余额|尾款/;
const WISH =
  /(?:要|要求|让|希望|想|请求)[^，。；]{0,16}(?:赔|退|还(?!有|是|没|在|得)|付|承担|出)|(?:违约金|利息|损失)[^，。；]{0,4}要(?:付|赔|给)|要[^，。；]{0,4}(?:三倍|3倍)|(?:想要|要回|拿回|讨回|追回)[^，。；]{0,6}(?:款|金|租)/;
const NO_WISH = /不要|只(?:肯|愿)|他要|她要|对方要|房东要|他们要|吗|能不能|是否|怎么|说/;
const ALL_OF_IT = /都|全部|这些|以上|统统|赔偿?$|赔给?我?$/;
const RATE =
  /(?:每(?:天|日|逾期一日|逾期一天)|按日|日)[^，。；\d]{0,8}(万分之[一二三四五六七八九十]|千分之[一二三四五六七八九十]|百分之一)/;

interface Head {
  noun: string;
  value: number;
  start: number;
  end: number;
  sentence: number;
}

/** Sums that are told with what they are for, the same head once; of two sums for one head neither counts. */
function headsIn(clauses: readonly StoryClause[]): Head[] {
  const heads = clauses.flatMap(({ text, start, sentence }, at): Head[] => {
    if (PAID_BY_OTHER.test(text)) return [];
    return readAmounts(text).flatMap((amount) => {
      const before = text.slice(0, amount.start);
      const noun =
        BEFORE_SUM.exec(before)?.[1] ??
        (LEFT_ON_CARD.test(before)
          ? '余额'
          : REST.test(before)
            ? '剩余'
            : LOST_WAGE.test(before)
              ? '误工费'
              : undefined);
      // 五千二百多: about so much.
      if (!noun || /^(?:多|来|余)/.test(text.slice(amount.end))) return [];
      const next = clauses[at + 1];
      const around = `${text}${next?.sentence.start === sentence.start ? next.text : ''}`;
      if (!IS_DAMAGES.test(noun) && !ALWAYS.test(noun) && !IS_OPEN.test(around)) return [];
      const place = { start: start + amount.start, end: start + amount.end };
      return [{ noun, value: amount.value, ...place, sentence: sentence.start }];
    });
  });
  return heads.filter(({ noun, value }) => heads.every((one) => one.noun !== noun || one.value === value));
}

/**
 * A claim for each head of money that is said to be wanted: 医疗费…误工费…，我都要他赔, or 把押金和房租退给我 whose sums were told before.
 * Of wishes that tell their own sum there are claims already.
 */
export function claimsByHead(
  clauses: readonly StoryClause[],
  asked: string,
  orders: string,
): (ToldClaim & { noun: string })[] {
  const heads = headsIn(clauses);
  const claims = new Map<string, ToldClaim>();
  const wish = (noun: string, head: Head | undefined, { start, end }: StoryClause) => {
    const verb = IS_DAMAGES.test(noun) ? '赔偿' : /款$/.test(noun) ? '支付' : '退还';
    const content = `请求${orders}${asked}${verb}${noun}${head ? `${head.value}元` : ''}`;
    if (!claims.has(noun))
      claims.set(noun, {
        text: content,
        start,
        end,
        worded: {
          content,
          amount: head?.value ?? null,
          ...(head ? { at: { start: head.start, end: head.end } } : {}),
        },
      });
  };
  for (const [index, clause] of clauses.entries()) {
    const { text } = clause;
    const before = clauses[index - 1];
    // 让他们付货款，按合同每天千分之一付违约金: one wish with the one before it.
    const goesOn =
      /违约金/.test(text) &&
      /付|赔|给/.test(text) &&
      before?.sentence.start === clause.sentence.start &&
      WISH.test(before.text) &&
      !NO_WISH.test(before.text);
    if (!(WISH.test(text) || goesOn) || NO_WISH.test(text) || readAmounts(text).length > 0) continue;
    const named = [...text.matchAll(HEADS)].map(([noun]) => noun);
    for (const noun of named) {
      const rest = heads.find((one) => one.noun === '剩余');
      const head =
        (/剩|余/.test(text) && rest) ||
        (heads.find((one) => one.noun === noun) ?? (/款$/.test(noun) ? rest : undefined));
      // 我要他付房租: whether it is given back or paid, the wish alone tells.
      if (head && !(/^(?:房租|租金)$/.test(noun) && !/退/.test(text))) wish(noun, head, clause);
    }
    if (named.length === 0 && ALL_OF_IT.test(text) && /赔/.test(text))
      for (const head of heads.filter(({ noun, start }) => IS_DAMAGES.test(noun) && start < clause.start))
        wish(head.noun, head, clause);
    const rate = /违约金/.test(text) ? rateOf(clauses) : null;
    if (rate)
      claims.set('违约金', {
        ...clause,
        worded: { content: `请求${orders}${asked}支付违约金（${rate}，计算至实际付清之日）`, amount: null },
      });
    if (/三倍|3倍/.test(text) && /赔/.test(text))
      claims.set('三倍', {
        ...clause,
        worded: { content: `请求${orders}${asked}按所付价款或者费用的三倍赔偿`, amount: null },
      });
  }
  return [...claims].map(([noun, claim]) => ({ ...claim, noun }));
}

/** The rate of a penalty, where one alone is told beside it. */
function rateOf(clauses: readonly StoryClause[]): string | null {
  const told = clauses.flatMap(({ text }) => {
    const rate = /违约金|逾期/.test(text) ? RATE.exec(text)?.[1] : undefined;
    return rate ? [`${/合同|协议|约定|说好/.test(text) ? '按约定的' : '按'}每日${rate}`] : [];
  });
  return new Set(told).size === 1 ? (told[0] ?? null) : null;
}
