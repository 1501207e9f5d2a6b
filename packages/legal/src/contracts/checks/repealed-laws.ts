import { formatArticleLabel, parseArticleLabel } from '../../statute/article-number.ts';
import { knownRepeal } from '../../statute/known-repeals.ts';
import { lawKey } from '../../statute/law-title.ts';
import { successorArticles } from '../../statute/successor-articles.ts';
import type { Check, CheckInput, CheckResult } from './check.ts';
import { allLines, spanOn } from './check-lines.ts';

interface Repeal {
  since: string;
  successor: string | null;
  /** An older text of a law that goes on under the same title. */
  isText?: true;
  year?: string;
}

const TITLE = /《([^《》\n]{2,60})》/g;
const BARE =
  /(?<![《\u4e00-\u9fff])(?:中华人民共和国)?(合同法|担保法|物权法|民法通则|经济合同法)(?=的?规定|第|等|和|、|，|及)/g;

/** 第一百一十四条 behind a title, its paragraph and what follows. */
const ARTICLE =
  /^(?:[（(][^）)]{0,12}[）)])?\s*(第[〇零一二三四五六七八九十百千\d]+条)(第[一二三四五六七八九十]+款)?(?=([、和及至到]|之)?)/;

/** Laws a contract rests on that no longer hold on the day of the review. */
export const checkRepealedLaws: Check = (input) => {
  const seen = new Set<string>();
  return allLines(input).flatMap(({ line, clause }) =>
    [...line.text.matchAll(TITLE), ...line.text.matchAll(BARE)].flatMap((match): CheckResult[] => {
      const title = match[1] ?? '';
      const key = lawKey(title);
      const after = line.text.slice(match.index + match[0].length);
      const repeal = repealOf(input, title) ?? formerText(input, key, after);
      if (!repeal || seen.has(`${key}:${line.blockId}`)) return [];
      seen.add(`${key}:${line.blockId}`);
      const cited = citedArticle(title, repeal, after);
      const replaces = repeal.successor !== null && !ARTICLE.test(after) && match[0].startsWith('《');
      const end = match.index + match[0].length;
      const place = { clauseId: clause?.id ?? null, spans: [spanOn(line, match.index, end)] };
      const detail = {
        zh: `《${title}》${repeal.isText ? '的该文本' : ''}${repeal.since ? `自${repeal.since}起` : ''}已${repeal.isText ? '由修订后的文本取代' : '废止'}${repeal.successor ? `，现为${repeal.successor}` : ''}。`,
        en: `《${title}》 is ${repeal.isText ? 'replaced by a revised text' : 'repealed'}${repeal.since ? ` since ${repeal.since}` : ''}${repeal.successor ? `; ${repeal.successor} applies now` : ''}.`,
      };
      if (cited) return [withSuccessor(line, match.index, end, place, detail, cited)];
      return [
        {
          ...place,
          detail,
          ...(replaces && repeal.successor
            ? { action: 'replace' as const, suggestion: successorName(title, repeal.successor) }
            : {}),
        },
      ];
    }),
  );
};

interface CitedArticle {
  /** Characters behind the title that name it. */
  length: number;
  label: string;
  /** `《民法典》第五百八十五条`. */
  now: string[];
  /** The text can be replaced: no paragraph, and no other article behind it. */
  isAlone: boolean;
}

function withSuccessor(
  line: Parameters<typeof spanOn>[0],
  start: number,
  end: number,
  place: Pick<CheckResult, 'clauseId' | 'spans'>,
  detail: CheckResult['detail'],
  { length, label, now, isAlone }: CitedArticle,
): CheckResult {
  return {
    ...place,
    articles: now,
    detail: {
      zh: `${detail.zh}${label}的内容现规定在${now.join('、')}。`,
      en: `${detail.en} What ${label} said now stands in ${now.join(', ')}.`,
    },
    ...(isAlone && now[0]
      ? { action: 'replace' as const, suggestion: now[0], spans: [spanOn(line, start, end + length)] }
      : {}),
  };
}

function citedArticle(title: string, repeal: Repeal, after: string): CitedArticle | null {
  const match = ARTICLE.exec(after);
  const label = match?.[1] ?? '';
  const number = label === '' ? null : parseArticleLabel(label);
  const found = number && successorArticles(title, number.main, repeal.year);
  if (!match || !found) return null;
  return {
    length: match[0].length,
    label,
    now: found.articles.map((main) => `《${found.law}》${formatArticleLabel({ main, sub: 0 })}`),
    isAlone: match[2] === undefined && match[3] === undefined && found.articles.length === 1,
  };
}

/** 《公司法》（2018年修正）: the title is that of today, the text is not. */
function formerText(input: CheckInput, key: string, after: string): Repeal | null {
  const year = /^[（(](20\d\d)年?[^）)]{0,8}[）)]/.exec(after)?.[1] ?? '';
  if (key !== '公司法' || year !== '2018' || input.asOf < '2024-07-01') return null;
  return { since: '2024-07-01', successor: '《中华人民共和国公司法》（2023年修订）', isText: true, year };
}

/** 《民法典》 for 《合同法》, the full title for a full title. */
const successorName = (title: string, successor: string) =>
  title.startsWith('中华人民共和国') ? successor : successor.replace('中华人民共和国', '');

function repealOf(input: CheckInput, title: string): Repeal | null {
  const known = knownRepeal(title);
  if (known) {
    const { since, successor } = known;
    return since <= input.asOf ? { since, successor: successor && `《${successor}》` } : null;
  }
  return input.lawState?.(title) === 'repealed' ? { since: '', successor: null } : null;
}
