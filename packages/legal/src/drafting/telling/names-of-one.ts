const CALLED = '(?:大名|全名|真名|本名|身份证上|户口本上|名字|学名)?(?:就|其实|好像)?(?:是|叫|写的是)?';
const IS_TITLE = /^[\u4e00-\u9fff](?:房东|老板娘?|师傅|工长|经理|会计|主任|医生|老师|[叔姐哥姨婶嫂伯总])$/;
const TITLE = '(?:叔|姐|哥|姨|婶|嫂|伯|爷|总|老板娘?|师傅|工长|房东|经理|会计|主任|工|医生|老师|姓的)';

/**
 * Short names that people go by with the full name that the telling gives them: 老周大名周大勇, 姓魏的 … 叫魏东升, 阿坤身份证上叫黄永坤.
 * @param names full names of people
 */
export function namesOfOne(story: string, names: readonly string[]): Map<string, string> {
  const full = names.filter(
    (name) =>
      name.length >= 2 &&
      !/^.老[大二三四五六七八九幺]$/.test(name) &&
      !/^[老小阿姓]/.test(name) &&
      !IS_TITLE.test(name),
  );
  const found = new Map<string, string>();
  const shorts = new Set<string>();
  for (const [short] of story.matchAll(
    /(?<![\u4e00-\u9fff]*公司)[老小阿][\u4e00-\u9fff](?![\u4e00-\u9fff]*(?:公司|学校|厂))/g,
  ))
    shorts.add(short);
  // 孩子姓龙 tells of the child, and is no name that somebody goes by.
  for (const [, short = ''] of story.matchAll(
    /(?<!我|孩子|小孩|儿子|女儿|闺女|娃|[跟随]..?)(?:姓([\u4e00-\u9fff])(?=的|，))/g,
  ))
    shorts.add(`姓${short}`);
  // 包工头易老三，大名叫易国富: a rank for a given name.
  for (const [nick, surname = ''] of story.matchAll(
    /([\u4e00-\u9fff])老[大二三四五六七八九幺](?![\u4e00-\u9fff]{0,2}[板师])/g,
  )) {
    const [one, two] = full.filter((name) => name[0] === surname);
    if (one && !two) found.set(nick, one);
  }
  for (const [short] of story.matchAll(new RegExp(`[\\u4e00-\\u9fff]${TITLE}`, 'g'))) shorts.add(short);
  for (const short of shorts) {
    if (NO_NAME.test(short) || full.some((name) => name.length > 2 && name.includes(short))) continue;
    const key = /^[老小阿姓]/.test(short) ? (short[1] ?? '') : (short[0] ?? '');
    const isTitle = !/^[老小阿姓]/.test(short);
    const said = full.filter(
      (name) =>
        ((!isTitle || name.includes(key)) && new RegExp(`${short}(?:的)?${CALLED}${name}`).test(story)) ||
        new RegExp(`${name}[，（(]?(?:就是|也就是|人称|外号|我们叫)[^，。]{0,4}${short}`).test(story),
    );
    const bySurname = /^阿/.test(short) ? [] : full.filter((name) => name[0] === key);
    const byGiven = full.filter((name) => name.slice(1).includes(key));
    const [one, two] = said.length > 0 ? said : bySurname.length > 0 ? bySurname : byGiven;
    if (one && !two) found.set(short, one);
  }
  for (const [, kin = ''] of story.matchAll(KIN)) {
    if (found.has(kin)) continue;
    const bare = kin.replace(/^[他她我]的?(?=表|堂|姐夫|妹夫|舅|外|侄|大|小|叔|姑|嫂|弟|二|三|老)/, '');
    const named = full.filter((name) =>
      new RegExp(
        `${bare}(?:人[^，。]{0,4}，)?(?:的?名字?)?(?:姓[\\u4e00-\\u9fff]，)?(?:他|她)?(?:叫|是)?${name}`,
      ).test(story),
    );
    const [one, two] = named;
    if (one && !two && story.split(bare).length > 2) found.set(kin, one);
  }
  return found;
}
/** Relatives of the other side, and brothers and sisters, who are named once and spoken of as kin. */
const KIN =
  /((?:[他她](?:老婆|媳妇|妻子|老公|丈夫))|(?:[他她我]的?)?(?:表舅|表[哥弟姐妹叔]|堂[哥弟姐妹]|姐夫|妹夫|大舅子|小舅子|舅舅|外甥|侄子|大伯|叔叔|姑姑|大姑|二姑|嫂子|大嫂|弟媳|大哥|二哥|三哥|小弟|大弟|大姐|二姐|小妹|大儿子|小儿子|老大|老二|老三))(?![妈家])/g;
/** What begins as a short name does and is none. */
const NO_NAME =
  /^(?:老板|老公|老婆|老师|老家|老乡|老人|老是|老早|老不|老找|老来|老大|老二|老三|老街|老房|老头|老太|老妈|老爸|老爹|老伴|小区|小时|小店|小孩|小学|小弟|小妹|小伙|小姑|小姐|小心|小票|小公|小额|小红|小工|小程|小狗|小车|小女|小儿|小的|小幼|小吃|小型|小麦|阿姨|阿里|大[哥姐叔伯姨]|[的了我他她你是个这那有找叫让跟和给问在][叔姐哥姨婶嫂伯爷总工]|[总小][总工]|.老师)|人工$|手工$|打工$|民工$|员工$|开工$|完工$|返工$|施工$|职工$|零工$|木工$|瓦工$|电工$|油工$|停工$|复工$|竣工$|加工$|一哥|二哥|三哥|大哥|二姐|三姐|大嫂|表哥|表姐|堂哥|堂姐|老哥|老姐|.家总|一总|共总/;
