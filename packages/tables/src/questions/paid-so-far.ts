import type { TableColumn } from '@mingfa/contract/dataset-table';

const PAID =
  /^(?:已|累计)(?:付|收|还|回|支付|结算|付款|收款|回款|到账)|实(?:付|收)|(?:paid|received|settled)(?: amount)?$|^amount (?:paid|received)/i;

/** A whole and what was paid of it, where amounts are one of each and nothing else: 合同金额 and 已付金额. */
export function paidSoFar(amounts: readonly TableColumn[]): { whole: TableColumn; paid: TableColumn } | null {
  const paid = amounts.filter(({ label }) => PAID.test(label.replace(/_/g, ' ')));
  const wholes = amounts.filter((column) => !paid.includes(column) && column.meaning === 'amount');
  const [one, other] = [wholes[0], paid[0]];
  return one && other && wholes.length === 1 && paid.length === 1 ? { whole: one, paid: other } : null;
}
