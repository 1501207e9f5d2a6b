import type { StatuteCitation } from '../citation/citation.ts';
import { findCitations } from '../citation/citations.ts';
import { formatArticleKey } from '../statute/article-number.ts';
import type { CitedArticle, JudgmentSection } from './judgment-reading.ts';
import type { LaidOutText } from './lay-out-text.ts';

/** Further parts of a range are not written out beyond this. */
const MOST_OF_RANGE = 40;
const BASIS =
  /(?:依照|根据|依据|按照|参照|援引|适用)[^。]{0,1500}?(?:判决|裁定|决定|通知|命令|达成|协议)(?:如下|书)?[:：]?\s*$/;
const ARGUES = /(?:主张|认为|称|提出|辩称|诉称|请求|上诉理由|申请再审|以)[^。；]{0,80}$/;
const OWN_WORDS =
  /本院|但是?[，,]?|然而|因此|故|不符合|符合|不属于|属于|根据|依照|依据|按照|规定[:：，“]?[^。]{0,4}$/;

/** Reads every article that the document names, each once; what the court says itself goes before what is argued. */
export function readCitedArticles(
  { text, flat, lines }: LaidOutText,
  sections: readonly JudgmentSection[],
  end: number,
): CitedArticle[] {
  const from = sections[0]?.start ?? lines[0]?.start ?? 0;
  const ruling = sections.findLast(({ kind }) => kind === 'ruling')?.start ?? end;
  const found = new Map<string, CitedArticle>();
  const read = text.slice(from, end);
  let at = 0;
  let lineIndex = 0;
  for (const citation of findCitations(read)) {
    if (citation.type !== 'statute' || citation.article === null) continue;
    const start = from + citation.start;
    while (at + 1 < sections.length && (sections[at + 1]?.start ?? 0) <= start) at += 1;
    while (lineIndex + 1 < lines.length && (lines[lineIndex + 1]?.start ?? 0) <= start) lineIndex += 1;
    const section = sections[at];
    const basis = start < ruling && isBasis(flat, start, ruling, section);
    const voice = basis || speaksItself(flat, start, section) ? 'court' : 'argued';
    const place = { start, end: from + citation.end, line: lines[lineIndex]?.number ?? 1 };
    for (const one of articlesOf(citation, place, basis, voice)) add(found, one);
  }
  return [...found.values()];
}

function add(found: Map<string, CitedArticle>, one: CitedArticle): void {
  const key = `${one.law} ${one.article} ${one.paragraph ?? ''} ${one.item ?? ''}`;
  const held = found.get(key);
  if (!held) found.set(key, one);
  else if ((one.basis && !held.basis) || (one.voice === 'court' && held.voice === 'argued'))
    found.set(key, { ...one, basis: one.basis || held.basis });
}

/** The sentence in which the place stands leads to what is ordered. */
function isBasis(flat: string, start: number, ruling: number, section: JudgmentSection | undefined): boolean {
  if (!section || ruling - start > 3_000 || !section.own) return false;
  // A window before the search, so that a sentence without an end is not walked through for each of its articles.
  const before = flat.slice(Math.max(0, start - 1_500), start);
  const lead = before.slice(before.lastIndexOf('。') + 1);
  if (!/依照|根据|依据|按照|参照|援引|适用/.test(lead)) return false;
  return (
    BASIS.test(lead + flat.slice(start, ruling)) &&
    !/。[^。]*$/.test(flat.slice(start, ruling - 1).replace(/[。]\s*$/, ''))
  );
}

function speaksItself(flat: string, start: number, section: JudgmentSection | undefined): boolean {
  if (!section?.own || section.kind === 'claims' || section.kind === 'defence') return false;
  if (section.kind !== 'reasoning')
    return !['parties', 'procedure'].includes(section.kind) || !ARGUES.test(sentenceBefore(flat, start));
  const before = sentenceBefore(flat, start);
  const argued = ARGUES.exec(before);
  return !argued || OWN_WORDS.test(before.slice(argued.index)) || /本院(?:[^。]{0,6})认为/.test(before);
}

const sentenceBefore = (flat: string, start: number) => {
  const window = flat.slice(Math.max(0, start - 200), start);
  return window.slice(window.search(/[^。；\n]*$/));
};

function articlesOf(
  citation: StatuteCitation,
  place: { start: number; end: number; line: number },
  basis: boolean,
  voice: CitedArticle['voice'],
): CitedArticle[] {
  const law = citation.law.kind === 'named' ? citation.law.name : citation.law.antecedent;
  if (!law || !citation.article) return [];
  const one = (article: string, paragraph: number | null, item: number | null): CitedArticle => ({
    law: lawName(law),
    article,
    paragraph,
    item,
    basis,
    voice,
    ...place,
  });
  const { article, to } = citation;
  if (to && to.main > article.main && to.main - article.main <= MOST_OF_RANGE) {
    const count = to.main - article.main + 1;
    return Array.from({ length: count }, (_, index) => one(String(article.main + index), null, null));
  }
  return [one(formatArticleKey(article), citation.paragraph, citation.item)];
}

/** Inner marks of any sort as 〈〉: ﹤…﹥ and <…> stand in many sources. */
const lawName = (name: string) => name.replace(/[﹤<＜]/g, '〈').replace(/[﹥>＞]/g, '〉');
