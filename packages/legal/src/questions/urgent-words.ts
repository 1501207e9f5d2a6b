/** What cannot wait for an answer in law. */
export type UrgentKind = (typeof URGENT_KINDS)[number];

/** Every kind, the gravest first. */
export const URGENT_KINDS = [
  'self_harm',
  'gas_or_trapped',
  'poisoned_or_bitten',
  'medical',
  'work_accident',
  'violence',
  'sexual_assault',
  'child_abuse',
  'child_taken',
  'missing_person',
  'confined',
  'elder_abuse',
  'bullying',
  'demolition',
  'loan_shark',
  'blackmail',
  'fraud',
  'stalking',
  'eviction',
  'papers_held',
  'detained',
] as const;

/** How an emergency is told, and what shows that a sentence only reads alike. */
export interface UrgentWords {
  kind: UrgentKind;
  says: readonly RegExp[];
  unless: readonly RegExp[];
}

/** Long ago, or asked about in general: no emergency. */
const OVER =
  /去年|前年|上个?月|几年前|多年前|[一二两三四五六七八九十\d]+(?:个月|年)(?:多)?(?:以?前)|小时候|当年|以前|曾经|之前|当时没|已经(?:出院|痊愈|好了)|\b(?:last (?:year|month)|years? ago|months? ago|used to)\b/i;
const GENERAL =
  /判(?:几|多少)年|(?:会|该)怎么判|判刑|立案标准|多少钱?立案|什么罪|怎么定罪|法律怎么规定|怎么(?:认定|量刑)|(?:sentence|penalty) for\b|is it (?:legal|a crime)\b/i;

const SELF_HARM: UrgentWords = {
  kind: 'self_harm',
  says: [
    /不想(?:再)?活(?!动|跃|到|儿|在别人)/,
    /活着(?:真的?|也|还|好|太|实在|都)*(?:没|无|有)(?:什么|啥|有|个啥|多大)*(?:意思|意义|劲|盼头|奔头|希望)/,
    /活着(?:真|好|太)累|活着就?是?(?:受罪|煎熬|折磨|多余)|活(?:够|腻)了|活(?:着|下去)(?:还)?有(?:什么|啥)(?:用|意思|意义|必要|盼头)/,
    /(?:想|要|宁愿|宁可|不如|还是)去死(?!磕)|为(?:什么|了什么|啥)(?:还)?(?:要)?活着|(?:没有?|失去)(?:了)?活(?:着|下去)的(?:意义|意思|理由|必要|欲望|念头|希望)|想结束(?:这)?一切|不想看到明天|(?:世界|人间|人世)[^，,]{0,4}(?:没有?|无)[^，,]{0,3}留恋/,
    /(?:准备|买|备|攒)(?:好)?了?(?:一瓶|一堆|好多)?(?:安眠药|百草枯|上吊绳|刀片)/,
    /睡死过去|一睡不(?:醒|起)|只有死路|死了(?:就|才)(?:能)?(?:解脱|清净)|自杀(?:没|未)(?:死|成|遂)[^。]{0,10}(?:又|再|还)/,
    /(?:真的?|实在|我|快|都|一天也|一家)[^，,]{0,6}活不下去|^活不下去/,
    /生无可恋|一了百了|了此残生/,
    /(?:不如|还不如|干脆|想|要|让我)(?:去|一)?死(?:了|掉)?(?:算了|干净|好了|了之|得了)|^(?:我)?死了(?:算了|干净|就好了|就解脱)|[，,]死了(?:算了|干净|就解脱)/,
    /(?:想|要|准备|打算|考虑|决定|计划|试着|只能|只想|只有)(?:过|要)?(?:去|从[^，,]{1,8})?(?:自杀|轻生|寻死|寻短见|[^，,]{0,4}吊死|跳楼|跳河|跳桥|跳下去|跳江|上吊|割腕|烧炭|喝农药|吞药|卧轨|服毒)/,
    /(?:我|真|好|很|都|就|只|有点|每天|天天|总|老|活得|女儿|儿子|孩子|她|他|说)[^，,]{0,3}想死(?!你|我|他|她|磕|守|掐|皮|记|后)|^想死(?!你|我|他|她|磕|守|皮|记|后)|[，,]想死(?!你|我|他|她|磕|守|皮|记|后)/,
    /(?:我|真)(?:要|这就)?(?:去死|死给)|再也不(?:想)?醒|醒不过来(?:就好|算了)|只想(?:一)?死(?!你|磕)/,
    /(?:结束|了结|了断|放弃)(?:掉)?(?:自己|我|这条)的?(?:生命|性命|命)|想(?:要)?(?:了结|了断|解决掉?)自己/,
    /(?:没有?|失去)(?:任何|一点|什么)?(?:勇气|力气|动力|信心)(?:再|继续)?活/,
    /写好?(?:了|完)?遗书(?:了|，|,)|遗书(?:已经)?写好/,
    /(?:刚|已经|我)(?:刚|才|已)?(?:吃|吞|喝)(?:下)?了?(?:一|半|整|两|几|很多|好多)?(?:整)?(?:瓶|把|大把|盒|板|多)?(?:安眠药|农药|百草枯|老鼠药|敌敌畏)/,
    /我(?:现在|已经|正)*(?:在|站在|坐在)(?:[^，,]{0,6})(?:天台|楼顶|桥上|窗台|江边)/,
    /割腕了|在割腕|(?:又|想)自残|想伤害自己/,
    /我(?:要是|如果)?死了[^，,]{0,4}(?:是不是)?[^，,]{0,6}(?:保险|债)[^，,]{0,8}(?:还债|不用还|赔给)/,
    /死的心都有/,
    /\b(?:kill(?:ing)? myself|want(?:s|ed)? to die|wanna die|end(?:ing)? (?:my|his|her) (?:own )?life|tak(?:e|ing) my own life|suicidal|end (?:it all|everything)|feel(?:ing)? like dying|been cutting|disappear forever|hurt(?:ing)? myself|cut(?:ting)? myself)\b/i,
    /\b(?:no (?:reason|point|will) (?:to|in) (?:live|living)|(?:do not|don't|dont) (?:want|wanna) (?:to )?(?:live|be alive)|can(?:not|'t) go on living)\b/i,
    /\blife (?:is|isn't|is not) (?:not )?worth (?:living|it)|\b(?:life has no|no more) (?:meaning|point)\b|can(?:no|')t (?:take it|go on) any ?(?:more|longer)\b.{0,20}\bend\b/i,
    /better off (?:dead|without me|if I (?:were|was) dead)|rather be dead/i,
    /\b(?:took|taken|swallowed) (?:a|the|all|my)[^.,]{0,24}(?:sleeping pills|overdose|pills)\b/i,
  ],
  unless: [
    /(?:教唆|帮助|协助|引诱|逼)(?:他人|别人|人)?自杀|自杀条款|自杀险|跳楼(?:价|大?甩卖|机|身亡)|不想活动|(?:房价|房租|油价|热|丑|贵|尴尬)[^，,]{0,3}得[^，,]{0,4}想(?:死|跳楼)|以(?:死|自杀|跳楼)|(?:小说|剧本|电影|电视剧|游戏|主角|文章)[^，,]{0,10}(?:自杀|跳楼|想死)|跳(?:河|江|桥|水)救人|救跳/,
    /\bend my (?:lease|contract|marriage)\b|dying to\b|suicide clause|committed suicide|assisted suicide/i,
  ],
};

const PEOPLE = '(?:我|人|咱|妈|爸|孩子|小孩|女儿|儿子|老婆|老人|弟|妹|哥|姐|奶奶|爷爷|她|他)';
const VIOLENCE: UrgentWords = {
  kind: 'violence',
  says: [
    new RegExp(
      `(?:正在|正(?:拿|用|围|抓|按)|现在[^，,]{0,4}在|此刻|又在|还在|一直在|正围着)[^，,]{0,8}(?:打|砍|掐|踹|揍|捅|殴打|家暴)[^，,官工算电游折车印]{0,3}(?:${PEOPLE}|门|$)`,
    ),
    /(?:爸|爸爸|父亲|老公|丈夫|他|男人|继父|后爸|婆婆)[^，,。]{0,6}在打(?:我|妈|孩子|女儿|儿子|弟|妹|她|人)/,
    /(?:尾随|跟踪|跟着)我[^。]{0,10}(?:门|家|楼)|(?:围住|围着|堵住|拦住|拦着|扣住)(?:我|我们)?[^，,]{0,2}不(?:让|准|放)[^，,]{0,3}(?:走|离)|把我(?:围|堵|扣|拦)(?:住|着|在)[^。]{0,6}不(?:让|准|放)/,
    /(?:闯|冲)(?:进|入)[^，,]{0,4}(?:家|屋|门)[^，,]{0,6}(?:打|砸|砍)(?!扫)/,
    /(?:正围着|正按着|正追着|正拖着)[^，,]{1,5}打/,
    /(?:正|又|在|现在)[^，,]{0,4}(?:拿|举|持)(?:着)?(?:菜?刀|斧|棍)[^，,]{0,6}(?:砍|追|要)/,
    /(?:拿|持|举|提|带)着?(?:一把)?(?:菜?刀|斧头|棍子|枪|铁棍|凶器)[^，,]{0,6}(?:在|堵|站)[^，,]{0,6}(?:门|楼下|屋)|(?:拿|持|举)着?(?:菜?刀|斧头|枪)(?:追|砍|要砍|要杀|对着|指着|架)[^，,]{0,2}我/,
    /(?:在|正|又|堵)[^，,]{0,10}(?:砸|踹|撞|砍)(?:我家?的?)?门/,
    /(?:砸|踹|撞)了?[^，,]{0,6}(?:小时|分钟|会儿?|阵)[^，,]{0,2}门[^。]{0,12}(?:警察(?:还)?没|不敢|不停|怎么办|救)/,
    /(?:扬言|说|威胁|发誓)(?:今晚|现在|马上|一定)?(?:要|会)(?:来)?(?:弄死|杀了?|砍死|捅死|打死|做掉|烧死)(?:我|你|他|她)?(?:们)?(?:全家|一家|我)?/,
    /(?:把我|将我|我被|被)[^，,]{0,8}(?:反锁|锁|关|绑|困)(?:在)?[^，,]{1,10}(?:出不去|不让[^，,]{0,3}(?:走|出|离)|走不了|逃不)/,
    /掐(?:着|住)[^，,]{0,3}(?:脖子|喉咙)(?:不放|不松)|(?:正|又|在)掐我/,
    /(?:打|追|砍)我[，,][^。]{0,6}(?:我)?(?:躲|藏|逃|跑)(?:在|进|到|了|出)/,
    /(?:门口|楼下|门外|外面|屋里)[^，,]{0,4}(?:有人)?(?:拿|持|提|带)着?(?:菜?刀|棍|斧|枪|凶器)/,
    /(?:锁|关|反锁|囚禁)(?:我)?(?:在)?(?:家|屋|房)(?:里|间)?[^，,]{0,2}(?:不让|不准|不许|不放)/,
    /(?:刚|刚刚|现在)(?:才)?(?:又)?被(?:他|她|老公|丈夫|男友|前夫|爸)?[^，,]{0,3}(?:打|揍|砍|捅)(?!工|印|折)/,
    /我被[^，,]{0,6}(?:关起来|囚禁|软禁|绑架|非法拘禁)|(?:传销|窝点)[^。]{0,12}不(?:让|放)[^，,]{0,3}(?:走|离)/,
    /(?:刚|刚刚)(?:才)?(?:又)?(?:打|揍)(?:完|了)(?:我|我妈|孩子)/,
    /^救命(?!钱|恩)|[，,]救命(?!钱|恩)|求救|快来人/,
    /(?:有人|他|她|老公|丈夫)(?:现在|马上)?要(?:打|杀|砍)(?:我|死我)/,
    /\b(?:is|are|keeps?) (?:hitting|beating|choking|strangling|attacking|punching|kicking|stabbing) (?:me|my|her|him|us|someone)\b/i,
    /\b(?:has|with|holding) a (?:knife|gun|hammer|machete)\b.{0,30}\b(?:me|my|outside|door|here|us)\b|\boutside my (?:house|door|home|flat|apartment)\b.{0,16}\bwith a (?:knife|gun|hammer)\b/i,
    /\b(?:won't|will not|not) let(?:ting)? me (?:leave|go|out)\b/i,
    /\b(?:break(?:ing)? down|breaking|kicking|smashing)(?: in)? my door\b/i,
    /\b(?:locked|locks|has locked|keeps|holding) me (?:in|inside|up)\b/i,
    /\b(?:going to|gonna|will|threatens to|says he'll) (?:kill|stab|shoot|beat|burn|hurt) (?:me|us|my)\b|\bthreatens to (?:stab|shoot|kill)\b|^help\b.{0,12}\b(?:he|she|they)\b/i,
  ],
  unless: [
    OVER,
    GENERAL,
    /打(?:官司|工|算|折|电话|游戏|车|广告|印|球|麻将|分|听|扫|拼|造|离婚|假)/,
    /游戏里|群聊|装修/,
    /\b(?:deadline|chat group)\b/i,
  ],
};

const CHILD = '(?:孩子|小孩|娃|宝宝|宝贝|女儿|儿子|闺女|小宝|婴儿|外孙|孙子|孙女)';
const CHILD_TAKEN: UrgentWords = {
  kind: 'child_taken',
  says: [
    new RegExp(
      `${CHILD}[^，,]{0,4}被[^，,]{0,12}(?:抢走|抢去|抢回|抱走|拐走|拐跑|拐了|掳走|骗走(?!了?[一二两三四五六七八九十\\d百千万几])|拐|藏|偷走)`,
    ),
    new RegExp(
      `(?:把|将)[^，,]{0,2}${CHILD}[^，,]{0,3}(?:带走|接走)[^。]{0,12}(?:电话|找不|打不通|联系|不知|不让)`,
    ),
    new RegExp(
      `${CHILD}[^，,]{0,4}被[^，,]{0,10}(?:带走|接走|带跑)[^。]{0,12}(?:失联|联系不|关机|不知道|找不|不让|不给|不接)`,
    ),
    new RegExp(
      `(?:把|将)(?:我的?)?(?:们)?(?:两岁的?)?${CHILD}(?:们)?(?:都|也|给|偷偷)?(?:抢走|抱走|藏起?来?|拐走|偷走|抢了|藏了|带走|带回)[^。]{0,10}(?:不|$|了|去)`,
    ),
    new RegExp(`(?:偷偷|强行|冲进来)[^，,]{0,4}把[^，,]{0,3}${CHILD}[^，,]{0,3}(?:带|抢|抱)`),
    new RegExp(
      `${CHILD}(?:突然|今天|放学|在[^，,]{1,8})?(?:不见了|失踪|走失|走散|走丢|丢了(?![^，,。]{1,4})|没回家|没回来|失联)`,
    ),
    /\b(?:took|taken|taking|snatched|kidnapped|abducted|stole) (?:my|our) (?:child|children|kids?|sons?|daughters?|baby)\b/i,
    /\b(?:took|taken) the (?:kids?|children|child|baby)\b.{0,40}\b(?:disappear|gone|not|won't|refus|nowhere|hid)/i,
    new RegExp(
      `(?:接走|带走)[^，,]{0,4}${CHILD}?[^，,]{0,4}(?:不还|不送回|不肯还|就不送)|找不到(?:我)?(?:家)?(?:的)?${CHILD}|(?:藏|抢)(?:了|着|起)(?:我)?(?:的)?${CHILD}|把${CHILD}(?:藏|抢)了`,
    ),
    /\b(?:will not|won't|refus(?:es|ing) to) (?:return|give back|bring back) (?:my|our|the) (?:child|children|kids?|son|daughter|baby)\b/i,
    /\b(?:ran|run) (?:away|off) with (?:my|our|the) (?:kids?|children|child|son|daughter|baby)\b/i,
    /\b(?:hiding|hides|hid|hidden) (?:my|our) (?:child|children|kids?|son|daughter|baby)\b/i,
    /\bmy (?:child|son|daughter|baby|kid) (?:is|has gone|went|has been) (?:missing(?! (?:school|class|lesson))|abducted|kidnapped|taken)\b/i,
  ],
  unless: [
    OVER,
    GENERAL,
    /压岁钱|玩具|手机不见|学位|抚养费|要我同意吗|holiday/i,
    /\bmissing (?:school|class)/i,
  ],
};

const FRAUD: UrgentWords = {
  kind: 'fraud',
  says: [
    /(?:刚刚?|刚才|今天|今早|昨晚|半小时前|发现)[^，,]{0,10}被(?:人)?(?:骗|诈骗|盗刷)/,
    /(?:刚刚?|刚才)[^，,]{0,16}(?:钱|卡里|余额)[^，,]{0,6}(?:没了|不见|被转走|被划走)|扫了?[^，,]{0,4}码[，,]?[^。]{0,8}(?:钱|余额)[^，,]{0,3}没了/,
    /(?:提现|提不了现|提不出|取不出|才能提|才能取|解冻|提款|放款)[^。]{0,20}(?:再|先)?(?:交|充|转|存|付|打)|(?:再|先|还要|又要|让我)[^，,]{0,4}(?:交|充|转|存|付|打)[^。]{0,14}(?:才能|才可以|才给|就能)[^，,]{0,4}(?:把钱)?(?:提|取|放款|解冻)|(?:先|要)?交[^，,]{0,3}解冻费/,
    /(?:先|要|让我|得)?(?:转账?|交|打|存)[^，,。]{0,8}(?:就|才)(?:能|可以|会)?(?:给我?)?(?:放款|下款|批贷)/,
    /安全账户|共享屏幕|屏幕共享|百万保障|资金核查|杀猪盘|仙人跳|封口费/,
    /冒充[^。]{0,16}骗我|(?:不雅|私密|裸)(?:视频|照)[^。]{0,6}要[^，,。]{0,6}(?:万|钱|块|元)/,
    /(?:自称|冒充|假冒)[^。]{0,14}(?:公安|警察|检察|法院|领导|老板|客服|银行|军官|银保监)[^。]{0,30}(?:转|汇|打钱|验证码|贷款|缴)/,
    /裸聊[^。]{0,16}(?:敲诈|勒索|威胁|发给|群发|要钱|打钱|转)/,
    /(?:裸照|视频|照片|聊天记录|隐私)[^。]{0,10}(?:威胁|勒索|敲诈|要挟)(?:我)?[^。]{0,12}(?:钱|转|万|$|，|,)?/,
    /(?:不给|不打|不转|不还)(?:他|她|它|对方)?(?:钱|[一二两三四五六七八九十\d百千万]{1,6}(?:元|块|万)?)[^。]{0,8}就[^。]{0,8}(?:发|曝光|公开|告诉|群发|发给)/,
    /正在(?:给|往|去)?[^，,]{0,6}转账|被(?:电信|网络|电话)诈骗|给(?:诈骗|骗)的?[^，,]{0,4}(?:转|打|汇)/,
    /(?:正在|正|我)?被(?:人|网友|网络|网上)?[^，,]{0,3}(?:敲诈|勒索)(?!罪|案)|(?:正在|正)被[^，,]{0,6}(?:诈骗|骗)/,
    /(?:^|[，,]|我|我妈|我爸|爸妈|老人|孩子|女儿|儿子|老婆|老公|朋友)(?:在网上|网上)?被(?:人|网友|骗子|诈骗|电信|电话|刷单|杀猪盘)*骗(?:了|走|光|掉)/,
    /(?:转|打|汇|付)(?:了)?(?:钱|款)?给(?:了)?骗子/,
    /(?:交|打|转|付)[^，,]{0,4}(?:保证金|手续费|验证金|认证金|保险费)[^，,]{0,4}(?:才|再)(?:给|能|可以)?(?:放款|下款|贷款|打款)/,
    /(?:拿|用|握着)[^，,]{0,6}(?:视频|裸照|私密照?|隐私照)[^，,]{0,4}(?:要|索|换|逼)[^，,]{0,3}(?:钱|我)/,
    /(?:对方|骗子|他们?|平台|客服)[^，,]{0,8}(?:让|要|叫|催)我?[^，,]{0,4}(?:再|继续)(?:转|充|打|汇)[^。]{0,14}(?:提|取|返|退|解)/,
    /(?:刚才|刚刚|刚)[^。]{0,12}(?:被人)?骗(?:走|了)/,
    /\b(?:wants?|demands?|asks? for) (?:bitcoin|crypto|ransom)|\bdemand(?:s|ing) (?:money|payment)\b|\bscammed (?:today|just now|this)|\b(?:just|today|an hour ago|this morning)\b.{0,24}\b(?:scammed|defrauded)\b|\b(?:just|been) scammed\b.{0,40}\b(?:just|today|hours? ago|minutes? ago|this morning)\b/i,
    /\b(?:blackmail(?:ing|s|ed)?|extort(?:ing|s|ed)?|sextort\w*)\b.{0,20}\b(?:me|us|my)\b/i,
    /\b(?:another|more|a) (?:payment|deposit|fee|tax)\b.{0,24}\bbefore I can withdraw\b/i,
    /\bsafe account\b/i,
    /\bthreaten(?:s|ing|ed)? to (?:send|post|publish|leak|share)\b.{0,50}\b(?:unless|if I don't|pay)\b/i,
  ],
  unless: [
    OVER,
    GENERAL,
    /(?:算|构成|是不是)(?:诈骗|骗人|敲诈)|涉嫌诈骗|被[^，,]{0,4}冤枉|退赃|定金|尾款/,
    /\blease\b/i,
  ],
};

const NEAR =
  '(?:我|老公|老婆|丈夫|妻子|爱人|男朋友|女朋友|男友|女友|对象|儿子|女儿|孩子|弟弟|妹妹|哥哥|姐姐|我哥|我弟|我姐|我妹|爸|妈|父亲|母亲|朋友|家人|家属|表弟|表哥|侄子|外甥|叔叔|舅舅|同事|兄弟|室友)';
const DETAINED: UrgentWords = {
  kind: 'detained',
  says: [
    new RegExp(
      `${NEAR}[^，,。]{0,16}被[^，,。]{0,10}(?:警察|派出所|公安|经侦|刑警|民警|便衣)[^，,。]{0,4}(?:带走|抓|拘|扣|传唤|控制|铐)`,
    ),
    new RegExp(
      `${NEAR}[^，,。]{0,16}(?:被|给)(?:刑拘|刑事拘留|行政拘留|拘留|逮捕|批捕|抓了|抓走|抓起来|抓进去|关进|监委留置|留置|羁押|收押)`,
    ),
    /(?:我|人)[^，,。]{0,6}(?:现在|正|还)[^，,。]{0,2}在(?:派出所|公安局|看守所|审讯室)/,
    /(?:关进|关在|送进|送到)(?:了)?(?:看守所|拘留所)/,
    new RegExp(
      `(?:警察|派出所|公安|经侦|刑警|民警)[^，,。]{0,6}(?:把|将)[^，,。]{0,4}${NEAR}[^，,。]{0,8}(?:带走|抓|铐|拘)`,
    ),
    new RegExp(`${NEAR}[^，,。]{0,6}(?:被抓(?!到|住把柄|伤|壮丁|包|取)|被拘(?!束)|进去了$|进去了[，,])`),
    /(?:看守所|拘留所)[^，,。]{0,4}(?:电话|通知)[^。]{0,10}(?:在里面|关|拘|我)/,
    /(?:接到|收到|拿到)[^，,。]{0,6}(?:拘留|逮捕)通知书?/,
    /(?:警察|派出所|公安|经侦)[^，,。]{0,8}(?:要|叫|让|通知|传唤)我[^，,。]{0,6}(?:过去|去)[^，,。]{0,4}(?:做笔录|问话|配合调查|一趟)/,
    /\bmy (?:brother|husband|wife|son|daughter|father|mother|dad|mum|mom|friend|boyfriend|girlfriend|partner|sister|colleague)\b.{0,20}\b(?:was|has been|is|got|been|being) (?:just )?(?:arrested|detained|being held|held|taken away|taken by|in custody)\b/i,
    /^(?:dad|mum|mom|my \w+)\b.{0,12}\b(?:got|was|is) (?:arrested|detained)\b/i,
    /\bpolice\b.{0,16}\b(?:took|taken|take)\b.{0,24}\b(?:away|into custody)\b/i,
    /\bI(?: am|'m) (?:at|in) (?:the|a) (?:police station|detention cent(?:re|er))\b/i,
    /\bI(?: have|'ve)? (?:been|was|am) (?:just )?(?:arrested|detained)\b/i,
  ],
  unless: [
    OVER,
    /(?:小偷|骗子|司机|打我的|撞我的|对方|老板)[^，,。]{0,6}被(?:抓|拘)|被拘留过|对方[^，,。]{0,3}(?:要|索)赔|取保候审(?:期间|后)|(?:会)?影响(?:孩子|我|他|她)?[^，,。]{0,4}(?:工作|考|政审|入职|贷款)|拘留(?:最长|会留|所的)|概率|包庇/,
    /车被|货被|房子?被|签的调解|thief|record public/i,
  ],
};

const POISONED_OR_BITTEN: UrgentWords = {
  kind: 'poisoned_or_bitten',
  says: [
    /被[^，,。]{0,14}(?:狗|犬|猫|蛇|猴|老鼠|蝙蝠|蜂)[^，,。]{0,3}(?:咬|抓(?:伤|了|破|到)|挠|蜇|袭击)/,
    /(?:狗|犬|猫|蛇)(?:把我?|咬了)(?:我(?!家(?:的)?(?:鸡|鸭|鹅|羊|兔|狗|猫))|孩子|小孩|女儿|儿子|老人|我妈|我爸)/,
    /(?:吃|喝|外卖|午饭|饭)[^。]{0,16}(?:上吐下泻|呕吐|都吐|在吐|中毒|拉肚子|一直拉|昏迷|肚子疼)/,
    /(?:幼儿园|学校|全班|几十|好几|多)[^。]{0,12}(?:拉肚子|呕吐|上吐下泻|中毒)|毒蘑菇|误把[^，,。]{1,10}(?:喝|吃|服|吞)/,
    /吃错(?:了)?药(?!店)|(?:误|错|偷)(?:食|喝|吃|服)了?[^，,。]{0,8}(?:农药|洁厕|洗洁精|消毒|清洁|药|电池|老鼠药|百草枯|酒精|汽油|干燥剂)/,
    /(?:吃|喝|服)(?:下)?了[^，,。]{0,3}(?:老鼠药|农药|百草枯|敌敌畏|洁厕灵|消毒水|毒蘑菇)/,
    /(?:吞|咽)(?:下|了|食)[^，,。]{0,5}(?:电池|磁力珠|硬币|针|异物|老鼠药)/,
    /(?:煤气|一氧化碳|燃气|农药|蘑菇|食物|酒精|药物)中毒(?:了|怎么办|，|,|$)/,
    /\b(?:dog|cat|snake|monkey|animal|rat)\b.{0,10}\b(?:bit|has bitten|scratched) (?:me|my (?:son|daughter|child|kid|wife|husband|mother|father|baby))\b/i,
    /\bbitten by (?:a|an|the|my neighbou?r's)\b.{0,14}\b(?:dog|cat|snake|monkey|rat)\b/i,
    /\bswallowed (?:a|some) (?:battery|magnet|coin)|\b(?:food poisoning|poisoned|vomiting after|throwing up after)\b/i,
    /\b(?:drank|swallowed|ate)\b.{0,20}\b(?:cleaning|bleach|detergent|pesticide|poison|battery|batteries|fluid)\b/i,
  ],
  unless: [OVER, /死亡保险|电脑|电池中毒|系统中毒|喝农药死/, /\bvirus\b/i],
};

/** What each emergency is told with, the gravest first. */
export const URGENT_WORDS: readonly UrgentWords[] = [
  SELF_HARM,
  VIOLENCE,
  CHILD_TAKEN,
  POISONED_OR_BITTEN,
  FRAUD,
  DETAINED,
];
