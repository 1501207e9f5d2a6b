import { type DuckDBType, DuckDBTypeId, type DuckDBValue } from '@duckdb/node-api';
import type { ColumnKind, TableCellValue } from '@mingfa/contract/table-query';

const NUMBERS = new Set<DuckDBTypeId>([
  ...[
    DuckDBTypeId.TINYINT,
    DuckDBTypeId.SMALLINT,
    DuckDBTypeId.INTEGER,
    DuckDBTypeId.BIGINT,
    DuckDBTypeId.HUGEINT,
  ],
  ...[
    DuckDBTypeId.UTINYINT,
    DuckDBTypeId.USMALLINT,
    DuckDBTypeId.UINTEGER,
    DuckDBTypeId.UBIGINT,
    DuckDBTypeId.UHUGEINT,
  ],
  ...[DuckDBTypeId.FLOAT, DuckDBTypeId.DOUBLE, DuckDBTypeId.DECIMAL],
]);
const TIMES = new Set<DuckDBTypeId>([
  ...[DuckDBTypeId.TIMESTAMP, DuckDBTypeId.TIMESTAMP_S, DuckDBTypeId.TIMESTAMP_MS, DuckDBTypeId.TIMESTAMP_NS],
  DuckDBTypeId.TIMESTAMP_TZ,
]);
/** Longer cells are cut, with a mark that they were. */
const CELL_CHARACTERS = 32_000;

/** What cells of a type are to people. */
export function kindOf(type: DuckDBType): ColumnKind {
  if (NUMBERS.has(type.typeId)) return 'number';
  if (TIMES.has(type.typeId)) return 'time';
  if (type.typeId === DuckDBTypeId.DATE) return 'date';
  return type.typeId === DuckDBTypeId.BOOLEAN ? 'yes_no' : 'text';
}

/** A cell in the form of the contract. */
export function cellOf(value: DuckDBValue, kind: ColumnKind): TableCellValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value;
  switch (kind) {
    case 'number':
      return typeof value === 'number' ? writeDouble(value) : tidyDecimal(String(value));
    case 'time':
      return String(value)
        .replace(' ', 'T')
        .replace(/(?:\.0+|\+00)$/, '');
    default:
      return cut(String(value));
  }
}

/** The shortest decimal text of a double, without exponent; what is no number stays as it is called. */
function writeDouble(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  // Fifteen digits are exact; behind them stands what adding up left.
  const text = String(Number(value.toPrecision(15)));
  if (!text.includes('e')) return text === '-0' ? '0' : text;
  return Math.abs(value) >= 1 ? BigInt(Math.round(value)).toString() : tidyDecimal(value.toFixed(20));
}

/** `100.50` as `100.5`. */
function tidyDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

function cut(text: string): string {
  const whole = text.length <= CELL_CHARACTERS ? text : `${text.slice(0, CELL_CHARACTERS)}…`;
  return whole.isWellFormed() ? whole : whole.toWellFormed();
}
