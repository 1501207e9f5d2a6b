import type { DraftFinding } from '@mingfa/contract/draft-check';
import { entryAt, type FactSheet, factOfPath, rowPath, rowsOf } from '@mingfa/legal/drafting/fact-sheet';
import { findUnequalAmounts } from '@mingfa/legal/drafting/find-unequal-amounts';
import { findUnequalSums } from '@mingfa/legal/drafting/find-unequal-sums';
import { findAmounts } from '@mingfa/legal/figures/find-amounts';
import { fenFromYuan, MAX_YUAN, yuanFromFen } from '@mingfa/legal/figures/money';
import { definitionAt, type TemplateCatalog } from '../templates/template-catalog.ts';
import { type CheckedDraft, finding } from './checked-draft.ts';

/** Amounts against their capitals and against their sums, claims against the facts they rest on. */
export function checkAmounts({
  catalog,
  entry,
  sheet,
  text,
}: Pick<CheckedDraft, 'catalog' | 'entry' | 'sheet' | 'text'>): DraftFinding[] {
  const unequal = findUnequalAmounts(text).map(({ figures, capitals }) => {
    const quote = text.slice(Math.min(figures.start, capitals.start), Math.max(figures.end, capitals.end));
    const words = {
      zh: `大写金额与数字不一致：${quote}`,
      en: `Figures and capitals say different sums: ${quote}`,
    };
    return finding('unequal_amount', 'error', words, { quote });
  });
  const sums = findUnequalSums(text).map(({ said, items, makes }) => {
    const words = {
      zh: `合计写的是${said.value}元，前面${items}项相加是${makes}元`,
      en: `The sum says ${said.value}; the ${items} items before it make ${makes}`,
    };
    return finding('unequal_sum', 'warning', words);
  });
  return [...unequal, ...sums, ...(entry.drawn.has('claims') ? checkClaims(catalog, sheet) : [])];
}

function checkClaims(catalog: TemplateCatalog, sheet: FactSheet): DraftFinding[] {
  const known = moneyOf(catalog, sheet);
  const left = principalLeft(sheet);
  return rowsOf(sheet, 'claims').flatMap((row, index): DraftFinding[] => {
    const path = rowPath('claims', row, 'amount');
    const amount = numberAt(sheet, path);
    const content = String(entryAt(sheet, rowPath('claims', row, 'content'))?.chosen.value ?? '');
    const where = { paths: [path, rowPath('claims', row, 'content')] };
    const ofInterest = checkInterestClaim(sheet, content, index + 1, where.paths);
    if (amount === undefined || amount <= 0) return ofInterest;
    const found: DraftFinding[] = [];
    const written = findAmounts(content).filter(
      ({ currency, form }) => currency === 'CNY' && form !== 'capital',
    );
    if (written.length > 0 && !written.some(({ value }) => value === amount)) {
      const zh = `第${index + 1}项请求的金额填的是${amount}元，请求内容里写的不是`;
      const en = `Claim ${index + 1} has the amount ${amount}, its words say another`;
      found.push(finding('unequal_amount', 'error', { zh, en }, where));
    }
    const principal = principalOf(content, amount);
    if (left !== undefined && principal !== undefined && principal > left) {
      const zh = `第${index + 1}项请求${principal}元，按事实尚欠的本金是${left}元`;
      const en = `Claim ${index + 1} asks for ${principal}; by the facts ${left} of the principal is owed`;
      found.push(finding('claim_without_facts', 'warning', { zh, en }, where));
    } else if (known.size > 0 && !known.has(amount)) {
      const zh = `第${index + 1}项请求的${amount}元在已填的事实里没有对应的金额，请核对它怎么来的`;
      const en = `No fact has the amount ${amount} of claim ${index + 1}: check where it comes from`;
      found.push(finding('claim_without_facts', 'notice', { zh, en }, where));
    }
    return [...found, ...ofInterest];
  });
}

/** How much of a claim is the money lent: what stands behind its name, or all of it where nothing is claimed beside it. */
function principalOf(content: string, amount: number): number | undefined {
  const said = findAmounts(content).find(({ start }) => PRINCIPAL_BEFORE.test(content.slice(0, start)));
  return said?.value ?? (PRINCIPAL_ALONE.test(content) ? amount : undefined);
}
const PRINCIPAL_BEFORE = /(?:本金|借款|欠款)(?:人民币)?[\s:：]*$/;
const PRINCIPAL_ALONE = /^(?!.*(?:利息|违约金|押金|定金|彩礼|费用|货款|租金)).*(?:本金|借款|欠款)/;
const FROM_A_DAY = /[自从起]|之日|计至|截至|至\d/;
const AT_A_RATE = /利率|LPR|[%％‰]|百分之|千分之|万分之|[月年][息利]|标准/i;
/** A sum that was counted, with its last day, needs no rate of its own. */
const COUNTED = /(?:计至|截至|算至|暂计)/;

/** Whether a claim for interest says from when and at which rate, and whether interest was agreed at all (民法典 680). */
function checkInterestClaim(
  sheet: FactSheet,
  content: string,
  number: number,
  paths: string[],
): DraftFinding[] {
  if (!/利息/.test(content)) return [];
  const found: DraftFinding[] = [];
  const say = (zh: string, en: string, more: Partial<DraftFinding> = {}) =>
    found.push(finding('claim_without_facts', 'warning', { zh, en }, { paths, ...more }));
  if (!FROM_A_DAY.test(content))
    say(
      `第${number}项请求的利息没有写从哪一天起算`,
      `Claim ${number} does not say from which day its interest runs`,
    );
  if (!AT_A_RATE.test(content) && !COUNTED.test(content))
    say(
      `第${number}项请求的利息没有写按什么利率、什么标准计算`,
      `Claim ${number} does not say at which rate its interest is counted`,
    );
  if (entryAt(sheet, 'loan_bears_interest')?.chosen.value === false && !/逾期|资金占用/.test(content))
    say(
      `第${number}项请求利息，事实里填的是没有约定利息：没有约定的，视为没有利息`,
      `Claim ${number} asks for interest; by the facts none was agreed, and then there is none`,
      { source: '民法典 680' },
    );
  return found;
}

/** A sum that can be; others are told of as facts. */
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= MAX_YUAN;

const numberAt = (sheet: FactSheet, path: string): number | undefined => {
  const value = entryAt(sheet, path)?.chosen.value;
  return isAmount(value) ? value : undefined;
};

/** The amounts of all facts but the claims, and what is left of a loan. */
function moneyOf(catalog: TemplateCatalog, sheet: FactSheet): Set<number> {
  const amounts = Object.entries(sheet.entries).flatMap(([path, { chosen }]) =>
    factOfPath(path) !== 'claims' && isAmount(chosen.value) && definitionAt(catalog, path)?.kind === 'money'
      ? [chosen.value]
      : [],
  );
  const left = principalLeft(sheet);
  if (left !== undefined) amounts.push(left);
  return new Set(amounts);
}

/** What is owed of a principal by the facts; open where nobody said what a payment was for and interest was agreed (民法典 561). */
function principalLeft(sheet: FactSheet): number | undefined {
  const [principal, repaid = 0, left] = ['loan_principal', 'loan_repaid', 'loan_principal_left'].map((path) =>
    numberAt(sheet, path),
  );
  if (principal === undefined) return undefined;
  const countedAs = entryAt(sheet, 'loan_repaid_as')?.chosen.value;
  if (countedAs === 'interest' || repaid === 0) return principal;
  const bearsInterest = [numberAt(sheet, 'loan_rate'), numberAt(sheet, 'loan_overdue_rate')].some(
    (rate) => (rate ?? 0) > 0,
  );
  if (countedAs === 'by_law' || (countedAs === undefined && bearsInterest)) return left;
  return Math.max(0, yuanFromFen(fenFromYuan(principal) - fenFromYuan(repaid)));
}
