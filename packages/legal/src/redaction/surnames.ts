/** Common surnames, about in order of how common they are; the first 120 of them point at nobody. */
const COMMON =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤萧常温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝';
/** Rarer ones, which together with anything else in a story can point at a person. */
const RARE =
  '俸官封谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣相初门云容敬扈晁芮都普阙浦戈伏鹿薄邸雍辜羊乌母裘亓修邰赫杭况那宿鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利于居揖干斯元束幸韶郗黑冶甯蓟宓蒯终暨步弘广沃蔚越夔厍融訾空毋乜养须后红竺逄撒阎代贠植佴信洪傅贲诸钮水赖尧褟呼揭旷管丘晋木稽衣台习糜来保' +
  '禤仉钭昝郏璩羿隗麴沐庹綦眭睢郄郤妫姒仵俎励訚谯桓茆菅虢衷郐郾鄞酆隽雒颛殳溥稂缑郇呙咎笪盍荀芈邳郯鄄闾蒉蒍遆疏展操阴铁虎鱼买召乾员过种年星智清炎珠畅益神资锁问青风香言双墨喜善布友雪月泉森泽瑞贝汝岱寸旦';
const COMPOUND =
  '欧阳 司马 上官 诸葛 夏侯 皇甫 尉迟 公孙 慕容 令狐 司徒 东方 独孤 南宫 长孙 宇文 端木 申屠 轩辕 百里 呼延 闻人 淳于 单于 太史 濮阳 完颜 拓跋 西门 司空 钟离 澹台 赫连 公冶 宗政 鲜于 闾丘 亓官 司寇 仲孙 万俟 东郭 南郭 南门 北宫 梁丘 左丘 谷梁 公羊 公西 公良 乐正 漆雕 壤驷 夹谷 段干 宰父 羊舌 微生 巫马 颛孙 拓拔 子车 达奚 哥舒 纳兰 富察 佟佳 章佳 范姜 张简 叶赫';
/** Of Japanese, with two characters. */
const JAPANESE =
  '佐藤 铃木 高桥 田中 渡边 伊藤 中村 小林 山本 加藤 吉田 山田 松本 井上 木村 斋藤 清水 山崎 池田 桥本 阿部 石川 前田 藤田 小川 冈田 后藤 村上 近藤 坂本 远藤 青木 藤井 西村 福田 太田 三浦 藤原 松田 冈本 中川 中野 原田 小野 田村 竹内 金子 和田 中山 石田 上田 森田 柴田 酒井 工藤 横山 宫崎 宫本 内田 高木 安藤 谷口 大野 丸山 今井 河野 藤本 村田 武田 上野 杉山 增田 小山 大塚 平野 菅原 久保 松井 千叶 岩崎 樱井 野口 松尾 菊地 木下 野村 佐野 渡部 菊池 菅野 古川 山口 本田 岛田 水野 小泉 荒木 大西 川口 浅野 星野 黑田 早川 永井 土屋 堀内 秋山 石原 泽田 桑原 织田 德川 丰田 松下 森本 西田 矢野 山下 中岛 林田 服部 川崎 福岛 相泽';

/** Surnames that a mask keeps; rarer and compound ones could point at a person. */
export const COMMON_SURNAMES: ReadonlySet<string> = new Set([...COMMON.slice(0, 120)]);
/** Surnames of one character. */
export const SURNAMES: ReadonlySet<string> = new Set([...COMMON, ...RARE]);
/** Surnames of two characters. */
export const COMPOUND_SURNAMES: ReadonlySet<string> = new Set(COMPOUND.split(' '));

/** Japanese surnames, of which a good deal are places and words, too. */
export const JAPANESE_SURNAMES: ReadonlySet<string> = new Set(JAPANESE.split(' '));

/** Surnames that are everyday words as well: without a word that announces a name they need more to be taken for one. */
export const WORDLIKE_SURNAMES: ReadonlySet<string> = new Set([
  ...'班仲向于曾付谈那余井范惠银汤江隆宣房查索齐代旷章敬纪沙陆荣封权威麻普巴方安成常时单连解应全明师和司商车费计路都公支平国原满信后相初关项管干来养须区居容强农况利元危伏练门位盖修战广空终步越包冷祝景卫党席米易幸水花白金高万钱段左古游阳海南云红玉印楼皮羊乌母官边迟巩群衔木衣台习晋保过种别从有年海星是智植清炎珠畅益神资起道采锁问青风香言法归双墨承战桂喜善布友雪月泉森泽瑞贝汝才旦员买召操揭铁虎鱼阴哈疏展',
]);

/** Surnames that are words of every other sentence: only a guessed or announced name begins with one. */
export const HARDLY_SURNAMES: ReadonlySet<string> = new Set([
  ...'时后应越那元向于车全包费谈钱来保别从有年是起道问法归言采员资',
]);

/** Surnames after which 老 or 小 makes no other word. */
export const PLAIN_SURNAMES: ReadonlySet<string> = new Set([
  ...'王李张刘陈杨黄赵吴周徐孙朱胡郭林罗郑梁谢宋唐许韩冯邓曹彭曾肖董袁潘蒋蔡余杜苏魏吕丁沈姚卢姜崔钟谭陆汪范廖贾夏韦付邹孟熊秦邱尹薛闫雷侯史陶黎贺顾郝龚邵严覃武戴莫孔汤萧樊葛邢齐伍庞颜倪聂章鲁岳翟殷詹耿焦俞柳柯霍傅洪阎于赖',
]);

/** Surnames in pinyin as they stand in English texts. */
export const PINYIN_SURNAMES: ReadonlySet<string> = new Set(
  'wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang han feng deng cao peng zeng xiao tian dong yuan pan jiang cai yu du ye cheng su wei lu lv ding ren shen yao cui zhong tan fan jin shi liao jia xia fu fang bai zou meng xiong qin qiu yin xue yan duan lei hou long tao gu mao hao gong shao wan qian dai mo kong chang ouyang sima zhuge wen kang ge xing an qi yi qiao wong chan cheung lau leung lee ng chow kwok ho'.split(
    ' ',
  ),
);
