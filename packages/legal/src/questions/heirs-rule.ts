import { parseNumeral } from '../figures/numerals.ts';
import type { CalculatorRule } from './calculator-rule.ts';

const DIED =
  '(?:刚|突然|因病|生病|意外|前年|去年|今年|上个?月|早就?|已经|都|也|先)*(?:去世|过世|病逝|病故|离世|走了|不在了|不在人世|没了|身亡|去了|死了|往生|先走)';
const GONE = '(?:[^，。；]{0,6}(?:去世|过世|病逝|病故|离世|走了|不在|没了|死了|先走|比[^，。；]{1,4}先))';
const HERE = '(?:[^，。；]{0,5}(?:健在|还在|都在|在世|活着|还活))';
const FATHER = '(?:父亲|爸爸?|老爸|我爹|老爷子)';
const MOTHER = '(?:母亲|妈妈?|老妈|我娘|老太太)';
const SPOUSE = '(?:丈夫|老公|先生|老伴|妻子|老婆|爱人)';
const GRANDFATHERS = '(?:爷爷|外公|姥爷|外祖父|祖父)';
const GRANDMOTHERS = '(?:奶奶|外婆|姥姥|外祖母|祖母)';
const COUNT = '([一二两三四五六七八九]|\\d{1,2})';

type Dead = 'father' | 'mother' | 'parents' | 'spouse' | 'grandfather' | 'grandmother' | 'uncle';
const WHO: readonly [Dead, RegExp][] = [
  ['parents', new RegExp(`(?:父母|爸妈|爹妈)${DIED}`)],
  ['grandfather', new RegExp(`${GRANDFATHERS}${DIED}`)],
  ['grandmother', new RegExp(`${GRANDMOTHERS}${DIED}`)],
  ['uncle', new RegExp(`(?:舅舅?|叔叔?|伯伯?|大伯|姑姑|姑妈|姨妈?|小姨)${DIED}`)],
  ['father', new RegExp(`${FATHER}${DIED}|\\b(?:father|dad)\\b[^.,]{0,20}\\b(?:died|passed|dead)`, 'i')],
  ['mother', new RegExp(`${MOTHER}${DIED}|\\b(?:mother|mum|mom)\\b[^.,]{0,20}\\b(?:died|passed|dead)`, 'i')],
  ['spouse', new RegExp(`${SPOUSE}${DIED}|\\b(?:husband|wife)\\b[^.,]{0,20}\\b(?:died|passed|dead)`, 'i')],
];

/** Whose things are shared: the one whose death is told first. */
function whoDied(text: string): Dead | null {
  const told = WHO.flatMap(([who, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ who, at: match.index }] : [];
  }).sort((a, b) => a.at - b.at);
  return leftBy(text) ?? told[0]?.who ?? null;
}

/** 我爸留下的房子, 奶奶的遗产: who leaves things is told without a word of death. */
const LEAVES = '(?:(?:给我们|给)?(?:留下|留了|遗留)|的?遗产)';
const LEFT_BY: readonly [Dead, RegExp][] = [
  ['parents', new RegExp(`(?:父母|爸妈|爹妈)${LEAVES}`)],
  ['grandfather', new RegExp(`${GRANDFATHERS}${LEAVES}`)],
  ['grandmother', new RegExp(`${GRANDMOTHERS}${LEAVES}`)],
  ['father', new RegExp(`${FATHER}${LEAVES}`)],
  ['mother', new RegExp(`${MOTHER}${LEAVES}`)],
  ['spouse', new RegExp(`${SPOUSE}${LEAVES}`)],
];
const leftBy = (text: string): Dead | null => LEFT_BY.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const number = (word: string | undefined): number => parseNumeral(word ?? '') ?? 0;
const ENGLISH: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** How many children the one who died had, as one of them or the spouse tells it; undefined where it is not said. */
function childrenOf(text: string, who: Dead): number | undefined {
  if (
    /独生子|独生女|独子|独女|(?:只有|就)我(?:们)?一个(?:孩子|子女|儿子|女儿)?|我一个(?:孩子|子女)|only child/i.test(
      text,
    )
  )
    return 1;
  if (/没有?(?:孩子|子女|儿女|小孩)|无(?:子女|儿无女)|膝下无|也没有子女|no children/i.test(text)) return 0;
  const pair = /一儿一女|一子一女|儿女双全|一对儿女/.exec(text);
  if (pair) return 2;
  const ofBoth = new RegExp(`${COUNT}(?:个)?(?:儿子?|子)${COUNT}(?:个)?女`).exec(text);
  if (ofBoth) return number(ofBoth[1]) + number(ofBoth[2]);
  const together = new RegExp(
    `(?:兄弟姐妹|兄妹|姐弟|姐妹|兄弟|子女|儿女)(?:们|共|一共|总共)?${COUNT}(?:个|人)?|${COUNT}(?:个)?(?:兄弟姐妹|兄妹|姐弟|姐妹|兄弟|子女|儿女|孩子|小孩|娃)|我们${COUNT}(?:个|人|兄|姐)`,
  ).exec(text);
  const ofUs = new RegExp(`我(?:和|跟|与)([^，。]{1,8}?)${COUNT}(?:个)?人?(?![岁万千百])`).exec(text);
  if (ofUs && /^[我的亲大二三小哥姐弟妹、和]+$/.test(ofUs[1] ?? '')) return number(ofUs[2]);
  if (together && who !== 'uncle') return number(together[1] ?? together[2] ?? together[3]);
  const english = /\b(one|two|three|four|five|six) (?:children|child|kids?|sons?|daughters?)\b/i.exec(text);
  if (english) return ENGLISH[(english[1] ?? '').toLowerCase()];
  const sons = new RegExp(`${COUNT}个(?:儿子|男孩)`).exec(text);
  const daughters = new RegExp(`${COUNT}个(?:女儿|女孩|闺女)`).exec(text);
  if (sons || daughters) return number(sons?.[1]) + number(daughters?.[1]);
  if (['father', 'mother', 'parents'].includes(who)) {
    const others = siblingsIn(text);
    if (others > 0) return others + 1;
    // 爸爸和我两个人: nobody else is left.
    if (
      new RegExp(
        `(?:${FATHER}|${MOTHER})(?:和|跟|与)我(?:两|2)个?人|(?:只有|就|就剩)(?:我和|我跟)?(?:${FATHER}|${MOTHER})(?:和我)?`,
      ).test(text)
    )
      return 1;
  }
  return undefined;
}

/** 我和姐姐妹妹, 还有两个哥哥: brothers and sisters where they are listed, each kind once. */
function siblingsIn(text: string): number {
  const listed = text
    .split(/[，。；！？,;\n]/)
    .filter((clause) =>
      /(?:和|跟|还有|有|与|、)(?:我(?:的)?)?(?:[一二两三四\d]?个)?(?:亲)?(?:大|二|三|小)?[哥姐弟妹]/.test(
        clause,
      ),
    );
  const kinds = new Map<string, number>();
  const token = new RegExp(
    `(?:${COUNT}个)?(?:亲)?(?<![表堂])((?:大|二|三|小)?[哥姐弟妹])[哥姐弟妹]?(?![夫媳])`,
    'g',
  );
  for (const [, count, kind = ''] of listed.join('，').matchAll(token))
    kinds.set(kind, Math.max(kinds.get(kind) ?? 0, count ? number(count) : 1));
  return [...kinds.values()].reduce((sum, count) => sum + count, 0);
}

/** Children of a grandparent as a grandchild tells them: the parent who died before counts, for the grandchild stands in. */
function childrenOfGrandparent(text: string): number | undefined {
  const others = [
    ...text.matchAll(
      new RegExp(`(?:${COUNT}个)?(姑姑|姑妈|姑|叔叔|叔|伯伯|大伯|伯父|舅舅|姨妈|小姨|阿姨)`, 'g'),
    ),
  ];
  // The parent on the side of these aunts and uncles, dead before or alive, is a child too.
  const kin = others.map((match) => match[2]).join('');
  const parents = [...(/[姑叔伯]/.test(kin) ? [FATHER] : []), ...(/[舅姨]/.test(kin) ? [MOTHER] : [])];
  const own = parents.filter((parent) => new RegExp(parent).test(text)).length;
  if (own !== 1 || others.length === 0) return undefined;
  return own + others.reduce((sum, match) => sum + (match[1] ? number(match[1]) : 1), 0);
}

/** How many of a pair are alive; undefined where nothing is said of them, or not of both. */
function aliveOf(text: string, both: string, one: string, other: string): number | undefined {
  if (new RegExp(`(?:${both})${HERE}`).test(text)) return 2;
  if (new RegExp(`(?:${both})${GONE}`).test(text)) return 0;
  const state = (words: string): number | undefined =>
    new RegExp(`(?:${words})${HERE}`).test(text)
      ? 1
      : new RegExp(`(?:${words})${GONE}`).test(text)
        ? 0
        : undefined;
  const [first, second] = [state(one), state(other)];
  return first === undefined || second === undefined ? undefined : first + second;
}

const PATERNAL = '爷爷奶奶|爷奶|祖父母|祖辈|爷爷和奶奶|他父母|他爸妈|公公婆婆|公婆';
const MATERNAL = '外公外婆|姥姥姥爷|姥爷姥姥|外祖父母|祖辈|她父母|她爸妈|外公和外婆|岳父岳母|岳父母';

function parentsAlive(text: string, who: Dead): number | undefined {
  if (
    /\b(?:his|her|the) parents (?:are|were|have) (?:dead|died|gone|long dead)|grandparents (?:are|were|have)[^.]{0,12}(?:dead|died|gone)/i.test(
      text,
    )
  )
    return 0;
  if (who === 'father') return aliveOf(text, PATERNAL, '爷爷', '奶奶');
  if (who === 'mother') return aliveOf(text, MATERNAL, '外公|姥爷', '外婆|姥姥');
  if (who === 'spouse')
    return aliveOf(
      text,
      `${PATERNAL}|${MATERNAL}|(?:他|她|对方|老公|丈夫|老伴|妻子|老婆)(?:的)?(?:父母|爸妈|爹妈)`,
      '公公|岳父',
      '婆婆|岳母',
    );
  if (who === 'uncle') return new RegExp(`(?:父母|爸妈|外公外婆|爷爷奶奶)${GONE}`).test(text) ? 0 : undefined;
  if (who === 'parents') return aliveOf(text, '爷爷奶奶|祖辈|外公外婆', '爷爷', '奶奶') ?? 0;
  // The parents of a grandparent are hardly ever alive; the answer says that it takes them for dead.
  return who === 'grandfather' || who === 'grandmother'
    ? 0
    : aliveOf(text, '爷爷奶奶|祖辈|外公外婆', '爷爷', '奶奶');
}

function spouseAlive(text: string, who: Dead): boolean | undefined {
  if (who === 'spouse') return true;
  if (who === 'parents') return false;
  if (who === 'uncle')
    return /没有?(?:配偶|老婆|老公|结婚|成家)|未婚|单身|没有配偶|离(?:了|过)?婚/.test(text)
      ? false
      : undefined;
  if (/\b(?:mother|father|wife|husband)\b[^.]{0,40}\bsurviv|survived by/i.test(text)) return true;
  const words = { father: MOTHER, mother: FATHER, grandfather: GRANDMOTHERS, grandmother: GRANDFATHERS }[who];
  if (new RegExp(`(?:${words})${GONE}`).test(text)) return false;
  if (/离(?:了|过)?婚|丧偶|单身/.test(text))
    return /再婚|又结|后妈|继母|后爸|继父|二婚/.test(text) ? undefined : false;
  return new RegExp(words).test(text) ? true : undefined;
}

/** Children of several marriages, or taken in: how many count is asked. */
const PATCHWORK = /前妻|前夫|再婚|继子|继女|养子|养女|私生|非婚|二婚/;
const OWN = /婚前|个人财产|自己的|他的个人|她自己|own property|of (?:his|her) own/i;
const JOINT = /共同|夫妻|婚后|我们(?:俩|两个?人?)的|两个人的|一起买|和我[妈爸]|joint/;

/** Shares of heirs, where a story tells who is left. */
export const HEIRS_RULE: CalculatorRule = {
  id: 'heirs-shares',
  answers: 'amount',
  matches: (text, { amounts }, asks) =>
    (asks.amount || /怎么分|如何分/.test(text)) &&
    amounts.length > 0 &&
    /分|继承/.test(text) &&
    !/诉讼费|离婚/.test(text) &&
    whoDied(text) !== null,
  inputs(text, { amounts }) {
    const who = whoDied(text);
    const left = amounts.filter(
      ({ role }) => !['wage', 'yearly_wage', 'support', 'rent', 'principal', 'arrears'].includes(role),
    );
    // What is owed is paid first.
    const owes =
      /欠(?:了)?(?:债|款|钱|别人|银行|外债)|负债|债务|(?:房贷|贷款)(?![^，。]{0,4}(?:还清|结清|没有))/.test(
        text,
      );
    const estate = left.length === 1 && !owes ? left[0]?.value : undefined;
    // What belongs to somebody else is not left by the one who died.
    if (/是(?:爷爷|奶奶|外公|外婆|姥姥|姥爷|叔叔|伯伯|别人|公家|单位|租)的/.test(text)) return null;
    if (/后来[^，。]{0,8}(?:去世|过世|走了|没了|不在了)/.test(text)) return null;
    if (!who || /遗嘱(?:写|说|里|上|留|给)|立了?遗嘱|有遗嘱|遗赠|公证给/.test(text)) return null;
    const isGrandparent = who === 'grandfather' || who === 'grandmother';
    const isJoint = OWN.test(text) ? false : JOINT.test(text) ? true : undefined;
    const siblings = /([一二两三四五六七八]|\d)个?(?:兄弟姐妹|姐妹|兄弟|兄妹|姐弟)/.exec(text);
    return {
      estate,
      joint: isJoint,
      spouse: spouseAlive(text, who),
      asSpouse: who === 'spouse' || undefined,
      children: PATCHWORK.test(text)
        ? undefined
        : isGrandparent
          ? childrenOfGrandparent(text)
          : childrenOf(text, who),
      parents: parentsAlive(text, who),
      siblings: who === 'uncle' && siblings ? number(siblings[1]) : undefined,
    };
  },
};
