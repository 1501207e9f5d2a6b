import { countOf, OPEN_DAY } from '../../../courses/told-matter.ts';
import { clauseIndexAt } from '../../../story-clauses.ts';
import { type Telling, within } from '../../telling.ts';
import type { ToldSum } from '../../told-sums.ts';
import { CAME_OF_RENT, IS_EXPIRED, MONTHLY_RENT, monthlyRent, rentOwed } from '../claims-of-lease.ts';
import { dailyRate, insteadOfPenalty, latePenalty } from '../daily-rate.ts';
import { headsOf } from '../heads.ts';
import type { ClaimRow } from './claim-rows.ts';
import { beforeSum, behindSum, GIVES_UP_INTEREST } from './told-parts.ts';

const DEPOSIT = /(?:退还|返还)(?:[\d.]+元)?押金/;
const MOVED_OUT = /退租|退房|交(?:了|的)?房|搬(?:走|出|离|家|了)|交(?:了|还)?钥匙|钥匙(?:还|交)/;
const KEPT = /(?:没|不|未|拒)(?:有)?(?:肯)?(?:退|见|给|还)|一分[^，。]{0,4}(?:没|不)|拖着|扣(?:了|着)/;
const IN_ALL = /(?:一共|总共|共计?|合计)[^，。\d]{0,4}$/;
const BESIDES = /另外|另|还(?:收|交|付|有)|加上|外加/;
/** 这个我认, 该扣就扣: a tenant grants that something may be kept. */
const GRANTS =
  /(?:我|原告|这个?|那个?)(?:也|都|是|就|倒|只)?(?:认(?!识|为|定|真|不)|承认|同意|愿意|没意见)|(?:该|可以|随便?)(?:他|她|让他|让她)?扣(?:就扣|的|掉)?(?!得|太|光)|从押金[里中]扣/;
const BARE_GRANT = /(?:认|同意|承认|愿意)(?:扣|赔|出)?(\d{2,5})(?=$|块|元)/;
const REFUSES = /不认|不同意|没同意|不承认|不该|凭(?:什么|啥)|不愿意/;
/** 这两样该扣就扣: what was told before it in the same sentence. */
const OF_SEVERAL = /[这那](两|三|几|些)|都|全/;

/** A tenant wants the deposit: all that was paid of it, less what the tenant grants (民法典 577, 733), and interest (民法典 584). */
export function tenantClaims(given: readonly ClaimRow[], telling: Telling): ClaimRow[] {
  const paid = depositsIn(telling);
  // 我要他退4400, of who paid a deposit of 4400: what is to go back has its name.
  const rows = given.map((row) =>
    paid !== null && row.amount !== null && row.amount <= paid.value && !/押金|租金/.test(row.content)
      ? {
          ...row,
          content: row.content.replace(/(退还|返还)(?:剩下的?|余下的?|剩余的?|其余)?(?=\d)/, '$1押金'),
        }
      : row,
  );
  const at = rows.findIndex(({ content }) => DEPOSIT.test(content));
  const held = rows[at];
  if (paid && rows.length === 0 && MOVED_OUT.test(telling.text) && KEPT.test(telling.text)) {
    const [first] = paid.sums;
    const place = { start: first?.start ?? 0, end: first?.end ?? 1 };
    const content = `请求判令${telling.other}退还押金${paid.value}元`;
    return tenantClaims([{ content, amount: paid.value, ...place }], telling);
  }
  if (!held || !paid) return [...rows];
  const granted = grantedIn(telling, paid.sums);
  const kept = granted?.reduce((sum, { value }) => sum + value, 0) ?? 0;
  const left = Math.round((paid.value - kept) * 100) / 100;
  const isWhole =
    held.amount === null ||
    paid.sums.some(({ value }) => value === held.amount) ||
    held.amount === paid.value;
  if (!isWhole || left <= 0) return withInterest(rows, at, held.amount, telling);
  const of =
    paid.sums.length > 1 ? paid.sums.map(({ value }) => `${value}元`).join('＋') : `押金${paid.value}元`;
  const how =
    granted === null
      ? `（${of}，扣除原告认可的部分）`
      : kept > 0
        ? `（${of}，扣除原告认可的${granted.map(({ value }) => `${value}元`).join('、')}）`
        : paid.sums.length > 1 && held.amount !== left
          ? `（${of}）`
          : '';
  const amount = granted === null ? null : left;
  const changed: ClaimRow =
    how === '' && held.amount === left
      ? held
      : { ...held, content: `请求判令${telling.other}退还押金${amount ?? '＿＿＿'}元${how}`, amount };
  const made = rows.map((row, index) => (index === at ? changed : row));
  return withInterest(made, at, changed.amount, telling);
}

function withInterest(
  rows: readonly ClaimRow[],
  at: number,
  amount: number | null,
  { text, other }: Telling,
): ClaimRow[] {
  const row = rows[at];
  if (!row || GIVES_UP_INTEREST.test(text) || rows.some(({ content }) => /利息|违约金/.test(content)))
    return [...rows];
  const base = amount === null ? '上述押金' : `${amount}元`;
  const content = `请求判令${other}支付逾期退还押金的利息（以${base}为基数，自起诉之日起至实际退还之日止，按同期一年期贷款市场报价利率计算）`;
  return rows.toSpliced(at + 1, 0, { content, amount: null, start: row.start, end: row.end });
}

/** What was paid as deposit: the sum that is told to be all of it, else the first with those that came besides. */
function depositsIn(telling: Telling): { value: number; sums: ToldSum[] } | null {
  const heads = headsOf(telling).filter(({ noun }) => noun === '押金');
  const [first, ...others] = heads;
  if (!first) return null;
  const whole = heads.find((head) => IN_ALL.test(beforeSum(telling, head)));
  if (whole) return { value: whole.value, sums: [whole] };
  const value = heads.reduce((sum, head) => sum + head.value, 0);
  // 押金1800，钥匙押金200 … 就2000块: what they come to is told, too.
  if (others.length > 0 && telling.sums.some((sum) => sum.value === value)) return { value, sums: heads };
  const sums = [first, ...others.filter((head) => BESIDES.test(beforeSum(telling, head)))];
  return { value: sums.reduce((sum, { value }) => sum + value, 0), sums };
}

/** What a tenant grants may be kept; null where something is granted whose sum nobody told. */
function grantedIn(telling: Telling, deposits: readonly ToldSum[]): ToldSum[] | null {
  const { clauses, sums } = telling;
  const isOwn = (sum: ToldSum) =>
    !deposits.some(({ start }) => start === sum.start) && !/租|押金/.test(beforeSum(telling, sum));
  const granted: ToldSum[] = [];
  for (const [index, clause] of clauses.entries()) {
    if (!GRANTS.test(clause.text) || REFUSES.test(clause.text)) continue;
    const from = OF_SEVERAL.test(clause.text)
      ? clause.sentence.start
      : (clauses[index - 1]?.start ?? clause.start);
    // 我只认100: a figure without its unit.
    const bare = BARE_GRANT.exec(clause.text);
    if (bare?.[1] && within(sums, clause).length === 0) {
      const start = clause.start + bare.index;
      granted.push({
        start,
        end: start + bare[0].length,
        value: Number(bare[1]),
        text: `${bare[1]}元`,
        isRough: false,
      });
      continue;
    }
    const own = within(sums, clause).filter(isOwn);
    const near =
      own.length > 0 && !OF_SEVERAL.test(clause.text)
        ? own
        : within(sums, { start: from, end: clause.end }).filter(isOwn);
    const said = ['两', '三'].indexOf(OF_SEVERAL.exec(clause.text)?.[1] ?? '');
    if (near.some(({ isRough }) => isRough) || (said >= 0 && near.length !== said + 2)) return null;
    if (near.length === 0 && !/承认/.test(clause.text) && granted.length === 0) return null;
    for (const sum of near) if (!granted.some(({ start }) => start === sum.start)) granted.push(sum);
  }
  return granted;
}

/** 还没搬, 人还住里头: the tenant is still there. */
const IS_THERE =
  /(?:还|一直|到今天|至今|到现在|就是|死活|赖着)(?:也)?(?:没|不|不肯|拒不)(?:有)?搬|不肯搬|拒不搬|还(?:住|占|在里|放)|赖着|(?:堆|占|锁)着/;
const ENDS = /解除|(?:让|叫|要|催|请)[^，。；]{0,8}搬|收回|腾|清退|不租(?:给)?(?:他|她)/;
const NOTICE = /(?:发|寄|送|贴|下)(?:了|过)?[^，。；]{0,10}(?:解除|终止)[^，。；]{0,4}(?:通知|函)|解除通知/;
const RENT_CLAIM = /支付(?:拖欠的|欠付的)?(?:租金|房租)/;
const MONTHS_OF_PENALTY =
  /(?<![\d十])([一两二三四五六1-6])个月(?:的)?(?:租金|房租)[^，。；]{0,6}(?:违约金|违约)|违约金[^，。；]{0,10}(?<![\d十])([一两二三四五六1-6])个月(?:的)?(?:租金|房租)/;
const IS_LANDLORD = /租给|租客|房客|租户|租出去|出租给/;
/** 空调被他弄坏了，修了600. */
const MENDED = /修(?:理|好)?(?:了|花了?)?[^，。；\d]{0,3}$/;
const BROKEN = /(?:他|她|租客|房客)[^，。；]{0,6}(?:弄坏|砸|损坏|搞坏|打坏)/;
const UTILITIES = /水电费?|水费|电费|物业费|燃气费/;

/** Whom a tenant owes rent: what is left of it, the end, the place, its use until then, the penalty and what was paid for the tenant (民法典 577, 585, 721, 722, 733). */
export function landlordClaims(rows: readonly ClaimRow[], telling: Telling): ClaimRow[] {
  const { text, sums, other } = telling;
  const made = [...rows];
  const rent = rows.length === 0 && IS_LANDLORD.test(text) ? rentOwed(telling) : null;
  if (rent)
    made.push({
      content: `请求判令${other}支付租金${rent.value}元${rent.how}`,
      amount: rent.value,
      start: rent.start,
      end: rent.end,
    });
  const at = made.findIndex(({ content }) => RENT_CLAIM.test(content));
  const owed = made[at]?.amount === null ? rentOwed(telling) : null;
  const open = made[at];
  if (open && owed && /租金＿+元$/.test(open.content))
    made[at] = {
      ...open,
      content: open.content.replace(/＿+元$/, `${owed.value}元${owed.how}`),
      amount: owed.value,
    };
  const held = made[at];
  if (!held) return made;
  const monthly = monthlyRent(telling, held.amount);
  const came = sums.filter(
    (sum) =>
      CAME_OF_RENT.test(beforeSum(telling, sum)) &&
      sum.value !== held.amount &&
      !sum.isRough &&
      !/押金|定金/.test(beforeSum(telling, sum) + behindSum(telling, sum)),
  );
  const [paid] = came;
  if (held.amount !== null && paid && /个月）/.test(held.content)) {
    const left = held.amount - came.reduce((sum, { value }) => sum + value, 0);
    if (left > 0)
      made[at] = {
        ...held,
        amount: left,
        content: held.content
          .replace(`${held.amount}元`, `${left}元`)
          .replace('个月）', `个月，扣除已付的${came.map(({ value }) => `${value}元`).join('、')}）`),
      };
  }
  const agreed = dailyRate(telling);
  for (const [index, row] of agreed ? made.entries() : []) {
    const penalty =
      agreed &&
      insteadOfPenalty(row.content, latePenalty(agreed, `以实际欠付的租金为基数，自${OPEN_DAY}起，`));
    if (penalty) made[index] = { ...row, content: penalty };
  }
  const add = (content: string, amount: number | null, place: { start: number; end: number } = held) =>
    made.push({ content: `请求判令${other}${content}`, amount, start: place.start, end: place.end });
  const has = (says: RegExp) => made.some(({ content }) => says.test(content));
  if (IS_THERE.test(text) && ENDS.test(text)) {
    if (!has(/解除/) && !IS_EXPIRED.test(text))
      made.push({
        content: NOTICE.test(text) ? '请求确认双方的租赁合同已经解除' : '请求判令解除双方的租赁合同',
        amount: null,
        start: held.start,
        end: held.end,
      });
    if (!has(/腾退/)) add('腾退租赁房屋并交还原告', null);
  }
  if (has(/腾退/) && monthly && !monthly.isRough && !has(/占用|占有使用/))
    add(
      `支付自${OPEN_DAY}起至实际腾退之日止的租金及占有使用费（按每月${monthly.value}元计算，不与上述租金重复）`,
      null,
      monthly,
    );
  // Until it is given back the place is used, at the rent that was agreed (民法典 733).
  else if (has(/腾退/) && !has(/占用|占有使用/))
    add(
      `支付自${OPEN_DAY}起至实际腾退之日止的租金及占有使用费（按合同约定的租金标准计算，不与上述租金重复）`,
      null,
    );
  const penalty = MONTHS_OF_PENALTY.exec(text);
  const months = penalty ? countOf(penalty[1] ?? penalty[2] ?? '') : null;
  const share = months !== null && monthly && !monthly.isRough ? monthly.value * months : null;
  if (penalty && share !== null) {
    const row = made.findIndex(({ content }) => /违约金/.test(content));
    const content = `请求判令${other}支付违约金${share}元（合同约定的${penalty[1] ?? penalty[2]}个月租金）`;
    const place = { start: penalty.index, end: penalty.index + penalty[0].length };
    if (row < 0) made.push({ content, amount: share, ...place });
    else if (made[row]?.amount === null) made[row] = { content, amount: share, ...place };
  }
  const advanced = advancedFor(telling);
  const mended = sums.find(
    (sum) =>
      !sum.isRough &&
      MENDED.test(beforeSum(telling, sum)) &&
      BROKEN.test(text.slice(Math.max(0, sum.start - 24), sum.start)),
  );
  if (mended && !has(/维修/)) add(`赔偿租赁物的维修费${mended.value}元`, mended.value, mended);
  if (advanced && !has(UTILITIES))
    add(`支付原告垫付的${advanced.noun}${advanced.value}元`, advanced.value, advanced);
  return made;
}

/** 水费电费也是我垫的，一共860块: what the landlord paid for the tenant. */
function advancedFor(telling: Telling): (ToldSum & { noun: string }) | null {
  const { clauses, sums } = telling;
  for (const sum of sums) {
    if (sum.isRough) continue;
    const at = clauseIndexAt(clauses, sum.start);
    const [before, clause] = [clauses[at - 1], clauses[at]];
    if (!clause) continue;
    const isNear = before?.sentence.start === clause.sentence.start;
    const said = (isNear ? before.text : '') + beforeSum(telling, sum) + behindSum(telling, sum);
    if (
      !UTILITIES.test(said) ||
      !/垫|替(?:他|她|租客)?[^，。；]{0,4}交/.test(said) ||
      MONTHLY_RENT.test(beforeSum(telling, sum))
    )
      continue;
    return {
      ...sum,
      noun: /水电|水费[^。]*电费|电费[^。]*水费/.test(said)
        ? '水电费'
        : (UTILITIES.exec(said)?.[0] ?? '费用'),
    };
  }
  return null;
}
