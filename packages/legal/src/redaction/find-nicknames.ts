import { findCalledNames } from './find-called-names.ts';
import { GIVEN_CHARACTERS } from './given-names.ts';
import type { PersonalData } from './mask.ts';
import { PERSON_AFTER, ROLE_CUE, STRONG_CUE, VERB_CUE } from './name-cues.ts';
import { COMMON_SURNAMES, SURNAMES } from './surnames.ts';
import type { WordGrid } from './word-grid.ts';

const LABEL =
  /(?:姓\s?名|户\s?名|原告|被告|(?:被)?申请人|(?:被)?上诉人|第三人|甲方|乙方|丙方|(?:出|承)租[人方]|(?:出|买)(?:卖|受)人|借款人|出借人|欠款人|收款人|付款人|联系人|经办人|法定代表人|代理人|担保人|保证人|证人|委托人|受托人|立遗嘱人|继承人|监护人|债务人|债权人|签字|签名|当事人|嫌疑人|被害人|受害人)(?:（[^）\n]{0,8}）|\([^)\n]{0,8}\))? ?[:：] ?([\u4e00-\u9fff](?: ?[\u4e00-\u9fff·]){1,9})(?=$|[\s，,。；;、（()）/／]|身份证|电话)/g;
const NO_NAME =
  /公司|集团|中心|银行|医院|学校|大学|[厂店院校所行社局部会队处铺]$|某|^(?:同意|反对|属实|没有|是的|好的|可以|知道|清楚|记得|同上|不详|未知|无|本人|男|女|先生|女士|甲方|乙方|双方|各方|签字|盖章|签名|姓名|电话|身份证|住址|地址|见|详见)|以及|或者|应当|可以|不得|必须|主张|认为|[的了是在不应可须]/;
const DOTTED =
  /(?<![\u4e00-\u9fff·•])(?:[\u4e00-\u9fff]{1,8}[·•・‧]){1,3}[\u4e00-\u9fff]{1,8}|[\u4e00-\u9fff]{1,6}[·•・‧][\u4e00-\u9fff]{1,6}(?:[·•・‧][\u4e00-\u9fff]{1,6}){0,2}/g;
const DOT = /[·•・‧]/;
/** Adverbs and the like: 儿子天天. */
const NOT_DOUBLED =
  /[天常刚偷慢悄好多老早渐往仅连每家人个处时明白年月日次屡频统通稍略仅单爸妈爷奶哥姐弟妹叔舅姑]/;
/** Syllables in which Uyghur, Kazakh and Tibetan names are written: 古丽娜尔, 尼玛次仁. */
const SYLLABLES =
  /(?:(?<![\u4e00-\u9fff·]{3})|(?<=员工|工友|工人|被告人?|原告|邻居|同事|朋友|同学|房东|客户|室友|老板|丈夫|妻子|老公|老婆|户主|证人|患者))[尔古丽娜提力买麦热吾木布卜杜拉依汗扎西次仁卓玛措旺吉嘎桑尼巴格图迪里克孜姆沙吐逊艾合帕肉亚森尕央金顿珠丹增罗布平措努阿不都曼乌云其萨日乐敖斯琴娃哈特雅苏朝鲁呼孟塔堆洛曲珍杰加多德索朗边才让那托娅宝尼瓦帕哈别赛音仓木嫫惹呷]{3,9}/g;
/** 张 伟, spaced as in forms. */
const SPACED =
  /(?<![\u4e00-\u9fff])([\u4e00-\u9fff]) ([\u4e00-\u9fff])(?: ([\u4e00-\u9fff]))?(?![\u4e00-\u9fff] )/g;
/** 儿子浩浩. */
const DOUBLED =
  /(?:生了|生下|带走|接走|带着|抱着|照顾|抚养|儿子|女儿|闺女|孩子|宝宝|弟弟|妹妹|女友|男友|侄子|侄女|外甥|孙子|孙女)(?:叫|是)?(([\u4e00-\u9fff])\2)/g;

/** What people are called without a surname or by more than it: 老王, 小芳, 阿强, 儿子浩浩, 约翰·史密斯, and whoever stands behind a label. */
export function findNicknames(text: string, grid: WordGrid): PersonalData[] {
  return [
    ...findCalledNames(text, grid),
    ...findSurnames(text),
    ...findLabelled(text),
    ...findDotted(text),
    ...findSyllables(text, grid),
    ...findSpaced(text),
    ...findDoubled(text),
  ];
}

const name = (start: number, end: number, sure = true): PersonalData => ({ kind: 'name', start, end, sure });

/** 他姓胡. */
const findSurnames = (text: string): PersonalData[] =>
  [...text.matchAll(/姓([\u4e00-\u9fff])(?=$|[\s，,。；;、的）)是不在])/g)].flatMap(
    ({ index, 1: surname = '' }) =>
      SURNAMES.has(surname) && surname !== '谈' ? [name(index + 1, index + 2)] : [],
  );

function findLabelled(text: string): PersonalData[] {
  return [...text.matchAll(LABEL)].flatMap((match) => {
    const written = match[1] ?? '';
    const end = match.index + match[0].length;
    const bare = written.replace(/ /g, '');
    if ((bare.length > 4 && !DOT.test(bare)) || NO_NAME.test(bare)) return [];
    return [name(end - written.length, end)];
  });
}

function findDotted(text: string): PersonalData[] {
  return [...text.matchAll(DOTTED)].flatMap(({ index, 0: match }) => {
    const start = index + leadBeforeDot(match);
    return [name(start, index + match.length - tailBehindDot(match), false)];
  });
}

/** Words that stand before the first part of a foreign name: 我叫买买提. */
function leadBeforeDot(match: string): number {
  const first = match.slice(0, match.search(DOT));
  return (
    /^.*(?:我叫|我是|名叫|叫|客户|老板|外教|朋友|同事|房东|前夫|前妻|老公|老婆|丈夫|妻子|工友|员工|邻居|客户|[和与跟给向找被让是告的人哥姐弟妹叔伯姑舅姨嫂友主])(?=.)/.exec(
      first,
    )?.[0].length ?? 0
  );
}

function tailBehindDot(match: string): number {
  const last = match.slice(Math.max(...[...match].map((sign, at) => (DOT.test(sign) ? at : -1))) + 1);
  const cut = /.(?=和|与|跟|不|在|要|向|把|的|说|是|欠|没|已|未|借|诉|给|先生|女士)/.exec(last);
  return cut ? last.length - cut.index - 1 : 0;
}

/** Only where the dictionary knows no word in it (巴西, 克拉玛依) and a sentence about somebody goes on behind it. */
function findSyllables(text: string, grid: WordGrid): PersonalData[] {
  return [...text.matchAll(SYLLABLES)].flatMap(({ index, 0: match }) => {
    const end = index + match.length;
    for (let place = index; place < end; place += 1) {
      const word = grid.wordAt(place);
      const isLong = word && word.end - word.start > 1;
      // 扎西顿珠, 努尔买买提: the longer, the less any word in it says.
      if (match.length > 4 || (match.length > 3 && word && /^n/.test(word.tag))) continue;
      if (isLong && !/^(?:nr|x)/.test(word.tag) && !(word.end - word.start === 2 && /^n/.test(word.tag)))
        return [];
    }
    const before = text.slice(Math.max(0, index - 8), index);
    const isCued = ROLE_CUE.test(before) || VERB_CUE.test(before) || STRONG_CUE.test(before);
    return isCued || PERSON_AFTER.test(text.slice(end, end + 8)) ? [name(index, end, false)] : [];
  });
}

const findSpaced = (text: string): PersonalData[] =>
  [...text.matchAll(SPACED)].flatMap(({ index, 0: match, 1: surname = '', 2: second = '', 3: third }) => {
    const isGiven = GIVEN_CHARACTERS.has(second) && (third === undefined || GIVEN_CHARACTERS.has(third));
    if (!COMMON_SURNAMES.has(surname) || !isGiven) return [];
    return [name(index, index + match.length, false)];
  });

const findDoubled = (text: string): PersonalData[] =>
  [...text.matchAll(DOUBLED)].flatMap((match) => {
    const end = match.index + match[0].length;
    return !NOT_DOUBLED.test(match[2] ?? '') ? [name(end - 2, end, false)] : [];
  });
