import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf16 = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

test('UTF-8 with and without its mark is read, lines end with a line feed', () => {
  expect(decodeText(Buffer.from('\ufeff第一条\r\n甲\r乙'))).toBe('第一条\n甲\n乙');
});

test('old Chinese files in GB 18030 are read', () => {
  expect(decodeText(Buffer.from([0xb5, 0xda, 0xd2, 0xbb, 0xcc, 0xf5]))).toBe('第一条');
});

test('UTF-16 is read by its mark, and without one by its zero bytes', () => {
  const text = '第一条 租金 5000 元\n第二条 押金 3 个月\n';
  expect(decodeText(utf16(`\ufeff${text}`))).toBe(text);
  expect(decodeText(utf16(`\ufeff${text}`, true))).toBe(text);
  expect(decodeText(utf16(text))).toBe(text);
  expect(decodeText(utf16(text, true))).toBe(text);
});

test('a few broken bytes in a text in UTF-8 do not make it another encoding', () => {
  const broken = Buffer.concat([
    Buffer.from('合同约定的租金应当按月支付。'.repeat(20)),
    Buffer.from([0xe4, 0xb8]),
    Buffer.from('押金'),
  ]);
  expect(decodeText(broken)).toContain('押金');
  expect(decodeText(broken)).toContain('租金应当');
});

test('a few control characters are dropped, a file full of them is not text', () => {
  expect(decodeText(Buffer.from(`第一条\u0000\u0007${'甲'.repeat(500)}`))).toBe(`第一条${'甲'.repeat(500)}`);
  expect(decodeText(Buffer.from([1, 2, 3, 4, 0, 0, 5, 6, 7, 8]))).toBeNull();
  const noise = Buffer.from(
    Array.from({ length: 4096 }, (_, index) => (index * 7919 + (index >> 3) * 31) % 256),
  );
  expect(decodeText(noise)).toBeNull();
});
