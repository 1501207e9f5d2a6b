import { createHash } from 'node:crypto';
import type { JudgmentReading, JudgmentResult } from '@mingfa/legal/judgments/judgment-reading';
import type { CaseLabel } from './read-labels.ts';

type Labelled = Exclude<CaseLabel, { refused: string }>;

/** The fields in the order in which they are printed, those with a target first. */
export const JUDGED_FIELDS = [
  ...([
    'court',
    'numbers',
    'date',
    'kind',
    'procedure',
    'causes',
    'parties',
    'cited',
    'sections',
    'outcome',
  ] as const),
  ...([
    'refusal',
    'level',
    'region',
    'area',
    'authority',
    'own number',
    'counsel',
    'amounts',
    'earlier',
  ] as const),
];
export type JudgedField = (typeof JUDGED_FIELDS)[number];

/** What is to be reached (README.md): a share, or F1 of `cited` and `sections`. */
export const TARGETS: Readonly<Partial<Record<JudgedField, number>>> = {
  court: 0.98,
  numbers: 0.98,
  date: 0.98,
  kind: 0.98,
  procedure: 0.98,
  causes: 0.88,
  parties: 0.88,
  cited: 0.92,
  sections: 0.92,
  outcome: 0.85,
};

/** What one document came to: per field right or wrong, or a list compared. */
export interface Judgement {
  field: JudgedField;
  right: boolean;
  list?: { found: number; wanted: number; hit: number };
  /** What was missing and what was too many; for the open half alone. */
  told: string;
}

/** Holds a reading against its label, as README.md says. `text` is the text that was read. */
export function judgeReading(label: CaseLabel, result: JudgmentResult, text: string): Judgement[] {
  if ('refused' in label) {
    const right = !result.ok && result.refused === label.refused;
    return [{ field: 'refusal', right, told: right ? '' : `wanted ${label.refused}` }];
  }
  const reading = result.ok ? result.reading : null;
  const judged: Judgement[] = [{ field: 'refusal', right: reading !== null, told: 'refused' }];
  const same = (field: JudgedField, wanted: unknown, found: unknown) =>
    judged.push({
      field,
      right: reading !== null && JSON.stringify(wanted) === JSON.stringify(found),
      told: `wanted ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`,
    });
  same('court', label.court, reading?.court);
  same('numbers', sorted(label.numbers), sorted(reading?.numbers.map(({ number }) => number) ?? []));
  same('date', label.date, reading?.date);
  same('kind', label.kind, reading?.kind);
  same('procedure', label.procedure, reading?.procedure);
  judged.push(judgeCauses(label, reading), judgeParties(label, reading));
  judged.push(judgeCited(label, reading), judgeSections(label, reading, text));
  same(
    'outcome',
    [label.outcome.map(({ result: one }) => one), sorted(label.disposal)],
    [reading?.outcome.map(({ result: one }) => one), sorted(reading?.disposal ?? [])],
  );
  same('level', label.level, reading?.level);
  same('region', label.region, reading?.region);
  same('area', label.area, reading?.area);
  same('authority', label.authority, reading?.authority);
  same('own number', label.own_number ?? null, reading?.ownNumber);
  same('counsel', counselOfLabel(label), counselOf(reading));
  same('amounts', sorted(label.amounts ?? []), sorted(reading?.amounts.map(({ yuan }) => yuan) ?? []));
  same('earlier', sorted(label.earlier), sorted(reading?.earlier ?? []));
  return judged;
}

const sorted = <T>(list: readonly T[]) => [...new Set(list)].sort();

function judgeCauses(label: Labelled, reading: JudgmentReading | null): Judgement {
  const found = JSON.stringify(sorted(reading?.causes ?? []));
  const right =
    reading !== null &&
    [label.causes, ...(label.causes_or ?? [])].some((one) => JSON.stringify(sorted(one)) === found);
  return { field: 'causes', right, told: `wanted ${label.causes.join(' ')}, found ${found}` };
}

const hashOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 12);
const plainName = (name: string) =>
  name
    .replaceAll('(', '（')
    .replaceAll(')', '）')
    .replace(/^中华人民共和国(?=最高)/, '');
/** Names are compared by their hash, so that a label with a name and one with a hash meet. */
const keyOfName = (one: { name?: string | undefined; name_sha256?: string | undefined }) =>
  one.name_sha256 ?? hashOf(plainName(one.name ?? ''));

function judgeParties(label: Labelled, reading: JudgmentReading | null): Judgement {
  const key = (name: string, stance: string, kind: string) => `${name} ${stance} ${kind}`;
  const found = (reading?.parties ?? []).map(({ name, stance, kind }) =>
    key(hashOf(plainName(name)), stance, kind),
  );
  const wanted = label.parties.map((one) => ({
    key: key(keyOfName(one), one.stance, one.kind),
    optional: one.optional,
  }));
  const missing = wanted.filter((one) => !one.optional && !found.includes(one.key));
  const extra = found.filter((one) => !wanted.some(({ key: other }) => other === one));
  const twice = new Set(found).size !== found.length;
  return {
    field: 'parties',
    right: reading !== null && missing.length === 0 && extra.length === 0 && !twice,
    told: `missing ${missing.map(({ key: one }) => one).join(', ')}; too many ${extra.join(', ')}`,
  };
}

const lawKey = (law: string) =>
  law.replaceAll('中华人民共和国', '').replace(/[《》〈〉<>＜＞﹤﹥（）()\s、，]/g, '');
const articleKey = (one: { law: string; article: string; paragraph?: number | null | undefined }) =>
  `${lawKey(one.law)} ${one.article} ${one.paragraph ?? ''}`;

function judgeCited(label: Labelled, reading: JudgmentReading | null): Judgement {
  const wanted = new Set(label.cited.map(articleKey));
  const argued = new Set((label.argued ?? []).map(articleKey));
  const cited = (reading?.cited ?? []).filter(({ voice }) => voice === 'court').map(articleKey);
  const found = new Set(cited.filter((one) => wanted.has(one) || !argued.has(one)));
  return { field: 'cited', ...compared(wanted, found) };
}

function judgeSections(label: Labelled, reading: JudgmentReading | null, text: string): Judgement {
  const wanted = new Set(label.sections.map(({ kind, line }) => `${kind} ${line}`));
  const begins = new Map(label.sections.map(({ kind, line, begins: words }) => [`${kind} ${line}`, words]));
  const found = (reading?.sections ?? []).map(({ kind, line, start }) => {
    const key = `${kind} ${line}`;
    return text.startsWith(begins.get(key) ?? '', start) ? key : `${key} elsewhere`;
  });
  return { field: 'sections', ...compared(wanted, new Set(found)) };
}

function compared(wanted: ReadonlySet<string>, found: ReadonlySet<string>): Omit<Judgement, 'field'> {
  const hit = [...wanted].filter((one) => found.has(one)).length;
  const missing = [...wanted].filter((one) => !found.has(one));
  const extra = [...found].filter((one) => !wanted.has(one));
  return {
    right: hit === wanted.size && extra.length === 0,
    list: { found: found.size, wanted: wanted.size, hit },
    told: `missing ${missing.join(', ')}; too many ${extra.join(', ')}`,
  };
}

const counselOfLabel = (label: Labelled) =>
  label.counsel.map((one) => `${keyOfName(one)} ${one.lawyer} ${one.of.join(',')}`).sort();
const counselOf = (reading: JudgmentReading | null) =>
  (reading?.counsel ?? [])
    .map(({ name, lawyer, of }) => `${hashOf(plainName(name))} ${lawyer} ${of.map((at) => at + 1).join(',')}`)
    .sort();
