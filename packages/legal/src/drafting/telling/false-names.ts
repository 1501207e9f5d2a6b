/** 微信, 发我, 转给: a word whose first character a list of names takes for the end of a name. */
const WORD_BEHIND: Readonly<Record<string, RegExp>> = {
  微: /^信/,
  发: /^(?:我|给|了|来|图|消息|微|短|过|的)/,
  说: /^/,
  还: /^(?:没|是|有|欠|钱|了|给|我|不|在|说|要)/,
  问: /^/,
  给: /^/,
  转: /^(?:给|账|了|我|来|过)/,
  打: /^(?:电|了|给|我|的)/,
  付: /^(?:了|款|清|给)/,
  签: /^(?:字|了|的|订)/,
  住: /^/,
  来: /^(?:了|的|我|找|拿|过)/,
  去: /^(?:了|找|拿)/,
  后: /^(?:来|面)/,
  家: /^(?:的|里|漏|狗|住|，)/,
  开: /^(?:的|车|着|了|店|公司|厂|[\u4e00-\u9fff]{1,4}(?:店|馆|厂|铺|坊|公司|超市))/,
  出: /^(?:具|资|了|钱|\\d)/,
  写: /^(?:的|了|欠|借)/,
  当: /^(?:时|场|天|年)/,
  收: /^(?:了|到|的|钱|我)/,
  就: /^/,
  也: /^/,
  都: /^/,
  又: /^/,
  找: /^/,
  把: /^/,
  跟: /^/,
  和: /^/,
  只: /^/,
  垫: /^(?:付|了|的|钱|过|[\d一二三四五六七八九两])/,
  的: /^/,
  人: /^(?:也|还|倒|不|没|都)/,
  刚: /^(?:才|刚|好|开始|来|走)/,
  承: /^(?:诺|包|认|担)/,
};
/** What begins as a name does and is none, unless it is said to be one. */
const NO_NAME =
  /^(?:姓[\u4e00-\u9fff]|宝贝.?|数[码字量据].?|那[钱笔家段件边栋个幢间边栏里儿种样天时年些次回份条].?|张[条纸单].?|楼[长上下道].?|来[验找拿收看哭秀闹谈讲问]|后[称补写打签]|问的|还.{1,2}|哈.{1,2}|平安保?|[牛羊猪鸡鱼虾][肉翅排腿仁].?|花[椒生].?|干[辣货活].?|白[色天条糖酒].?|黄[色金瓜豆].?|金[额属].?|方[便式法案].?|高[中空速].?|温[度州].?|安[装全排徽].?|成[都立功年].?|时[间候常].?|包[括装工过].?|[麦谷孙侄][子]|麦[收苗地]|任[何务].?|应[该当付].?|全[部额款家].?|单[位子据].?|常[州德].?|相[关机].?|车[子位辆祸].?|房[子东租产间屋本贷].?|水[电管泥].?|钱[款都是].?|阳[台历].?|阴[历].?|农[历村民].?|元[宵旦].?|年[底前初].?|和[我他她解].?|向[我他她].?|从[来未].?|党[员].?|广[州告东西].?|石[材头].?|万[元块分].?|许[多].?|经[理过].?|易[燃].?|[伍陆][仟佰拾万千百元亿].?|章[上面程节子].?|原[话文句样先来本件因价告则始].?|路[口上边].?|门[口面窗关].?|权[利益].?|双[方倍].?|计[算划].?|简[直].?|强[制].?|管[理吃住].?|胡[涂说].?|解[释除放约决].?|盘[给下].?|公[账户帐款司家].?|过[人来去日年节户].?|买.{1,2}|花[了掉光钱].?|付[款钱清完了给].?|算[了是的].?|([忍看想说谈等试聊算问查走听讲劝闹管带陪歇缓])\1)$/;
const ANNOUNCED = /(?:叫|是|姓名|名字|大名|本人|原告|被告)[:： ]?$/;

/** A name without the character behind it that begins another word: 魏琳发我 tells of 魏琳. */
export function trimmedName(read: string, before: string, after: string): string {
  const last = read.at(-1) ?? '';
  if (read.length !== 3 || (ANNOUNCED.test(before) && /^[，。；、]|^$/.test(after))) return read;
  return WORD_BEHIND[last]?.test(after) === true && !/^[，。；、)）]|^$/.test(after)
    ? read.slice(0, 2)
    : read;
}

/** Whether what a list of names takes for one is none. */
export const isFalseName = (name: string, before: string, after: string): boolean =>
  /的$/.test(name) ||
  (/[老小]$/.test(before) && name.length === 2 && CAN.test(name)) ||
  (NO_NAME.test(name) &&
    !(ANNOUNCED.test(before) && /^[，。；、]|^$/.test(after) && !/^姓|^[问后来还]/.test(name)));
/** 老秦能给我作证: the surname somebody goes by, and what they can or will do. */
const CAN = /[能会要肯愿想说在也给]$/;
