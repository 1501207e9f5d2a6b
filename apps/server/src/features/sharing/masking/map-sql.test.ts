import type { SharedContent } from '@mingfa/contract/share-content';
import { expect, test } from 'vitest';
import { headingsOf, mapContent, textsOf } from './map-content.ts';
import { mapSql, namesInSql } from './map-sql.ts';
import { maskTexts } from './mask-texts.ts';

const mark = (text: string) => (text === ', ' || text === ' like ' ? '某甲' : `<${text}>`);

test('what SQL compares with, its remarks and its names are replaced, each by itself', () => {
  expect(mapSql(`SELECT "甲", "乙" FROM t1 WHERE "甲" like '%丙%' AND "it's" = 'd''e' -- 丁`, mark)).toBe(
    `SELECT "<甲>", "<乙>" FROM t1 WHERE "<甲>" like '%<丙>%' AND "<it's>" = '<d''e>' --< 丁>`,
  );
  expect(mapSql('SELECT $$甲$$, /* 乙 */ "c""d"', mark)).toBe('SELECT $$<甲>$$, /*< 乙 >*/ "<c""d>"');
});

test('a column in Chinese without quotes is a name as well', () => {
  expect(mapSql('SELECT sum(x) AS 王小明借款 FROM t1', mark)).toBe('SELECT sum(x) AS <王小明借款> FROM t1');
  expect(namesInSql('SELECT "付款日期" AS 日期 FROM t1')).toEqual(['付款日期', '日期']);
});

const options = {
  ...{ privateWords: [], redact: true, creditCodes: false, keptMarks: [] },
  markIdOf: (kind: string, value: string) => `${kind} ${value}`,
};

test('a heading that only might be a name is none, unless the name stands elsewhere', async () => {
  const plain = await maskTexts(['月度图', '每月的支出'], { ...options, headings: ['月度图'] });
  expect(plain.of('月度图').text).toBe('月度图');
  expect(plain.marks).toEqual([]);
  const named = await maskTexts(['王小明', '原告王小明于2024年借款。'], { ...options, headings: ['王小明'] });
  expect(named.of('王小明').text).not.toContain('小明');
});

test('headings of the columns of a table are masked as its cells are', async () => {
  const content: SharedContent = {
    kind: 'sheet',
    blocks: [
      {
        ...{ kind: 'table', origin: 'program', columns: ['月度图', '证件110105199003072316的笔数'] },
        rows: [['电话13912345678', '2']],
      },
    ],
  };
  const masking = await maskTexts(textsOf(content), { ...options, headings: headingsOf(content) });
  const said = JSON.stringify(mapContent(content, masking.of));
  expect(said).not.toMatch(/110105199003072316|13912345678/);
  expect(said).toContain('月度图');
  expect(said).toContain('的笔数');
});
