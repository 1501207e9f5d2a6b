import { toFlatText } from '../words/flat-text.ts';
import { tagWords } from '../words/segmentation.ts';
import { redact } from './redact.ts';
import { COMPOUND_SURNAMES } from './surnames.ts';

/** A stretch of a text, by its offsets, end exclusive. */
interface Stretch {
  start: number;
  end: number;
}
interface Word extends Stretch {
  word: string;
  tag: string;
}

/** Kinds of words that name somebody or something, or say nothing without it: persons, places, bodies, brands, figures, letters. */
const NAMING = /^(?:nr|ns|nt|nz|x|m|eng)/;
/** Single characters that carry what happened; every other one alone may be a piece of a name. */
const TELLING = new Set([...'不没未无被退还欠借赔打骂偷抢骗租买卖罚判告付修拆伤死能要让给受过高多久']);
const HAN = /^\p{Script=Han}+$/u;
/** Decides which local rules hold, and says of nobody who they are: provinces, and cities as large that make rules of their own. */
const REGION =
  /^(?:中国|北京|天津|上海|重庆|河北|山西|内蒙古|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|四川|贵州|云南|西藏|陕西|甘肃|青海|宁夏|新疆|香港|澳门|台湾|深圳|广州|杭州|南京|武汉|成都|西安|沈阳|大连|长春|哈尔滨|济南|青岛|宁波|厦门)[省市]?/;
/** 第五百八十五条, 第38条第2款: law, and no figure of anybody's. */
const ARTICLE = /第[〇零一二三四五六七八九十百千\d]{1,12}[条款项](?:之[一二三四五六七八九十])?/g;
const TITLE = /《([^《》\n]{2,40})》/g;
const OF_LAW =
  /(?:法|法典|条例|规定|办法|解释|意见|决定|通则|细则|规则|纪要|批复|答复)(?:\([一二三四五六七八九十]{1,3}\))?$/;

/** Bodies that have a name of their own in front; the names of those in the first list run longer. */
const FORMAL =
  /^(?:(?:股份)?有限(?:责任)?公司|集团|合伙企业|事务所|工作室|经营部|合作社|基金会|商会|研究院|分公司|子公司)$/;
const BODY =
  /^(?:公司|厂|工厂|店|商店|商行|超市|酒店|饭店|餐厅|宾馆|旅馆|银行|医院|诊所|学校|大学|学院|中学|小学|幼儿园|法院|检察院|派出所|公安局|村委会|居委会|小区|花园|大厦|村|镇|乡|街道)$/;
const MOST_OF_NAME = 8;
const IN_NAME = /^(?:n|a|b|j|m|x|eng|s|f|z)/;
const IN_FORMAL_NAME = /^(?:n|a|b|j|m|x|eng|s|f|z|vn|v)/;
/** What kind of body it is, not which. */
const KIND_OF_BODY =
  /^(?:物业|保险|装修|中介|快递|外卖|派遣|劳务|房产|房地产|开发|网络|贷款|建筑|教育|培训|用人|民营|国有|私人|私立|公立|农村|商业|人民|基层|中级|高级|最高|人力|资源|互联网|小额|担保|信托|证券|旅游|航空|物流|运输|电商|平台|连锁|美容|健身|家政|婚介|幼儿|驾驶)$/;

/**
 * What of a text may be said to strangers, such as a search engine: words of the dictionary that name nobody, articles and titles of
 * laws. Persons, bodies, places below the province, figures, letters and every character that stands alone are left out, and so is
 * all that {@link redact} masks: what is not known to be harmless stays here. What stood apart is parted by a blank.
 * @param known stretches that are harmless whatever their words, such as everyday words of a lexicon; what is masked is left out all the same
 */
export function publicWords(text: string, known: readonly Stretch[] = []): string {
  const flat = toFlatText(text);
  const words = layOut(flat);
  const open = new Uint8Array(text.length);
  const allow = ({ start, end }: Stretch) => open.fill(1, start, end);
  for (const word of words) {
    if (isHarmless(word)) allow(word);
    else if (word.tag === 'ns') allow({ start: word.start, end: word.start + regionOf(word.word) });
  }
  for (const stretch of known) allow(stretch);
  for (const body of bodyNames(words, known)) open.fill(0, body.start, body.end);
  for (const { index, 0: written, 1: title = '' } of flat.matchAll(TITLE)) {
    const inside = { start: index, end: index + written.length };
    const isLaw = OF_LAW.test(title) && words.every((word) => !isIn(word, inside) || isInTitle(word));
    open.fill(isLaw ? 1 : 0, inside.start, inside.end);
  }
  for (const { index, 0: written } of flat.matchAll(ARTICLE)) open.fill(1, index, index + written.length);
  for (const { start, end } of redact(text).masked) open.fill(0, start, end);
  return collect(text, open);
}

function layOut(text: string): Word[] {
  let start = 0;
  return tagWords(text).map(({ word, tag }) => {
    const laid = { word, tag, start, end: start + word.length };
    start = laid.end;
    return laid;
  });
}

function isHarmless({ word, tag }: Word): boolean {
  if (!HAN.test(word) || word.includes('某')) return false;
  if (word.length === 1) return TELLING.has(word);
  // 上官不同意: the dictionary knows it as a thing, a place or a direction.
  if (COMPOUND_SURNAMES.has(word)) return false;
  return !NAMING.test(tag);
}

/** How much of the name of a place is its province or large city: 上海市 of 上海市浦东新区. */
const regionOf = (place: string): number => REGION.exec(place)?.[0].length ?? 0;

/** Marks, numbers of parts, little words and who gave it stand in titles of laws, too. */
const isInTitle = ({ word, tag, ...place }: Word): boolean =>
  isHarmless({ word, tag, ...place }) ||
  /^(?:[^\p{L}\p{N}]+|最高人民法院|最高人民检察院|人民法院|国务院|中华人民共和国|全国人民代表大会)$/u.test(
    word,
  ) ||
  (word.length === 1 && /^(?:u|c|p|f|v|n|m)/.test(tag));

const isIn = (inner: Stretch, outer: Stretch) => inner.start < outer.end && inner.end > outer.start;

/** The names in front of 公司, 医院, 小区 …: which one it is. */
function bodyNames(words: readonly Word[], known: readonly Stretch[]): Stretch[] {
  return words.flatMap((word, at) => {
    const isFormal = FORMAL.test(word.word);
    if (!isFormal && !BODY.test(word.word)) return [];
    let first = at;
    while (first > 0 && at - first < MOST_OF_NAME) {
      const before = words[first - 1] as Word;
      if (
        !(isFormal ? IN_FORMAL_NAME : IN_NAME).test(before.tag) ||
        /[\s，。！？、；：,.!?;:\n]/.test(before.word)
      )
        break;
      if (before.word.length > 1 && before.tag === 'v') break;
      first -= 1;
    }
    const name = words.slice(first, at);
    return name.filter(
      (part) => !KIND_OF_BODY.test(part.word) && !known.some((stretch) => isIn(part, stretch)),
    );
  });
}

function collect(text: string, open: Uint8Array): string {
  let said = '';
  for (let place = 0; place < text.length; place += 1) {
    if (open[place] === 1) said += text[place];
    else if (said !== '' && !said.endsWith(' ')) said += ' ';
  }
  return said.trim();
}
