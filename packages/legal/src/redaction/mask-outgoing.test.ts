import { expect, test } from 'vitest';
import { findLeftIdentifiers } from './left-identifiers.ts';
import { maskOutgoing } from './mask-outgoing.ts';
import { PlaceholderStream, restorePlaceholders } from './restore-placeholders.ts';

const originalsOf = (texts: readonly string[]) => {
  const { texts: masked, placeholders } = maskOutgoing(texts);
  return { masked, originals: new Map(placeholders.map((one) => [one.placeholder, one.original])) };
};

test('one person and one number have one placeholder in all texts of a request, with their kind and count', () => {
  const { texts, placeholders } = maskOutgoing([
    '我叫王建国，身份证号110101199003071233，电话138 0013 8000。',
    '建国说：请打13800138000，信用代码91110108551385082Q。',
  ]);
  expect(texts).toEqual([
    '我叫〔姓名1〕，身份证号〔身份证号1〕，电话〔电话1〕。',
    '〔姓名1〕说：请打〔电话1〕，信用代码〔信用代码1〕。',
  ]);
  expect(placeholders.map(({ kind, original, count }) => [kind, original, count])).toEqual([
    ['name', '王建国', 2],
    ['identity', '110101199003071233', 1],
    ['mobile', '138 0013 8000', 2],
    ['credit_code', '91110108551385082Q', 1],
  ]);
});

test('an English text has English placeholders', () => {
  const { texts } = maskOutgoing(['John Smith lives at 12 Nanjing Road. Smith said no.']);
  expect(texts).toEqual(['〔Name1〕 lives at 〔Address1〕. 〔Name1〕 said no.']);
});

test('a placeholder that somebody wrote is given to nobody, and stays as it is on the way back', () => {
  const { masked, originals } = originalsOf(['〔姓名1〕是谁？我叫王建国。', '法释〔2020〕17号']);
  expect(masked).toEqual(['〔姓名1〕是谁？我叫〔姓名2〕。', '法释〔2020〕17号']);
  expect(restorePlaceholders('〔姓名1〕不是〔姓名2〕', originals)).toBe('〔姓名1〕不是王建国');
});

test('a number with a right check digit is replaced where no word says what it is, and letters stand before it', () => {
  const { masked } = originalsOf(['流水号6222020200112233446，串号ID11010119900307109X']);
  expect(findLeftIdentifiers(masked.join())).toEqual([]);
  expect(masked.join()).not.toContain('19900307');
});

test('what is left is found however its digits are written, and numbers with a wrong check digit, money and days are not', () => {
  const kinds = (text: string) => findLeftIdentifiers(text).map(({ kind }) => kind);
  expect(kinds('X110101199003071233y')).toEqual(['identity']);
  expect(kinds('110101 19900307 1233')).toEqual(['identity']);
  expect(kinds('１１０１０１１９９００３０７１２３３')).toEqual(['identity']);
  expect(kinds('6222-0202-0011-2233-446')).toEqual(['card']);
  expect(kinds('110101199003071234 · 0.6222020200112233446 · 20231205123000 · 13800138000')).toEqual([]);
});

test('what points at nobody goes out as it is', () => {
  const text =
    '你是“明法”。《民法典》第五百八十五条规定的违约金，按2023年的合同是8000元，案号（2023）京01民终123号。';
  expect(maskOutgoing([text])).toEqual({ texts: [text], placeholders: [] });
});

const ORIGINALS = new Map([
  ['〔姓名1〕', '王建国'],
  ['〔姓名12〕', '李小红'],
  ['〔电话1〕', '13800138000'],
]);
const TOLD = '〔姓名1〕与〔姓名12〕〔电话1〕，〔〔姓名1〕〕、〔姓名9〕、〔2020〕17号、〔姓名';
const RESTORED = '王建国与李小红13800138000，〔王建国〕、〔姓名9〕、〔2020〕17号、〔姓名';

test('placeholders are restored wherever two pieces part them; nested, invented and unfinished ones stay', () => {
  expect(restorePlaceholders(TOLD, ORIGINALS)).toBe(RESTORED);
  for (let first = 0; first <= TOLD.length; first += 1) {
    for (let second = first; second <= TOLD.length; second += 1) {
      const stream = new PlaceholderStream(ORIGINALS);
      const pieces = [TOLD.slice(0, first), TOLD.slice(first, second), TOLD.slice(second)];
      const said = pieces.map((piece) => stream.take(piece)).join('') + stream.release();
      if (said !== RESTORED) expect([first, second, said]).toEqual([first, second, RESTORED]);
    }
  }
});

test('only what may begin a placeholder is kept back', () => {
  const stream = new PlaceholderStream(ORIGINALS);
  expect(stream.take('好的〔姓')).toBe('好的');
  expect(stream.take('氏〕。〔')).toBe('〔姓氏〕。');
  expect(stream.take('2')).toBe('〔2');
  expect(stream.take('020〕〔姓名1')).toBe('020〕');
  expect(stream.take('〕同意')).toBe('王建国同意');
  expect(stream.release()).toBe('');
});
