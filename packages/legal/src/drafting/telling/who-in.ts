import type { CastMember } from '../story-cast.ts';
import type { StoryClause } from '../story-clauses.ts';
import { type Telling, within } from './telling.ts';

/** A word that may mean one of two. */
export const OPEN = Symbol('open');
/** Whom a word means as a paper calls them; null where nobody is known whom it could mean. */
export type Meant = string | null | typeof OPEN;

/** How the two sides are called in a sentence, and who 他 and 她 are. */
export interface WhoIsWho {
  /** 被告, or 被告 with a name where there are several. */
  he: Meant;
  she: Meant;
  /** The firm or shop that is asked: 他们, 对方. */
  they: string | null;
}

/**
 * Whom 他, 她 and 他们 mean in a clause: the one other side, as long as nobody else was spoken of last whom the word may mean as well. Then it is
 * open, and stays as it was told.
 */
export function whoIn(telling: Telling, clause: StoryClause): WhoIsWho {
  const { sides, other, text } = telling;
  const sued = [...sides.sideOf].filter(([, side]) => side !== sides.own).map(([member]) => member);
  const people = sued.filter(({ kind }) => kind === 'person');
  const firms = sued.filter(({ kind }) => kind !== 'person');
  const one = mainOf(telling, people);
  const called = (member: CastMember | undefined) =>
    member === undefined ? null : sued.length > 1 ? `${other}${member.name}` : other;
  const rivals = one && !sides.isForAnother ? rivalsIn(telling, clause, one) : null;
  const meant = (mayBe: (sex: Sex) => boolean) =>
    rivals === null ? null : rivals.some(mayBe) ? OPEN : called(one);
  return {
    he: meant((sex) => sex !== 'female'),
    she: meant((sex) => sex !== 'male'),
    they: OTHER_BODY.test(text.slice(Math.max(0, clause.sentence.start - 20), clause.end))
      ? null
      : sued.length === 1 && (firms.length === 1 || /公司|店|厂|老板/.test(text))
        ? other
        : firms.length === 1
          ? called(firms[0])
          : null,
  };
}

/** Of whom the telling speaks: the one other side, or of several the one that was told of first. */
function mainOf({ cause }: Telling, people: readonly CastMember[]): CastMember | undefined {
  const placeOf = ({ mentions }: CastMember) => mentions[0]?.start ?? 0;
  const [first, second] = [...people].sort((one, two) => placeOf(one) - placeOf(two));
  return first && (!second || /借贷/.test(cause)) ? first : undefined;
}

type Sex = 'male' | 'female' | 'unknown';

/** Who besides the one other side may be meant from where that one was last named up to the end of a clause. */
function rivalsIn(telling: Telling, clause: StoryClause, one: CastMember): Sex[] {
  const { text, cast, sides, cause } = telling;
  // Of a marriage the other spouse is spoken of throughout, and relatives stand beside.
  const from = /离婚/.test(cause) ? clause.sentence.start : sinceNamed(clause, one);
  const place = { start: from, end: clause.end };
  const others = cast.members.filter(
    (member) => member.kind === 'person' && member !== one && sides.sideOf.get(member) !== sides.own,
  );
  const named = others.flatMap((member) => within(member.mentions, place));
  const words = text.slice(place.start, place.end);
  const nouns = /离婚/.test(cause)
    ? []
    : [...words.matchAll(THIRD)].flatMap(({ index, 0: noun }) => {
        const start = place.start + index;
        const end = start + noun.length;
        // 表弟某人: what the other side is to the teller is nobody else.
        const isOnes = one.mentions.some((mention) => mention.start >= end && mention.start - end <= 1);
        const isNamed = named.some((mention) => mention.start >= end && mention.start - end <= 1);
        // 他是我同事: said of somebody who was named.
        const isSaidOf = /[是系][^，。；]{0,8}$/.test(text.slice(Math.max(0, start - 10), start));
        return isOnes || isNamed || isSaidOf ? [] : [{ start, sex: sexOf(noun) }];
      });
  return [
    ...nouns.map(({ sex }) => sex),
    ...named.map(({ start }) =>
      sexOf(NOUN_BEFORE.exec(text.slice(Math.max(0, start - 6), start))?.[0] ?? ''),
    ),
  ];
}

/** Where the other side was named last before a clause ends; the sentence's beginning, where that is nearer to the front. */
function sinceNamed(clause: StoryClause, one: CastMember): number {
  const last = one.mentions.findLast(({ end }) => end <= clause.sentence.start);
  return Math.max(last?.end ?? 0, clause.sentence.start - REACH);
}
/** So far back somebody is still spoken of. */
const REACH = 80;

const sexOf = (noun: string): Sex =>
  noun === '' ? 'unknown' : FEMALE.test(noun) ? 'female' : MALE.test(noun) ? 'male' : 'unknown';
const FEMALE = /妈|母|姐|妹|姑|婶|姨|嫂|婆|媳妇|老婆|妻|女儿|闺女|老太太|大妈|阿姨|奶奶|娘|岳母|女|闺蜜|阿姨/;
const MALE = /爸|父|哥|弟|舅|叔|伯|公公|岳父|老公|丈夫|儿子|老头|大爷|爷爷|男|姐夫|妹夫|外甥(?!女)|侄子/;

/** Others of whom 他们 may be said. */
const OTHER_BODY = /物业|派出所|警察|交警|医院|社区|平台|银行|居委|村委|税务|工商|社保|邻居|业主|三个人|几个/;
/** Somebody without a name of whom 他 or 她 may be said. */
const THIRD =
  /中介|经理|会计|店长|主管|司机|医生|交警|民警|法官|律师(?!您|你|好|老师)|邻居|朋友|同事|工人|师傅|老板娘|表舅|舅舅?|叔叔?|姑姑?|婶|外甥|侄子?|岳[父母]?|公公|婆婆|租客|工友|老乡|姐夫|妹夫|[表堂小大]?[妹姐弟哥](?![们弟])|儿子|女儿|闺女|老太太|老头|大爷|大妈|阿姨|奶奶(?!茶)|爷爷|前台|设计师|人事|(?:他|她|我)的?(?:妈|爸|媳妇|老婆|老公|爱人)/g;
const NOUN_BEFORE = /[\u4e00-\u9fff]{1,4}$/;
