import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import yamlPackage from 'yaml/package.json' with { type: 'json' };

const contentFolder = fileURLToPath(new URL('..', import.meta.url));
/** Beside what Node keeps of our compiled code. */
const keptFolder = fileURLToPath(new URL('../../node_modules/.cache/content', import.meta.url));

/**
 * What a YAML file of the content says, not yet held against its schema. To parse them all takes seconds, so that each file's values
 * are kept as JSON with the hash of the text they were parsed from, and taken only while the file has that text.
 * @param kept folder of what was parsed; where it cannot be read or written, the file is parsed each time
 */
export async function readYaml(file: URL | string, kept: string = keptFolder): Promise<unknown> {
  const path = typeof file === 'string' ? file : fileURLToPath(file);
  const text = await readFile(path, 'utf8');
  const entry = join(kept, `${relative(contentFolder, path).split(sep).join('+')}.json`);
  const parsedFrom = hash('sha256', `${yamlPackage.version}\n${text}`);
  const known = await readEntry(entry, parsedFrom);
  if (known) return known.value;
  const value: unknown = parse(text);
  await writeEntry(entry, `${parsedFrom}\n${JSON.stringify(value)}`);
  return value;
}

/** Null where nothing is kept, where it is of another text, or where a crash cut it short. */
async function readEntry(entry: string, parsedFrom: string): Promise<{ value: unknown } | null> {
  try {
    const content = await readFile(entry, 'utf8');
    if (!content.startsWith(`${parsedFrom}\n`)) return null;
    return { value: JSON.parse(content.slice(parsedFrom.length + 1)) };
  } catch {
    return null;
  }
}

/** Under a name of its own first: another process that starts now reads all of it or nothing. */
async function writeEntry(entry: string, content: string): Promise<void> {
  const unfinished = `${entry}.${process.pid}.${entriesWritten++}`;
  try {
    await mkdir(dirname(entry), { recursive: true });
    await writeFile(unfinished, content);
    await rename(unfinished, entry);
  } catch {
    // An installation that may only be read is parsed at each start.
  }
}
let entriesWritten = 0;
