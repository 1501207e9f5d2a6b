/** What the engine tells of a problem. */
export interface ToldProblem {
  type: string;
  subtype: string;
  message: string;
  /** What it is about, and what may have been meant, where it is told. */
  name: string;
  candidates: string;
}
type Words = { 'zh-CN': string; en: string };

/** Chinese marks that look like those of SQL, and are none. */
const FULL_WIDTH = /[，；（）＝＞＜＊“”‘’]/;
const SHOWN_CHARACTERS = 30;

/** What is wrong with SQL, and where, in words of the reader. */
export function wordsOfProblem(told: ToldProblem, sql: string, position: number | null): Words {
  const { 'zh-CN': zh, en } = fault(told, sql, position);
  if (position === null) return { 'zh-CN': zh, en };
  const lines = sql.slice(0, position).split('\n');
  const [line, column] = [lines.length, (lines.at(-1)?.length ?? 0) + 1];
  const near = wordAt(sql, position);
  return {
    'zh-CN': `${zh}（第 ${line} 行第 ${column} 列${near ? `，“${near}”处` : ''}）`,
    en: `${en} (line ${line}, column ${column}${near ? `, at “${near}”` : ''})`,
  };
}

function fault(told: ToldProblem, sql: string, position: number | null): Words {
  const { type, subtype, message } = told;
  if (type === 'Parser') return fullWidth(sql, position) ?? syntax(message);
  if (subtype === 'COLUMN_NOT_FOUND')
    return FULL_WIDTH.test(told.name) ? FULL_WIDTH_WORDS : missing(told, 'column');
  if (subtype === 'MISSING_ENTRY') return missing(told, /^Table\b/i.test(message) ? 'table' : 'function');
  const table = /^Referenced table "(.*?)" not found/.exec(message)?.[1];
  if (table !== undefined) return missing({ ...told, name: table }, 'table');
  return KNOWN.find(({ told: pattern }) => pattern.test(message))?.words ?? unknown(message);
}

function missing({ name, candidates }: ToldProblem, what: 'column' | 'table' | 'function'): Words {
  const [meant = ''] = candidates.split(',');
  const zh = { column: '列', table: '表', function: '函数' }[what];
  return {
    'zh-CN': `没有“${shown(name)}”这个${zh}${meant ? `，是不是“${shown(meant)}”` : ''}`,
    en: `there is no ${what} “${shown(name)}”${meant ? `; did you mean “${shown(meant)}”?` : ''}`,
  };
}

const FULL_WIDTH_WORDS: Words = {
  'zh-CN': '用了中文标点；SQL 的逗号、括号、引号和比较符号要用半角',
  en: 'a Chinese mark stands where SQL takes commas, brackets, quotes and comparisons of half width',
};

/** The parser stumbles over or right behind such a mark. */
function fullWidth(sql: string, position: number | null): Words | null {
  if (position === null) return null;
  // Within names and texts such marks are as good as any.
  const bare = sql.replace(/"[^"]*"|'[^']*'/g, (quoted) => '_'.repeat(quoted.length));
  const around = bare.slice(Math.max(0, position - 1), position + wordAt(sql, position).length + 1);
  return FULL_WIDTH.test(around) ? FULL_WIDTH_WORDS : null;
}

function syntax(message: string): Words {
  if (/unterminated quoted string/.test(message))
    return { 'zh-CN': '单引号没有成对', en: 'a single quote is not closed' };
  if (/unterminated quoted identifier/.test(message))
    return { 'zh-CN': '双引号没有成对', en: 'a double quote is not closed' };
  if (/at end of input/.test(message))
    return { 'zh-CN': '语句没有写完', en: 'the statement is not finished' };
  return { 'zh-CN': '语法不对', en: 'this is not how SQL is written' };
}

/** What the engine says, by how it begins. */
const KNOWN: readonly { told: RegExp; words: Words }[] = [
  {
    told: /must appear in the GROUP BY clause/,
    words: {
      'zh-CN': '这一列既没有写进 GROUP BY，也没有放进 sum、max 一类的函数',
      en: 'this column stands neither in GROUP BY nor in a function such as sum or max',
    },
  },
  {
    told: /^No function matches|^Cannot (?:compare|mix)|Cannot compare values/,
    words: {
      'zh-CN': '这样的列不能这样计算或比较（例如把文本相加）；需要时用 CAST 或 TRY_CAST 转换',
      en: 'columns of these kinds cannot be counted or compared like this, such as a sum of texts; CAST or TRY_CAST converts them',
    },
  },
  {
    told: /^Ambiguous reference/,
    words: {
      'zh-CN': '几张表都有这一列，要写明是哪张表的，如 a."金额"',
      en: 'several tables have this column: say which, as in a."amount"',
    },
  },
  {
    told: /aggregate function calls cannot be nested/,
    words: {
      'zh-CN': 'sum、max 一类的函数不能套在一起',
      en: 'functions such as sum and max cannot stand in one another',
    },
  },
  {
    told: /WHERE clause cannot contain aggregates/,
    words: {
      'zh-CN': 'WHERE 里不能用 sum、count 一类的函数，请改用 HAVING',
      en: 'WHERE takes no functions such as sum or count: use HAVING',
    },
  },
  {
    told: /same number of result columns/,
    words: {
      'zh-CN': 'UNION 两边的列数不一样',
      en: 'both sides of UNION must have the same number of columns',
    },
  },
  {
    told: /^(?:Could not convert|Conversion|invalid (?:date|timestamp) field|.*could not be (?:cast|converted))|Failed to cast|Could not cast/i,
    words: {
      'zh-CN': '有的值不能这样转换；用 TRY_CAST，转不了的成为空',
      en: 'some values cannot be converted like this; TRY_CAST makes those empty',
    },
  },
  {
    told: /^Overflow|out of range/i,
    words: { 'zh-CN': '算出的数太大', en: 'a number becomes too large' },
  },
  {
    told: /More than one row returned by a subquery/,
    words: {
      'zh-CN': '括号里的查询返回了多行，这里只能是一个值',
      en: 'the query in brackets gives several rows where one value is needed',
    },
  },
];

/** What nobody put into words yet is told as the engine has it. */
const unknown = (message: string): Words => {
  const [first = ''] = message.split('\n');
  return { 'zh-CN': `引擎不接受：${first.slice(0, 200)}`, en: first.slice(0, 200) };
};

/** The word that stands at a place, as much of it as shows where. */
function wordAt(sql: string, position: number): string {
  return shown(/^(?:"[^"\n]*"?|'[^'\n]*'?|[^\s,()，（）"']+|.)/u.exec(sql.slice(position))?.[0] ?? '').trim();
}

const shown = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).toWellFormed()}…` : text;
