import type { DraftFinding } from '@mingfa/contract/draft-check';
import { entryAt, type FactSheet, factOfPath, rowPath, rowsOf } from '@mingfa/legal/drafting/fact-sheet';
import { findUnequalAmounts } from '@mingfa/legal/drafting/find-unequal-amounts';
import { findUnequalSums } from '@mingfa/legal/drafting/find-unequal-sums';
import { findAmounts } from '@mingfa/legal/figures/find-amounts';
import { fenFromYuan, MAX_YUAN, yuanFromFen } from '@mingfa/legal/figures/money';
import { definitionAt, type TemplateCatalog } from '../templates/template-catalog.ts';
import { type CheckedDraft, finding } from './checked-draft.ts';

/** Amounts against their capitals and against their sums, claims against the facts they rest on. */
export function checkAmounts({ catalog, entry, sheet, text }: CheckedDraft): DraftFinding[] {
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
    if (amount === undefined || amount <= 0) return [];
    const content = String(entryAt(sheet, rowPath('claims', row, 'content'))?.chosen.value ?? '');
    const where = { paths: [path, rowPath('claims', row, 'content')] };
    const found: DraftFinding[] = [];
    const written = findAmounts(content).filter(
      ({ currency, form }) => currency === 'CNY' && form !== 'capital',
    );
    if (written.length > 0 && !written.some(({ value }) => value === amount)) {
      const zh = `第${index + 1}项请求的金额填的是${amount}元，请求内容里写的不是`;
      const en = `Claim ${index + 1} has the amount ${amount}, its words say another`;
      found.push(finding('unequal_amount', 'error', { zh, en }, where));
    }
    if (/利息/.test(content) && !/[自从起]|之日|计至|截至/.test(content)) {
      const zh = `第${index + 1}项请求的利息没有写从哪一天起算`;
      const en = `Claim ${index + 1} does not say from which day its interest runs`;
      found.push(finding('claim_without_facts', 'notice', { zh, en }, where));
    }
    if (left !== undefined && /本金|借款/.test(content) && amount > left) {
      const zh = `第${index + 1}项请求${amount}元，按事实尚欠的本金是${left}元`;
      const en = `Claim ${index + 1} asks for ${amount}; by the facts ${left} of the principal is owed`;
      found.push(finding('claim_without_facts', 'warning', { zh, en }, where));
    } else if (known.size > 0 && !known.has(amount)) {
      const zh = `第${index + 1}项请求的${amount}元在已填的事实里没有对应的金额，请核对它怎么来的`;
      const en = `No fact has the amount ${amount} of claim ${index + 1}: check where it comes from`;
      found.push(finding('claim_without_facts', 'notice', { zh, en }, where));
    }
    return found;
  });
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
