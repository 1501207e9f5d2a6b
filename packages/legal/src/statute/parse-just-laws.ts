import { parseNumeral } from '../figures/numerals.ts';
import { buildStatute } from './build-statute.ts';
import { cleanLines } from './clean-lines.ts';
import type { IsoDate, ParsedStatute } from './statute.ts';
import { StatuteBodyReader } from './statute-body.ts';

/** A Markdown file of a law in the just-laws layout. */
export interface JustLawsFile {
  /** Relative to the law's folder: `README.md`, `01-general-principles.md`, `versions/2027-01-01/README.md`. */
  path: string;
  text: string;
}

/** The folder of one law in the just-laws layout. */
export interface JustLawsInput {
  files: readonly JustLawsFile[];
  /** The text of `versions.json` where the law has one. */
  versionsJson?: string | null;
}

/** One version read out of such a folder. */
export interface JustLawsVersion {
  statute: ParsedStatute;
  /** From versions.json; null where the law has none. */
  versionId: string | null;
  versionLabel: string | null;
  /** First day on which this version no longer holds, as versions.json says. */
  effectiveTo: IsoDate | null;
  /** The source text the articles' ranges refer to. */
  source: string;
}

interface VersionEntry {
  id: string;
  label: string | null;
  promulgatedOn: IsoDate | null;
  effectiveFrom: IsoDate | null;
  effectiveTo: IsoDate | null;
  entry: string;
}

const DECISION = /^#\s+(全国人民代表大会.*(?:决定|决议))\s*$/m;
const AMENDMENTS = /^#\s+修正案\s*$/m;

/**
 * Reads one law of the collection: its README and further files in order, one statute for each version.
 * A decision that lies in a code's folder (骗购外汇 in 刑法) is a law of its own and comes last.
 */
export function parseJustLaws({ files, versionsJson }: JustLawsInput): JustLawsVersion[] {
  const entries = versionsJson ? readVersions(versionsJson) : [];
  const own = files.filter((file) => !file.path.startsWith('versions/'));
  if (entries.length === 0) return readLaw(own, null);
  return entries.flatMap((entry) => {
    const base = entry.entry.replace(/[^/]*$/, '');
    const members = base === '' ? own : files.filter((file) => file.path.startsWith(base));
    return members.length === 0 ? [] : readLaw(members, entry);
  });
}

function readLaw(files: readonly JustLawsFile[], entry: VersionEntry | null): JustLawsVersion[] {
  const decisions = files.filter((file) => DECISION.test(file.text) && !file.path.endsWith('README.md'));
  const ordered = files.filter((file) => !decisions.includes(file)).sort((a, b) => compareFiles(a, b));
  const source = ordered.map((file) => normalizeNewlines(file.text)).join('\n');
  const law: JustLawsVersion = {
    statute: readStatute(source, entry),
    versionId: entry?.id ?? null,
    versionLabel: entry?.label ?? null,
    effectiveTo: entry?.effectiveTo ?? null,
    source,
  };
  const more = decisions.map((file) => {
    const text = normalizeNewlines(file.text);
    return {
      statute: readStatute(text, null),
      versionId: null,
      versionLabel: null,
      effectiveTo: null,
      source: text,
    };
  });
  return [law, ...more];
}

const normalizeNewlines = (text: string) => text.replace(/\r\n?/g, '\n');

/** README, then the preamble, then by the first article each file holds; amendments printed after the law come last. */
function compareFiles(a: JustLawsFile, b: JustLawsFile): number {
  return rank(a) - rank(b) || a.path.localeCompare(b.path);
}

function rank(file: JustLawsFile): number {
  if (/README\.md$/i.test(file.path)) return -2;
  if (AMENDMENTS.test(file.text)) return 1e7;
  const first = /^\*\*第([〇零一二三四五六七八九十百千]+)条/m.exec(file.text);
  return first ? (parseNumeral(first[1] ?? '') ?? 1e6) : -1;
}

function readStatute(source: string, entry: VersionEntry | null): ParsedStatute {
  const reader = new StatuteBodyReader();
  const history: string[] = [];
  let title = '';
  let inBody = false;
  let bodyStart = 0;
  for (const line of cleanLines(withoutFrontMatter(source))) {
    if (!inBody && title === '' && line.depth === 1) {
      title = line.text;
      bodyStart = line.end;
    } else if (!inBody && isHistory(line.text, line.depth)) {
      history.push(line.text);
      bodyStart = line.end;
    } else {
      // A subtitle may stand between the title and the history.
      inBody ||= line.depth > 0 || line.text.length > 30 || line.text.includes('。');
      reader.read(line);
    }
  }
  return {
    ...buildStatute({
      title,
      history,
      body: reader.finish(),
      source: withoutFrontMatter(source),
      bodyStart,
      fileDate: entry?.promulgatedOn ?? null,
      statedEffectiveOn: entry?.effectiveFrom ?? null,
    }),
    ...(entry?.effectiveFrom ? { effectiveOn: entry.effectiveFrom, effectiveApproximate: false } : {}),
  };
}

/** The `---` headers of the joined files, blanked so that positions stay. */
function withoutFrontMatter(source: string): string {
  return source.replace(/(^|\n)---\n(?:[a-z]+:[^\n]*\n)+---(?=\n)/g, (header) =>
    header.replace(/[^\n]/g, ' '),
  );
}

function isHistory(text: string, depth: number): boolean {
  if (depth > 0 || (text.length > 600 && !/(?:修正|修订)[）)]?$/.test(text))) return false;
  if (/^第[〇零一二三四五六七八九十百千]+[编章节条]/.test(text)) return false;
  return (
    (/^[（(]?(?:根据)?(?:19|20)\d{2}年\d{1,2}月/.test(text) &&
      /(?:通过|修正|修订|公布|发布|施行|批准|修改|补充|规定)[^。]{0,80}[）)]?$|》$|等/.test(text)) ||
    /^(?:自|于)(?:19|20)\d{2}年.*施行[）)]?$/.test(text)
  );
}

function readVersions(json: string): VersionEntry[] {
  const parsed: unknown = JSON.parse(json);
  const list = isRecord(parsed) && Array.isArray(parsed.versions) ? parsed.versions : [];
  return list.filter(isRecord).flatMap((version) => {
    const text = (key: string) => (typeof version[key] === 'string' ? version[key] : null);
    const entry = text('entry');
    if (!entry) return [];
    return [
      {
        id: text('id') ?? entry,
        label: text('label'),
        promulgatedOn: text('promulgatedOn'),
        effectiveFrom: text('effectiveFrom'),
        effectiveTo: text('effectiveTo'),
        entry,
      },
    ];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
