import type { TableColumn } from '@mingfa/contract/dataset-table';
import type { ColumnRef } from '@mingfa/contract/table-query';
import { DUE, ENDS } from './first-date.ts';
import type { QuestionReading } from './question-reading.ts';
import { isDay } from './resolve-columns.ts';

const BEGINS =
  /立案|报案|申报|受理|收案|签订|签署|签约|起始|起租|开始|生效|入职|下单|发货|开票|申请|进货|借款日|放款|invoice|issued|start|begin|signed|order|opened|filed|hired|created/i;
const PAYS = /付款|支付|收款|回款|还款|归还|结清|paid|payment|settled/i;

const days = (reading: QuestionReading): TableColumn[] => reading.columns(isDay);
const only = <Item>(items: readonly Item[]): Item | null => (items.length === 1 ? (items[0] ?? null) : null);

/** The day until which something is to be done or holds; null where several are, or none. */
export const dueDate = (reading: QuestionReading): TableColumn | null =>
  only(days(reading).filter(({ label }) => DUE.test(label)));

/** Whether a column says by its name until when something is to be done. */
export const isDue = ({ label }: TableColumn): boolean => DUE.test(label);

/** The one day whose name says so. */
export const endOf = (reading: QuestionReading, label: RegExp): TableColumn | null =>
  only(days(reading).filter((column) => label.test(column.label)));

/** The day of a payment; null where several are, or none. */
export const paidDate = (reading: QuestionReading): TableColumn | null =>
  only(days(reading).filter(({ label }) => PAYS.test(label) && !DUE.test(label)));

/** From when to when rows last: the one day they begin and the one they end, or are due. */
export function lastingDates(reading: QuestionReading): ColumnRef | null {
  const begin = only(days(reading).filter(({ label }) => BEGINS.test(label)));
  const ends = days(reading).filter(
    (column) => column !== begin && (ENDS.test(column.label) || isDue(column)),
  );
  const end = only(ends);
  return begin && end ? daysBetween(reading, begin, end) : null;
}

/** How many days one is after the other, in each row. */
export const daysBetween = (reading: QuestionReading, from: TableColumn, to: TableColumn): ColumnRef => ({
  ...reading.refOf(to),
  by: { how: 'days_since', column: from.name },
});
