import type { CastMember } from '../story-cast.ts';
import { courtWords } from './court-words.ts';
import { type Telling, within } from './telling.ts';
import { type Meant, OPEN, type WhoIsWho } from './who-in.ts';
import { writtenFigures } from './written-figures.ts';

/** What a clause hides behind one character each while its words are changed: names, times, sums, and what others are quoted with. */
const HIDDEN = 0xf000;
const H = '[\\uf000-\\uf8ff]';
/** 你 of somebody who is spoken to, and of no 我跟你说. */
const SPOKEN_TO = /(?<![跟给和对帮])[你您](?!们?[说看想讲听瞧好帮])/;
/** What others are quoted with, or the part of it that stands in a clause. */
const QUOTATION = /[“「『][^”」』]*[”」』]?|^[^“「『]*[”」』]/g;
/** Who speaks, and what is said behind it. */
const SPEECH = new RegExp(
  `^(.*?(?:说(?!好|定|明|法|是(?:去|今|前)|不清|话)|讲(?!好|定)|回(?:了)?(?:我|句|一句|复)|喊|承诺|答应|威胁|骂|表示|通知|告诉|告知|问|催|让|叫)(?:我们?|他们?|她们?|${H})?(?:说|道|是)?[：:，]?)(.+)$`,
);
/** What somebody says of themselves. */
const OF_SPEAKER =
  /^(?:我|我们)(?=(?:现在|手头|最近|也|会|一定|马上|明天|过|下|保证|没钱|没有钱|没办法|不给|不还|不退|不赔|不管|不认|给你|还你|转你|退你|帮你|赔你|先|又不|就不|就是不|凭什么))/;

/** A clause of a telling in words of a paper: who it is told by in their role, times in their year, sums in figures. */
export function wordedClause(telling: Telling, place: { start: number; end: number }, who: WhoIsWho): string {
  const { text, cast, me } = telling;
  // 你不发钱我不干了: who is 你 and 我 in what was said to somebody is left to them.
  const raw = text.slice(place.start, place.end);
  if (SPOKEN_TO.test(raw.replace(QUOTATION, ''))) {
    const lead = SPEECH.exec(raw)?.[1] ?? '';
    if (lead === '' || SPOKEN_TO.test(lead) || /[“”「」]/.test(raw)) return raw.trim();
    const speech = { start: place.start, end: place.start + lead.length };
    return `${wordedClause(telling, speech, who)}“${raw.slice(lead.length).trim()}”`;
  }
  const hidden: string[] = [];
  const hide = (words: string) => {
    hidden.push(words);
    return String.fromCharCode(HIDDEN + hidden.length - 1);
  };
  const pieces = [
    // 10月11日 whose year nobody told, and 五千多, stand as they were told.
    ...within(telling.days, place).map(({ start, end, text: said, isYearSure }) => ({
      ...{ start, end },
      said: isYearSure ? said : text.slice(start, end),
    })),
    ...within(telling.sums, place).map(({ start, end, text: said, isRough }) => ({
      ...{ start, end },
      said: isRough ? text.slice(start, end) : said,
    })),
    ...writtenFigures(text.slice(place.start, place.end)).map(({ start, end, text: said }) => ({
      start: start + place.start,
      end: end + place.start,
      said,
    })),
    ...cast.members.flatMap((member) =>
      within(member.mentions, place).map(({ start, end }) => ({
        start,
        end,
        // 我姓庞，叫庞德顺; 老大叫沙海平: what somebody is called by stays beside their name.
        said:
          text.startsWith('姓', start) || isNamedBehind(member, text.slice(start, end), text.slice(end))
            ? text.slice(start, end)
            : calledInPaper(telling, member, text.slice(Math.max(0, start - 6), start)),
      })),
    ),
    // A quotation may run over several clauses: of each its part.
    ...quotesOver(telling.quotes, place).map(({ start, end }) => ({
      start,
      end,
      said: text.slice(start, end),
    })),
  ].sort((one, other) => one.start - other.start || other.end - one.end);
  let words = '';
  let at = place.start;
  for (const [index, { start, end, said }] of pieces.entries()) {
    if (start < at) continue;
    const next = pieces[index + 1];
    // 大哥莫家强: what somebody is to others stands before their name.
    const isKin = next?.start === end && next.said === said && !/^[\d“]/.test(said);
    words += text.slice(at, start) + hide(isKin ? text.slice(start, end) : said);
    at = end;
  }
  words += text.slice(at, place.end);
  // 我问他他不回: one word ends what was done, and the other begins what follows.
  words = withRoles(courtWords(words).replace(/([他她])(?=\1)/g, '$1，'), telling, who);
  words = words.replace(/[\uf000-\uf8ff]/g, (token) => hidden[token.charCodeAt(0) - HIDDEN] ?? '');
  const kin = me.endsWith(RELATIVE) ? FOR_WHOM.exec(text)?.[1] : undefined;
  // 我妈 of who tells it for their mother is the claimant.
  if (kin)
    words = words.replace(
      new RegExp(
        `${me}的?(?:${PLAIN_KIN[kin] ?? kin})(?:${me.slice(0, -RELATIVE.length)}(?!${RELATIVE}))?`,
        'g',
      ),
      me.slice(0, -RELATIVE.length),
    );
  const told = tidy(words, me, telling.other);
  // What no rule puts into words of a paper stands as it was told.
  return isGarbled(told, me, telling.other) ? `“${raw.trim().replace(/[“”]/g, '')}”` : told;
}

/** 原告被告两个人: two roles side by side, of which nobody can tell who is meant. */
const isGarbled = (words: string, me: string, other: string): boolean =>
  new RegExp(`${me}(?:${me}|${other})|${other}${me}(?![\\u4e00-\\u9fff]{2,3}[，。])`).test(words);

/** The parts of quotations that stand in a clause. */
function quotesOver(
  quotes: Telling['quotes'],
  place: { start: number; end: number },
): { start: number; end: number }[] {
  let [low, high] = [0, quotes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((quotes[middle]?.end ?? 0) <= place.start) low = middle + 1;
    else high = middle;
  }
  const found: { start: number; end: number }[] = [];
  for (let at = low; (quotes[at]?.start ?? place.end) < place.end; at += 1) {
    const quote = quotes[at];
    if (quote) found.push({ start: Math.max(place.start, quote.start), end: Math.min(place.end, quote.end) });
  }
  return found;
}

function tidy(words: string, me: string, other: string): string {
  return (
    words
      .replaceAll(`${me}${me}`, me)
      .replaceAll(`${other}${other}`, other)
      .replace(new RegExp(`${other}的?(?=${other})`, 'g'), '')
      // 肖工(肖卫东): one person, said twice.
      .replace(/([\u4e00-\u9fff]{2,4})[(（]\1[)）]/g, '$1')
      .replace(/(\d月\d{1,2})号/g, '$1日')
      .replace(/元(?:块钱?|元)/g, '元')
      .replace(/，{2,}/g, '，')
  );
}

/** A name with the role of whoever bears it: 被告周立强; whoever tells is their role alone. */
function calledInPaper(telling: Telling, member: CastMember, before: string): string {
  const { sides, me, other } = telling;
  const side = sides.sideOf.get(member);
  // 一个叫冯凯的: a name that is said to be one stands alone.
  if (side === undefined || IS_CALLED.test(before)) return member.name;
  // Of whom a relative tells, the party is the claimant, and not the relative.
  if (side === sides.own && me.endsWith(RELATIVE)) return me.slice(0, -RELATIVE.length);
  if (side === sides.own)
    return sides.sideOf.size > 0 && isOnly(telling, member) ? me : `${me}${member.name}`;
  return new RegExp(`(?:被告|被申请人|${other})$`).test(before) ? member.name : `${other}${member.name}`;
}

/** Whether a name stands right behind what its bearer goes by. */
const isNamedBehind = ({ name }: CastMember, said: string, behind: string): boolean =>
  said !== name &&
  /^(?:的?(?:大名|名字|真名)?(?:叫|是|就是)|，叫)/.test(behind) &&
  behind.slice(0, 12).includes(name);

/** 我是某人, 原告是某人, 起诉人：某人: what stands before a name that is said to be one. */
const IS_CALLED =
  /(?:叫做?|名叫|大名|姓名|名字是|(?:我|俺|本人|原告|被告|申请人)(?:是|系|为|[:：])?|我们?(?:公司|店|厂|单位)(?:是|叫)|人[:：] ?)$/;
const RELATIVE = '亲属';
/** 我替我妈问的: for whom of the family it is told, as a paper calls them. */
const FOR_WHOM = /(?:帮|替|代)我(爸|妈|父亲|母亲|哥|姐|弟|妹|儿子|女儿|爷爷|奶奶|外公|外婆)/;
const PLAIN_KIN: Readonly<Record<string, string>> = { 爸: '父亲', 妈: '母亲' };

const isOnly = ({ sides }: Telling, member: CastMember): boolean =>
  [...sides.sideOf].every(([one, side]) => side !== sides.own || one === member);

/** 我 and 他 as a paper calls them, outside and inside of what is reported of speech. */
function withRoles(words: string, telling: Telling, who: WhoIsWho): string {
  const speech = SPEECH.exec(words);
  // 你明天不用来了, behind who said it: to whoever tells.
  if (!speech) return inRoles(words.replace(/^你们?(?![说看想讲听瞧好帮])/, telling.me), telling, who);
  const [, lead = '', said = ''] = speech;
  // Whom 他 means in the words of a third person is open.
  const speaks =
    /^(?:[^，]{0,8}(?:外甥|侄|舅|叔|姑|婶|岳|公公|婆婆|妈|爸|媳妇|老婆|朋友|邻居|同事|中介|经理|会计|律师|医生|交警|店员|租客|房东|老板娘|物业|人事|前台|设计师|工长|妹|弟|哥|姐)[^，]{0,4})(?:说|讲|让|叫|通知|告诉)/.test(
      lead,
    );
  // 我找他退车他说: who speaks is who was named last.
  const isOther =
    /(?:他们?|她们?|对方)(?:就|又|也|还|却|反而|居然|竟然)?(?:说|讲|回|骂|喊|表示|答应|承诺)(?:我们?)?(?:说|道|是)?[：:，]?$/.test(
      lead,
    );
  const isOwn = !isOther && /(?:^|[，；])(?:我|我们|俺)(?![^，；]*(?:跟|对|给|向|让|被)我)/.test(lead);
  const worded = isOwn
    ? inRoles(said.replace(/你们?|您/g, nameOf(who.he) ?? who.they ?? '对方'), telling, who)
    : inRoles(
        OF_SPEAKER.test(said)
          ? said.replace(/我们?/g, '其').replace(/你们?|您/g, telling.me)
          : said.replace(/你们?|您/g, telling.me),
        telling,
        speaks ? { he: openIn(who.he), she: openIn(who.she), they: null } : who,
      );
  return `${inRoles(lead, telling, who)}${worded}`;
}

const KIN =
  '(?:父亲|母亲|爸爸?|妈妈?|哥哥?|弟弟?|姐姐?|妹妹?|儿子|女儿|孩子|妻子|丈夫|爷爷|奶奶|公公|婆婆|岳父|岳母|姨|舅舅?|叔叔?|姑姑?)';

function inRoles(words: string, { me, other, cause, sides }: Telling, { he, she, they }: WhoIsWho): string {
  const isFirm = [...sides.sideOf].some(([{ kind }, side]) => side === sides.own && kind !== 'person');
  const isDivorce = /离婚/.test(cause);
  let said = words
    .replace(/(?:我们|我|俺们?|咱们?)(?:俩|两个?人|两口子|夫妻)/g, '双方')
    .replace(new RegExp(`(?:我们?|俺们?|咱们?)家?的?(?=${KIN})`, 'g'), `${me}的`)
    .replace(/我(?:部|行|社|司|校|院)(?=[与和同跟向将把于已按依])/g, me)
    .replace(/我们?(公司|厂|店|单位)(?!的人)/g, (_, firm: string) =>
      isFirm ? me : firm === '店' && !/劳动/.test(cause) ? `${me}的店` : `${me}所在${firm}`,
    )
    .replace(/(?:我们|俺们|咱们)(?=小区|村|楼|班|组|街|镇|县|这)/g, `${me}所在的`)
    .replace(/(?:我们|俺们|咱们?)/g, isDivorce ? '双方' : `${me}一方`)
    .replace(/我(?!国|市|省|院|方|司)|俺|本人/g, me);
  if (isDivorce) said = said.replace(new RegExp(`${me}的(?:丈夫|妻子)`, 'g'), other);
  if (they)
    said = said.replace(
      /他们(?!俩|两)(?:那边|家)?|对方(?!的?车)|(?<=^|，)那边(?=的?(?:说|不|没|一个|就|经))/g,
      they,
    );
  said = withMeant(said, /(?<!其|吉|维|排)他(?!们|俩|人|乡|项|杀|山|妈的)/g, he);
  return withMeant(said, /她(?!们|俩)/g, she);
}

/** A word with whom it means in its place; within “ ” where it may be one of two, as it was told where nobody is known. */
const withMeant = (words: string, says: RegExp, who: Meant): string =>
  who === null ? words : words.replace(says, (told) => nameOf(who) ?? `“${told}”`);
/** Whom a word means in the mouth of a third person is open. */
const openIn = (who: Meant): Meant => (who === null ? null : OPEN);
const nameOf = (who: Meant): string | null => (who === OPEN ? null : who);
