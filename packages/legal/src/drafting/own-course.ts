import type { IsoDate } from '../statute/statute.ts';
import { toFlatText } from '../words/flat-text.ts';
import { isFirstPerson, isPlainSentence } from './plain-words.ts';
import { clausesOf, STORY_MAX, type StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';
import type { StorySides } from './story-sides.ts';
import { inYears } from './story-years.ts';
import { listsProof } from './telling/said-besides.ts';

/** Who somebody is, how they are reached, and who acts for them: that stands at the head of a paper. */
const HEAD =
  /身份证|信用代码|(?:电话|手机|微信)(?:号码?)?[:：是]? ?[\dA-Za-z]|^电话|邮箱|^我们?(?:公司|店|厂)(?:是|叫)|^(?![^，。]{0,3}[租在于买给到位])[\u4e00-\u9fff]{2,10}(?:省|市|区|县|州)[\u4e00-\u9fff\dA-Za-z\-#号]{3,40}(?:号|室|栋|幢|单元|组|户|\d)$|^(?:公司|单位|店)(?:就)?在[^，。]*\d+号|^(?:我叫|我是[^，。]{2,4}$|本人[^，。]{2,4}$|我姓|名字)|^[男女]$|^[\u4e00-\u9fff]{1,4}族$|出生$|日生$|年生$|^(?:他|她|对方)?(?:的?(?:名字)?)(?:叫|大名)[^，。]{2,4}$|法定代表人|^(?:法人(?:代表)?|负责人|经营者)(?:是|叫)?[:：]?[^，。]{2,4}$|^(?:我|他|她|本人)?(?:现|家)?住(?!院|进|了|到|满)|^家住|户籍|^(?:公司|单位)?(?:的)?地址|^(?:公司)?老板(?:是|叫)[^，。]{2,4}$|^(?:\+?86)?1\d{10}$/;
/** 云帆在杭州市…1500号: where somebody is, with its number. */
const WHERE =
  /^[\u4e00-\u9fff]{0,8}?(?:就|开)?在[\u4e00-\u9fff]{2,8}(?:省|市|区|县|州)[\u4e00-\u9fff\dA-Za-z\-#号]{3,40}(?:号|室|栋|幢|单元|户|\d)$|代码[^，。]{0,8}[0-9A-Z]{18}|^[\u4e00-\u9fff]{0,8}手机[\u4e00-\u9fff]{0,4}\d{11}$/;
const AGENTS = /委托[^，。]{0,20}律师|律师[^，。]{0,6}(?:代理|帮我打)|(?:帮|替)我跑法院/;
/** Asked of whoever reads, and no part of what happened. */
const ASIDE =
  /有没有这样的人|^(?:呵呵|哈哈|唉|哎)+$|咨询(?!有限|公司|服务|管理|中心|顾问|师)|^(?:请问|你好|您好|麻烦|谢谢|求助|急|在线等|大家|律师(?:你|您)?好)|怎么办|怎么写|如何写|能不能|能否|可不可以|是不是可以|行不行|合法吗|对吗|吗$|帮我(?:写|看|起草|问)|写(?:一?份|个)(?:起诉|诉状|状子|合同)|^(?:帮|替)我[^，。]{1,3}问|(?:要|想|准备|打算)(?:去)?(?:起诉|告他|告她|打官司|申请仲裁|走法律)/;
/** 我都要他赔, 违约金也要付: what is wanted, however it is said. */
const WISH =
  /^(?:所以|现在|因此|反正)?(?:我们?|本人)?(?:都|就|现在|只|也)?(?:要求|想要|想让|希望|请求|要(?!是|不|么|强))[^，。]{0,16}(?:赔|退|还(?!有|是)|付|要回|三倍)|^(?:违约金|利息|损失|诉讼费)[^，。]{0,4}要(?:付|赔|出|给)|^(?:还|也)要(?:三倍|赔)|^让(?!我)[^，。]{1,24}(?:退|赔|付|还)[^，。]{0,8}\d|^让(?!我)[^，。]{0,6}把[^，。]{0,10}(?:退|付|还|赔)/;
/** 我有借条、转账记录: proof has a list of its own. */
const PROOF_LIST =
  /^(?:我|手里|手上|现)?(?:还|都)?有(?!人|一|个|点|钱|次|时)[^，。]{2,}(?:、|记录|截图|照片|单|报告|病历|收据|合同|发票|视频|录音)|(?:、|和)[^，。]*(?:都在|都有|都留着|都保存)$|^证据/;
const ASIDE_IN_BRACKETS =
  /[(（][^()（）]{0,200}?(?:身份证|公民身份号码|电话|手机|信用代码|驾驶证|现住|家住|住[\u4e00-\u9fff]{2,8}[省市区县]|出生|生于|[男女](?=[，,、）)]))[^()（）]{0,200}[)）]/g;
const GAP = '\u0000';
const MARK_ENDS = /[。！？!?\n]/;

/** Which stretches of a story are told already in other facts of it: claims, whose words they are. */
export interface ToldElsewhere {
  start: number;
  end: number;
}

/**
 * What happened, in the teller's own words: without who everybody is, without what is asked for, without proof and questions. 我 becomes the
 * role where it can only be the teller; of what is told for somebody else it stays, for a person to revise.
 */
export function ownCourse(
  written: string,
  claims: readonly ToldElsewhere[],
  { own, isForAnother, sideOf, leads }: Pick<StorySides, 'own' | 'isForAnother' | 'sideOf' | 'leads'>,
  today: IsoDate,
): { facts: StoryFact[]; isPlain: boolean; taken: StoryClause[] } {
  // What brackets tell of somebody stands at the head too.
  const story = written.slice(0, STORY_MAX).replace(ASIDE_IN_BRACKETS, (aside) => GAP.repeat(aside.length));
  const clauses = clausesOf(story);
  const names = [...sideOf.keys(), ...leads.values()].map(({ name }) => name);
  const isNameAlone = (words: string) =>
    names.includes(
      words.replace(
        /^(?:原告|被告|申请人|被申请人|我们?(?:公司|厂|店)?(?:是|叫)|(?:公司|厂|店)?叫|我是法人)[:：]?/,
        '',
      ),
    );
  const isOfParty = (words: string) =>
    names.some(
      (name) =>
        words.startsWith(name) &&
        /^(?:现|家)?(?:住(?!院)|住所地|地址|电话|手机)/.test(words.slice(name.length)),
    );
  const isKept = (clause: StoryClause) =>
    !isNameAlone(bare(clause)) &&
    !isOfParty(bare(clause)) &&
    !HEAD.test(bare(clause)) &&
    !WHERE.test(bare(clause)) &&
    !WISH.test(bare(clause)) &&
    !AGENTS.test(clause.text) &&
    !ASIDE.test(bare(clause)) &&
    !PROOF_LIST.test(bare(clause)) &&
    !listsProof(bare(clause)) &&
    !/[？?]/.test(story.charAt(clause.sentence.end)) &&
    !claims.some(({ start, end }) => start < clause.end && clause.start < end);
  const kept = withoutGaps(clauses, isKept);
  const [first] = kept;
  const last = kept.at(-1);
  if (!first || !last) return { facts: [], isPlain: true, taken: [] };
  const sentences: { words: string; of: StoryClause[] }[] = [];
  for (const [index, clause] of kept.entries()) {
    const before = kept[index - 1];
    const words = story.slice(clause.start, clause.end).replaceAll(GAP, '').trim();
    if (words === '') continue;
    const open = before?.sentence.start === clause.sentence.start ? sentences.pop() : undefined;
    sentences.push(
      open && before
        ? { words: `${open.words}${markBetween(story, before, clause)}${words}`, of: [...open.of, clause] }
        : { words, of: [clause] },
    );
  }
  const course = sentences
    .map(({ words, of }) => ({
      words: `${words.replace(/[，,、；;：:]+$/, '')}${MARK_ENDS.test(words.at(-1) ?? '') ? '' : '。'}`,
      of,
    }))
    .filter(({ words }, index) => index === 0 || !STUB.test(words))
    .filter(({ words }) => hanziIn(words) >= 5);
  const told = course.map(({ words }) => words).join('');
  // What is told as people chat is put into no words for a court: too much of it, and nothing of it is.
  const isPlain = course.every(({ words }) => isPlainSentence(words) && !ENDS_IN_SELF.test(words));
  if (!isPlain || hanziIn(told) < LEAST) return { facts: [], isPlain, taken: [] };
  const role = own === 'claimants' ? '原告' : '被告';
  const isFirm = [...sideOf].some(([{ kind }, side]) => side === own && kind === 'organisation');
  const dated = inYears(told, today);
  const value = isForAnother ? relativeInRole(dated, role, names) : inRole(dated, role, isFirm);
  // What others said of 我 is in nobody's words for a court.
  if (!isForAnother && isFirstPerson(value)) return { facts: [], isPlain: false, taken: [] };
  return {
    facts: [{ path: 'story', value, start: first.start, end: last.end }],
    isPlain,
    taken: course.flatMap(({ of }) => of),
  };
}

/** What is kept of each sentence, from the first such clause to the last: one cut out of the middle would make another statement of the rest. */
function withoutGaps(
  clauses: readonly StoryClause[],
  isKept: (clause: StoryClause) => boolean,
): StoryClause[] {
  const reach = new Map<number, { from: number; to: number }>();
  for (const clause of clauses)
    if (isKept(clause)) {
      const from = reach.get(clause.sentence.start)?.from ?? clause.start;
      reach.set(clause.sentence.start, { from, to: clause.start });
    }
  return clauses.filter(({ start, sentence }) => {
    const kept = reach.get(sentence.start);
    return kept !== undefined && kept.from <= start && start <= kept.to;
  });
}

/** 法人代表就是我, 对账单在我这: where 我 ends what is said, its role in its place would make no sentence of a paper. */
const ENDS_IN_SELF = /(?:就|也|都|正)是我(?=[，。；]|$)|在我(?:这|这里|这儿|手里|手上)(?=[，。；]|$)/;
/** Ends in the middle of what it was about to say. */
const STUB = /^[^。]{0,30}(?:的|是|因为|所以|而且|但是|然后|还有|跟|和|把|被|就|在|对|给|向|说)。$/;
/** So few words tell no course of events. */
const LEAST = 16;

const hanziIn = (words: string): number => words.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
const bare = ({ text }: StoryClause): string => text.replace(/\([^()]*\)?/g, '').trim();

/** The mark that stood between two clauses; a comma where some between them were left out. */
function markBetween(story: string, before: StoryClause, clause: StoryClause): string {
  const between = toFlatText(story.slice(before.end, clause.start));
  return between.length === 1 && /[，；,;]/.test(between) ? story.slice(before.end, clause.start) : '，';
}

/** 我是她女儿卢芳: who tells it for a relative is no part of what happened. */
const RELATIVE_TELLS =
  /，?(?:我|本人)是(?:他|她|老人)(?:的)?(?:女儿|儿子|闺女|老公|老婆|丈夫|妻子|姐姐?|妹妹?|哥哥?|弟弟?|侄子|外甥)[^。；，]{0,6}(?=[。；，])/;

/** 我家孩子叫某人 …，我是孩子爸爸: the child is the party, and 我 stands for it (民事诉讼法 60). */
function wardInRole(words: string, role: string, names: readonly string[]): string {
  if (RELATIVE_TELLS.test(words)) return words.replace(RELATIVE_TELLS, '');
  if (!/(?:我|本人)是(?:孩子|小孩|娃|他|她)(?:的)?(?:爸|妈|父|母|家长|监护人)/.test(words)) return words;
  const child = '(?:我们?(?:家)?(?:的)?(?:孩子|小孩|儿子|女儿|闺女|娃))';
  const named = new RegExp(`${child}(?:叫|是|名叫)?(?:${names.join('|') || '＿'})?`, 'g');
  return words
    .replace(
      /[^。；，]*(?:我|本人)是(?:孩子|小孩|娃|他|她)(?:的)?(?:爸|妈|父|母|家长|监护人)[^。；，]*[。；，]?/g,
      '',
    )
    .replace(named, role)
    .replace(new RegExp(`${role}，(?=今年)`, 'g'), role)
    .replace(/我们?(?!方)/g, `${role}的法定代理人`);
}

/** 我爸 is the party where it is said that this is his name; the teller's own 我 stays, for a person to revise. */
function relativeInRole(said: string, role: string, names: readonly string[]): string {
  const words = wardInRole(said, role, names);
  const kin =
    /(我(?:爸|妈|父亲|母亲|姐姐?|妹妹?|哥哥?|弟弟?|老公|老婆|儿子|女儿|孩子))(?:叫|是|名叫)?([\u4e00-\u9fff]{2,4})/g;
  const told = [...words.matchAll(kin)].find(([, , name = '']) => names.some((one) => name.startsWith(one)));
  if (!told?.[1]) return words;
  const name = names.find((one) => told[2]?.startsWith(one)) ?? '';
  return words
    .replace(new RegExp(`${told[1]}(?:叫|是|名叫)?${name}`, 'g'), role + name)
    .replaceAll(told[1], role);
}

/** 我 as a party is called, outside of what was said by others. */
function inRole(words: string, role: string, isFirm: boolean): string {
  return words
    .split(
      /([“"「『][^”"」』]*[”"」』]|(?<!我们?[^，。；：:]{0,8})(?:说|称|讲|回复|回我|表示|答应|承诺|保证|骂)(?:是|道|过)?[:：，,]?我[^。！？!?\n]*)/,
    )
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            // Whose firm 我们公司 is, is known only where the firm is the party.
            .replace(/我们?(?:公司|厂|店|单位)|我司/g, (said) => (isFirm ? role : said))
            .replace(KIN_OF_ME, (_, kin: string) => `${role}的${KIN_IN_PAPER[kin] ?? kin}`)
            .replace(/(?:我们|我(?!们)|本人|咱们?|俺们?)(?!公司|厂|店|单位|司)/g, role)
            .replaceAll(role + role, role),
    )
    .join('');
}

/** 我爸, as a paper calls him. */
const KIN_OF_ME = /我(?:的)?(爸爸?|妈妈?|老公|老婆|媳妇|闺女)(?![\u4e00-\u9fff]?(?:家|店))/g;
const KIN_IN_PAPER: Readonly<Record<string, string>> = {
  爸: '父亲',
  爸爸: '父亲',
  妈: '母亲',
  妈妈: '母亲',
  老公: '丈夫',
  老婆: '妻子',
  媳妇: '妻子',
  闺女: '女儿',
};
