import { knownRepeal } from '../../known-repeals.ts';
import { lawKey } from '../../law-title.ts';
import type { Check, CheckInput, CheckResult } from './check.ts';
import { allLines, spanOn } from './check-lines.ts';

interface Repeal {
  since: string;
  successor: string | null;
}

const CIVIL_CODE = '《中华人民共和国民法典》';
/** Laws repealed by a provision of another law, by the key of their title. */
const REPEALS = new Map<string, Repeal>([
  // 民法典 §1260, in force 2021-01-01.
  ...['婚姻法', '继承法', '民法通则', '收养法', '担保法', '合同法', '物权法', '侵权责任法', '民法总则'].map(
    (title): [string, Repeal] => [title, { since: '2021-01-01', successor: CIVIL_CODE }],
  ),
  // 合同法 §428 of 1999, since 1999-10-01; now 民法典合同编.
  ...['经济合同法', '涉外经济合同法', '技术合同法'].map((title): [string, Repeal] => [
    title,
    { since: '1999-10-01', successor: CIVIL_CODE },
  ]),
  // 外商投资法 §42, in force 2020-01-01.
  ...['中外合资经营企业法', '外资企业法', '中外合作经营企业法'].map((title): [string, Repeal] => [
    title,
    { since: '2020-01-01', successor: '《中华人民共和国外商投资法》' },
  ]),
]);
const TITLE = /《([^《》\n]{2,60})》/g;
const BARE =
  /(?<![《\u4e00-\u9fff])(?:中华人民共和国)?(合同法|担保法|物权法|民法通则|经济合同法)(?=的?规定|第|等|和|、|，|及)/g;

/** Laws a contract rests on that no longer hold on the day of the review. */
export const checkRepealedLaws: Check = (input) => {
  const seen = new Set<string>();
  return allLines(input).flatMap(({ line, clause }) =>
    [...line.text.matchAll(TITLE), ...line.text.matchAll(BARE)].flatMap((match): CheckResult[] => {
      const title = match[1] ?? '';
      const key = lawKey(title);
      const repeal = repealOf(input, title, key);
      if (!repeal || seen.has(`${key}:${line.blockId}`)) return [];
      seen.add(`${key}:${line.blockId}`);
      const after = line.text.slice(match.index + match[0].length);
      const citesArticle = /^(?:[（(][^）)]{0,12}[）)])?\s*第/.test(after);
      const replaces = repeal.successor !== null && !citesArticle && match[0].startsWith('《');
      return [
        {
          spans: [spanOn(line, match.index, match.index + match[0].length)],
          clauseId: clause?.id ?? null,
          detail: {
            zh: `《${title}》${repeal.since ? `自${repeal.since}起` : ''}已废止${repeal.successor ? `，现为${repeal.successor}` : ''}。`,
            en: `《${title}》 is repealed${repeal.since ? ` since ${repeal.since}` : ''}${repeal.successor ? `; ${repeal.successor} applies now` : ''}.`,
          },
          ...(replaces && repeal.successor
            ? { action: 'replace' as const, suggestion: successorName(title, repeal.successor) }
            : {}),
        },
      ];
    }),
  );
};

/** 《民法典》 for 《合同法》, the full title for a full title. */
const successorName = (title: string, successor: string) =>
  title.startsWith('中华人民共和国') ? successor : successor.replace('中华人民共和国', '');

function repealOf(input: CheckInput, title: string, key: string): Repeal | null {
  const listed = REPEALS.get(key);
  if (listed) return listed.since <= input.asOf ? listed : null;
  const since = knownRepeal(title);
  if (since !== null && since <= input.asOf) return { since, successor: null };
  return input.lawState?.(title) === 'repealed' ? { since: '', successor: null } : null;
}
