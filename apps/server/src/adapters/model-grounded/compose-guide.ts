import { type ArticleEvidence, isArticleEvidence } from '@mingfa/contract/evidence';
import type { FoundGuide, FoundMaterial } from './found-material.ts';
import { ownWords } from './own-words.ts';
import type { Phrases } from './phrases.ts';
import { isSupported, labelOf } from './quote.ts';

/** What a guide gives to an answer, as Markdown; the marks say that it is ours and no law. */
export interface GuideParts {
  conclusion: string;
  matters: string;
  deadlines: string[];
  collect: string;
  where: string;
  firstDocument: string;
  /** What each article of the guide settles here, by the number of its source. */
  why: ReadonlyMap<number, string>;
  /** Sources that the deadlines name already. */
  ofDeadlines: ReadonlySet<number>;
}

/** Reads a guide in the language of the reader. */
export function composeGuide(
  { guide, sources }: FoundGuide,
  found: FoundMaterial,
  phrases: Phrases,
): GuideParts {
  const read = (text: { zh: string; en: string }) => ownWords(found.language === 'en' ? text.en : text.zh);
  const list = (some: readonly { zh: string; en: string }[]) =>
    some.map((text) => `- ${read(text)}`).join('\n');
  const sourceOf = (place: string): ArticleEvidence | undefined => {
    const number = sources[guide.articles.findIndex((article) => article.place === place)];
    return found.evidence.filter(isArticleEvidence).find(({ index }) => index === number);
  };
  const deadlines = guide.deadlines.map(({ text, source }) => {
    const held = sourceOf(source);
    if (!held) return `- ${read(text)}`;
    const place = `${labelOf(held)}[${held.index}]`;
    return held.kind === 'digest' || isSupported(text.zh, held)
      ? `- ${phrases.citing(read(text), place)}`
      : `- ${place}\n  ${read(text)}`;
  });
  return {
    conclusion: `**${read(guide.title)}**${phrases.guideMark}${phrases.colon}${read(guide.inShort)}`,
    matters: list(guide.matters),
    deadlines: deadlines.length > 0 ? [deadlines.join('\n')] : [],
    collect: list(guide.collect),
    where: guide.where.map((text, index) => `${index + 1}. ${read(text)}`).join('\n'),
    firstDocument: read(guide.firstDocument),
    ofDeadlines: new Set(guide.deadlines.flatMap(({ source }) => sourceOf(source)?.index ?? [])),
    why: new Map(
      guide.articles.flatMap(({ why }, at) => {
        const number = sources[at];
        return typeof number === 'number' ? [[number, read(why)] as const] : [];
      }),
    ),
  };
}
