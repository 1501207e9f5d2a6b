import type { Language } from '@mingfa/contract/values';
import type { ImpossibleNumber } from '@mingfa/legal/judgments/impossible-case-number';
import { plainLine } from './plain-line.ts';

/** What the library says of a number. */
export type ToldNumber = { number: string } & (
  | { state: 'not_held' }
  /** `beyond_series`: a guiding case, an entry or an issue of a number that its series cannot have reached. */
  | { state: 'impossible'; why: ImpossibleNumber | 'beyond_series'; year: number }
  | {
      state: 'held';
      title: string;
      court: string | null;
      decidedOn: string | null;
      causes: readonly string[];
      isDigest: boolean;
      /** Words of the case that bear on what is asked; null where only our digest is held. */
      passage: string | null;
      /** Number of its source; null where it has none. */
      index: number | null;
      changedBy?: string;
      /** The question says another cause than the case has. */
      differs?: true;
    }
);

const PASSAGE_MAX = 160;

/** Words around the numbers. */
export const NUMBER_WORDS: Record<
  Language,
  { heading: string; summary: (total: number, held: number) => string; note: string }
> = {
  'zh-CN': {
    heading: '按案号查案例库的结果',
    summary: (total, held) => `问到 ${total} 个案号，案例库收录了其中 ${held} 个。`,
    note: '没有收录不等于不存在，请在人民法院案例库、中国裁判文书网自行查证。这里只说明案例库中有什么，没有核对其他来源。',
  },
  en: {
    heading: 'What the case library holds of these numbers',
    summary: (total, held) => `${total} case numbers were asked for; the library holds ${held} of them.`,
    note: 'That a number is not held does not mean that it does not exist: look it up in the courts’ own databases. Only this library was looked at.',
  },
};

const IMPOSSIBLE: Record<Language, Record<ImpossibleNumber | 'beyond_series', (year: number) => string>> = {
  'zh-CN': {
    impossible_serial: () => '序号不可能是法院编的号',
    unknown_type: () => '没有这样的案件类型代字',
    unknown_court: () => '没有这样的法院代字',
    former_style: () => '2016 年以后不再用“字第”的写法编号',
    type_not_of_level: () => '基层法院不审理第二审案件，没有“终”字案号',
    future_year: (year) => `${year} 年还没有到`,
    beyond_series: () => '这一系列的编号还没有编到这里',
  },
  en: {
    impossible_serial: () => 'its serial number is none that a court can give',
    unknown_type: () => 'no type of case is written so',
    unknown_court: () => 'there is no such court code',
    former_style: () => 'numbers are no longer written so since 2016',
    type_not_of_level: () => 'a basic court decides nothing in second instance',
    future_year: (year) => `the year ${year} has not come`,
    beyond_series: () => 'its series cannot have come so far',
  },
};

/** One number as a line of a list. */
export function tellNumber(told: ToldNumber, language: Language, isLookup: boolean): string {
  const isEnglish = language === 'en';
  const [colon, comma, stop] = isEnglish ? [': ', ', ', '. '] : ['：', '、', '。'];
  const line = (...parts: string[]) => `- **${told.number}**${colon}${parts.filter(Boolean).join('')}`;
  if (told.state === 'not_held') return line(isEnglish ? 'not in the case library.' : '案例库没有收录。');
  if (told.state === 'impossible') {
    const why = IMPOSSIBLE[language][told.why](told.year);
    return line(isEnglish ? `no court can have given it: ${why}.` : `不可能存在：${why}。`);
  }
  const { title, court, decidedOn, causes, isDigest, passage, index, changedBy, differs } = told;
  const mark = index === null ? '' : `[${index}]`;
  const causesTold = causes.length > 0 ? `${isEnglish ? 'cause: ' : '案由：'}${causes.join(comma)}` : '';
  const facts = [
    plainLine(withoutNumber(title, told.number)),
    court && plainLine(court),
    decidedOn,
    causesTold,
  ]
    .filter(Boolean)
    .join(' · ');
  return line(
    // A sentence of its own: what follows is the index of the case, and no words of its passage.
    `${isEnglish ? 'held' : '已收录'}${mark}${stop}`,
    `${facts}${stop}`,
    differs
      ? isEnglish
        ? `It is about something else than the question says (${causes.join(comma)}). `
        : `与问题所说的不同：该案案由是${causes.join(comma)}。`
      : '',
    changedBy
      ? isEnglish
        ? `Note: ${changedBy} later changed, annulled or sent back this decision; it cannot be relied on as if it stood. `
        : `注意：该案其后被${changedBy}改判、撤销或者发回，不能当作有效的裁判。`
      : '',
    isDigest ? (isEnglish ? 'Only our digest of it is held.' : '只收录了要点，没有裁判文书原文。') : '',
    passage && !isLookup
      ? `${isEnglish ? 'The text says: ' : '文书写道：'}“${plainLine(cut(passage))}”${mark}`
      : '',
  ).trimEnd();
}

/** Many titles begin or end with the number that stands before them here. */
const withoutNumber = (title: string, number: string) =>
  title.replace(number, '').replace(/^[：:\s]+|\s+$/g, '');

function cut(passage: string): string {
  const [first = ''] = passage.split('\n');
  return first.length <= PASSAGE_MAX
    ? first
    : `${first.slice(0, first.slice(0, PASSAGE_MAX).lastIndexOf('，') + 1 || PASSAGE_MAX)}……`;
}
