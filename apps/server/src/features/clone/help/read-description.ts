import type { Language, Province } from '@mingfa/contract/values';
import { readChineseClause } from './read-chinese-clause.ts';
import { readEnglishClause } from './read-english-clause.ts';
import { provinceIn } from './regions.ts';
import type { Side } from './said.ts';

/** What a description says, side by side. */
export type Told = Record<Side, string[]> & {
  /** How its maker calls the clone; empty where nothing says. */
  name: string;
  /** The maker's own name; empty where nothing says. */
  person: string;
  region: Province | null;
  length: 'short' | 'usual' | 'full';
  /** All that is not left to others: what tells the field. */
  about: string;
  laws: { only: string[]; without: string[] };
};

const CLAUSES_MAX = 400;
const CLAUSE_MAX_CHARACTERS = 160;

/** What a maker tells of a clone, read by rules: the same words always come to the same. */
export function readDescription(text: string, language: Language, lawTitles: readonly string[]): Told {
  const told: Told = {
    ...{ maker: [], matters: [], audience: [], tone: [], asks: [], limits: [], refusals: [], referTo: [] },
    also: [],
    name: nameIn(text),
    person: personIn(text),
    region: provinceIn(text),
    length: lengthIn(text),
    about: '',
    laws: { only: [], without: [] },
  };
  const about: string[] = [];
  for (const clause of clausesOf(text, language).slice(0, CLAUSES_MAX)) {
    const kept = clause.slice(0, CLAUSE_MAX_CHARACTERS);
    if (takeLaws(told, kept, lawTitles)) continue;
    const said = language === 'en' ? readEnglishClause(kept) : readChineseClause(kept);
    for (const [side, words] of said) take(told, side, words);
    if (!said.some(([side]) => side === 'refusals' || side === 'limits' || side === 'referTo'))
      about.push(kept);
  }
  return { ...told, about: about.join('\n') };
}

/** A refusal without its own topic is of what was said before it: 涉及家暴的请报警，我这里不处理. */
function take(told: Told, side: Side, words: string): void {
  const plain = words.trim().replace(/^[：:,，\s]+|[：:,，。.\s]+$/g, '');
  if (plain.length > 1 && !told[side].includes(plain)) told[side].push(plain);
}

/** Clauses of Chinese end at commas, those of English with their sentence or where it turns to what is not done. */
function clausesOf(text: string, language: Language): string[] {
  const sentences = text
    .replace(/[“「『"]([^”」』"]{2,30})[”」』"]/g, '$1')
    .split(/[。；;！!？?\n]|\.(?=\s|$)/)
    .map((sentence) => sentence.trim());
  return sentences.flatMap((sentence) =>
    language === 'en' ? englishClauses(sentence) : chineseClauses(sentence),
  );
}

const chineseClauses = (sentence: string): string[] =>
  sentence
    .split(/[，,](?!\d)|——|(?<![问解方式话])[：:]/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

const englishClauses = (sentence: string): string[] =>
  sentence
    .split(
      / [-–—] |,? (?:and|but) (?=(?:it |he |she |we |I )?(?:do(?:es)?|never|will|don't|doesn't)\b)|,? but (?=\w+$)/,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

const NAMED =
  /(?:^|[，,。；;\s])(?:助手|名称|名字|它|取名|起名)?(?:叫做?|名为|命名为|名称是?|名字是?|取名为?)[：:\s]*[“「『"《]?([^“”「」『』"《》，,。；;\n]{2,20}?)[”」』"》]?(?=[，,。；;\n]|$)/;
const NAMED_EN = /\b(?:called|named)\s+["“]?([A-Z][\w' ]{1,28}?)["”]?(?=[,.;]|$)/;
const PERSON = /我叫([\p{Script=Han}·]{2,4})|I(?: am|'m) ([A-Z][a-z]+ [A-Z][a-z]+)/u;

/** `我叫周敏` names a person, `叫“退一赔三”` a clone. */
function nameIn(text: string): string {
  const [, chinese] = NAMED.exec(text.replace(/我叫/g, '')) ?? [];
  return (chinese ?? NAMED_EN.exec(text)?.[1] ?? '').trim();
}

function personIn(text: string): string {
  const [, chinese, english] = PERSON.exec(text) ?? [];
  return chinese ?? english ?? '';
}

function lengthIn(text: string): Told['length'] {
  if (
    /越短越好|简短|简洁|精炼|字(?:数)?(?:不要|别)太多|[一二三四五两1-5]句话|\b(?:brief(?:ly)?|short|concise)\b/i.test(
      text,
    )
  )
    return 'short';
  return /详细|细一点|展开讲|\b(?:detailed|in detail|thorough)\b/i.test(text) ? 'full' : 'usual';
}

const NAMES_LAWS = /引用|依据|根据|按照?|以.+为准|《|\b(?:cite|only|under|based on)\b/i;

/** Laws that a clause names as what is answered from, or not. */
function takeLaws(told: Told, clause: string, lawTitles: readonly string[]): boolean {
  if (!NAMES_LAWS.test(clause)) return false;
  let rest = clause;
  const found: string[] = [];
  for (const title of lawTitles)
    if (rest.includes(title)) {
      found.push(title);
      rest = rest.replaceAll(title, ' ');
    }
  if (found.length === 0) return false;
  told.laws[/不(?:要)?(?:引用|依据|按)|除外|\bnot\b/.test(clause) ? 'without' : 'only'].push(
    ...found.toSorted((one, other) => clause.indexOf(one) - clause.indexOf(other)),
  );
  return true;
}
