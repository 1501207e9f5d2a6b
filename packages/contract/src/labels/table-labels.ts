import type { ColumnOddity, ProposedTable, TableStep } from '../dataset-table.ts';
import type {
  Aggregate,
  ChartSpec,
  ColumnKind,
  ColumnMeaning,
  Comparison,
  FilterOperator,
  TableJoin,
  TimePart,
  UnderstoodPiece,
} from '../table-query.ts';
import type { Labels } from './labels.ts';

/** What the cells of a column are. */
export const COLUMN_KIND_LABELS: Labels<ColumnKind> = {
  'zh-CN': { text: '文本', number: '数字', date: '日期', time: '日期和时间', yes_no: '是或否' },
  en: { text: 'Text', number: 'Number', date: 'Date', time: 'Date and time', yes_no: 'Yes or no' },
};

/** What a column means. */
export const COLUMN_MEANING_LABELS: Labels<ColumnMeaning> = {
  'zh-CN': {
    plain: '一般',
    amount: '金额',
    rate: '比率',
    count: '数量',
    date: '日期',
    name: '名称',
    category: '类别',
    identity: '证件号码',
    account: '账号',
    phone: '电话',
    code: '编号',
    remark: '备注',
  },
  en: {
    plain: 'Plain',
    amount: 'Amount',
    rate: 'Rate',
    count: 'Quantity',
    date: 'Date',
    name: 'Name',
    category: 'Category',
    identity: 'Identity number',
    account: 'Account',
    phone: 'Telephone',
    code: 'Code',
    remark: 'Remark',
  },
};

/** How a filter compares. */
export const FILTER_OPERATOR_LABELS: Labels<FilterOperator> = {
  'zh-CN': {
    equals: '等于',
    not_equals: '不等于',
    in: '是其中之一',
    not_in: '不是其中任何一个',
    contains: '包含',
    not_contains: '不包含',
    starts_with: '开头是',
    above: '大于',
    at_least: '不小于',
    below: '小于',
    at_most: '不大于',
    between: '介于',
    empty: '为空',
    not_empty: '不为空',
  },
  en: {
    equals: 'is',
    not_equals: 'is not',
    in: 'is one of',
    not_in: 'is none of',
    contains: 'contains',
    not_contains: 'does not contain',
    starts_with: 'begins with',
    above: 'is above',
    at_least: 'is at least',
    below: 'is below',
    at_most: 'is at most',
    between: 'is between',
    empty: 'is empty',
    not_empty: 'is not empty',
  },
};

/** Parts of a date that rows are put together by. */
export const TIME_PART_LABELS: Labels<TimePart> = {
  'zh-CN': {
    year: '年',
    half_year: '半年',
    quarter: '季度',
    month: '月',
    week: '周',
    day: '日',
    weekday: '星期',
    hour: '时',
  },
  en: {
    year: 'year',
    half_year: 'half-year',
    quarter: 'quarter',
    month: 'month',
    week: 'week',
    day: 'day',
    weekday: 'weekday',
    hour: 'hour',
  },
};

/** How the rows of a group become one figure. */
export const AGGREGATE_LABELS: Labels<Aggregate> = {
  'zh-CN': {
    count: '笔数',
    count_distinct: '去重计数',
    sum: '合计',
    average: '平均',
    median: '中位数',
    min: '最小',
    max: '最大',
  },
  en: {
    count: 'Count',
    count_distinct: 'Distinct count',
    sum: 'Sum',
    average: 'Average',
    median: 'Median',
    min: 'Minimum',
    max: 'Maximum',
  },
};

/** What a figure is held against. */
export const COMPARISON_LABELS: Labels<Comparison> = {
  'zh-CN': {
    share: '占比',
    growth: '比上期增长',
    growth_on_year: '同比增长',
    running_total: '累计',
    rank: '名次',
  },
  en: {
    share: 'Share',
    growth: 'Growth on the period before',
    growth_on_year: 'Growth on the year before',
    running_total: 'Running total',
    rank: 'Rank',
  },
};

/** What becomes of rows without a partner in the other table. */
export const TABLE_JOIN_LABELS: Labels<TableJoin['kind']> = {
  'zh-CN': { left: '保留没有对应的行', inner: '只要有对应的行' },
  en: { left: 'Keep rows without a partner', inner: 'Only rows with a partner' },
};

/** Which part of a question to tables a piece became. */
export const UNDERSTOOD_PIECE_LABELS: Labels<UnderstoodPiece['kind']> = {
  'zh-CN': {
    table: '表',
    measure: '计算',
    dimension: '分组',
    filter: '筛选',
    having: '分组后筛选',
    order: '排序',
    limit: '取前几个',
    compare: '比较',
    columns: '列出的列',
  },
  en: {
    table: 'Table',
    measure: 'Figure',
    dimension: 'By',
    filter: 'Filter',
    having: 'Filter of groups',
    order: 'Order',
    limit: 'Only the first',
    compare: 'Compared',
    columns: 'Columns listed',
  },
};

/** Kinds of charts. */
export const CHART_KIND_LABELS: Labels<ChartSpec['kind']> = {
  'zh-CN': {
    bar: '柱状图',
    bar_horizontal: '条形图',
    line: '折线图',
    area: '面积图',
    stacked: '堆叠柱状图',
    pie: '饼图',
    scatter: '散点图',
    histogram: '直方图',
    heat_map: '热力图',
    box: '箱线图',
    timeline: '时间线',
    sankey: '桑基图',
  },
  en: {
    bar: 'Columns',
    bar_horizontal: 'Bars',
    line: 'Line',
    area: 'Area',
    stacked: 'Stacked columns',
    pie: 'Pie',
    scatter: 'Scatter',
    histogram: 'Histogram',
    heat_map: 'Heat map',
    box: 'Box plot',
    timeline: 'Timeline',
    sankey: 'Sankey',
  },
};

/** What is odd in a table before it is taken. */
export const TABLE_WARNING_LABELS: Labels<ProposedTable['warnings'][number]> = {
  'zh-CN': {
    duplicate_headers: '有重名的列',
    empty_headers: '有没有名称的列',
    totals_inside: '数据里夹有合计行',
    ragged_rows: '各行列数不一样',
    mixed_units: '同一列里单位不一样',
    ambiguous_dates: '有的日期有两种读法',
    merged_cells: '有合并单元格',
    formulas_without_value: '有没有结果的公式',
    no_header: '没有表头',
    odd_characters: '有无法识别的字符',
  },
  en: {
    duplicate_headers: 'Columns of the same name',
    empty_headers: 'Columns without a name',
    totals_inside: 'Rows of totals inside the data',
    ragged_rows: 'Rows of different length',
    mixed_units: 'Different units in one column',
    ambiguous_dates: 'Dates that can be read two ways',
    merged_cells: 'Merged cells',
    formulas_without_value: 'Formulas without a value',
    no_header: 'No header',
    odd_characters: 'Characters that cannot be read',
  },
};

/** What is odd in a column. */
export const COLUMN_ODDITY_LABELS: Labels<ColumnOddity['kind']> = {
  'zh-CN': {
    unreadable: '读不出的单元格',
    duplicates: '重复的值',
    totals: '像是合计的行',
    outliers: '离群的数',
    mixed_units: '混用的单位',
    impossible_dates: '不存在的日期',
    future_dates: '未来的日期',
    negative_amounts: '负数金额',
    bad_identity_numbers: '校验不通过的证件号码',
    spaces: '多余的空格',
    near_duplicates: '写法相近的名称',
  },
  en: {
    unreadable: 'Cells that cannot be read',
    duplicates: 'Repeated values',
    totals: 'Rows like totals',
    outliers: 'Outliers',
    mixed_units: 'Units mixed',
    impossible_dates: 'Dates that do not exist',
    future_dates: 'Dates to come',
    negative_amounts: 'Negative amounts',
    bad_identity_numbers: 'Identity numbers with a wrong check digit',
    spaces: 'Spaces too many',
    near_duplicates: 'Names nearly alike',
  },
};

/** What a step does to a table. */
export const TABLE_STEP_LABELS: Labels<TableStep['kind']> = {
  'zh-CN': {
    rename: '改列名',
    retype: '改列的类型',
    drop_column: '去掉列',
    trim: '去掉首尾空格',
    replace: '查找替换',
    fill_down: '用上一行填空',
    drop_duplicates: '去掉重复行',
    drop_rows: '去掉行',
    set_cell: '改单元格',
    calculate: '加一列计算',
  },
  en: {
    rename: 'Rename a column',
    retype: 'Change what a column is',
    drop_column: 'Drop a column',
    trim: 'Trim spaces',
    replace: 'Find and replace',
    fill_down: 'Fill down',
    drop_duplicates: 'Drop repeated rows',
    drop_rows: 'Drop rows',
    set_cell: 'Change a cell',
    calculate: 'Add a calculated column',
  },
};
