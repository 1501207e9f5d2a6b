import { expect, test } from 'vitest';
import { BlankLines, blankLinesAbove } from './count-blank-lines.ts';

async function counted(text: string, size: number, delimiter = ','): Promise<number> {
  const lines = new BlankLines(delimiter);
  async function* pieces() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  let passed = '';
  for await (const piece of lines.through(pieces())) passed += piece;
  expect(passed).toBe(text);
  return lines.count;
}

test.each([
  ['blank lines with something behind them', 'a,b\n\n,,\r\n1,2\n\n', 2],
  ['a line within quotes is none', 'a,"x\n\ny"\n\n1,2\n', 1],
  ['an inch within a cell opens no quotes', 'a,5" pipe\n\n1,2\n', 1],
  ['two quotes within quotes close nothing', 'a,"5"" x\n\ny"\n1,2\n', 0],
  ['a text without an end of line', 'a,b\n\n1,2', 1],
])('%s, however the text is cut', async (_, text, blank) => {
  for (const size of [1, 2, 3, 7, 1000]) expect(await counted(text, size)).toBe(blank);
});

test('what stands above a row is counted in the same way', () => {
  expect(blankLinesAbove('\n,,\n抬头,5"\n\n名称,数\n1,2\n', ',', 2)).toBe(3);
  expect(blankLinesAbove('"甲\n\n乙",1\n\n名称,数\n', ',', 2)).toBe(1);
  expect(blankLinesAbove('a,b\n\n1,2\n', ',', 1)).toBe(0);
});
