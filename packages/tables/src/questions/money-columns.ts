import type { AskedTable } from '../sql/asked-tables.ts';
import { isAdditive } from './is-additive.ts';

/** Words of labels for what goes out. */
export const OUT = /借方|支出|付款|付出|转出|流出|开支|debit|expense|outflow|withdrawal|paid out|spent/i;
/** Words of labels for what comes in. */
export const IN = /贷方|收入|收款|转入|流入|进账|credit|income|inflow|deposit|received|paid in/i;

/** Columns of money that can be added. */
export const moneyColumns = ({ table }: { table: AskedTable }) =>
  table.columns.filter(
    (column) =>
      !column.isSkipped && isAdditive(column) && (column.meaning === 'amount' || column.meaning === 'plain'),
  );
