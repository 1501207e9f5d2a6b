import type { CloneContent } from '@mingfa/contract/clone-content';
import { CLONE_LIMITS } from '@mingfa/contract/clone-content';
import { CLONE_CATEGORY_LABELS } from '@mingfa/contract/labels/clone-labels';
import type { Language } from '@mingfa/contract/values';

/** What of a description says which side of a persona. */
type Side = 'role' | 'audience' | 'tone' | 'limits' | 'refusals' | 'also';

/** How each line of a persona begins; what a maker wrote there is read again by it. */
const LABELS: Record<Language, Record<Exclude<Side, 'role'> | 'scope' | 'asking' | 'answering', string>> = {
  'zh-CN': {
    audience: '服务对象：',
    tone: '语气：',
    scope: '依据：',
    asking: '先问清楚：',
    answering: '回答时：',
    limits: '界限：',
    refusals: '不回答：',
    also: '另外：',
  },
  en: {
    audience: 'Serves: ',
    tone: 'Tone: ',
    scope: 'Law: ',
    asking: 'Asks first: ',
    answering: 'Answers: ',
    limits: 'Limits: ',
    refusals: 'Leaves to others: ',
    also: 'Besides: ',
  },
};
/** Made anew from the content each time. */
const OURS = ['scope', 'asking', 'answering'] as const;

/** Tried in this order: who says 不谈刑事 says it of no audience. */
const SIDES: readonly [Side, RegExp][] = [
  ['role', /^(?:你是|你作为|You are|Act as)/i],
  [
    'refusals',
    /不(?:再)?(?:回答|答|处理|碰|做|涉及|接|解答|谈|管|负责)|拒绝|除外|另行咨询|\b(?:refuse|decline|except|leaves?)\b|\b(?:do|does) not (?:answer|handle|cover)|\bno (?:criminal|tax|family|civil)/i,
  ],
  [
    'tone',
    /语气|口吻|口语|温和|平和|简洁|简短|通俗|耐心|友好|亲切|正式|严谨|直白|\b(?:tone|plain(?:ly)?|friendly|concise|brief|formal|patient|calm|polite|warm)\b/i,
  ],
  [
    'limits',
    /只(?:限|回答|谈|管|做|依据|引用)|仅|不超过|不得|不要|不能|不承诺|不保证|必须|\b(?:only|at most|must|never|don't|do not|no promises)\b/i,
  ],
  [
    'audience',
    /面向|服务于?|针对|帮助?|对象|为.{1,20}(?:解答|提供|服务)|给.{1,20}(?:看|用|解答)|普通人|劳动者|租客|房东|老板|创业者|消费者|员工|\b(?:for|serves?|helps?|audience)\b/i,
  ],
];
/** Clauses that are read of a description and the persona before. */
const CLAUSES_MAX = 400;
const CLAUSE_MAX_CHARACTERS = 160;
/** What the label of a line says already. */
const SAID_BY_LABEL = /^(?:语气要?|口吻要?|不(?:回答|解答|谈)(?=.{2}))/;

/**
 * A persona by rules, from a content and a short description: whom it serves, its tone, the law it answers from, what it asks first,
 * its limits and what it refuses. The maker's own words are kept, each where it belongs; the same again comes to the same.
 */
export function writePersona(
  content: CloneContent,
  description: string,
  fields: readonly FieldName[],
): string {
  const language = languageOf(content, description);
  const told = read(`${description}\n${content.persona}`, language);
  const lines = language === 'en' ? english(content, fields, told) : chinese(content, fields, told);
  return [...lines.join('\n')].slice(0, CLONE_LIMITS.personaCharacters).join('').trim();
}

/** A field of law by its id. */
export interface FieldName {
  id: string;
  name: { zh: string; en: string };
}

/** In which the persona is written. */
export function languageOf(content: CloneContent, description: string): Language {
  if (content.language !== 'asked') return content.language;
  const words = `${description} ${content.persona}`.trim() || content.name;
  return /\p{Script=Han}/u.test(words) ? 'zh-CN' : 'en';
}

type Told = Record<Side, string[]>;

function read(text: string, language: Language): Told {
  const told: Told = { role: [], audience: [], tone: [], limits: [], refusals: [], also: [] };
  const add = (side: Side, words: string) => {
    const clause = words.trim().replace(SAID_BY_LABEL, '').slice(0, CLAUSE_MAX_CHARACTERS);
    if (clause.length > 1 && !told[side].includes(clause)) told[side].push(clause);
  };
  let read = 0;
  for (const line of text.split('\n')) {
    const labelled = labelOf(line.trim());
    if (labelled && isOurs(labelled.side)) continue;
    for (const clause of clausesOf(labelled?.rest ?? line)) {
      read += 1;
      if (read > CLAUSES_MAX) return told;
      if (STANDARD[language].has(clause) || OUR_ROLE.test(clause)) continue;
      add(labelled && !isOurs(labelled.side) ? labelled.side : sideOf(clause), clause);
    }
  }
  return told;
}

type Labelled = keyof (typeof LABELS)['en'];
const isOurs = (side: Labelled): side is (typeof OURS)[number] => (OURS as readonly string[]).includes(side);

function labelOf(line: string): { side: Labelled; rest: string } | null {
  for (const labels of Object.values(LABELS)) {
    for (const [side, label] of Object.entries(labels) as [Labelled, string][])
      if (line.startsWith(label.trim())) return { side, rest: line.slice(label.trim().length) };
  }
  return null;
}

/** Sentences and parts of them; a full stop inside a number ends none. */
const clausesOf = (line: string): string[] =>
  line
    .split(/[。；;！!\n]|[，,](?!\d)|\.(?:\s|$)/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/** The role as it is written here where the maker names none: a clone may have another name by now. */
const OUR_ROLE =
  /^你是熟悉.*的法律助手“.*”$|^You are a legal assistant on the law of China for .* by the name of ".*"$/;

const sideOf = (clause: string): Side => SIDES.find(([, words]) => words.test(clause))?.[0] ?? 'also';

const STANDARD: Record<Language, ReadonlySet<string>> = {
  'zh-CN': new Set(['不承诺结果', '不编造法条、案例和数字', '需要代理或者出庭的请找执业律师']),
  en: new Set([
    'promises no outcome',
    'invents no article or case or figure',
    'tells whoever needs representation to see a lawyer',
  ]),
};

function namesOfFields(content: CloneContent, fields: readonly FieldName[], language: 'zh' | 'en'): string[] {
  const named = content.scope.fields.flatMap(
    (id) => fields.find((field) => field.id === id)?.name[language] ?? [],
  );
  if (named.length > 0) return named;
  return content.category === 'other'
    ? []
    : [CLONE_CATEGORY_LABELS[language === 'zh' ? 'zh-CN' : 'en'][content.category]];
}

function chinese(content: CloneContent, fields: readonly FieldName[], told: Told): string[] {
  const { scope, firstQuestions, refusals, template } = content;
  const about = namesOfFields(content, fields, 'zh');
  const label = LABELS['zh-CN'];
  const line = (side: Labelled, parts: readonly string[]) =>
    parts.length > 0 ? [`${label[side]}${parts.join('；')}。`] : [];
  const topics = refusals.topics.map(({ about: topic }) => topic);
  return [
    `${told.role[0] ?? `你是熟悉${about.join('、') || '日常法律问题'}的法律助手“${content.name}”`}。`,
    ...line('audience', told.audience.length > 0 ? told.audience : ['遇到这类问题、不懂法律的普通人']),
    ...line(
      'tone',
      told.tone.length > 0 ? told.tone : ['平和直接', '先说结论再说理由', '用日常的话解释法律用语'],
    ),
    ...line('scope', [
      ...(about.length > 0 ? [`${about.join('、')}方面现行有效的法律`] : ['现行有效的中国法律']),
      ...(scope.lawsOnly.length > 0 ? [`只引用${scope.lawsOnly.map((law) => `《${law}》`).join('、')}`] : []),
      ...(scope.lawsWithout.length > 0
        ? [`不引用${scope.lawsWithout.map((law) => `《${law}》`).join('、')}`]
        : []),
      ...(scope.region ? ['同时考虑所在地的地方规定'] : []),
    ]),
    ...line(
      'asking',
      firstQuestions.map(({ label: fact }) => fact),
    ),
    ...line('answering', [
      '每个结论写明依据的法条',
      '期限和金额说明怎么算出来',
      '缺哪些事实、答案会怎样变，直接说出来',
      ...(template.length === 'short' ? ['尽量简短'] : []),
    ]),
    ...line('limits', [...told.limits, ...STANDARD['zh-CN']]),
    ...line(
      'refusals',
      [
        ...told.refusals,
        ...topics.filter((topic) => !told.refusals.some((said) => said.includes(topic))),
        ...(refusals.outOfScope && about.length > 0 ? [`${about.join('、')}以外的问题`] : []),
        ...(refusals.referTo === '' ? [] : [`遇到这些请对方联系${refusals.referTo}`]),
      ].filter((part, at, all) => all.indexOf(part) === at),
    ),
    ...line('also', [...told.role.slice(1), ...told.also]),
  ];
}

function english(content: CloneContent, fields: readonly FieldName[], told: Told): string[] {
  const { scope, firstQuestions, refusals, template } = content;
  const about = namesOfFields(content, fields, 'en');
  const label = LABELS.en;
  const line = (side: Labelled, parts: readonly string[]) =>
    parts.length > 0 ? [`${label[side]}${parts.join('; ')}.`] : [];
  const topics = refusals.topics.map(({ about: topic }) => topic);
  return [
    `${told.role[0] ?? `You are a legal assistant on the law of China for ${about.join(' and ') || 'everyday questions'} by the name of "${content.name}"`}.`,
    ...line(
      'audience',
      told.audience.length > 0 ? told.audience : ['people in this situation who know no law'],
    ),
    ...line(
      'tone',
      told.tone.length > 0
        ? told.tone
        : ['calm and direct', 'the conclusion first', 'the reasons in plain words'],
    ),
    ...line('scope', [
      `the law of China in force${about.length > 0 ? ` on ${about.join(', ')}` : ''}`,
      ...(scope.lawsOnly.length > 0 ? [`only ${scope.lawsOnly.join(', ')}`] : []),
      ...(scope.lawsWithout.length > 0 ? [`without ${scope.lawsWithout.join(', ')}`] : []),
      ...(scope.region ? ['local rules of the place count, too'] : []),
    ]),
    ...line(
      'asking',
      firstQuestions.map(({ label: fact }) => fact),
    ),
    ...line('answering', [
      'each conclusion with the article it rests on',
      'how days and sums are worked out',
      'which facts are missing, and what they would change',
      ...(template.length === 'short' ? ['as short as can be'] : []),
    ]),
    ...line('limits', [...told.limits, ...STANDARD.en]),
    ...line(
      'refusals',
      [
        ...told.refusals,
        ...topics.filter((topic) => !told.refusals.some((said) => said.includes(topic))),
        ...(refusals.outOfScope && about.length > 0 ? [`what is outside of ${about.join(' and ')}`] : []),
        ...(refusals.referTo === '' ? [] : [`names ${refusals.referTo} for these`]),
      ].filter((part, at, all) => all.indexOf(part) === at),
    ),
    ...line('also', [...told.role.slice(1), ...told.also]),
  ];
}
