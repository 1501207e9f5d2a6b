import { BINDING_CHARACTERS, GIVEN_CHARACTERS } from '../../redaction/given-names.ts';
import { NOT_NAMES } from '../../redaction/name-cues.ts';
import { COMMON_SURNAMES, COMPOUND_SURNAMES, SURNAMES, WORDLIKE_SURNAMES } from '../../redaction/surnames.ts';
import { tagWords } from '../../words/segmentation.ts';

/** How surely characters are a name, whatever stands around them. */
export type NameLikeness = 'name' | 'doubtful' | 'wordlike' | 'none';

/** A name as it is written at a place: with the blanks that stand in it, and without. */
export interface NameAt {
  name: string;
  /** Characters of the text that it takes. */
  length: number;
  likeness: NameLikeness;
}

const HAN = /^[\u4e00-\u9fff]+$/;
const MASKED = /[某×xX*]|^.[甲乙丙丁戊己庚辛壬癸]|[甲乙丙丁戊己庚辛壬癸]$/;
/** What is written behind announcing words as often as a name, and is none. */
const NO_NAME =
  /[的与及等在于对被将称系因]|^[母应向后]|^(?:严重|相应|银行卡?|钱[包财]|呼救|利益|居住|代为|龙门|高科|方面?|单位|关系|成员|共同|应当|有关|相关|所有|任何|全部|平均|项目|时间|经济|和解|于是|毛重|安全|万元|金额|强行|曾经|从事|明确|明知|白天|高速|别人|计算|来源|陈述|申诉|申请|申报|利用|权利|权益|公安|公司|司法|通过|通知|支付|支持|钟点|习近平)|[村镇乡县市省州路街区庄屯]$|公司|法院|委员|先生|女士|老师|律师|法官|经理|老板|医生/;
/** What stands behind a name, and in names at the end but rarely. */
const NO_END = /[于时犯以经被系因从向将对称诉]/;
const BEHIND =
  /^(?:$|[^\u4e00-\u9fff]|等|的|与|和|及|在|于|对|将|被|称|系|以|因|从|向|到|是|已|未|又|均|也|所|之|死|身|陈述|证实|证明|供述|报案|发现|看见|听|说|打|共同|处|给|去|来|离|当|拒|要|持|为|把|驾|乘|不|受|现|家|住|诉|辩|起诉|提|作|负|承担|返|支付|偿|购|签|主张|认为|有|无|经|犯|名下|同|申请|上诉|应|没|只|先|再|后|曾|借|还|欠|出|回|入|进|开|用|通过|伙|收|遗|生|犯)/;
/** Words of two characters that follow a name, the first of which is no part of it. */
const SURELY_BEHIND =
  /^(?:共同|供述|供认|证实|证言|陈述|证明|报案|发现|主张|认为|签字|支付|返还|要求|起诉|上诉|申请|应当|以及|驾驶|介绍|用的|于\d|非法|侵犯|住院|望风|知情|负|受伤|死亡|身亡)/;
const BODY =
  /^[^，。、；：:,;()\s与和及诉在向对将因是为的入任到从驾持自给于]{2,24}?(?:有限责任公司|公司|集团|银行|医院|学校|大学|中学|小学|学院|幼儿园|[工商酒饭药书网门茶影分]店|厂|超市|酒楼|餐厅|宾馆|中心|合作社|事务所|委员会|政府|[^当结布格]局|法院|检察院|支行|经营部|经销部|工作室|研究所|大队|村委会|居委会|协会)/;

/** How surely a word is the name of a natural person, by its characters and the dictionary. */
export function nameLikeness(name: string): NameLikeness {
  if (!HAN.test(name) || NO_NAME.test(name) || MASKED.test(name)) return 'none';
  if (NOT_NAMES.has(name) || (name.length === 3 && NOT_NAMES.has(name.slice(0, 2)))) return 'none';
  const isCompound = COMPOUND_SURNAMES.has(name.slice(0, 2)) && name.length > 2;
  if (name.length > (isCompound ? 4 : 3)) return 'none';
  const given = name.slice(isCompound ? 2 : 1);
  if (!isCompound && !SURNAMES.has(name[0] ?? '')) return 'none';
  const [first, ...more] = tagWords(name);
  const isName = first?.tag.startsWith('nr') ?? false;
  if (isCompound && !/^(?:[vdpcru]|vn)$/.test(first?.tag ?? '')) return 'name';
  if (more.length === 0) return isName ? 'name' : 'none';
  const isUsual = [...given].every((character) => GIVEN_CHARACTERS.has(character));
  if (!isName && [...given].some((character) => BINDING_CHARACTERS.has(character))) return 'doubtful';
  if ((first?.word.length ?? 0) > 1 && !isName) return 'wordlike';
  // 李建设 is a name, 易哄骗 is none.
  if (more.some(({ word, tag }) => word.length > 1 && !tag.startsWith('nr')) && !isUsual) return 'doubtful';
  if (WORDLIKE_SURNAMES.has(name[0] ?? '') && !isUsual) return 'doubtful';
  if (!COMMON_SURNAMES.has(name[0] ?? '') && !isUsual) return 'doubtful';
  return 'name';
}

/** Whether a run of text that begins as a name does goes on to that of a firm or an authority: 方正信息公司, not 徐广斌代表某公司. */
export function isBodyAhead(run: string, length: number): boolean {
  const body = BODY.exec(run)?.[0];
  if (body === undefined) return false;
  return !tagWords(body.slice(length)).some(({ word, tag }) => word.length > 1 && /^(?:v|p|d)$/.test(tag));
}

function beginsWithVerb(words: string): boolean {
  const [first] = tagWords(words.slice(0, 6));
  return first !== undefined && first.word.length > 1 && /^(?:v|vn|d|p)$/.test(first.tag);
}

/** Reads names in one flat text; how a name goes on elsewhere tells where it ends. */
export class NameReader {
  readonly #flat: string;
  readonly #counts = new Map<string, number>();
  readonly #likeness = new Map<string, NameLikeness>();

  constructor(flat: string) {
    this.#flat = flat;
  }

  /** How often a word stands in the text; more than fifty count as fifty. */
  count(word: string): number {
    const known = this.#counts.get(word);
    if (known !== undefined) return known;
    let count = 0;
    for (let at = this.#flat.indexOf(word); at >= 0 && count < 50; at = this.#flat.indexOf(word, at + 1))
      count += 1;
    this.#counts.set(word, count);
    return count;
  }

  likeness(name: string): NameLikeness {
    const known = this.#likeness.get(name) ?? nameLikeness(name);
    this.#likeness.set(name, known);
    return known;
  }

  /** Whether a word stands mostly at the head of the name of a firm: 路鑫公司. */
  isMostlyBody(word: string): boolean {
    let bodies = 0;
    let seen = 0;
    for (let at = this.#flat.indexOf(word); at >= 0 && seen < 20; at = this.#flat.indexOf(word, at + 1)) {
      seen += 1;
      if (isBodyAhead(this.#flat.slice(at, at + 30), word.length)) bodies += 1;
    }
    return bodies > 0 && bodies * 2 >= seen;
  }

  /** The name that begins at a place, null where none does or that of a firm or an authority. */
  at(place: number): NameAt | null {
    const run = this.#flat.slice(place, place + 30);
    const spaced =
      /^([\u4e00-\u9fff]) {1,3}([\u4e00-\u9fff])(?: {1,3}([\u4e00-\u9fff]))?(?![\u4e00-\u9fff])/.exec(run);
    if (spaced) {
      const name = spaced.slice(1).join('');
      const likeness = this.likeness(name);
      return likeness === 'name' ? { name, length: spaced[0].length, likeness } : null;
    }
    const isCompound = COMPOUND_SURNAMES.has(run.slice(0, 2));
    if (!isCompound && !SURNAMES.has(run[0] ?? '')) return null;
    const short = run.slice(0, isCompound ? 3 : 2);
    const long = run.slice(0, short.length + 1);
    const name = this.#choose(run, short, long);
    if (!name) return null;
    const endsHere = !/^[\u4e00-\u9fff]/.test(run.slice(name.length));
    if (!endsHere && isBodyAhead(run, name.length)) return null;
    const likeness = this.likeness(name);
    if (likeness === 'wordlike' && !(endsHere && this.count(name) > 2)) return null;
    if (likeness === 'doubtful' && !(BEHIND.test(run.slice(name.length)) && this.count(name) > 1))
      return null;
    return { name, length: name.length, likeness };
  }

  /**
   * Who is called so without a surname that is known (锦儿), between a word that announces a person and a mark or a verb: two or three
   * characters that are no everyday words.
   */
  unusualAt(place: number): NameAt | null {
    const run = this.#flat.slice(place, place + 12);
    for (const length of [2, 3]) {
      const name = run.slice(0, length);
      const behind = run.slice(length);
      if (!HAN.test(name) || NO_NAME.test(name) || MASKED.test(name)) continue;
      if (!(behind === '' || /^[，。、；：:,;()]/.test(behind) || SURELY_BEHIND.test(behind))) continue;
      if (NOT_NAMES.has(name) || [...name].some((character) => BINDING_CHARACTERS.has(character))) continue;
      const isUnknown = tagWords(name).every(({ word, tag }) =>
        word.length > 1 ? /^n[rsz]/.test(tag) : !/^[dpcurmq]/.test(tag),
      );
      if (isUnknown) return { name, length, likeness: 'name' };
    }
    return null;
  }

  /** Whether a word ends somewhere at a mark or a little word: 高小 of 高小凤 and 高小云 never does. */
  #standsAlone(word: string): boolean {
    let seen = 0;
    for (let at = this.#flat.indexOf(word); at >= 0 && seen < 50; at = this.#flat.indexOf(word, at + 1)) {
      if (
        /^(?:$|[^\u4e00-\u9fff]|[与和的在被将对于因向诉等及])/.test(
          this.#flat.slice(at + word.length, at + word.length + 1),
        )
      )
        return true;
      seen += 1;
    }
    return false;
  }

  #choose(run: string, short: string, long: string): string | null {
    const may = (name: string) => HAN.test(name) && this.likeness(name) !== 'none';
    const ends = (name: string) => !/^[\u4e00-\u9fff]/.test(run.slice(name.length));
    const goesOn = this.count(long);
    const stands = this.count(short);
    if (may(short) && goesOn === 1 && stands > 4 && this.#standsAlone(short)) return short;
    if (may(long) && ends(long)) return long;
    if (may(short) && SURELY_BEHIND.test(run.slice(short.length))) return short;
    if (may(short) && ends(short)) return short;
    if (may(short) && stands > goesOn && stands > 1 && this.#standsAlone(short)) return short;
    if (may(long) && (goesOn > 2 || (goesOn === 2 && !NO_END.test(long.at(-1) ?? '')))) return long;
    const isLong = may(long) && BEHIND.test(run.slice(long.length));
    const isShort = may(short) && BEHIND.test(run.slice(short.length));
    if (isLong && isShort) return NO_END.test(long.at(-1) ?? '') ? short : long;
    if (isLong) return long;
    if (isShort) return short;
    for (const name of [short, long])
      if (this.likeness(name) === 'name' && beginsWithVerb(run.slice(name.length))) return name;
    return this.likeness(long) === 'name' && GIVEN_CHARACTERS.has(long.at(-1) ?? '') ? long : null;
  }
}
