import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import { parseJustLaws } from '@mingfa/legal/statute/parse-just-laws';
import {
  isLawrefbookPart,
  mergeLawrefbookParts,
  parseLawrefbook,
} from '@mingfa/legal/statute/parse-lawrefbook';
import { parseStatute } from '@mingfa/legal/statute/parse-statute';
import type { ParsedStatute } from '@mingfa/legal/statute/statute';
import {
  describeFailure,
  type FileTextParser,
  readFileText,
  type SourceFile,
} from '../../../engine/importing/index.ts';
import type { FileGroup } from './group-files.ts';

/** Grows whenever the parsers or the rows made from their output change, so that files are read again. */
const READER_VERSION = 1;

/** Which collection a text came from; it ranks the sources of one version. */
export type SourceName = 'just-laws' | 'lawrefbook' | 'file';

/** A law read from a source. */
export interface ReadStatute {
  statute: ParsedStatute;
  /** The source's own name of the version, if any. */
  label: string | null;
}

/** Files that are read together, and skipped together when they were merged before. */
export interface ReadUnit {
  source: SourceName;
  path: string;
  files: number;
  /** Of the content and the reader's version, not of the path. */
  hash: string;
  parse(): ReadStatute[];
}

/** A file that could not be read. */
export interface ReadProblem {
  path: string;
  files: number;
  problem: string;
}

/** Reads a group file by file. Parsing is left to `parse`, so that what is known already costs nothing. */
export async function* readUnits(
  parser: FileTextParser,
  group: FileGroup,
): AsyncGenerator<ReadUnit | ReadProblem> {
  if (group.layout === 'just-laws') yield await readJustLaw(parser, group.folder, group.files);
  else if (group.layout === 'single') yield await readSingle(parser, group.files[0], group.folder);
  else yield* readMarkdownFolder(parser, group.folder, group.files);
}

async function readJustLaw(
  parser: FileTextParser,
  folder: string,
  files: readonly SourceFile[],
): Promise<ReadUnit | ReadProblem> {
  const read = await readTexts(parser, files);
  if ('problem' in read) return { path: read.path, files: files.length, problem: read.problem };
  const prefix = folder === '.' ? '' : `${folder}/`;
  const texts = read.texts.map(({ path, text }) => ({ path: path.slice(prefix.length), text }));
  const versions = texts.find(({ path }) => path === 'versions.json');
  return {
    source: 'just-laws',
    path: folder,
    files: files.length,
    hash: hashOf(
      'just-laws',
      texts.map(({ path, text }) => `${path}\n${text}`),
    ),
    parse: () =>
      texts.every(({ text }) => isNavigation(text))
        ? []
        : parseJustLaws({
            files: texts.filter(({ path }) => path.endsWith('.md')),
            versionsJson: versions?.text ?? null,
          }).map(({ statute, versionLabel }) => ({ statute, label: versionLabel })),
  };
}

/** A page of links to laws, or one without a title, is no law. */
function isNavigation(text: string): boolean {
  if (!/^# /m.test(text)) return true;
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const links = lines.filter((line) => /\]\([^)]+\)/.test(line));
  return links.length > 0 && links.length * 2 > lines.length;
}

async function readSingle(
  parser: FileTextParser,
  file: SourceFile,
  folder: string,
): Promise<ReadUnit | ReadProblem> {
  const read = await readTexts(parser, [file]);
  if ('problem' in read) return { path: file.path, files: 1, problem: read.problem };
  return unitOf('file', file.path, folder, read.texts[0]?.text ?? '');
}

async function* readMarkdownFolder(
  parser: FileTextParser,
  folder: string,
  files: readonly SourceFile[],
): AsyncGenerator<ReadUnit | ReadProblem> {
  const parts = new Map<string, { path: string; text: string }[]>();
  for (const file of files) {
    const read = await readTexts(parser, [file]);
    if ('problem' in read) {
      yield { path: file.path, files: 1, problem: read.problem };
      continue;
    }
    const text = read.texts[0]?.text ?? '';
    if (!isLawrefbookPart(text)) {
      yield unitOf(isLawrefbook(text) ? 'lawrefbook' : 'file', file.path, folder, text);
      continue;
    }
    const title = /^title:\s*"?([^"\n]+)/m.exec(text)?.[1] ?? folder;
    parts.set(title, [...(parts.get(title) ?? []), { path: file.path, text }]);
  }
  for (const [title, texts] of parts) {
    yield {
      source: 'lawrefbook',
      path: `${folder}/${title}`,
      files: texts.length,
      hash: hashOf(
        'lawrefbook',
        texts.map(({ text }) => text),
      ),
      parse: () => [
        {
          statute: mergeLawrefbookParts(
            texts.map(({ path, text }) => parseLawrefbook({ text, fileName: basename(path), folder })),
          ),
          label: null,
        },
      ],
    };
  }
}

/** The layout's marks: fields on top, and the line that ends them. */
const isLawrefbook = (text: string): boolean => /^---\r?\n/.test(text) || /<!--\s*INFO END\s*-->/.test(text);

function unitOf(source: SourceName, path: string, folder: string, text: string): ReadUnit {
  const fileName = basename(path);
  return {
    source,
    path,
    files: 1,
    // The name carries the version's day.
    hash: hashOf(source, [`${fileName}\n${text}`]),
    parse: () => [
      {
        statute:
          source === 'lawrefbook'
            ? parseLawrefbook({ text, fileName, folder })
            : parseStatute({ text, fileName, folder }),
        label: null,
      },
    ],
  };
}

async function readTexts(
  parser: FileTextParser,
  files: readonly SourceFile[],
): Promise<{ texts: { path: string; text: string }[] } | { path: string; problem: string }> {
  const texts: { path: string; text: string }[] = [];
  for (const file of files) {
    try {
      const text = await readFileText(parser, file.path, await file.read());
      if (text.trim() === '') return { path: file.path, problem: '文件是空的 / the file is empty' };
      texts.push({ path: file.path, text });
    } catch (error) {
      return { path: file.path, problem: describeFailure(error) };
    }
  }
  return { texts };
}

function hashOf(source: SourceName, texts: readonly string[]): string {
  const hash = createHash('sha256').update(`${source} ${READER_VERSION}`);
  for (const text of texts) hash.update('\0').update(text);
  return hash.digest('hex');
}
