import { knownRepeal } from '@mingfa/legal/statute/known-repeals';
import { normalizeLawTitle } from '@mingfa/legal/statute/law-title';
import {
  isGivenInFull,
  isUsualShortName,
  mayBeShortFor,
  nationalKindOf,
} from '@mingfa/legal/statute/national-name';
import type { LibraryIndex } from './library-index.ts';

/**
 * With so many texts the library is a list of its kind: some 300 laws and 600 regulations of the State Council are in force
 * (全国人大常委会法工委, 司法部, 2025).
 */
const COMPLETE = { law: 280, regulation: 550 } as const;
const KIND = { law: '法律', regulation: '行政法规' } as const;
/** Regulations were repealed by the hundred: of years before these nothing is said. */
const REGULATIONS_YEARS = 2;

interface Titles {
  law: readonly string[];
  regulation: readonly string[];
  all: readonly string[];
  newest: string;
}

const READ = new WeakMap<LibraryIndex, Titles>();

/**
 * Whether no law, or no regulation, of this name is in force or known to have been: the library holds all of the kind, and none that the
 * name could be short for. A new one may have been made since the library's newest text; whoever tells this names its day.
 */
export function isNoSuchLaw(index: LibraryIndex, name: string, asOf: string): boolean {
  const kind = nationalKindOf(name);
  if (kind === null || isUsualShortName(name)) return false;
  const titles = READ.get(index) ?? readTitles(index);
  READ.set(index, titles);
  if (titles[kind].length < COMPLETE[kind]) return false;
  if (
    kind === 'regulation' &&
    Number(asOf.slice(0, 4)) < Number(titles.newest.slice(0, 4)) - REGULATIONS_YEARS
  )
    return false;
  const key = normalizeLawTitle(name);
  if (knownRepeal(name) || index.repeals.has(key) || FORMER.has(key)) return false;
  if (isGivenInFull(name))
    return ![...titles[kind], ...FORMER].some(
      (title) => title.length <= key.length + SLIPPED && mayBeShortFor(key, title),
    );
  return !titles.all.some((title) => mayBeShortFor(key, title));
}

/** Who gives a title in full leaves out no more characters of it by a slip. */
const SLIPPED = 3;

function readTitles(index: LibraryIndex): Titles {
  const held = [...index.laws.values()].filter(({ versions }) => versions.length > 0);
  const of = (kind: string) => held.filter((law) => law.kind === kind).map(({ titleKey }) => titleKey);
  const days = held.flatMap(({ versions }) => versions.flatMap(({ promulgatedOn }) => promulgatedOn ?? []));
  return {
    law: of(KIND.law),
    regulation: of(KIND.regulation),
    all: [...[...index.laws.values()].map(({ titleKey }) => titleKey), ...index.repeals.keys(), ...FORMER],
    newest: days.sort().at(-1) ?? '',
  };
}

/** Laws that are no more and that no list of repeals above names; their names are no inventions. */
const FORMER: ReadonlySet<string> = new Set([
  ...['城市规划法', '行政监察法', '食品卫生法', '执业医师法', '公民出境入境管理法', '外国人入境出境管理法'],
  ...['中外合资经营企业所得税法', '外国企业所得税法', '外商投资企业和外国企业所得税法', '土地改革法'],
  ...['环境保护法', '大气污染防治法', '水污染防治法', '固体废物污染环境防治法', '海洋环境保护法'],
  ...['土壤污染防治法', '放射性污染防治法', '环境影响评价法', '清洁生产促进法', '循环经济促进法'],
  ...['环境噪声污染防治法', '噪声污染防治法', '科学技术普及法', '预备役军官法', '现役军官法', '矿山安全法'],
]);
