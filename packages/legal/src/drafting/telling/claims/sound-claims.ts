import { rowPath } from '../../fact-sheet.ts';
import { clauseAt } from '../../story-clauses.ts';
import type { StoryFact } from '../../story-fact.ts';
import type { Telling } from '../telling.ts';
import type { ToldSum } from '../told-sums.ts';
import { paidAlready } from './heads.ts';
import { wishesIn } from './wishes.ts';

/** A wish that was cut: 返还去. */
const CUT =
  /(?:返还|支付|退还|赔偿|归还)(?:去|来|了|的|吧|呢)+[。]?$|^请求(?:判令|裁决)?(?:被告|被申请人)?(?:返还|支付|退还|归还|要)?$|^请求(?:判令|裁决)?(?:被告|被申请人)?要/;
/** 要做修复: what somebody will have to do, asked of nobody. */
const NOBODY_ASKED =
  /^请求判令(?!被告|原告|解除|确认|撤销|准予|依法|双方|由|停止|房|孩子|婚生)(?:去|做|再|还|继续)[^\d，。]{0,8}$/;
/** 我要回去: who was dismissed wants the job. */
const BACK_TO_WORK =
  /^请求(?:裁决|判令)(?:被申请人|被告)?要?(?:回去|继续上班|回去上班|恢复(?:劳动关系|工作))$/;
const PRICE =
  /支付(?:货款|报酬|工程款|装修款|劳务报酬|租金|运费|代偿款|服务费|款项|股权转让款)(\d+(?:\.\d+)?)元/;
/** What is owed by a paper or a reckoning: what was paid since is taken off. */
const RECKONED =
  /欠条|今欠|尚欠|还欠|对(?:了|过|完|好)?账|结(?:了|过|完)?算|写(?:了|过)?(?:个|张)?(?:单子?|条子?|字据)|结(?:了|过|完)?账/;
const PAID =
  /(?:付|还|给|转|打)(?:了|过|来)?(?:我|给我)?(?:[一二两三四五六七八九十\d]次)?[^，。；、欠\d]{0,2}$/;
const NO_PAYMENT =
  /我(?:又|再)?(?:付|给|转|打|还)|约定|说好|[前内底]付|应付|要付|没|未|不|得(?:付|给|赔)|违约金|准备|答应|承诺|月付|价|利息/;

/**
 * The claims of a telling without those that were cut short, or that ask back what the other side paid. Of a price less than which was paid
 * since, the rest; where the total is only told, the sum stays open with both told.
 */
export function soundClaims(facts: readonly StoryFact[], telling: Telling): StoryFact[] {
  const gone = new Set<string>();
  const changed = new Map<string, { content: string; amount: number | null }>();
  const paid = paidAlready(telling);
  for (const { path, value } of facts) {
    const [list, row = '', field] = path.split('/');
    if (list !== 'claims' || field !== 'content') continue;
    const content = String(value);
    if (/血汗钱/.test(content)) {
      const what = telling.cause === '劳动争议' ? '请求裁决被申请人支付拖欠的工资＿＿＿元' : null;
      if (what) changed.set(row, { content: what, amount: null });
      else gone.add(row);
      continue;
    }
    if (telling.cause === '劳动争议' && BACK_TO_WORK.test(content))
      changed.set(row, { content: '请求裁决被申请人继续履行劳动合同', amount: null });
    else if (CUT.test(content) || NOBODY_ASKED.test(content)) gone.add(row);
    const amount = facts.find((fact) => fact.path === rowPath('claims', row, 'amount'))?.value;
    if (typeof amount !== 'number') continue;
    // 保险公司垫了18000，物流公司给了6000: each payment is taken off, and not the first alone.
    const inPart = /医疗费[\d.]+元（共([\d.]+)元，扣除已垫付的([\d.]+)元）$/.exec(content);
    const paidOfIt = inPart
      ? paid.filter(({ start }) => !OTHER_HEAD.test(telling.text.slice(Math.max(0, start - NEAR), start)))
      : [];
    const paidInAll = paidOfIt.reduce((sum, { value: one }) => sum + one, 0);
    if (inPart && paidOfIt.length > 1 && paidInAll > Number(inPart[2]) && paidInAll < Number(inPart[1])) {
      const rest = Math.round((Number(inPart[1]) - paidInAll) * 100) / 100;
      const parts = paidOfIt.map(({ value: one }) => `${one}元`).join('、');
      changed.set(row, {
        content: content.replace(/医疗费.*$/, `医疗费${rest}元（共${inPart[1]}元，扣除已付的${parts}）`),
        amount: rest,
      });
      continue;
    }
    const medical = /赔偿(医[药疗]费)\d+(?:\.\d+)?元(?:（已付的[^）]*）)?$/.exec(content)?.[1];
    const inAdvance = paid
      .filter(({ start }) => !OTHER_HEAD.test(telling.text.slice(Math.max(0, start - NEAR), start)))
      .reduce((sum, { value: one }) => sum + one, 0);
    if (medical && inAdvance > 0 && inAdvance < amount) {
      const rest = Math.round((amount - inAdvance) * 100) / 100;
      changed.set(row, {
        content: content.replace(
          /医[药疗]费.*$/,
          `医疗费${rest}元（共${amount}元，扣除已付的${inAdvance}元）`,
        ),
        amount: rest,
      });
      continue;
    }
    const told = telling.sums.filter((sum) => sum.value === amount);
    // 9月18号转来2000, and two sums that are wished for as one: what is owed is left to a person.
    const isReceived = told.length > 0 && told.every((sum) => RECEIVED.test(before(telling, sum)));
    if (isReceived || (competes(telling) && ONE_SUM.test(content))) {
      changed.set(row, { content: content.replace(`${amount}元`, '＿＿＿元'), amount: null });
      continue;
    }
    if (told.length > 0 && told.every((sum) => paid.includes(sum))) gone.add(row);
    const owed = PRICE.test(content) ? told.at(-1) : undefined;
    const since = owed ? paidSince(telling, owed) : [];
    const returned = owed ? returnedGoods(telling, owed) : null;
    if (returned !== null && !since.includes(returned)) since.push(returned);
    if (!owed || since.length === 0) continue;
    const how = since.map((one) => `${one.value}元${one === returned ? '（退货）' : ''}`).join('、');
    const rest = amount - since.reduce((sum, one) => sum + one.value, 0);
    const isReturned = returned === null && GIVEN_BACK.test(telling.text.slice(owed.end));
    const isReckoned = RECKONED.test(telling.text.slice(Math.max(0, owed.start - REACH), owed.start));
    // 57600 less 20000, 到现在37600一直没给: who tells it reckoned the same.
    const isTold = new RegExp(`(?<!\\d)${rest}(?!\\d)`).test(telling.text.slice(owed.end));
    const isKnown = (isReckoned || isTold) && rest > 0 && !isReturned;
    changed.set(row, {
      content: content.replace(
        `${amount}元`,
        isKnown ? `${rest}元（${amount}元扣除已付的${how}）` : `＿＿＿元（${amount}元，扣除已付的${how}）`,
      ),
      amount: isKnown ? rest : null,
    });
  }
  // What is reckoned by the day of a price that is open is open, too.
  const open = [...changed].flatMap(([row, claim]) => {
    const amount = facts.find((fact) => fact.path === rowPath('claims', row, 'amount'))?.value;
    return typeof amount === 'number' && claim.amount !== amount ? [amount] : [];
  });
  return facts.flatMap((fact): StoryFact[] => {
    const [list, row = '', field] = fact.path.split('/');
    if (list !== 'claims') return [fact];
    if (gone.has(row)) return [];
    const claim = changed.get(row);
    if (!claim) return field === 'content' ? [{ ...fact, value: onOpen(String(fact.value), open) }] : [fact];
    if (field === 'content') return [{ ...fact, value: claim.content }];
    return claim.amount === null ? [] : [{ ...fact, value: claim.amount }];
  });
}
/** What was paid for something else is taken off there. */
const OTHER_HEAD = /交通费|修车|车损|维修|拖车|伙食|护理|租金|工资/;
const REACH = 60;
/** What the other side sent already. */
const RECEIVED =
  /(?:(?:转|打|付|汇)(?:过)?来(?:了)?|(?<!没|未|不|没有|要|该|得|答应|说好|同意)(?:又|先|才|只|就|他|她|微信|支付宝|现金|[月号日])(?:转|打|付|汇|给|还)(?:了|过)我(?:了)?)[^，。；\d]{0,3}$/;
/** A claim for one sum that stands for the whole matter. */
const ONE_SUM = /(?:退还|返还|支付)[^，。；（]{1,12}\d+(?:\.\d+)?元$/;

const before = ({ text, clauses }: Telling, sum: ToldSum): string =>
  text.slice(clauseAt(clauses, sum.start)?.start ?? 0, sum.start);

/** 想要他把78400全退了，外加三万一: which of them is owed is open. */
function competes(telling: Telling): boolean {
  const wished = wishesIn(telling).map(({ text }) => text);
  const sums = new Set(wished.flatMap((text) => text.match(SAID_SUM) ?? []));
  return wished.some((text) => /全(?:部|额)?退/.test(text)) && sums.size > 1;
}
const SAID_SUM = /\d{3,}(?:\.\d+)?|[一二两三四五六七八九十]+[万千百][一二两三四五六七八九]?/g;

const onOpen = (content: string, open: readonly number[]): string =>
  open.reduce(
    (said, amount) =>
      said.includes(`以${amount}元为基数`)
        ? said.replace(`以${amount}元为基数`, '以实际欠付的款项为基数').replace(/即每日[\d.]+元/, '')
        : said,
    content,
  );

/** Goods that went back lessen the price, too: by how much, a person says. */
const GIVEN_BACK = /(?:同意|办了?)退货|退货单|退了[^，。；]{0,6}货|货[^，。；]{0,4}(?:拉|退|拿)回/;
/** 同意退货，退货单写3400元: what goods that went back came to, where one sum alone tells it. */
function returnedGoods({ text, sums, clauses }: Telling, owed: ToldSum): ToldSum | null {
  const found = sums.filter(({ start, value, isRough }) => {
    const clause = clauseAt(clauses, start);
    const said = clause ? text.slice(Math.max(clause.sentence.start, start - 16), start) : '';
    return start > owed.end && value < owed.value && !isRough && RETURNED.test(said);
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
const RETURNED =
  /(?:退货单?|退(?:了|回)[^，。；\d]{0,8}货?)(?:上)?(?:写|是|一共|共计?|合计|价值|值|作价|折)?(?:的|了|着)?(?:是)?[^，。；\d]{0,3}$/;
/** So much before a sum says whether it was paid. */
const NEAR = 14;

/** The payments told after what is owed: 2月10日他付12000元，4月29日转3000元. */
function paidSince({ text, sums, clauses }: Telling, owed: ToldSum): ToldSum[] {
  const since: ToldSum[] = [];
  for (const sum of sums) {
    if (sum.start <= owed.end || sum.value >= owed.value || sum.isRough) continue;
    const clause = clauseAt(clauses, sum.start);
    const before = clause ? text.slice(Math.max(clause.start, sum.start - NEAR), sum.start) : '';
    const last = since.at(-1);
    if (/^(?:的)?违约金/.test(text.slice(sum.end))) continue;
    const goesOn = last !== undefined && /^[、和]$/.test(text.slice(last.end, sum.start));
    if (goesOn || (PAID.test(before) && !NO_PAYMENT.test(before))) since.push(sum);
  }
  return since;
}
