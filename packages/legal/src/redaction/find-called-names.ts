import { AFTER_NAME } from './given-names.ts';
import type { PersonalData } from './mask.ts';
import { ROLE_CUE, VERB_CUE } from './name-cues.ts';
import { GIVEN_SINGLE } from './name-odds.ts';
import { PERSON_ACT } from './person-acts.ts';
import { nounBefore } from './person-nouns.ts';
import { PLAIN_SURNAMES, SURNAMES } from './surnames.ts';
import type { WordGrid } from './word-grid.ts';

const CALLED =
  /(?:[老小大]|(?<![\u4e00-\u9fff])阿|(?<=[叫和跟与找给被让喂嗨把向对])阿)(?=([\u4e00-\u9fff]))/g;
/** 小 and 阿 before a given name's character; other characters make common words of them (小白, 小高, 小费). */
const CALLED_BY_GIVEN = new Set([
  ...'美明芳红刚丽军华强伟娟燕玲莉敏静雪霞勇杰峰亮娜倩兰梅琴涛鹏飞辉超波斌磊珍英凤琳婷艳秀芬珠萍光毅彪颖霖旭凯辰楠晴菲琪蕾洁莹琼姗琦鑫宇峻斌倩茜媛梦欣彤瑶萌涵悦豪刚义坤虎龙',
]);
const NO_NICKNAME =
  /^(?:小红(?:书|包|帽)|小丽江|小修|大陆|大王|大修|大方|大金|大连|大石|大江|大康|大龙|老赖|老公|老师|阿[里拉根富迪姨公婆妈爸哥伯叔爷奶胶斗]|[老小大](?:区|时|孩|学|组|店|县|村|镇|额|型|微|家|人|会|众|量|厦|年|板|婆|乡|化|旧|龄|房|费|计|车|数|米|麦|吃|路|水|雨|于|项|程|白|黑|平|方|高|温|成|全|卡|票|法|书|字|写|头|心|气|姐|哥|爷|妈|叔|姑|姨|弟|妹|子|本|病|火|力|门|事|师|生|使|是|树|体|腿|王八|问|小|型|业|意|院|战|政|专|自|总|宗|作|便|菜|葱|丑|刀|道|豆|狗|鬼|过|猫|鸟|品|巧|曲|商|声|说|偷|腿|像|鞋|样|丈|伙|费|包|件|段|半|众|厅|块|步|批|额))/;
/** Somebody stands here: 物业的小马, 隔壁老鄢, 找小阮. */
const LEADS =
  /(?:[的和跟与被让给找叫向对把由请替问]|那个?|隔壁|楼[上下]|对门|门口|对面|我们?|咱们?|他们?|单位|公司|部门?|科|组|班|村里?)$/;
const GOES_ON = /^(?:[啊呀哎]|去|来|帮|拿|说|讲|回|走|干|写|做|管|代|负责|经手|那[里儿边]?|家|们俩|他|她)/;

/** 老王, 小芳, 阿强, 大刘, 物业的小马: one character behind 老, 小, 大 or 阿. */
export function findCalledNames(text: string, grid: WordGrid): PersonalData[] {
  return [...text.matchAll(CALLED)].flatMap(({ index, 0: prefix, 1: character = '' }): PersonalData[] => {
    const end = index + 2;
    const first = grid.wordAt(index);
    const last = grid.wordAt(index + 1);
    if (!first || !last || NO_NICKNAME.test(text.slice(index, index + 4))) return [];
    const isOneWord = first.start === index && first.end === end;
    const isName = isOneWord && first.tag.startsWith('nr');
    const isApart = first.start === index && last.end === end && first !== last;
    const before = text.slice(Math.max(0, index - 8), index);
    const isCued = ROLE_CUE.test(before) || VERB_CUE.test(before) || !/[\u4e00-\u9fff]$/.test(before);
    const name = (sure: boolean): PersonalData[] => [{ kind: 'name', start: index, end, sure }];
    if ((isApart || (isOneWord && /^(?:n|t|x)/.test(first.tag))) && PLAIN_SURNAMES.has(character))
      return name(isCued);
    const isGiven = /[小阿]/.test(prefix) && CALLED_BY_GIVEN.has(character);
    if ((isApart || isName) && isGiven && isCued) return name(true);
    // Whatever the dictionary makes of it: 叫小马去, where somebody is spoken of on both sides.
    const after = text.slice(end, end + 12);
    const isLed = isCued || nounBefore(text, index) !== '' || LEADS.test(before);
    const isFollowed = AFTER_NAME.test(after) || GOES_ON.test(after) || PERSON_ACT.test(after);
    const isPossible =
      SURNAMES.has(character) || ((GIVEN_SINGLE.get(character) ?? -2) >= 1 && prefix !== '大');
    const isFree =
      isApart ||
      isName ||
      (isOneWord && first.tag === 'n' && GOES_ON.test(after)) ||
      (prefix !== '大' && isOneWord && first.tag === 'x');
    if (isLed && isFollowed && isPossible && isFree) return name(false);
    return [];
  });
}
