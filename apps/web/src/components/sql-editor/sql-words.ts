/** Words of a SELECT, as they are offered while one writes. */
export const SQL_KEYWORDS: readonly string[] = [
  ...['SELECT', 'FROM', 'WHERE', 'GROUP BY', 'HAVING', 'ORDER BY', 'LIMIT', 'DISTINCT', 'AS', 'ASC', 'DESC'],
  ...['JOIN', 'LEFT JOIN', 'ON', 'AND', 'OR', 'NOT', 'IN', 'BETWEEN', 'LIKE', 'IS NULL', 'IS NOT NULL'],
  ...['CASE', 'WHEN', 'THEN', 'ELSE', 'END', 'WITH', 'UNION ALL', 'OVER', 'PARTITION BY', 'FILTER'],
];

/** Functions that questions of law and money use, with what they take. */
export const SQL_FUNCTIONS: readonly { name: string; takes: string }[] = [
  ...[
    { name: 'SUM', takes: '(x)' },
    { name: 'COUNT', takes: '(*)' },
    { name: 'AVG', takes: '(x)' },
    { name: 'MIN', takes: '(x)' },
    { name: 'MAX', takes: '(x)' },
    { name: 'MEDIAN', takes: '(x)' },
    { name: 'STRING_AGG', takes: "(x, '、')" },
    { name: 'ROUND', takes: '(x, 2)' },
    { name: 'ABS', takes: '(x)' },
    { name: 'COALESCE', takes: '(x, 0)' },
    { name: 'NULLIF', takes: '(x, 0)' },
  ],
  ...[
    { name: 'YEAR', takes: '(d)' },
    { name: 'QUARTER', takes: '(d)' },
    { name: 'MONTH', takes: '(d)' },
    { name: 'DATE_TRUNC', takes: "('month', d)" },
    { name: 'DATE_DIFF', takes: "('day', d1, d2)" },
    { name: 'STRFTIME', takes: "(d, '%Y-%m')" },
    { name: 'TRY_CAST', takes: '(x AS DATE)' },
  ],
  ...[
    { name: 'TRIM', takes: '(s)' },
    { name: 'LENGTH', takes: '(s)' },
    { name: 'SUBSTR', takes: '(s, 1, 4)' },
    { name: 'CONTAINS', takes: "(s, '…')" },
    { name: 'REGEXP_MATCHES', takes: "(s, '…')" },
    { name: 'ROW_NUMBER', takes: '() OVER (…)' },
    { name: 'LAG', takes: '(x) OVER (…)' },
    { name: 'RANK', takes: '() OVER (…)' },
  ],
];
