import { expect, test } from 'vitest';
import { findTextEncoding } from './text-encoding.ts';

const broken = (text: string, at: number) => {
  const bytes = new TextEncoder().encode(text);
  return Uint8Array.from([...bytes.subarray(0, at), 0xff, ...bytes.subarray(at)]);
};
/** 姓名,金额 and 李明,100 in GB 18030. */
const CHINESE_BYTES = [
  ...[0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xbd, 0xf0, 0xb6, 0xee, 0x0a],
  ...[0xc0, 0xee, 0xc3, 0xf7, 0x2c, 0x31, 0x30, 0x30],
];

test('one broken byte makes no text in UTF-8 another one, however short it is', () => {
  expect(findTextEncoding(broken('姓名,金额\n李明,100', 14), true)).toBe('utf-8');
  expect(findTextEncoding(broken('编号,户名\nA-1,乙\n', 22), true)).toBe('utf-8');
});

test('what is written in GB 18030 stays so, broken or not', () => {
  expect(findTextEncoding(Uint8Array.from(CHINESE_BYTES), true)).toBe('gb18030');
  expect(findTextEncoding(Uint8Array.from([...CHINESE_BYTES, 0xff]), true)).toBe('gb18030');
});
