import { GIVEN_CHARACTERS } from '../redaction/given-names.ts';
import { COMPOUND_SURNAMES, SURNAMES } from '../redaction/surnames.ts';

/** Words after which the name of a victim, witness, relative or other person in the matter stands. */
const CUES =
  '(?:附带民事诉讼)?被害人|证人|死者|伤者|受害人|受害者|同案(?:被告人|人|犯)|共同作案人|举报人|目击证人|报案人|幸存者|近亲属|家属|亲属|法定代理人|监护人|其(?:妻子?|夫|丈夫|子|女|父|母|父亲|母亲|儿子|女儿|哥哥?|弟弟?|姐姐?|妹妹?)|之(?:妻|夫|子|女|父|母|兄|弟|姐|妹)|妻子|丈夫|前妻|前夫|女友|男友|儿子|女儿|父亲|母亲|哥哥|弟弟|姐姐|妹妹|配偶|儿媳|女婿|岳父|岳母|婆婆|继承人|被继承人|邻居|同事|被抚养人|婚生[子女]';
const CUE = new RegExp(`(?:${CUES})(?:系|为|即|：|:)?`, 'g');
const PART = '(?![的等和与及被在将称对向])[\\u4e00-\\u9fff]';
const DOTTED = new RegExp(`^(?:${PART}){1,10}(?:[·•](?:${PART}){1,10}){1,3}`);
/** What may stand behind a name; a character that is none of these belongs to it. */
const BEHIND =
  /^(?:$|[，。、；：:;,.!？（(）)“”《》\s]|等|的|与|和|及|在|于|对|将|被|称|系|以|因|从|向|到|是|已|未|又|均|也|所|之|死|身|陈述|证实|证明|供述|报案|发现|看见|听|说|打|共同|处|给|去|来|离|当|拒|要求|持|为|把|驾|乘|不|受|现|家|住|及其|（)/;

/**
 * Names that a text gives to victims, witnesses, relatives and others it introduces by such a word, lists (证人甲、乙、丙) to their
 * end. Names that are masked already are none. `flat` is the flat text.
 */
export function findNamedPeople(flat: string): Set<string> {
  const names = new Set<string>();
  for (const match of flat.matchAll(CUE)) {
    let at = match.index + match[0].length;
    for (let count = 0; count < 60; count += 1) {
      const name = nameAt(flat, at);
      if (!name) break;
      if (!/[某×xX*]|^.[甲乙丙丁戊己庚辛壬癸]$/.test(name)) names.add(name);
      at += name.length;
      const note = /^\([^()\n]{1,40}\)/.exec(flat.slice(at, at + 44));
      if (note) at += note[0].length;
      if (!/[、和及与]/.test(flat[at] ?? '')) break;
      at += 1;
    }
  }
  return names;
}

/** The name that begins at a place: a surname and one or two characters, then something that is no part of a name. */
function nameAt(flat: string, at: number): string | null {
  const run = flat.slice(at, at + 40);
  const dotted = DOTTED.exec(run)?.[0];
  if (dotted) return dotted;
  const isCompound = COMPOUND_SURNAMES.has(run.slice(0, 2));
  if (!isCompound && !SURNAMES.has(run[0] ?? '')) return null;
  for (const length of isCompound ? [4, 3] : [3, 2]) {
    const name = run.slice(0, length);
    if (/^[\u4e00-\u9fff]+$/.test(name) && !NO_NAME.test(name) && BEHIND.test(run.slice(length))) return name;
  }
  // Nothing behind says where it ends (其妻李某某知情): given names end it, in doubt after two characters.
  const length = (isCompound ? 3 : 2) + (GIVEN_CHARACTERS.has(run[isCompound ? 3 : 2] ?? '') ? 1 : 0);
  const name = run.slice(0, length);
  return /^[\u4e00-\u9fff]+$/.test(name) && !NO_NAME.test(name) && GIVEN_CHARACTERS.has(name.at(-1) ?? '')
    ? name
    : null;
}

const NO_NAME =
  /[的与和及等在于对被将称系因]|^[母应向后]|^(?:严重|相应|银行卡?|钱[包财]|呼救|利益|居住|代为|龙门|高科|方面?|单位|关系|成员|共同|应当|有关|相关|所有|任何|全部|平均|项目|时间|经济|和解|于是|毛重|安全|万元|金额|强行|曾经|从事|明确|明知|白天|高速|别人|计算|来源)/;
