import { expect, test } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

test('a file name keeps its last part and loses what a file system or a reader could be misled by', () => {
  expect(cleanFileName('../../etc/passwd')).toBe('passwd');
  expect(cleanFileName('C:\\Users\\王\\合同.docx')).toBe('合同.docx');
  expect(cleanFileName('a\u0000b\u202etxt.exe')).toBe('abtxt.exe');
  expect(cleanFileName('.htaccess')).toBe('htaccess');
  expect(cleanFileName('<img src="x">.md')).toBe('img src=x.md');
  expect(cleanFileName('..')).toBe('file');
  expect(cleanFileName(undefined)).toBe('file');
});

test('a very long name is cut before its extension', () => {
  const cut = cleanFileName(`${'长'.repeat(300)}.docx`);
  expect([...cut]).toHaveLength(200);
  expect(cut.endsWith('长.docx')).toBe(true);
});
