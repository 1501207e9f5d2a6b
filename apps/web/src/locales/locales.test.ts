import { expect, it } from 'vitest';

type Messages = { [key: string]: string | Messages };

function flatten(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const files = import.meta.glob<{ default: Messages }>('./{zh-CN,en}/*.ts', { eager: true });

const filesOf = (language: string) =>
  Object.keys(files)
    .flatMap((path) => path.match(`^./${language}/(.+)$`)?.[1] ?? [])
    .sort();

function read(language: string, file: string): [string, string][] {
  return flatten(files[`./${language}/${file}`]?.default ?? {});
}

/** English words a singular apart, Chinese does not. */
const withoutSingular = (keys: string[]) => keys.filter((key) => !key.endsWith('_one'));
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).sort();

it('has the same namespaces in both languages', () => {
  expect(filesOf('zh-CN')).toContain('shell.ts');
  expect(filesOf('en')).toEqual(filesOf('zh-CN'));
});

it.each(filesOf('zh-CN'))('%s says everything in both languages, with the same values', (file) => {
  const chinese = new Map(read('zh-CN', file));
  const english = new Map(read('en', file));
  expect(withoutSingular([...english.keys()]).sort()).toEqual([...chinese.keys()].sort());
  for (const [key, text] of chinese) {
    expect(text.trim(), `zh-CN ${key}`).not.toBe('');
    expect(english.get(key)?.trim(), `en ${key}`).toBeTruthy();
    expect(placeholders(english.get(key) ?? ''), key).toEqual(placeholders(text));
  }
});
