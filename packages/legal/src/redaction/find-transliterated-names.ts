import type { PersonalData } from './mask.ts';
import type { WordGrid } from './word-grid.ts';

/** Parts of Tibetan names, two of which make one: 次仁 多吉. */
const TIBETAN =
  '扎西 次仁 卓玛 多吉 央宗 旦增 丹增 格桑 尼玛 达瓦 达娃 白玛 索朗 洛桑 罗布 平措 顿珠 旺堆 旺姆 央金 措姆 拉姆 拉珍 德吉 曲珍 曲扎 曲措 仁青 仁增 仁钦 贡布 贡嘎 强巴 阿旺 加措 嘉措 坚参 坚赞 土登 边巴 巴桑 普布 米玛 拉巴 次旺 次旦 次珍 桑珠 桑杰 桑吉 群培 群宗 玉珍 梅朵 卓嘎 卓尕 伦珠 才让 才旦 才仁 项秀 公保 更登 更桑 华旦 万玛 完玛 南杰 朗杰 久美 晋美 吉美 吾金 欧珠 益西 云旦 班旦 班玛 泽仁 泽旺 措毛 央吉 央拉 赤列 旺久 旺扎 旺杰 尕藏 尕玛 噶玛 格勒 诺布 四郎 邓珠 江措 桑布 斯曲 仓决 德庆 旺修 加央 江白 罗追 丁增 卡卓 拥措 拥忠 泽郎 龙珠 索南 却吉 曲吉 吉宗';
/** Beginnings of Uyghur, Kazakh, Uzbek and Kirghiz names, and what may follow them. */
const TURKIC =
  '阿依 阿孜 阿迪 阿米娜 阿曼 阿比旦 阿尔孜 古丽 古力 古兰 古扎丽 努尔 努尔兰 努热 买买提 买合木提 买吐送 麦麦提 麦合木提 穆罕默德 木合塔尔 木拉提 木沙 木塔力甫 玉素甫 玉苏甫 玉山 吐尔逊 吐尔洪 吐尔地 吐送 吐逊 阿卜杜 阿布都 阿不都 阿不力 阿卜力 阿布力 阿布来 阿不来 阿里木 艾尼 艾尼瓦尔 艾山 艾力 艾则孜 艾孜 艾合买提 艾买提 艾尔肯 艾克拜尔 艾克热木 依明 依布拉音 依力哈木 伊明 伊敏 伊布拉 亚森 亚生 亚力坤 肉孜 热合曼 热依汗 热依木 热孜 热娜 热比娅 热西提 热依拉 萨吾提 萨比尔 沙吾提 沙吾列 赛买提 赛力克 赛提 司马义 司马依 塔依尔 塔西 托合提 托乎提 托合塔 吾买尔 吾甫尔 吾守尔 乌买尔 乌斯曼 库尔班 库尔曼 克力木 克里木 克依木 卡德尔 卡迪尔 卡哈尔 帕提 帕尔哈提 帕孜 帕丽 帕尔 迪力 迪丽 迪里 迪拉热 祖丽 祖力 祖农 玛依拉 玛依努尔 玛丽亚木 米热 米娜 米尔 米吉提 海力 海丽 哈力 哈丽 哈斯木 哈孜 哈里 皮亚尔 胡马尔 叶尔 叶尔兰 巴哈尔 巴合提 巴合 居马 居努斯 朱马 加娜 加米拉 加帕尔 沙拉 沙依 沙丽 茹克亚 茹仙 早热 左热 再努尔 再娜 凯丽 凯撒尔 尼亚孜 尼加提 尼牙孜 乃再尔 苏来曼 苏里 提力瓦尔 吉力力 吉恩斯 别克 恰热';
const TURKIC_REST =
  '阿依|外力|外里|黑木|许库尔|胡玛|古丽|古力|努尔|买买提|麦麦提|热合曼|热依木|夏提|克力木|克里木|瓦尔|娜尔|扎尔|巴哈尔|别克|拜尔|拜克|江|汗|兰|拜|罕|木拉|木提|力孜|来提|合提|吉提|加提|曼|丽努尔|尼莎|尼沙|妮萨|力甫|哈木|那尔|古孜|逊|尔|丽|娜|孜|亚|巴提|合曼|都拉';
/** Parts of Mongolian and Manchu names; those of the first list are one alone. */
const MONGOLIAN_ALONE =
  '巴特尔 巴雅尔 其其格 琪琪格 乌兰图雅 苏日娜 苏日古格 满都拉 朝克图 朝鲁门 格日勒图 格日乐 额尔敦 额尔德尼 毕力格 毕力格图 呼格吉勒 呼日查 斯日古楞 敖日格乐 阿拉坦仓 阿古拉 通拉嘎 特木尔 铁木尔 帖木儿 吉日嘎拉 吉日木图 旺其格 莎日娜 萨日娜 萨如拉 乌日娜 乌力吉 乌日根 青格勒 那日苏 那仁花 哈斯巴根 哈日巴拉 娜仁花 宝力德 宝音图 布仁 布和 斯琴高娃 其木格 格根塔娜 孟克 照日格图 达来 萨仁 牧仁 图门 呼斯楞 呼和';
const MONGOLIAN =
  '巴图 高娃 图雅 托娅 娜仁 萨仁 乌云 斯琴 那仁 那日 满都拉 满达 朝鲁 朝克 格日勒 额尔敦 毕力格 宝音 布和 布仁 呼格吉勒 呼和 哈斯 孟和 孟克 阿拉坦 阿拉腾 其其格 琪琪格 其木格 塔娜 乌仁 乌日 乌力吉 青格勒 查干 图门 白音 德力格尔 达来 苏和 特古斯 格根 满仓 巴根 巴雅尔 巴特尔 吉雅 傲登 敖登 那顺 道尔吉 孟根 阿木尔 阿尔斯楞 照日格 牧仁';
/** Clans of the Yi, and syllables of the names that follow them. */
const YI =
  /(?:吉克|沙马|曲比|吉伍|阿苏|阿说|贾巴|俄木|海来|马海|阿的|吉木|勒伍|尔古|阿余|莫色|比布|土比|井古|瓦其|的日|曲木|吉尔|苦日|阿别|吉觉|吉子|阿约|阿库)[阿尔木伍日拉子依曲吉尼色沙古布里体呷哈且铁惹嫫莫果洛史杂车曲补牛各者石]{2,3}/g;

/** Parts of names that somebody is called by alone at a second mention: 措姆 of 白玛措姆. */
export const NAME_PARTS: ReadonlySet<string> = new Set(`${TIBETAN} ${MONGOLIAN}`.split(' '));

const either = (parts: string) =>
  parts
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
    .join('|');
const TWO_PARTS = [TIBETAN, MONGOLIAN].map(
  (parts) => new RegExp(`(?:${either(parts)})(?:${either(parts)}){1,2}(?:草|吉|加|措|图|花)?`, 'g'),
);
const WITH_REST = new RegExp(`(?:${either(TURKIC)})(?:${TURKIC_REST}){1,3}`, 'g');
const ALONE = new RegExp(
  `${either(MONGOLIAN_ALONE)}|${either(
    TURKIC.split(' ')
      .filter((part) => part.length > 2)
      .join(' '),
  )}`,
  'g',
);
/** 房东尕藏, 我和卓玛: one part alone, behind whoever it is. */
const ONE_PART = new RegExp(
  `(?<=房东|同[事学乡]|朋友|老板|丈夫|妻子|老公|老婆|对象|[男女]友|邻居|工友|员工|原告|被告|证人|[儿女][子儿]|[哥姐弟妹叔]|我[和跟与]|我叫|名叫|[了给和跟与把被]|现在|(?:^|[，。；、\\n])(?=[\u4e00-\u9fff]{2}[借欠打骂说骗把被]))(?:${either(TIBETAN)})(?=$|[^\\u4e00-\\u9fff]|[的是在不家欠借说还没拿打骗把被让要和与跟向对给]|已|未|阿[佳妈爸]|大[哥姐]|老师|女士|先生)`,
  'g',
);
/** What is called so is no person: 阿里木湖, 哈斯镇, 巴图路. */
const PLACE_AFTER =
  /^(?:公司|集团|有限|[州省市县区旗镇乡村盟路街河湖山岛寺沟峡桥港族]|自治|草原|沙漠|盆地|山脉|寺院|银行|酒店|饭店|牌|文化|语)/;

/** Names of Tibetans, Uyghurs, Kazakhs, Mongols and Yi written in Chinese characters without a dot, by the parts that they are made of. */
export function findTransliteratedNames(text: string, grid: WordGrid): PersonalData[] {
  return [...TWO_PARTS, WITH_REST, ALONE, YI, ONE_PART].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: written }): PersonalData[] => {
      const end = index + written.length;
      if ((pattern !== ONE_PART && written.length < 3) || PLACE_AFTER.test(text.slice(end, end + 4)))
        return [];
      return isKnownWord(grid, index, end) ? [] : [{ kind: 'name', start: index, end, sure: false }];
    }),
  );
}

/** A place or a thing of the dictionary that holds all of it, or begins before it or ends after it: 古丽 of 阿依古丽 is none. */
function isKnownWord(grid: WordGrid, start: number, end: number): boolean {
  const first = grid.wordAt(start);
  const last = grid.wordAt(end - 1);
  if (!first || !last) return false;
  const isLong = end - start > 4;
  const holdsAll =
    first === last && first.end - first.start >= end - start && !first.tag.startsWith('nr') && !isLong;
  return (
    holdsAll || (first.start < start && first.end > start + 1) || (last.end > end && last.start < end - 1)
  );
}
