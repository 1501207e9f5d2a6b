import { CHAPTER_OF_CHARGE } from './charges.ts';
import { chargesAtEnd } from './charges-at-end.ts';
import type { CaseArea, JudgmentParty } from './judgment-reading.ts';

/** The causes of a case and where they were found. */
export interface CausesReading {
  causes: string[];
  /** `text`, or `title` where only that names them. */
  from: 'text' | 'title' | null;
}

/** What the causes of a document are read in. */
interface CauseSource {
  area: CaseArea;
  /** The flat text from the first sentence behind the parties to the reasoning, a few thousand characters. */
  opening: string;
  /** The flat text of what was ordered. */
  ruling: string;
  title: string | null;
  parties: readonly JudgmentParty[];
}

/** Reads the causes of action or charges as the document names them in its own text, else in its title. */
export function readCauses(source: CauseSource): CausesReading {
  if (source.area === 'criminal') return readCharges(source);
  const inText = civilCause(source);
  if (inText.length > 0) return { causes: inText, from: 'text' };
  const inTitle = causeInTitle(source);
  return { causes: inTitle, from: inTitle.length > 0 ? 'title' : null };
}

const MATTER = /一案/g;
/** More than this is never looked at before 一案. */
const REACH = 1_500;

/** 上诉人甲公司因与被上诉人乙房屋买卖合同纠纷一案: what stands between the last party and 一案. */
function civilCause({ opening, parties }: CauseSource): string[] {
  for (const match of opening.matchAll(MATTER)) {
    const before = opening.slice(Math.max(0, match.index - REACH), match.index);
    const sentence = before.slice(before.lastIndexOf('。') + 1);
    const words = sentence.slice(behindParties(sentence, parties));
    const causes = splitCauses(words);
    if (causes.length > 0) return causes;
  }
  const plain = /(?:因|为|提起|的)([\u4e00-\u9fff、]{2,30}?纠纷)(?:案件?|[，,]|诉讼)/.exec(
    opening.slice(0, 600),
  );
  return plain?.[1] ? splitCauses(plain[1]) : [];
}

/** Where the words behind the last name of a party, its note in brackets and what joins it to the cause begin. */
function behindParties(sentence: string, parties: readonly JudgmentParty[]): number {
  let at = 0;
  for (const name of parties.flatMap(({ name, alias }) => (alias ? [name, alias] : [name]))) {
    const flatName = name.replace(/（/g, '(').replace(/）/g, ')');
    const found = flatName.length > 1 ? sentence.lastIndexOf(flatName) : -1;
    if (found >= 0) at = Math.max(at, found + flatName.length);
  }
  const bracket = /^(?:[^()]{0,12}?)?\([^()]{0,60}(?:\([^()]*\)[^()]*)?\)/.exec(sentence.slice(at));
  if (bracket && at > 0) at += bracket[0].length;
  const closing = sentence.lastIndexOf(')');
  const behind = sentence.slice(closing + 1);
  return closing >= at && /纠纷|争议/.test(behind) ? closing + 1 : at;
}

const JOINS =
  /^(?:[、，,）)》”"]|及其|之间的?|等人?|\d{1,3}人|[一二三四五六七八九十两]{1,3}(?:人|被告|原告|上诉人|被上诉人|被申请人)|因|为|与(?!公司|企业|铁路)|和|及|的|关于|发生|涉及|之|提起的?|上诉|诉|申请执行(?!人)|引起|产生|系|就|其)+/;
/** Where a name the head spells otherwise stands before the cause, it is cut at the end of a body's name. */
const BODY_END =
  /^.*(?:公司|集团|厂|银行|支行|分行|合作社|联社|政府|局|委员会|医院|学校|中心|经营部|商店|事务所|办事处)(?=[^有]{2})/;
const CIVIL_END = /(?:纠纷|争议|之诉|侵权|责任|赔偿|异议之诉)$/;

/** What the procedure adds to the cause: 管辖权异议, 申请再审. */
const ENDS_WITH = /(?:的?(?:申请再审|再审|上诉|申诉|抗诉|执行|管辖权异议|管辖异议)|的)+$/;

function splitCauses(words: string): string[] {
  const joined = words.replace(JOINS, '');
  // Only where another name still stands before the cause; 公司 may be a part of the cause itself.
  const bare = /[、)]|原告|被告|第三人|申请人|上诉人|被申|起诉人/.test(words)
    ? joined.replace(BODY_END, '').replace(JOINS, '')
    : joined;
  const trimmed = bare.replace(ENDS_WITH, '');
  const list = trimmed
    .split(/(?<=纠纷)[、及和与,，]|(?<=争议)[、及和与,，]/)
    .map((one, index) => (index > 0 ? one.replace(/^(?:及|和|与)/, '') : one).trim())
    .filter((one) => one !== '');
  if (list.length === 0 || list.some((one) => one.length < 2 || one.length > 40 || /[。，;；:：]/.test(one)))
    return [];
  return list;
}

const TITLE_END =
  /(?:(?:一审|二审|再审|申请再审|再审审查与审判监督|审判监督|申诉|其他|执行|首次执行|执行异议|执行复议|管辖|管辖上诉|特别程序|非诉执行审查)*(?:与审判监督)?(?:民事|刑事|行政|执行|国家赔偿|赔偿)?(?:判决书|裁定书|决定书|调解书|通知书|支付令|裁定|判决|决定)\d{0,3}|案)$/;

function causeInTitle({ title, parties, area }: CauseSource): string[] {
  if (!title) return [];
  const words = title.replace(/^.{0,20}?号[:：]/, '').replace(TITLE_END, '');
  const flat = words.replace(/（/g, '(').replace(/）/g, ')');
  const cut = flat.slice(behindParties(flat, parties));
  const causes = splitCauses(cut).filter((one) => CIVIL_END.test(one) || area !== 'civil');
  if (causes.length > 0 && cut.length < flat.length) return causes;
  const known =
    /(?:公司|银行|局|厂|政府|等|诉[\u4e00-\u9fff]某{1,2}|某[某甲乙丙丁]?)([\u4e00-\u9fff、]{2,24}?(?:纠纷|争议))$/.exec(
      flat,
    );
  return known?.[1] ? splitCauses(known[1]) : causes.filter((one) => one.length < 24);
}

/** The accusation, to where the matter or the day of the charge is named. */
const ACCUSATION =
  /(?:指控|控诉|起诉书认为|被控)([^。]{0,3000}?(?:罪))(?:一案|[，,]?于|[，,]?向|[，,。；;]|的?(?:犯罪)?事实)(?![^。]{0,400}?被告(?:人|单位)[^。，]{2,40}犯)/;
const EACH = /(?:犯|涉嫌)(?!罪)([^。；]{2,400}?罪)(?=[，,；;。]|一案|$|及被告|、被告)/g;
const OF_MATTER = /(?:犯|涉嫌)([^。，；]{2,120}?罪)(?:、[^。，]{2,40}上诉)?一案/;
const CONVICTED = /(?:犯|以|构成)([\u4e00-\u9fff、]{2,40}?罪)(?=[，,。；;、和与及判对定]|（|\(|并)/g;

/** Charges: those of the accusation, else of the matter, the ruling and the title. An earlier conviction is none. */
function readCharges({ opening, ruling, title, parties }: CauseSource): CausesReading {
  const head = opening.slice(0, 3_000);
  const accusation = ACCUSATION.exec(head)?.[1];
  for (const words of [accusation, OF_MATTER.exec(head)?.[0]]) {
    const charges = [...(words ?? '').matchAll(EACH)].flatMap((match) => splitCharges(match[1] ?? ''));
    if (charges.length > 0) return { causes: [...new Set(charges)], from: 'text' };
  }
  const named = chargesWithoutWord(head, parties);
  if (named.length > 0) return { causes: named, from: 'text' };
  for (const words of [ruling, head]) {
    const charges = [...words.matchAll(CONVICTED)].flatMap((match) => splitCharges(match[1] ?? ''));
    if (charges.length > 0) return { causes: [...new Set(charges)], from: 'text' };
  }
  const inTitle = titleCharges(title ?? '', parties);
  return { causes: inTitle, from: inTitle.length > 0 ? 'title' : null };
}

/** 抢劫罪、故意杀人罪; 组织、领导恐怖组织罪 is one. */
function splitCharges(words: string): string[] {
  const run = words.replace(/^.*(?:犯(?!罪)|涉嫌|指控)(?=[^罪]*罪)/, '');
  const charges: string[] = [];
  for (const part of run.split(/(?<=罪)(?:、|和|及|与|以及|，|,)*/)) {
    const charge = part.replace(/^(?:、|和|及|与|犯|的|以(?!危险))+/, '');
    if (/罪$/.test(charge) && charge.length >= 3) charges.push(...bareJoined(charge));
  }
  return [...new Set(charges)];
}

/** 盗窃、抢劫罪 names two charges with one 罪; a known charge with 、 in it stays whole. */
function bareJoined(charge: string): string[] {
  if (!charge.includes('、') || CHAPTER_OF_CHARGE.has(charge)) return [charge];
  const parts = charge
    .slice(0, -1)
    .split('、')
    .map((part) => `${part}罪`);
  if (parts.every((part) => CHAPTER_OF_CHARGE.has(part))) return parts;
  const [first = '', ...rest] = parts;
  const others = `${rest.map((part) => part.slice(0, -1)).join('、')}罪`;
  return CHAPTER_OF_CHARGE.has(first) && CHAPTER_OF_CHARGE.has(others) ? [first, others] : [charge];
}

/** 被告人某诈骗一案, 故意伤害一案: a known charge before 一案, without its 罪; else what stands behind the accused. */
function chargesWithoutWord(head: string, parties: readonly JudgmentParty[]): string[] {
  const at = head.search(/(?:\([^()]{1,8}\))?(?:一案|案(?:[。，]|进行))/);
  if (at < 0) return [];
  const words = head.slice(Math.max(0, head.lastIndexOf('。', at) + 1), at);
  const known = chargesAtEnd(words.slice(-120)).charges;
  if (known.length > 0) return known;
  const cut = behindParties(words, parties);
  const rest = words
    .slice(cut)
    .replace(/^(?:等[一二三四五六七八九十\d]*人?|犯|涉嫌|因)+/, '')
    .replace(/等$/, '');
  return cut > 0 && rest.length > 1 && rest.length < 30 && !/[，；]/.test(rest)
    ? bareJoined(`${rest}罪`)
    : [];
}

function titleCharges(title: string, parties: readonly JudgmentParty[]): string[] {
  const words = title
    .replace(
      /(?:(?:死刑复核|一审|二审|再审|审判监督|申诉|指令再审|指定管辖|请示|其他|减刑|假释)*(?:刑事)?(?:附带民事)?(?:判决书|裁定书|决定书|通知书|裁定|判决|决定)|一?案)\d{0,3}$/,
      '',
    )
    .replace(/一案$/, '');
  const withWord = splitCharges(/犯(.+罪)$/.exec(words)?.[1] ?? '');
  if (withWord.length > 0) return withWord;
  const name = parties.map((party) => party.name).find((one) => words.startsWith(one));
  return chargesAtEnd(name ? words.slice(name.length) : words).charges;
}
