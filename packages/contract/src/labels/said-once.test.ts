import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Labels } from './labels.ts';

const root = join(import.meta.dirname, '../../../..');
const labelFiles = globSync('*-labels.ts', { cwd: import.meta.dirname });

const tables = await Promise.all(
  labelFiles.map(async (file) => {
    const exports: Record<string, unknown> = await import(join(import.meta.dirname, file));
    return Object.entries(exports).filter(
      (entry): entry is [string, Labels<string>] => typeof entry[1] === 'object' && entry[1] !== null,
    );
  }),
).then((found) => found.flat());

test('every table has a word in both languages for every key', () => {
  expect(tables.length).toBeGreaterThan(8);
  for (const [name, { 'zh-CN': chinese, en }] of tables) {
    expect(Object.keys(en), name).toEqual(Object.keys(chinese));
    for (const word of [...Object.values(chinese), ...Object.values(en)])
      expect(word.trim(), name).not.toBe('');
  }
});

test('no two members of an enum have the same name', () => {
  for (const [name, labels] of tables)
    for (const words of Object.values(labels).map((one) => Object.values(one)))
      expect(new Set(words).size, name).toBe(words.length);
});

/** Colours and names of classes are no words, and a whole sentence names nothing. */
const isWords = (text: string) =>
  /[\u4e00-\u9fff]|^[A-Z][a-z]|[a-z] [a-z]/.test(text) && !/[。.]$/.test(text);

/** Object literals without another in them, and the texts they give their keys. */
const literalsOf = (source: string) =>
  [...source.matchAll(/\{[^{}]*\}/g)].map(
    ([literal]) =>
      new Map([...literal.matchAll(/\b(\w+): '([^'\n]*)'/gm)].map((match) => [match[1], match[2] ?? ''])),
  );
/** What screens, exports, prompts and the command line are made of. */
const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/{legal,files}/src/**/*.ts'], { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => [file, literalsOf(readFileSync(join(root, file), 'utf8'))] as const);

test.each(tables.filter(([, { en }]) => Object.keys(en).length > 1))(
  '%s is the only table of its words',
  (_, labels) => {
    const keys = Object.keys(labels.en);
    const again = sources.filter(([, literals]) =>
      literals.some((texts) => keys.every((key) => isWords(texts.get(key) ?? ''))),
    );
    expect(again.map(([file]) => file)).toEqual([]);
  },
);
