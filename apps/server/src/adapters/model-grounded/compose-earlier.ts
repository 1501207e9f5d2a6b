import type { EarlierRule } from '@mingfa/content/earlier-rule';
import { type ArticleEvidence, isArticleEvidence } from '@mingfa/contract/evidence';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { composeReason } from './compose-why.ts';
import type { FoundGuide, FoundMaterial } from './found-material.ts';
import { ownWords } from './own-words.ts';
import { termsOf } from './passages.ts';
import type { Phrases } from './phrases.ts';

/** What held on a day of the story, as Markdown. */
export interface EarlierParts {
  rule: EarlierRule;
  /** The answer by the law of that time and what it rests on; it leads. */
  lead: string[];
  /** Today’s rule in a sentence. */
  today: string;
  /** The article that decides which law judges it, and the older law where its text is held. */
  why: string[];
}

/** The rule of that time that leads an answer; null where none was called for, or where it was the same as today's. */
export function composeEarlier(
  one: FoundGuide,
  found: FoundMaterial,
  conclusion: string,
  phrases: Phrases,
): EarlierParts | null {
  const rule = one.guide.earlier?.find(({ id }) => id === one.earlier?.id);
  if (!rule || rule.same || found.inDanger) return null;
  const language = found.language === 'en' ? 'en' : 'zh';
  const terms = termsOf(`${found.question} ${rule.answer.zh}`, found.words);
  const articles = [one.earlier?.transition, one.earlier?.source].flatMap((number) => held(found, number));
  return {
    rule,
    lead: [
      `**${ownWords(rule.answer[language])}**`,
      phrases.ofThatTime(ownWords(rule.happened[language]), nameSource(rule, language, phrases)),
    ],
    today: `${phrases.ruleOfToday}${phrases.colon}${firstOf(isOfPoint(one, rule) ? conclusion : ownWords(one.guide.inShort[language]), language)}`,
    why: articles.flatMap((article) => {
      const { line, article: text } = composeReason(article, terms, phrases, undefined);
      return [line, text].filter((block) => block !== null);
    }),
  };
}

const held = (found: FoundMaterial, number: number | null | undefined): ArticleEvidence[] =>
  found.evidence.filter(isArticleEvidence).filter(({ index }) => index === number);

/** Without the mark of a citation: its text was replaced, and nothing of today can be held against it. */
function nameSource({ source }: EarlierRule, language: 'zh' | 'en', phrases: Phrases): string {
  if (typeof source !== 'string') {
    const named = ownWords(source.law[language]);
    return source.inLibrary ? named : phrases.notInLibrary(named);
  }
  const [name = '', key = ''] = source.split(' ');
  return phrases.formerArticle(name, parseArticleKey(key)?.main ?? 0);
}

/** Whether today's conclusion answers the same point as the rule of that time. */
const isOfPoint = ({ points = [] }: FoundGuide, { asked = [] }: EarlierRule): boolean =>
  points.some((id) => asked.includes(id));

/** A shorter first sentence (不用赔。) says too little alone. */
const SENTENCE_MIN_CHARACTERS = { zh: 20, en: 60 };

function firstOf(text: string, language: 'zh' | 'en'): string {
  const sentences = text.match(/.+?(?:[。！？]|[.!?](?=\s|$))|.+$/gs) ?? [text];
  let told = '';
  for (const sentence of sentences) {
    told += sentence;
    if (told.length >= SENTENCE_MIN_CHARACTERS[language]) break;
  }
  return told.trim();
}
