import { parseNumeral } from '../figures/numerals.ts';

/** Whose things are shared, as the one who asks calls them. */
export type Dead =
  | 'father'
  | 'mother'
  | 'parents'
  | 'spouse'
  | 'grandfather'
  | 'grandmother'
  | 'uncle'
  | 'sibling'
  | 'parent_in_law'
  | 'child';

const SINCE =
  '(?:刚|突然|突发[^，。]{0,4}|忽然|因病|因公|生病|得病|意外|前年|去年|今年|上个?月|上周|上礼拜|上星期|这个?月|\\d{1,2}月份?底?|\\d{2,4}年|年初|年底|月初|月底|初|底|春天|夏天|秋天|冬天|开春|入秋|\\d{1,2}号|[一二两三四五六七八九十\\d]+年前|早就?|已经|都|也|先|就|人)*';
const DEATH =
  '(?:去世|过世|病逝|病故|离世|逝世|走(?=了|的)|不在了|不在人世|没了|没的|身亡|去了|死了|往生|先走|过身|猝死)';
const DIED = `${SINCE}${DEATH}`;
/** Words that tell that somebody is dead, behind their name. */
export const GONE =
  '(?:[^，。；]{0,6}?(?:去世|过世|病逝|病故|离世|走了|走的|走得早|早走|不在|没了|死了|死得早|早逝|先走|过身|比[^，。；]{1,4}先))';
const HERE =
  '(?:[^，。；]{0,5}?(?:健在|还在|都在|在世|活着|还活|身体(?:还|很|都)?(?:好|硬朗|行|可以)|[6-9]\\d(?:多)?岁?了))';
/** The father of the one who asks. */
export const FATHER = '(?:父亲|爸爸?|老爸|我爹|老爷子)';
/** The mother of the one who asks. */
export const MOTHER = '(?:母亲|妈妈?|老妈|我娘|老太太)';
const SPOUSE = '(?:丈夫|老公|先生|老伴|妻子|老婆|爱人)';
const GRANDFATHERS = '(?:爷爷|外公|姥爷|外祖父|祖父)';
const GRANDMOTHERS = '(?:奶奶|外婆|姥姥|外祖母|祖母)';
const SIBLING = '(?<![表堂])(?:我(?:大|二|三|小|亲)?(?:哥|姐|弟|妹)[哥姐弟妹]?)';
const CHILD = '(?:我(?:们)?(?:大|二|小|的)?(?:儿子|女儿|闺女))';
/** A number of persons, in a group of its own. */
export const COUNT = '(?<!第)([一二两俩三四五六七八九]|(?<!\\d)\\d{1,2}(?!\\d))';

const WHO: readonly [Dead, RegExp][] = [
  ['parents', new RegExp(`(?<![他她])(?:父母|爸妈|爹妈)${DIED}`)],
  ['grandfather', new RegExp(`${GRANDFATHERS}${DIED}`)],
  ['grandmother', new RegExp(`${GRANDMOTHERS}${DIED}`)],
  ['uncle', new RegExp(`(?:舅舅?|叔叔?|伯伯?|大伯|姑姑|姑妈|姨妈?|小姨)[^，。；]{0,3}${DIED}`)],
  [
    'father',
    new RegExp(`(?<![他她])${FATHER}${DIED}|\\b(?:father|dad)\\b[^.,]{0,20}\\b(?:died|passed|dead)`, 'i'),
  ],
  [
    'mother',
    new RegExp(`(?<![他她])${MOTHER}${DIED}|\\b(?:mother|mum|mom)\\b[^.,]{0,20}\\b(?:died|passed|dead)`, 'i'),
  ],
  ['spouse', new RegExp(`${SPOUSE}${DIED}|\\b(?:husband|wife)\\b[^.,]{0,20}\\b(?:died|passed|dead)`, 'i')],
  ['sibling', new RegExp(`${SIBLING}${DIED}|\\bmy (?:brother|sister)\\b[^.,]{0,20}\\b(?:died|passed)`, 'i')],
  ['child', new RegExp(`${CHILD}${DIED}|\\bmy (?:son|daughter)\\b[^.,]{0,20}\\b(?:died|passed)`, 'i')],
  [
    'parent_in_law',
    new RegExp(
      `(?:公公|婆婆|岳父|岳母|丈母娘|老丈人)${DIED}|\\b(?:father|mother)-in-law\\b[^.,]{0,20}\\b(?:died|passed)`,
      'i',
    ),
  ],
];

/** 我爸留下的房子, 奶奶的遗产: who leaves things is told without a word of death. */
const LEAVES = '(?:(?:给我们|给)?(?:留下|留了|遗留)|的?遗产)';
const LEFT_BY: readonly [Dead, RegExp][] = [
  ['parents', new RegExp(`(?:父母|爸妈|爹妈)${LEAVES}`)],
  ['grandfather', new RegExp(`${GRANDFATHERS}${LEAVES}`)],
  ['grandmother', new RegExp(`${GRANDMOTHERS}${LEAVES}`)],
  ['father', new RegExp(`${FATHER}${LEAVES}`)],
  ['mother', new RegExp(`${MOTHER}${LEAVES}`)],
  ['spouse', new RegExp(`${SPOUSE}${LEAVES}`)],
  ['father', new RegExp(`${FATHER}[^，。；]{0,8}[写立][^，。；]{0,4}遗嘱`)],
  ['mother', new RegExp(`${MOTHER}[^，。；]{0,8}[写立][^，。；]{0,4}遗嘱`)],
];

/** 老公今年查出胰腺癌一个多月人就没了: further away from the person, where nobody is told dead more shortly. */
const WHO_LOOSELY: readonly [Dead, RegExp][] = [
  ['grandfather', new RegExp(`${GRANDFATHERS}[^。；]{0,26}?${DEATH}`)],
  ['grandmother', new RegExp(`${GRANDMOTHERS}[^。；]{0,26}?${DEATH}`)],
  ['father', new RegExp(`${FATHER}[^。；]{0,26}?${DEATH}`)],
  ['mother', new RegExp(`${MOTHER}[^。；]{0,26}?${DEATH}`)],
  ['spouse', new RegExp(`${SPOUSE}[^。；]{0,26}?${DEATH}`)],
  ['sibling', new RegExp(`${SIBLING}[^。；]{0,26}?${DEATH}`)],
  ['uncle', new RegExp(`(?:舅舅?|叔叔?|伯伯?|姑姑|姑妈|姨妈?)[^。；]{0,26}?${DEATH}`)],
];

/** Whose things are shared: the one who is said to leave them, else the one whose death is told first. */
export function whoDied(text: string): Dead | null {
  const leaves = LEFT_BY.find(([, pattern]) => pattern.test(text))?.[0];
  if (leaves) return leaves;
  const tellers = (patterns: typeof WHO) =>
    patterns
      .flatMap(([who, pattern]) => {
        const match = pattern.exec(text);
        if (!match) return [];
        return [
          {
            who,
            at: match.index,
            year: yearIn(match[0]),
            isEarlier: EARLIER.test(match[0]),
            isLately: LATELY.test(match[0]),
          },
        ];
      })
      .sort((a, b) => a.at - b.at);
  const told = tellers(WHO);
  // 妈2018年去世, 爸今年走了: of two parents the one who died last leaves what there is now.
  const parents = told.filter(({ who }) => who === 'father' || who === 'mother');
  const [first, second] = parents;
  const isSecondLater =
    second !== undefined &&
    (first?.isEarlier ||
      (first?.year !== undefined && (second.year === undefined || second.year > first.year)));
  // 爸妈都没了，爷爷刚去世: of several deaths the one told as just now.
  const lately = told.filter(({ isLately }) => isLately);
  if (told.length > 1 && lately.length === 1) return lately[0]?.who ?? null;
  // 爸先走的: who died before is not the one whose things are shared.
  const found =
    (isSecondLater && !second.isEarlier ? second : told.find(({ isEarlier }) => !isEarlier)) ??
    tellers(WHO_LOOSELY).find(({ isEarlier }) => !isEarlier);
  return found?.who ?? told[0]?.who ?? null;
}

const EARLIER = /先走|早|年前/;
const LATELY = /刚|上个?月|上周|上礼拜|这个?月/;
const yearIn = (words: string): number | undefined =>
  Number(/(?:19|20)\d{2}/.exec(words)?.[0] ?? '') || undefined;

/** A number of persons as a figure; 0 where the words are none. */
export const numberOf = (word: string | undefined): number =>
  word === '俩' ? 2 : (parseNumeral(word ?? '') ?? 0);
const ENGLISH: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

const ONLY_CHILD =
  /独生子|独生女|独子|独女|(?:只有|就)我(?:们)?(?:这)?一个(?:孩子|子女|儿子|女儿|闺女)?|我一个(?:孩子|子女)|\bonly child\b/i;
const NO_CHILD =
  /没有?(?:生过?)?(?:孩子|子女|儿女|小孩|娃)|没娃|无(?:子女|儿无女)|膝下无|也没有子女|no (?:children|kids)/i;

/** How many children the one who died had, as one of them or the spouse tells it; undefined where it is not said. */
export function childrenOf(text: string, who: Dead): number | undefined {
  const isParent = ['father', 'mother', 'parents'].includes(who);
  if (ONLY_CHILD.test(text)) return 1;
  if (!isParent && NO_CHILD.test(text)) return 0;
  if (/一儿一女|一子一女|儿女双全|一对儿女|a son and a daughter/i.test(text)) return 2;
  const ofBoth = new RegExp(`${COUNT}(?:个)?(?:儿子?|子)${COUNT}(?:个)?女`).exec(text);
  if (ofBoth) return numberOf(ofBoth[1]) + numberOf(ofBoth[2]);
  const listed = isParent ? siblingsIn(text) : 0;
  const ofUs = new RegExp(
    `(^|[^，。；]{0,6})我(?:们)?(?:和|跟|与)([^，。]{1,8}?)${COUNT}(?:个)?人?(?![岁万千百])`,
  ).exec(text);
  if (ofUs && /^[我的亲大二三小哥姐弟妹、和跟]+$/.test(ofUs[2] ?? ''))
    // 我妈、我和我妹三个人: who else is counted there is no child.
    return /[妈爸父母奶爷]/.test(ofUs[1] ?? '') && listed > 0 ? listed + 1 : numberOf(ofUs[3]);
  const together = new RegExp(
    `(?:兄弟姐妹|兄妹|姐弟|姐妹|兄弟|子女|儿女|孩子)(?:们|共|一共|总共)?${COUNT}(?:个|人)?(?![岁月年])|${COUNT}(?:个)?(?:兄弟姐妹|兄妹|姐弟|姐妹|兄弟|子女|儿女|孩子|小孩|娃)|我们${COUNT}(?:个|人|兄|姐)`,
  ).exec(text);
  if (together && who !== 'uncle' && who !== 'sibling')
    return numberOf(together[1] ?? together[2] ?? together[3]);
  const english =
    /\b(one|two|three|four|five|six|an?) (?:little |young |grown )?(?:children|child|kids?|sons?|daughters?)\b/i.exec(
      text,
    );
  if (english) return ENGLISH[(english[1] ?? '').toLowerCase()];
  const sons = new RegExp(`${COUNT}个(?:儿子|男孩)`).exec(text);
  const daughters = new RegExp(`${COUNT}个(?:女儿|女孩|闺女)`).exec(text);
  if (sons || daughters) return numberOf(sons?.[1]) + numberOf(daughters?.[1]);
  if (isParent) {
    if (listed > 0) return listed + 1;
    const inEnglish =
      /\b(?:me|I) and my (two |three )?(?:brother|sister)s?\b|\bmy (two |three )?(?:brother|sister)s? and (?:I|me)\b/i.exec(
        text,
      );
    if (inEnglish) return 1 + (ENGLISH[(inEnglish[1] ?? inEnglish[2] ?? 'one').trim().toLowerCase()] ?? 1);
    const have = /\bI (?:also )?have (an?|one|two|three|four) (?:\w+ )?(?:brother|sister)s?\b/i.exec(text);
    if (have) return 1 + (ENGLISH[(have[1] ?? '').toLowerCase()] ?? 1);
    // 爸爸和我两个人: nobody else is left.
    if (
      new RegExp(
        `(?:${FATHER}|${MOTHER})(?:和|跟|与)我(?:两|2)个?人|(?:只有|就|就剩)(?:我和|我跟)?(?:${FATHER}|${MOTHER})(?:和我)`,
      ).test(text)
    )
      return 1;
  }
  return undefined;
}

/** 我和姐姐妹妹, 还有两个哥哥: brothers and sisters where they are listed, each kind once. */
export function siblingsIn(text: string): number {
  const listed = text
    .split(/[，。；！？,;\n]/)
    .filter((clause) =>
      /(?:和|跟|还有|有|与|、|下面|上面|上头|底下)(?:我(?:的)?)?(?:[一二两三四\d]?个)?(?:亲)?(?:大|二|三|小)?[哥姐弟妹]/.test(
        clause,
      ),
    );
  const kinds = new Map<string, number>();
  const token = new RegExp(
    `(?:${COUNT}个)?(?:亲)?(?<![表堂])((?:大|二|三|小)?[哥姐弟妹])[哥姐弟妹]?(?![夫媳])`,
    'g',
  );
  for (const [, count, kind = ''] of listed.join('，').matchAll(token))
    kinds.set(kind, Math.max(kinds.get(kind) ?? 0, count ? numberOf(count) : 1));
  return [...kinds.values()].reduce((sum, count) => sum + count, 0);
}

/** 1 where somebody is named in a list of the family: 我奶奶、我妈和我; undefined where they are not. */
const countedOf = (text: string, words: string): number | undefined =>
  new RegExp(
    `(?:有|剩|还有|、|和|跟|，)(?:我)?(?:${words})(?:、|和|跟|还有|，我|,)|(?:、|和|跟)(?:我)?(?:${words})(?=[，。；]|$)`,
  ).test(text)
    ? 1
    : undefined;

/** How many of a pair are alive: where only one is told alive, the other is taken for dead and the answer says so. */
function aliveOf(text: string, both: string, one: string, other: string): number | undefined {
  const is = (words: string, state: string) => new RegExp(`(?:${words})${state}`).test(text);
  if (is(both, HERE)) return 2;
  if (is(both, GONE)) return 0;
  const stateOf = (words: string): number | undefined =>
    is(words, HERE) ? 1 : is(words, GONE) ? 0 : undefined;
  const told = [stateOf(one), stateOf(other)] as const;
  // 家里有奶奶，爷爷早就不在了: of a pair the one who is counted among the family beside the dead one lives.
  const first = told[0] ?? (told[1] === 0 ? countedOf(text, one) : undefined);
  const second = told[1] ?? (told[0] === 0 ? countedOf(text, other) : undefined);
  if (first === 1 || second === 1) return (first ?? 0) + (second ?? 0);
  return first === undefined || second === undefined ? undefined : 0;
}

const PATERNAL = '爷爷奶奶|爷奶|祖父母|祖辈|爷爷和奶奶|爷爷、奶奶|他父母|他爸妈|公公婆婆|公婆';
const MATERNAL =
  '外公外婆|姥姥姥爷|姥爷姥姥|外祖父母|祖辈|她父母|她爸妈|外公和外婆|外公、外婆|岳父岳母|岳父母';

function englishParents(text: string): number | undefined {
  if (
    /\b(?:his|her|the|both) parents (?:are|were|have) (?:both )?(?:dead|died|gone|long dead|passed)|grandparents (?:are|were|have)[^.]{0,12}(?:dead|died|gone|passed)/i.test(
      text,
    )
  )
    return 0;
  if (/\b(?:his|her|both) parents are (?:both |still )*(?:alive|living)/i.test(text)) return 2;
  const state = (who: string) => {
    if (new RegExp(`\\b(?:his|her|grand)[ -]?${who} (?:is|are) (?:still )?(?:alive|living)`, 'i').test(text))
      return 1;
    return new RegExp(
      `\\b(?:his|her|grand)[ -]?${who} (?:is|has|was|died|passed)[^.,]{0,12}(?:dead|died|passed|gone|\\d)`,
      'i',
    ).test(text)
      ? 0
      : undefined;
  };
  const [father, mother] = [state('father'), state('mother')];
  if (father === 1 || mother === 1) return (father ?? 0) + (mother ?? 0);
  return father === undefined || mother === undefined ? undefined : 0;
}

/** How many parents of the one who died are alive; undefined where nothing is said of them. */
export function parentsAlive(text: string, who: Dead): number | undefined {
  const english = englishParents(text);
  if (english !== undefined) return english;
  const grandparents = () => aliveOf(text, PATERNAL, '爷爷', '奶奶');
  switch (who) {
    case 'father':
      return grandparents();
    case 'mother':
      return aliveOf(text, MATERNAL, '外公|姥爷', '外婆|姥姥');
    case 'spouse':
      return aliveOf(
        text,
        `${PATERNAL}|${MATERNAL}|(?:他|她|对方|老公|丈夫|老伴|妻子|老婆)(?:的)?(?:父母|爸妈|爹妈)`,
        '公公|岳父|他爸|她爸',
        '婆婆|岳母|他妈|她妈',
      );
    case 'uncle':
      return new RegExp(`(?:父母|爸妈|外公外婆|爷爷奶奶|姥姥姥爷)${GONE}`).test(text) ? 0 : undefined;
    case 'sibling':
      return aliveOf(text, '父母|爸妈|爹妈|二老|老两口', FATHER, MOTHER);
    case 'child':
      return new RegExp(`${SPOUSE}${GONE}`).test(text)
        ? 1
        : /我(?:们)?(?:和|跟|与)?(?:老伴|老公|老婆|爱人|妻子|丈夫)|我们(?:老)?(?:两口|俩)|二老/.test(text)
          ? 2
          : undefined;
    case 'parents':
      return aliveOf(text, '爷爷奶奶|祖辈|外公外婆', '爷爷', '奶奶') ?? 0;
    // The parents of a grandparent are hardly ever alive; the answer says that it takes them for dead.
    default:
      return 0;
  }
}

const MARRIED_AGAIN = /再婚|又结(?:了)?婚|后妈|继母|后爸|继父|二婚|续弦|后老伴/;
const UNMARRIED = /没有?(?:配偶|老婆|老公|媳妇|结婚|成家)|没结过婚|未婚|单身|一辈子[^，。]{0,4}没结/;

/** Whether husband or wife of the one who died is alive; undefined where it is not said. */
export function spouseAlive(text: string, who: Dead): boolean | undefined {
  if (who === 'spouse') return true;
  if (who === 'parents') return false;
  if (who === 'parent_in_law') return undefined;
  if (who === 'uncle' || who === 'sibling' || who === 'child') {
    if (UNMARRIED.test(text) || /离(?:了|过)?婚/.test(text)) return false;
    return /嫂子|弟媳|姐夫|妹夫|儿媳|女婿|婶|舅妈|他老婆|她老公|媳妇/.test(text) ? true : undefined;
  }
  if (
    /\b(?:mother|father|mum|mom|dad|wife|husband)\b[^.]{0,40}\b(?:surviv|alive|still living)|survived by/i.test(
      text,
    )
  )
    return true;
  const words = { father: MOTHER, mother: FATHER, grandfather: GRANDMOTHERS, grandmother: GRANDFATHERS }[who];
  const english = who === 'father' ? /\b(?:mother|mum|mom)\b/i : /\b(?:father|dad)\b/i;
  if ((who === 'father' || who === 'mother') && english.test(text))
    return !new RegExp(`${english.source}[^.,]{0,24}\\b(?:died|dead|passed|gone)`, 'i').test(text);
  if (/(?<!没有?|没|未)改嫁/.test(text)) return undefined;
  if (MARRIED_AGAIN.test(text) && !/没领证|没登记|又离/.test(text)) return true;
  if (new RegExp(`(?:${words})${GONE}`).test(text)) return false;
  if (/离(?:了|过|的)?婚|丧偶|单身/.test(text)) return MARRIED_AGAIN.test(text) ? undefined : false;
  return new RegExp(words).test(text) ? true : undefined;
}

const STEP_CHILD =
  /继子|继女|(?:带来|带过来|带着?|带了)(?:的|过来的)?(?:一个|个)?(?:儿子|女儿|孩子|娃|闺女)|(?:阿姨|后妈|继母)(?:的|她)?(?:儿子|女儿|孩子)/;
const STEP_GROWN =
  /(?:当时|那时|来的时候|结婚时|再婚时)[^，。；]{0,8}(?:1[89]|[2-5]\d|成年|成家|工作)|已经?(?:成年|成家|工作|结婚)|没(?:跟|和|与)[^，。；]{0,6}(?:过|住|生活)|没一起(?:过|住|生活)|没有?形成扶养/;
const BORN_OUTSIDE =
  /私生|非婚生?|没领证[^。；]{0,6}生|外面(?:还)?(?:有|生)[^。；]{0,4}(?:孩子|儿子|女儿|娃)/;
/** Whose children these are, or whether they were taken in for good, is asked. */
const UNCLEAR = /前妻|前夫|养子|养女|收养|过继/;

/** Children of a household of several marriages: undefined where it is not told which of them count (民法典 1127). */
export function childrenThatCount(text: string, who: Dead): number | undefined {
  if (STEP_CHILD.test(text) && !STEP_GROWN.test(text)) return undefined;
  if (UNCLEAR.test(text) && !/亲生/.test(text)) return undefined;
  const own = childrenOf(text.replace(STEP_CHILD, ''), who);
  if (!BORN_OUTSIDE.test(text)) return own;
  return own === undefined ? undefined : own + 1;
}

/** A child that is not yet born has a share kept for it (民法典 1155). */
export const isUnborn = (text: string): boolean =>
  /怀孕|怀了?(?:着|孕)|肚子?里的?(?:孩子|娃|宝宝)|遗腹|胎儿|\bpregnant\b/i.test(text) &&
  !/没有?怀孕/.test(text);
