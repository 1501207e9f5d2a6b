import { CLONE_LIMITS, type CloneContent } from '@mingfa/contract/clone-content';
import { CLONE_CATEGORY_LABELS } from '@mingfa/contract/labels/clone-labels';
import type { Language } from '@mingfa/contract/values';
import { areasOf, refusalsOf } from './draft-content.ts';
import type { FieldName } from './field-name.ts';
import { LABELS, type Labelled, OURS, type PersonaWords, STANDARD, WORDS } from './persona-words.ts';
import { readDescription, type Told } from './read-description.ts';
import { mattersOf } from './write-texts.ts';

/** What is told in a persona, the description's words before those that stood there. */
type Kept = Record<Exclude<Labelled, (typeof OURS)[number]>, string[]> & { role: string };

/** Parts of an earlier persona that are read again. */
const PARTS_MAX = 400;
const PART_MAX_CHARACTERS = 160;

/**
 * A persona by rules, from a content and a short description: whom it serves, what it answers, its tone, the law it answers from, what
 * it asks first, its limits, what it refuses and whom it names then. The maker's own words are kept, each where it belongs; the same
 * again comes to the same.
 */
export function writePersona(
  content: CloneContent,
  description: string,
  fields: readonly FieldName[],
  lawTitles: readonly string[] = [],
): string {
  const language = languageOf(content, description);
  const told = readDescription(description, language, lawTitles);
  const kept = merge(keptOf(told, language), readPersona(content.persona, language, lawTitles));
  return [...linesOf(content, fields, kept, language).join('\n')]
    .slice(0, CLONE_LIMITS.personaCharacters)
    .join('')
    .trim();
}

/** In which the persona is written. */
export function languageOf(content: CloneContent, description: string): Language {
  if (content.language !== 'asked') return content.language;
  const words = `${description} ${content.persona}`.trim() || content.name;
  return /\p{Script=Han}/u.test(words) ? 'zh-CN' : 'en';
}

function keptOf(told: Told, language: Language): Kept {
  const { audience, tone, limits, also } = told;
  const matters = told.matters.length > 0 ? mattersOf(told, areasOf(told), language) : [];
  const refusals = told.refusals.flatMap(refusalsOf).map((topic) => refusalName(topic, language));
  return { role: '', maker: told.maker, audience, matters, tone, limits, refusals, also };
}

/** 刑事 is said as 刑事问题; what is a question, matter or somebody's asking already stays. */
const refusalName = (topic: string, language: Language): string =>
  language === 'en' || /(?:问题|案件|提问|纠纷|咨询)$/.test(topic) ? topic : `${topic}问题`;

const EMPTY = (): Kept => ({
  role: '',
  ...{ maker: [], audience: [], matters: [], tone: [], limits: [], refusals: [], also: [] },
});

/** What a persona said before: its own lines by their labels, and all else like a description. */
function readPersona(persona: string, language: Language, lawTitles: readonly string[]): Kept {
  const kept = EMPTY();
  const free: string[] = [];
  for (const line of persona.split('\n')) {
    const labelled = labelOf(line.trim());
    if (labelled && isOurs(labelled.side)) continue;
    if (labelled && !isOurs(labelled.side)) kept[labelled.side].push(...partsOf(labelled.rest, language));
    else if (!WORDS[language].ourRole.test(line.trim())) free.push(line);
  }
  const [role = '', ...rest] = /^(?:你是|你作为|You are|Act as)/.test(free[0] ?? '')
    ? (free[0] ?? '').split(/(?<=[。；;，,]|\.\s)/)
    : ['', free[0] ?? ''];
  const text = [rest.join(''), ...free.slice(1)].join('\n').trim();
  const told = text === '' ? EMPTY() : keptOf(readDescription(text, language, lawTitles), language);
  return { ...merge(kept, told), role: role.replace(/[。；;，,.\s]+$/, '') };
}

/** Parts of a line as it is written here; a full stop inside a number ends none. */
const partsOf = (line: string, language: Language): string[] =>
  line
    .split(/[。；;\n]|\.(?:\s|$)/)
    .map((part) => part.trim().slice(0, PART_MAX_CHARACTERS))
    .filter((part) => part.length > 1 && !STANDARD[language].has(part))
    .slice(0, PARTS_MAX);

function merge(first: Kept, second: Kept): Kept {
  const both = (side: Exclude<keyof Kept, 'role'>) => [...new Set([...first[side], ...second[side]])];
  return {
    role: first.role || second.role,
    ...{ maker: both('maker'), audience: both('audience'), matters: both('matters'), tone: both('tone') },
    ...{ limits: both('limits'), refusals: both('refusals'), also: both('also') },
  };
}

const isOurs = (side: Labelled): side is (typeof OURS)[number] => (OURS as readonly string[]).includes(side);

function labelOf(line: string): { side: Labelled; rest: string } | null {
  for (const labels of Object.values(LABELS))
    for (const [side, label] of Object.entries(labels) as [Labelled, string][])
      if (line.startsWith(label.trim())) return { side, rest: line.slice(label.trim().length).trim() };
  return null;
}

/** By what it answers, as far as its scope has it; else by its category. */
function namesOfFields(
  content: CloneContent,
  fields: readonly FieldName[],
  matters: readonly string[],
  language: Language,
): string[] {
  const side = language === 'en' ? 'en' : 'zh';
  const { scope } = content;
  const told = areasOf({ about: '', matters }).filter(
    (area) => area.category === content.category || area.fields.some((id) => scope.fields.includes(id)),
  );
  if (told.length > 0) return told.map(({ short }) => short[side]);
  if (content.category !== 'other') return [CLONE_CATEGORY_LABELS[language][content.category]];
  return content.scope.fields.flatMap((id) => fields.find((field) => field.id === id)?.name[side] ?? []);
}

function linesOf(
  content: CloneContent,
  fields: readonly FieldName[],
  kept: Kept,
  language: Language,
): string[] {
  const { firstQuestions, refusals, template } = content;
  const words: PersonaWords = WORDS[language];
  const about = namesOfFields(content, fields, kept.matters, language);
  const line = (side: Labelled, parts: readonly string[], stop = words.between) =>
    parts.length > 0 ? [`${LABELS[language][side]}${[...new Set(parts)].join(stop)}${words.end}`] : [];
  const isSaid = (topic: string) => kept.refusals.some((said) => said.includes(topic));
  const topics = refusals.topics
    .map(({ about: topic }) => topic)
    .filter((topic) => !isSaid(topic))
    .map((topic) => refusalName(topic, language));
  const outside = refusals.outOfScope && about.length > 0 ? [words.outside(about)] : [];
  return [
    `${kept.role || words.role(about)}${words.end}`,
    ...line('maker', kept.maker),
    ...line('audience', kept.audience.length > 0 ? kept.audience : [words.anybody], words.list),
    ...line('matters', kept.matters, words.list),
    ...line('tone', kept.tone.length > 0 ? [...kept.tone, ...words.toneAlways] : words.toneUsual),
    ...line('scope', words.scope(about, content.scope)),
    ...line(
      'asking',
      firstQuestions.map(({ label }) => label),
      words.list,
    ),
    ...line('answering', [...words.answering, ...(template.length === 'short' ? [words.short] : [])]),
    ...line('limits', [...kept.limits, ...STANDARD[language]]),
    ...line('refusals', [
      ...kept.refusals,
      ...topics,
      ...outside.filter((said) => !kept.refusals.includes(said)),
    ]),
    ...line('referTo', refusals.referTo === '' ? [] : [words.refer(refusals.referTo)]),
    ...line('also', kept.also),
  ];
}
