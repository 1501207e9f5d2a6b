import type { AskedTable } from '../sql/asked-tables.ts';
import type { ColumnValues } from './find-values.ts';
import { flatQuestion } from './flat-question.ts';

/** What a column that numbers or names the rows ends in. */
const NUMBERED = /(?:编号|号码|号|名称|代码|编码)$|[_ ]?(?:no|number|num|id|code|name)\.?$/;
/** What tables are called beside what they list. */
const LISTED =
  /(?:管理|登记|收付|信息)?(?:台账|清单|列表|名册|花名册|目录|登记表|登记簿|一览表|汇总表|明细表|统计表|表|库)$/;
/** Names of lists that have one line for each thing. */
const ONE_EACH = /(?:台账|清单|名册|目录|登记表|登记簿|一览表)$/;

/** What lists are of, behind words that say which: 理赔案件. */
const THINGS = /(?:案件|合同|协议|订单|发票|员工|商品|借款|贷款|保单|客户|项目|票据|凭证|房屋|车辆|设备)$/;

const PERSON = /^(?:员工|职工|人员)?姓名$|^员工$|^职工$|^(?:employee|staff)(?: name)?$|^name$/i;
const PEOPLE = ['员工', '职工', '人员', 'people', 'person', 'employee', 'staff'];

/** What one row of a table is: 合同 of 合同编号 or 合同台账, invoice of invoice_no. None where rows are told apart by nothing. */
export function rowNouns(table: AskedTable, dictionary: readonly ColumnValues[]): string[] {
  const unique = table.columns.filter(
    ({ name, kind, isSkipped, meaning }) =>
      !isSkipped &&
      kind === 'text' &&
      meaning !== 'remark' &&
      dictionary.some(({ of, isUnique }) => of.table === table.name && of.column === name && isUnique),
  );
  const label = flatQuestion(table.label).trim();
  const stems = unique.map((column) => flatQuestion(column.label).replace(NUMBERED, ''));
  // 库存 of a 库存表 with 库存数量 is a figure.
  const listed = label.replace(LISTED, '');
  const isFigure = table.columns.some(
    ({ kind, label: other }) => kind === 'number' && flatQuestion(other).startsWith(listed),
  );
  if ((unique.length > 0 || ONE_EACH.test(label)) && !isFigure) stems.push(listed);
  stems.push(...stems.flatMap((stem) => THINGS.exec(stem)?.[0] ?? []));
  // A list of persons, one in each row.
  if (unique.some(({ label: head, meaning }) => meaning === 'name' && PERSON.test(head)))
    stems.push(...PEOPLE);
  // 案 of 案号 is a 案件.
  if (stems.includes('案')) stems.push('案件', '案子');
  const long = stems.map((stem) => stem.replace(/_/g, ' ').trim()).filter((stem) => stem.length > 1);
  return [...new Set(long.flatMap(bothNumbers))];
}

const bothNumbers = (stem: string): string[] => {
  if (!/[a-z]$/.test(stem)) return [stem];
  const one = stem.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
  return [one, one.replace(/y$/, 'ie').concat('s')];
};
