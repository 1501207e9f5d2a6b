import type { UrgentKind } from './urgent-words.ts';

/**
 * How an emergency is told in any words: somebody does something to somebody. `act` stands in one clause that tells of now, and
 * every one of `around` within the sentences beside it, in any order.
 */
export interface UrgentScene {
  kind: UrgentKind;
  act: RegExp;
  around: readonly RegExp[];
  unless: readonly RegExp[];
}

const CHILD =
  '(?:孩子|小孩|娃|宝宝|女儿|儿子|闺女|小宝|婴儿|外孙|孙子|孙女|侄女|侄子|外甥女?|小朋友|小男孩|小女孩|男孩|女孩|学生|(?<![二三四五六七八九])(?:[一二三四五六七八九]|十[一二三四五六七]?|1?\\d)岁)';
const ELDER =
  '(?:老人|老太|老头|老爷子|老母亲|老父亲|奶奶|爷爷|外婆|外公|姥姥|姥爷|岳母|岳父|婆婆|公公|痴呆|养老院|护工|[七八九]十(?:多|几|[一二三四五六七八九])?(?:岁|了|的)|[789]\\d(?:岁|了|，|,))';
const KIN =
  '(?:妈|爸|爹|娘|母亲|父亲|奶奶|爷爷|外婆|外公|姥姥|姥爷|老公|老婆|丈夫|妻子|爱人|媳妇|男友|女友|男朋友|女朋友|对象|哥|姐|弟|妹|儿子|女儿|闺女|孩子|舅|姨|叔|姑|表哥|表弟|表姐|表妹|侄|外甥|亲戚|室友|舍友|闺蜜|朋友|同事|同学|老乡|工友|岳|婆婆|公公|老人|老太|家人)';
const HIT =
  '(?:打(?!工|官司|算|折|电话|了?个?电话|游戏|车|广告|印|球|麻将|分|听|扫|拼|造|假|字|开|闹|交道|欠条|借条|款|钱|卡|卦|视频|包|1|12)|揍|扇|抽(?!血|空|烟|时间|屉|查|奖)|踢|踹|掐|砍|捅|捶|殴|暴打|毒打|家暴|动手|拳|耳光|巴掌)';
const HURT =
  '(?:血|淤青|瘀青|青一块|紫一块|肿|伤|疤|骨折|断|破|昏|晕|流产|见红|疼得|喘不|脸都|不敢|救命|惨叫|求救|哭)';
const AGAIN = '(?:天天|每天|每晚|经常|老是|总是|一直|动不动|不停|又|隔三差五|三天两头|好几次|就(?:打|揍|骂))';
const POLICE = '(?:警察|派出所|公安|民警|便衣|刑警|经侦|刑侦|网警|专案组)';
const DEBT =
  '(?:网贷|高利贷|贷款|催收|催债|要债|讨债|逼债|收账|债主|放贷|放水|水钱|套路贷|逾期|还不上|欠(?:的)?(?:债|钱|款)|再不还|不还就|还钱|砍头息)';
const HOME_OF = '(?:房|屋|厂|院|墙|店|棚|大棚|果园|果树|地|宅|养殖场|我家|老家)';
const CERTIFICATE = '(?:护照|身份证|证件|毕业证|学位证|资格证|居住证|签证)';
const FILMED = '(?:裸照|裸聊|裸体|私密|隐私照|不雅|床照|亲密照|录屏|视频|照片|录像|截图|聊天记录)';

const EN_CHILD =
  '(?:boy|girl|son|daughter|child(?:ren)?|kids?|toddler|baby|nephew|niece|(?:[1-9]|1[0-7])[- ]year[- ]old)';
const EN_ELDER =
  '(?:grand(?:mother|father|ma|pa)|elderly|old (?:man|woman|lady)|(?:my|our) (?:mother|father|mum|mom|dad)|nursing home|care home|carer)';
const EN_KIN =
  '(?:mother|father|mum|mom|dad|husband|wife|brother|sister|son|daughter|friend|roommate|colleague|boyfriend|girlfriend|partner|cousin|uncle|aunt|grand\\w+)';

const scene = (
  kind: UrgentKind,
  act: string,
  around: readonly string[] = [],
  unless: readonly string[] = [],
): UrgentScene => {
  const read = (words: string) => new RegExp(words, 'i');
  return { kind, act: read(act), around: around.map(read), unless: unless.map(read) };
};

/** Scenes, to be read together with the phrases of `urgent-words.ts`. */
export const URGENT_SCENES: readonly UrgentScene[] = [
  // Somebody who may hurt themselves, the writer or another.
  scene(
    'self_harm',
    '(?:我|自己)(?:要是|如果)?(?:走|没|不在)了(?:大家|他们|家里|就|才|孩子|爸妈|债|[^，,]{0,6}(?:轻松|解脱|清净))|(?:走|没)了[^，,]{0,4}(?:大家|都)[^，,]{0,4}(?:轻松|解脱)',
    ['撑不|坚持不|熬不|没意思|绝望|崩溃|累了|债|欠|整夜|天亮|催|抑郁'],
  ),
  scene(
    'self_harm',
    '(?:药|安眠药|农药|百草枯|刀片|绳子)[^，,]{0,8}(?:数好|备好|准备好|攒够|买好|放在床头|藏)',
    ['走之前|想走|最后|遗|活|死|拖累|了断|解脱|房贷|不治|对不起'],
  ),
  scene(
    'self_harm',
    '(?:割|划|拉)(?:了|破|伤|开)?(?:自己)?的?(?:手腕|手臂|胳膊|大腿|动脉)',
    ['自己|活|多余|想|死|难受|没人|小刀|刀片|宿舍|抑郁'],
    ['(?:机器|玻璃|对方|歹徒|医生)[^，,]{0,6}(?:割|划)'],
  ),
  scene('self_harm', '(?:活在|活着|这个?世(?:上|界))[^，,]{0,12}(?:多余|没用|累赘|拖累|没人在乎|没有?意义)'),
  scene(
    'self_harm',
    '从(?:这|那)?[^，,]{0,6}(?:楼|桥|阳台|窗|天台)[^，,]{0,4}(?:跳|下去|翻)',
    ['不如|算了|死|活|没人|我想|真想|解脱'],
    ['掉|摔|扔|搬|价'],
  ),
  scene(
    'self_harm',
    '(?:坐|站|爬|待|跑)(?:在|到|上|去)了?[^，,]{0,6}(?:楼顶|天台|桥上|桥栏|窗台|护栏|江边|河边|水库)',
    ['不下来|不肯下|跳|欠|死|活|轻生|想不开|怎么办|离婚|分手|劝'],
    ['拍照|施工|工人|广告'],
  ),
  scene('self_harm', '(?:不想|不愿|不能再?)(?:再)?拖累|(?:自己|自我)(?:了断|了结)|不(?:想)?治了', [
    '农药|药|了断|活|死|刀|绳|遗',
  ]),
  scene(
    'self_harm',
    '(?:照顾好|替我照顾|拜托你照顾|帮我照顾)[^，,]{0,8}(?:爸妈|孩子|父母|自己|女儿|儿子|家)',
    ['对不起|永别|来世|下辈子|遗', '打不通|关机|不接|联系不上|不回|语音|发(?:了|来)|说'],
  ),
  scene(
    'self_harm',
    '(?:考不上|离婚|分手|不行|没了)[^，,]{0,8}就不活了|不(?:想)?活了',
    [],
    ['(?:店|公司|厂|鱼|花|树)'],
  ),
  scene(
    'self_harm',
    "\\b(?:(?:standing|sitting|stood|sat|been) on (?:the|a|this) (?:[a-z]+ )?(?:bridge|roof|ledge|rooftop|balcony)|saved up (?:enough )?(?:pills|tablets)|can't (?:do|take) this any ?more|don't want to wake up|goodbye (?:message|letter|note))\\b",
    [
      "\\b(?:not|n't) (?:think I'm )?coming back|pills|tablets|die|dead|jump|end|sorry|goodbye|for an hour|texting|alone\\b",
    ],
  ),

  // Life and limb.
  scene(
    'medical',
    '叫不(?:应|醒)|昏迷|晕倒|昏倒|不省人事|没(?:有)?(?:了)?(?:呼吸|脉搏|心跳)|喘不上气|呼吸困难|抽搐|口吐白沫|嘴(?:都|巴)?歪|半边身[子体]|大出血|血(?:一直)?止不住|流血不止|胸(?:口|前)?[^，,]{0,4}(?:疼|痛|闷)|躺(?:在)?地上[^，,]{0,4}不动|不动了|心梗|心脏骤停|中风|脑出血|快不行了|要生了|羊水破',
    [
      `${KIN}|我|人|产妇|孕妇|病人|患者`,
      '现在|刚|今天|今早|中午|下午|晚上|怎么办|急诊|抢救|救护|医院|地上|不应|冷汗|先',
    ],
    [
      '去世|过世|出院|痊愈|康复费|骨折好|病退|鉴定|伤残|抢救无效|工伤吗|死亡的?赔偿|动脉硬化|保险公司|同学|宿舍',
    ],
  ),
  scene(
    'medical',
    '(?:不|没)[^，,]{0,8}(?:不给|不予|拒绝|拒)(?:抢救|救|收治|手术|收)|(?:不收|拒收|拒诊|没有?床位|没床位|让(?:我们)?转院)',
    ['急诊|抢救|胸|大出血|昏|产妇|孕妇|病危|骨折|发烧|抽|疼|血|救护车'],
    ['去世|出院'],
  ),
  scene(
    'medical',
    "\\b(?:collapsed|unconscious|not breathing|isn't breathing|having a (?:heart attack|stroke|seizure)|chest pains?|won't wake up|bleeding (?:heavily|badly|a lot))\\b",
    [],
    ['\\b(?:last (?:year|month)|recovered|died|years? ago|coverage|insurance)\\b'],
  ),
  scene(
    'poisoned_or_bitten',
    '(?:吃|喝|吞|咽|舔|服)(?:下|掉|进)?了?[^，,]{0,14}(?:药|农药|清洁剂|洁厕|洗衣|消毒|杀虫|老鼠|电池|磁|干燥剂|酒精)|(?:药|洗衣球|洁厕灵|电池|农药|杀虫剂)[^，,]{0,6}(?:当(?:成|作)?(?:糖|水|饮料|零食)|被)?[^，,]{0,6}(?:吃|喝|吞|咽)了',
    [`${CHILD}|${ELDER}|误|错|当(?:成|作)?(?:糖|水|饮料)`, '片|瓶|口|颗|粒|当|误|错|偷|好几|一把'],
    ['药店|过期|医生开|药费|没吃|降价'],
  ),
  scene(
    'poisoned_or_bitten',
    '(?:吃|喝)(?:完|过|了|下)?[^，,]{0,10}',
    [
      '蘑菇|菌|外卖|饭|汤|海鲜|鱼|奶茶|酒|食堂|菜|果冻|药味|怪味',
      '重影|幻觉|小人|站不(?:起|稳)|上吐下泻|一直吐|都吐|还吐|吐了|喉咙|烧|吐血|头晕|昏|抽|发紫|呼吸|嘴唇|麻',
    ],
    ['头发|虫子|发烧(?:好|退)|过期|喝(?:多|醉|酒)|酒后|KTV|打我'],
  ),
  scene(
    'poisoned_or_bitten',
    '(?:狗|犬|藏獒|猫|蛇|猴|狼|猪|马蜂|蜂)[^，,。]{0,10}(?:咬|撕|扑|抓|挠|蜇|追着咬)',
    [`${KIN}|我|${CHILD}|${ELDER}`, '肉|腿|手|脸|胳膊|脖|脚|头|血|伤口|缝|疫苗|倒|咬(?:了|伤)(?:我|人|孩子)'],
    ['正当防卫|鸡|鸭|羊|(?:我|我家)(?:的)?(?:狗|猫)(?:被|咬)|沙发|咬定|疤'],
  ),
  scene('poisoned_or_bitten', `\\b(?:swallow(?:ed|ing)|ate|drank|drunk|eaten|chewed)\\b`, [
    `\\b(?:pills?|tablets?|medicine|medication|batter(?:y|ies)|bleach|detergent|pesticide|poison\\w*|mushrooms?|magnets?|cleaner|rat)\\b`,
    `\\b${EN_CHILD}\\b|\\bhandful|wrong|mistake|vomit\\w*|sick|dizzy|throat\\b`,
  ]),
  scene(
    'poisoned_or_bitten',
    '\\b(?:bit|bitten|mauled|attacked by)\\b',
    [
      '\\b(?:dog|cat|snake|monkey|rat|hound)s?\\b',
      `\\b(?:me|my|her|his|leg|arm|hand|face|${EN_KIN}|${EN_CHILD})\\b`,
      "\\b(?:just|today|this morning|tonight|now|bleed\\w*|blood|stitches|rabies|won't|refus\\w*|minutes?)\\b",
    ],
    ['\\b(?:another dog|my dog bit|years? ago)\\b'],
  ),
  scene(
    'gas_or_trapped',
    '(?:煤气|燃气|天然气|液化气|瓦斯|沼气)[^，,]{0,6}(?:味|泄漏|泄露|漏(?!水)|爆)|(?:味|闻到)[^，,]{0,6}(?:煤气|燃气|天然气)|(?:嘶嘶|一直|还在|正在|管子?|阀门?|灶)[^，,]{0,6}漏气|一氧化碳',
    [],
    ['(?:煤气|燃气)费|换表|轮胎|判|宣传'],
  ),
  scene(
    'gas_or_trapped',
    '(?:着火|起火|烧起来|着起来|冒(?:黑|浓)烟|黑烟|浓烟|火(?:势|很)?[^，,]{0,3}大|爆炸)',
    ['刚|现在|正|下不去|出不去|跑不|楼道|困|怎么办|消防|灭|越来越|窗'],
    ['定损|保险公司|火灾认定|已经灭|扑灭|疤|没着火|起火原因'],
  ),
  scene(
    'gas_or_trapped',
    '(?:被|还|人|正)?(?:困|卡|压|埋|夹)(?:在|住)[^，,]{0,8}(?:电梯|楼|火|水|洪水|山|车|井|废墟|冰|河|屋|缝|下面|里)',
    [
      '(?:快|已经|都|有)[^，,]{0,4}(?:小时|分钟|天)|(?:小时|分钟|天)了|现在|正|还|没人接|打不通|心脏|怎么办|喊|出不来',
    ],
    ['合同|套房|房贷|资金|股|责任是|事故，|赔吗|工地|机器|车间'],
  ),
  scene(
    'gas_or_trapped',
    '\\b(?:smell (?:of )?gas|gas leak(?:ing)?|leaking gas|carbon monoxide|(?:building|flat|house|kitchen|corridor|hallway) is on fire|trapped in (?:the|a|our) (?:lift|elevator|flat|building|car|fire|mine)|stuck in (?:the|a|our) (?:lift|elevator)|smoke (?:everywhere|in the (?:stairs|stairwell|hallway|corridor)))|strong smell\\b[^.]{0,12}gas',
    [],
    ['\\b(?:last (?:year|month)|years? ago|bill)\\b'],
  ),
  scene(
    'work_accident',
    '(?:从|在)[^，,]{0,12}(?:脚手架|架子|楼|梯子|塔吊|吊篮|房顶|屋顶|高处|吊车|[二三四五六七八九]层)[^，,]{0,10}(?:掉|摔|坠|跌|滚)|(?:掉|摔|坠|跌)(?:下来|下去)|(?:机器|冲床|机床|传送带|搅拌机|锯|压机|叉车|吊车|铲车)[^，,]{0,8}(?:切|轧|压|夹|绞|卷|砸|撞|断)|(?:手|手指|胳膊|腿|脚|指头)[^，,]{0,8}(?:切断|夹断|轧断|绞|卷进|压断|压烂|断了)|塌方|坍塌|冒顶|透水|瓦斯爆|触电|电击|被电(?:了|到|晕)|溅到|喷到|(?:钢管|钢筋|石头|模板|砖|货物?)[^，,]{0,6}砸',
    [
      '工地|车间|厂|矿|井下|下井|包工头|工头|老板|班长|主管|工友|施工|干活|上班|作业|项目|装修|机器|公司',
      '刚|今天|今早|上午|中午|下午|昨天|昨晚|现在|私了|不让|不(?:要|许|准)|正在|在医院|急诊|手术|不垫|怎么办|看不清|里面|抢救',
    ],
    ['评了|[一二三四五六七八九十]级|伤残|工伤认定要|去世|认定书|下来了[^，,]{0,4}级|已经(?:出院|认定)'],
  ),
  scene(
    'work_accident',
    '\\b(?:electric shock|electrocuted|fell (?:from|off)|crushed|cut off|lost (?:two |three |his |my )?fingers?|caught in the machine|unconscious|buried)\\b',
    [
      '\\b(?:site|factory|workshop|machine|foreman|boss|work(?:er|mate|place|ing)?|mine|scaffold\\w*|warehouse)\\b',
      "\\b(?:just|today|this morning|now|tonight|not to call|won't|told us|refus\\w*|hospital|an hour ago|ago)\\b",
    ],
    ['\\b(?:years? ago|last year|months? ago|grade)\\b'],
  ),

  // Violence, at home and outside.
  scene(
    'violence',
    `(?:${HIT}[^，,]{0,6}(?:我|妈|爸|人|她|老婆|姐|妹|弟|孩子|倒)|(?:把|被|对|将)[^，,]{0,10}${HIT})`,
    [
      `${HURT}|倒|拿|皮带|棍|刀|瓶|躲|锁|门|外面|客厅|救|会儿|喝(?:多|醉|了酒)|摔东西|还要|不停|追`,
      '现在|正|刚|这会儿|此刻|今天|今晚|昨晚|昨天|又|还在|外面|躲|救|一直',
    ],
    ['我打了|打过|冤枉|轻伤鉴定书|调解书|和解|同学|宿舍|评了|班上|游戏|护工|保姆|同事开玩笑|谅解书|强奸'],
  ),
  scene(
    'violence',
    '(?:喊|叫|哭着?喊)(?:着)?救命|(?:打|闹|吵)起来了',
    ['打|砸|女|哭|血|刀|救命|碎'],
    ['打游戏|市场|价格'],
  ),
  scene('violence', `(?:喝(?:多|醉|了酒)|醉)[^，,]{0,8}(?:就|回来|又)?${HIT}`, [
    `我|妈|孩子|姐|妹|弟|${KIN}`,
    `${HURT}|${AGAIN}|这会儿|现在|刚`,
  ]),
  scene(
    'violence',
    '(?:踹|砸|撞|踢|砍)[^，,]{0,6}门|在[^，,]{0,8}门[^，,]{0,6}(?:踹|砸|撞|踢)|摔东西',
    ['我|女生|孩子', '骂|弄|喝|刀|瓶|棍|打|吓|门(?:口|外|顶)'],
    [DEBT, '装修|搬家|上门维修|墙'],
  ),
  scene(
    'violence',
    '\\b(?:punch|hit|slapp|beat|kick|chok|strangl|stabb|shov|attack)(?:es|ed|s|ing|en)?\\b[^.]{0,12}\\b(?:me|my|her|him)\\b',
    [
      "\\b(?:tonight|now|just|today|this (?:morning|evening)|yesterday|again|hiding|bleed\\w*|shouting|outside|scared|last night|every (?:day|night|evening)|won't stop)\\b",
    ],
    ['\\b(?:used to|years? ago|last year|in 20\\d\\d|classmates?|older boys|school|carer|target)\\b'],
  ),
  scene(
    'sexual_assault',
    '(?:被|遭|让)[^，,]{0,14}(?:强奸|性侵|猥亵|侵犯|强暴|迷奸|轮奸|诱奸|非礼|糟蹋|占了?便宜|下药|欺辱)(?!罪|双眼|[^，,]{0,3}(?:权|隐私|肖像|商标))|(?:强奸|性侵|猥亵|强暴|迷奸|非礼|侵犯)(?:了|过)?(?:我(?!的?(?:权|隐私|肖像|商标|公司))|她|女儿|儿子|孩子|闺女|学生)',
    [],
    ['判了|罪的|罪怎么|立案标准|制度|颜值|肖像|专利|著作权|商标|新闻'],
  ),
  scene(
    'sexual_assault',
    `摸(?:了|过|到|着|我|她|他)?(?:我|她|他|了|女儿|儿子)?(?:的)?(?:下面|下体|下身|胸|屁股|私处|大腿|隐私|身体|身子|裆|那里)|(?:被|让)[^，,]{0,10}摸(?!索|底|排|清|奖|鱼|黑|到规律)|(?:舅|叔|爷爷|老师|教练|老板|领导|继父|后爸|邻居|司机|同事|男的|姨夫|姑父|经理)[^，,]{0,8}摸(?:了)?(?:我|她|他|女儿|孩子)`,
    [`我|${CHILD}|她|他`],
    ['手机被摸|摸底|轻轻摸了?一下头'],
  ),
  scene(
    'sexual_assault',
    '(?:强行|强迫|逼|硬|不顾|趁[^，,]{0,8})[^，,]{0,12}(?:发生(?:了)?(?:性)?关系|睡了|上床|亲|抱住|压在|脱|进去)|发生(?:了)?(?:性)?关系',
    ['强|逼|不愿意|不同意|拒绝|挣扎|喝多|喝醉|醉|断片|岁|意识|下药|怕|害怕|不敢'],
    ['自愿|劳动关系|合同关系|协议'],
  ),
  scene(
    'sexual_assault',
    '(?:脱|扒|掀|撩)(?:了|掉|光|下)?[^，,]{0,5}(?:裤|衣服|内衣|裙)|(?:裤子|衣服|裙子)[^，,]{0,2}(?:脱|扒)',
    [`${CHILD}|我|她`, '老师|教练|舅|叔|继父|后爸|老板|男的|领导|同事|校长|邻居|他'],
    ['同学|试衣|洗澡(?:后|时)换|医生检查|同宿舍|视频聊|裸聊|软件'],
  ),
  scene('sexual_assault', '(?:迷迷糊糊|断片|没(?:有)?意识|不省人事|昏睡|失去意识|醒来|醒过来)', [
    '宾馆|酒店|床|房间|出租屋',
    '没穿|衣服|光着|下面|下体|疼|发生|旁边|裤',
  ]),
  scene(
    'sexual_assault',
    "\\b(?:raped|rapes|sexually (?:assault|abus)\\w*|molest(?:ed|s|ing)|groped|gropes|fondled|drugged me|spiked my drink|forced himself on|forced (?:me|her) (?:into|to have) sex|woke up (?:naked|undressed)|touch(?:ed|es|ing) (?:me|her|him|my (?:daughter|son|child)) (?:down there|there|inappropriately|sexually|between))\\b|\\b(?:wouldn't|didn't|did not|would not) stop\\b[^.]{0,40}\\b(?:said no|told him no|begged)",
    [],
    ['\\b(?:film|movie|years? ago|when I was (?:a child|little|young)|definition|penalty)\\b'],
  ),
  scene(
    'child_abuse',
    `${HIT}|烫|虐待|饿(?:着|了|得)|针扎|扎(?:我|她|他|孩子)|不给[^，,]{0,6}(?:吃|饭|喝|水|穿)|罚跪|烟头|关在|锁在|吊起来|往死里`,
    [
      CHILD,
      '爸|妈|继|后娘|男朋友|女朋友|隔壁|邻居|楼上|楼下|对门|那家|保姆|阿姨|老师|奶奶|爷爷|托管|幼儿园|亲戚|姑|舅|养父|养母|大人|保育|男的',
      `${AGAIN}|晚上|淤青|瘀青|青一块|紫一块|伤|疤|肿|血|烟头|衣架|皮带|棍|针|哭|饿|吃|骨|惨叫|瘦|身上`,
    ],
    [
      '没有?(?:受)?伤|手心|我打了?(?:孩子|他|她|一)|我打过|同学|同宿舍|几个孩子打|孩子打架|犯法吗|冤枉|校园|高年级|打视频(?:给)?$|打我妈|游戏|(?:赔|买)[^，,]{0,4}药|误食|吃了',
    ],
  ),
  scene(
    'child_abuse',
    '(?:一个人|独自|单独|自己)[^，,]{0,6}(?:锁|关|扔|丢|留|反锁)(?:在)?[^，,]{0,6}(?:家|屋|房|车)',
    [CHILD, '哭|天|饿|小时|夜|没人管'],
  ),
  scene(
    'child_abuse',
    `\\b(?:hits?|hitting|beats?|beaten|beating|slaps?|whips?|burn(?:s|ed|ing)?|starv\\w+|kicks?|lock(?:s|ed) up|abus(?:es|ed|ing))\\b`,
    [
      `\\b${EN_CHILD}\\b`,
      '\\b(?:every (?:day|night|evening)|almost|always|keeps?|screaming|crying|bruis\\w*|belt|burns?|scars?|hungry|again|stepmother|stepfather|stepdad|stepmum|stepmom|nanny)\\b',
    ],
    ['\\b(?:boys|classmates?|years? ago|when I was|spank\\w*|beat my son behind)\\b'],
  ),
  scene(
    'elder_abuse',
    `${HIT}|捆|绑|拴|虐待|饿|褥疮|不给[^，,]{0,6}(?:吃|饭|喝|看病|药)|赶(?:到|出|去)|打骂|关在|锁在`,
    [
      `${ELDER}|(?:我|他|她)?(?:妈|爸|母亲|父亲)[^，,]{0,4}(?:[789]\\d|[七八九]十)`,
      '护工|保姆|嫂|儿子|儿媳|媳妇|哥|弟|姐夫|女婿|养老院|孙子|女儿|护理|院里',
      `伤|疤|印|耳光|巴掌|吃|饿|被子|不敢|监控|褥疮|骂|棚|猪圈|冷|绳|血|${AGAIN}|喝了酒|淤`,
    ],
    ['冤枉|污蔑|诬陷|扶了|撞的|小时候|我打|打(?:我(?!爸|妈|奶|爷|外|姥|岳|公|婆|家老)|孩子)|孩子被|同学|狗'],
  ),
  scene(
    'elder_abuse',
    '\\b(?:ties|tied|slaps?|slapped|hits?|hitting|beats?|beating|starv\\w+|lock(?:s|ed)|abus(?:es|ed|ing)|neglect\\w*)\\b',
    [`\\b${EN_ELDER}\\b`, '\\b(?:carer|caregiver|nurse|nursing home|care home|grand\\w+|elderly|old)\\b'],
    ['\\b(?:years? ago|died|changed the locks)\\b'],
  ),

  // People gone, kept or taken.
  scene(
    'child_taken',
    `${CHILD}(?!的)[^，,]{0,14}(?:抱走|抱回|带走|带回|接走|抢走|抢回|偷走|藏)|(?:抱走|抱回|带走|带回|接走|抢走|抢回|藏起)[^，,]{0,4}(?:了)?${CHILD}|(?:把|将)[^，,]{0,6}${CHILD}[^，,]{0,6}(?:抱|带|接|抢|藏)`,
    [
      '不让[^，,]{0,3}(?:见|看|碰|接)|不给[^，,]{0,3}(?:见|看)|拉黑|不接|关机|联系不|打不通|不还|不肯|没人|哪里|在哪|藏|偷偷|趁|抢|陌生|躲|换了?(?:手机)?号|见不到|要看可以',
    ],
    [`${POLICE}[^，,]{0,6}带走|判了|写协议|放暑假|学籍|再不还`],
  ),
  scene(
    'child_taken',
    `没影|不见了|找不[到着]|走失|走丢|走散|没回(?:家|来)|没(?:有)?消息|失联|联系不上|跟[^，,]{0,8}(?:网友|人|男的)[^，,]{0,2}(?:跑|走)了|离家出走`,
    [CHILD, '一转身|小时|天|刚|今天|下午|上午|早上|晚上|放学|现在|昨|定位|到处|报警|网友'],
    [
      '东西|手机(?!定位|关机|打不通|没人接|也|联系)|行李|手表|猫|狗|书包|十分钟就|找到了|快递|工作|对象|(?:学生|孩子|儿子|女儿)的|租客|外婆|奶奶|爷爷|老人|女大学生',
    ],
  ),
  scene(
    'child_taken',
    "\\b(?:keeping (?:him|her|them)|blocked my number|taken (?:him|her|them|my|our)|took (?:him|her|them|my|our)|won't bring|refus\\w+ to (?:return|bring)|hasn't (?:come|been) (?:home|seen)|disappeared|missing|ran away|run away)\\b",
    [
      `\\b${EN_CHILD}\\b`,
      '\\b(?:ex|husband|wife|father|mother|in-laws?|school|sunday|custody|hours?|yesterday|today|police|phone|nobody|stranger|online)\\b',
    ],
    [
      '\\b(?:holiday|years? ago|taken out of context|roommate|missing (?:class|school)|dementia|police (?:took|have taken)|(?:took|taken) (?:her|his|my) (?:phone|passport|money))\\b',
    ],
  ),
  scene(
    'missing_person',
    '没(?:有)?回(?:家|来)?|走失|走丢|失联|失踪|联系不[上到]|没(?:有)?(?:了)?(?:消息|音讯|音信)|离家出走|下落不明|找不[到着]人|找不到(?:他|她)|(?:电话|手机)[^，,]{0,3}(?:关机|打不通|没人接)',
    [
      KIN,
      '小时|天|一晚|一夜|一整夜|整晚|早上|昨|今|刚|到处|找遍|到现在|痴呆|抑郁|面试|境外|缅甸|柬埔寨|泰国|月',
      '出去|出门|遛弯|散步|走(?!廊)|失踪|失联|离家|上山|打工|面试|下班|游泳|河|买菜|吵架|没回|联系不上|找遍',
    ],
    [
      `宣告|${POLICE}[^，,]{0,14}(?:带|接|抓|铐|打)|警察|派出所带|被带走|年(?:了|没|前)|老板[^，,]{0,4}(?:失联|跑)|租客|卖家|快递|中介|欠[^，,]{0,3}(?:我|工资|钱)|猫|狗|骨灰|孩子(?:归|被)|抱走|网友跑|传销|没回我|进去了|拘`,
    ],
  ),
  scene(
    'missing_person',
    "\\b(?:wandered off|gone missing|is missing|disappeared|nobody has seen|hasn't (?:come|been) (?:home|seen)|can(?:no|')t (?:reach|find) (?:him|her|my))\\b",
    [`\\b${EN_KIN}\\b`],
    [`\\b(?:${EN_CHILD}|police|arrest\\w*|years? ago)\\b`],
  ),
  scene(
    'confined',
    '(?:关|锁|扣|拴|软禁|囚禁|反锁|控制|看着|看管|堵)(?:了|在|着|住|起来|到)|寸步不离|(?:派|有)(?:人|两个人|几个人)?[^，,]{0,4}(?:跟着|看着|守着)|出不来|出不去|人身自由',
    [
      '不放|不让[^，,]{0,4}(?:走|出|离|回)|才(?:给|让|能|放)[^，,]{0,3}(?:走|人|离|回)|出不来|出不去|走不了|逃|不还钱不|赎|打三万|要[^，,]{0,6}(?:才|万)|怎么(?:回家|离开|出来)|跑不',
      `我|${KIN}|人`,
    ],
    [`${POLICE}|看守所|拘留|车被|货被|账户|合同|押金|电梯|护照|洪水|孩子一个人|群|资金`],
  ),
  scene(
    'confined',
    '传销|窝点|(?:手机|身份证)[^，,]{0,8}(?:都)?(?:收走|没收|保管|砸)',
    [
      '想走|不让|出不来|出不去|跟着|救|怎么(?:回|离|出|逃)|打[^，,]{0,4}(?:钱|万)|吞吞吐吐|被骗(?:去|到|进)|关',
      `我|${KIN}`,
    ],
    ['自己跑|坐牢|参与者|那时|当时给|法律责任|毕业证|干满|护照'],
  ),
  scene(
    'confined',
    "\\b(?:locked (?:me|us|him|her|the (?:apartment|flat|door|room) from (?:the )?outside)|can't get out|cannot get out|holding (?:me|him|her|us)|held (?:me|him|her|us)? ?against|not allowed to leave|won't let (?:me|us|him|her) (?:leave|go|out))\\b",
    ['\\b(?:I|me|us|him|her|my)\\b'],
    ['\\b(?:lease|contract|police|deposit|detention cent(?:re|er)|locked out|locked me out)\\b'],
  ),
  scene(
    'bullying',
    `${HIT}|扒|扎|逼|围|堵|推(?:下|倒)|欺负|霸凌|欺凌|砸破|烫|踩|泼`,
    [
      '同学|同宿舍|舍友|同桌|班上|同班|高年级|几个(?:男生|女生)|初一|初二|初三|高一|高二|高三|学校|老师|班主任|住校',
      `我(?:儿子|女儿|家|孩子|妹|弟)|孩子|儿子|女儿|(?:我|被)[^，,]{0,12}(?:打|欺负|扇|围|堵|霸凌)|(?:打|逼|扇|踢|欺负|围|堵)(?:他|她)`,
      '血|伤|淤青|瘀青|青一块|肿|骨|破|疼|痛|视频|天天|每天|每晚|耳光|衣服|喝尿|不敢|脑震荡|洞|吐|晕|厕所',
    ],
    [
      '认定标准|电影|打破了|赔了|打了?一下|吵架|二十[一二三四五六七八九]|没有?(?:受)?伤|教练|爸[^，,]{0,4}(?:用|打)|衣架|喝多|培训班|老师(?:打|把|用)',
    ],
  ),
  scene(
    'bullying',
    '\\b(?:beat(?:s|en|ing)?|hit|kick(?:ed|s)?|punch(?:ed|es)?|bull(?:y|ied|ies|ying)|slapp?(?:ed|s)?|push(?:ed|es)?)\\b',
    [
      '\\b(?:school|classmates?|pupils?|class|students?|dorm|older boys|teacher)\\b',
      `\\b(?:my|our) ${EN_CHILD}\\b|\\bme\\b`,
      '\\b(?:broken?|bleed\\w*|blood|bruis\\w*|injur\\w*|again|every day|hospital|scared|stitches|concussion|video)\\b',
    ],
    ['\\b(?:years? ago|university policy)\\b'],
  ),
  scene(
    'detained',
    `${POLICE}[^，,]{0,20}(?:带走|带去|抓|铐|扣|拘|关|传唤|配合调查|控制|问话|接的)|被(?:带走|铐|刑拘|拘留|传唤|羁押|留置|批捕|抓走|抓了|抓进去)|(?:拘留|逮捕|传唤)通知书?|配合调查`,
    [
      `${KIN}|我`,
      '现在|今天|昨|前天|刚|小时|天|没消息|不知道|手续|通知|在哪|见不到|联系|怎么办|什么案子|收到|一夜|关机|早上|凌晨',
    ],
    [
      '司机|肇事|小偷|骗子|对方被|打我的|撞我|判了|出来了|政审|区别|已经抓到|最长|我们这里|犯罪嫌疑人|证据|那个人|辅警',
    ],
  ),
  scene(
    'detained',
    '\\b(?:taken (?:off|away|by)|took|arrest\\w*|detain\\w*|custody|handcuffed|police station)\\b',
    [
      `\\b(?:my|our) ${EN_KIN}\\b|\\bI\\b`,
      '\\bpolice|officers?|custody|arrested|detained\\b',
      '\\b(?:yesterday|today|now|just|tonight|this morning|last night|hours?|phone|nobody|what do I)\\b',
    ],
    [
      '\\b(?:hero|film|movie|thief|record|penalty|in 20\\d\\d|years? ago|scamm\\w*|threaten\\w*|stalk\\w*|hit me|missing)\\b',
    ],
  ),

  // The roof over one's head.
  scene(
    'demolition',
    '挖掘机|推土机|铲车|勾机|钩机|强拆|拆迁(?:队|办)|(?:正在|正被|正|在|要|来|被|给|已经开始|开始)[^，,]{0,8}(?:拆|推(?!迟|荐|销|广|脱|出|算))(?!散|封|迁补偿|开|穿|台|线)',
    [
      `${HOME_OF}|强拆|推土机|挖掘机`,
      '门口|来了|开到|正|现在|刚|今天|今早|早上|明天|后天|马上|几十|几百|不肯|躺|围|断水|架(?:到|走)|拦',
      '城管|村|镇|街道|拆迁|开发商|征|指挥部|政府|推土机|挖掘机|强拆|补偿|没签|铲车|通知|一伙',
    ],
    ['已经判|判了|盖楼|施工吵|吵得|年被强拆|多久会被拆|可能要拆|装修|邻居(?:要|把)拆|标准怎么'],
  ),
  scene(
    'demolition',
    '\\b(?:bulldozers?|excavators?|demolish(?:ing|ed)?|demolition|tear(?:ing)? down|tore down|knock(?:ing)? down)\\b',
    [
      '\\b(?:house|home|wall|shop|farm|village|building|roof|factory)\\b',
      '\\b(?:this morning|today|now|right now|arrived|outside|tomorrow|started|are here|tonight|just)\\b',
    ],
    ['\\b(?:years? ago|in 20\\d\\d|last year)\\b'],
  ),
  scene(
    'eviction',
    '换(?:了|掉)?(?:门)?锁|锁芯|锁(?:被|都)?[^，,]{0,4}换|撬(?:了|开)?[^，,]{0,3}(?:锁|门)|堵(?:着|住|了)?[^，,]{0,3}门|(?:往外|扔|丢|搬)[^，,]{0,4}(?:扔|出|到|在)[^，,]{0,6}|赶(?:出|我|我们|走)|轰出|马上滚|清场|(?:停|断|掐)(?:了)?(?:水|电)',
    [
      '房东|婆家|房主|出租|租|二房东|中介|物业|他妈|老公|丈夫|房子|公婆',
      '行李|东西|衣服|进不去|住哪|外面|不让(?:我们)?(?:住|进)|里面|滚|流落|零下|露宿|今晚|马上|门外|回不去|宝宝|堵',
    ],
    [
      '我想把租客|租客(?:欠|失联|不)|可以换锁|工位|搬家公司|村|拆迁|强拆|征收|提前(?:一|两)个月通知|我是房东|押金和|高利贷|催收|传单',
    ],
  ),
  scene(
    'eviction',
    '\\b(?:chang(?:ed|ing) the locks?|locked (?:me|us) out|threw (?:my|our|all my) (?:things|stuff|belongings)|(?:throw|kick|push)(?:ing|ed)? (?:me|us) out|cut (?:off )?(?:the|our|my) (?:water|power|electricity))\\b',
    ['\\b(?:landlord|landlady|flat|apartment|room|house|home|owner|husband|in-laws)\\b'],
    ['\\b(?:chat group|my tenant|years? ago|may I|can I change)\\b'],
  ),

  // Threats and money.
  scene(
    'loan_shark',
    '砍|剁|泼|花圈|油漆|红漆|锁眼|砸(?:门|店|家|东西|玻璃)|半夜|推倒|打(?:我|人|伤|了)|弄死|绑|带走|卸|堵(?:门|在|着)|(?:坐|赖|待|住|守|围)在[^，,]{0,6}(?:我家|家|客厅|门口|店)|上门|知道我(?:孩子|女儿|儿子|家)|学校(?:找|闹)|纹身|恐吓|威胁|(?:发|寄|送)(?:了)?(?:刀片|死|冥币|黄纸)',
    [
      DEBT,
      '我|妈|爸|老公|家|女儿|儿子|孩子',
      '砍|手|泼|漆|花圈|锁|砸|不走|推|打|死|带走|孩子|女儿|儿子|今晚|天天|半夜|每天|学校|病|弄|闹',
    ],
    ['欠我|我开|态度还|员工上门|还清|应当注意|停息分期|我去(?:他|她)|宾馆|关在|装修贷'],
  ),
  scene(
    'loan_shark',
    '\\b(?:kneecaps?|smash(?:ed|ing)?|break (?:my|his|our) (?:legs?|arms?|hands?|fingers)|hurt (?:me|my|us)|threaten\\w*|paint on (?:my|our|the) door|come for my (?:son|daughter|kids?|family))\\b',
    ['\\b(?:lenders?|loan ?sharks?|debt|borrowed|collectors?|owe|repay|interest|loan)\\b'],
    ['\\b(?:threatened to sue|lawyer letter|bank)\\b'],
  ),
  scene(
    'stalking',
    '跟踪|尾随|跟(?:着|在|到)[^，,]{0,8}|(?:守|等|蹲|堵|站|徘徊|转悠|蹲守)(?:在|着)[^，,]{0,10}|在[^，,]{0,10}(?:楼下|门口|门外|单元|小区|校门|公司|家)[^，,]{0,4}(?:等|守|站|蹲|堵|徘徊|转悠)',
    [
      '前男友|前女友|前夫|前妻|前任|追求者|有个男|一个男|那个男|陌生|男的|网友|客人|顾客|变态|跟踪狂|他(?!们)|同事|邻居',
      `(?:我|女儿|她|妹|姐|孩子)`,
      `${AGAIN}|天|楼下|门口|单元|小区|后面|回家|下班|放学|害怕|不敢|拉黑|换号|一个人|半夜|凌晨|星期`,
    ],
    [
      '私家侦探|跟踪老公|物流|跟踪(?:狂在|报道|审计|服务)|(?:我|我想|我去)[^，,]{0,6}(?:去|在)他家|欠我|没再来|就没|跟着我(?:过|住|爸|妈|走|们(?:住|一起))|跟着(?:他|她|奶奶|后妈|爸|妈|我们|大家)|孩子跟着|女儿跟着|儿子跟着|打工|学校离|合同|中介|传销|等红灯|老师布置|人身安全保护令的|旁边等|保安|拿刀|停车',
    ],
  ),
  scene(
    'stalking',
    '定位器|跟踪器|窃听器|针孔|偷装[^，,]{0,4}(?:摄像|定位)|(?:GPS|gps)',
    ['前男友|前夫|前任|他|老公|房东|男的|有人', '我|车|包|房间|浴室'],
    ['公司(?:车|要求)|外卖|快递|物流|能不能装|可以装|租车公司'],
  ),
  scene(
    'stalking',
    '(?:扬言|威胁|恐吓|放话|放狠话|发(?:信息|消息|短信|微信)?说|说|发誓|警告)[^，,]{0,14}(?:弄死|杀|砍|卸|废了|泼硫酸|同归于尽|不得安宁|不得好死|放火|烧|毁容|打断|收拾我|弄(?:你|我)|要(?:我|你|他)的?命|你等着|别想活|报复|炸)|(?:门上|门口|家门|车上)[^，,]{0,8}(?:泼|红漆|油漆|血|死老鼠|花圈|刀)|指着我说',
    ['我|儿子|女儿|家|孩子|妈|爸'],
    [DEBT, '法院告|要告|起诉|新闻|电影|直播|主播|同学|说(?:不想|要)(?:活|死|自杀)|降价|烧烤|杀价|杀毒'],
  ),
  scene(
    'stalking',
    '纠缠|骚扰(?!制度)|换(?:着|了)?(?:个)?号(?:码)?[^，,]{0,6}(?:打|发|加)|(?:拉黑|屏蔽)[^，,]{0,6}(?:又|就|还|换)',
    [
      '前男友|前夫|前任|前女友|前妻|追求者|男的|同事|上司|客户|邻居|他',
      `${AGAIN}|换号|拉黑|半夜|不放过|害怕|家里|楼下`,
    ],
    ['推销|广告电话|贷款|催收|作业|分析|噪音|制度'],
  ),
  scene(
    'stalking',
    "\\b(?:stalk(?:s|ing|ed|er)|follow(?:s|ed|ing) (?:me|my (?:daughter|sister|wife))|wait(?:s|ing|ed)? outside my|found out where I live|tracker (?:in|on|under) my|keeps (?:turning|showing) up|won't leave me alone|threaten(?:s|ed|ing)? to (?:kill|hurt|harm|burn))\\b",
    [
      '\\b(?:me|my|I)\\b',
      '\\b(?:every (?:day|night)|again|keeps?|ex|he|she|notes?|door|building|home|work|scared|car|still|now)\\b',
    ],
    ['\\b(?:thesis|laws in|years? ago|essay|private detective|articles? matter)\\b'],
  ),
  scene(
    'blackmail',
    '不(?:给|转|打|付|还|复合|答应|听话|同意|见面)[^，,]{0,12}(?:就|便)[^，,]{0,16}(?:发|公开|传|散|曝|告诉|群发|挂)|(?:不然|否则|要不然)[^，,]{0,4}(?:就)?[^，,]{0,6}(?:发|公开|传|散|曝|群发|挂)|(?:威胁|要挟|勒索|敲诈)|(?:要|转|给|再要)[^，,]{0,8}(?:\\d|千|万|百|块|元|钱)[^，,]{0,6}(?:才删|就删|才不发)',
    [FILMED, '钱|万|千|百|块|元|\\d|复合|要(?:我|求)|转|脱|威胁|见面'],
    ['搬运|侵权吗|罪的|立案|起刑|怎么判|那个犯罪|行车记录|监控视频|商家|差评|我们已经谈好'],
  ),
  scene(
    'blackmail',
    '\\b(?:send(?:s|ing)?|post(?:s|ing)?|leak(?:s|ing)?|publish(?:es|ing)?|share|shar(?:es|ing)|show) (?:it|them|my|the|screenshots?|this|these|to)\\b|\\b(?:blackmail(?:s|ed|ing)|sextort\\w*|extort(?:s|ed|ing))\\b',
    [
      '\\b(?:nudes?|naked|recorded me|video|photos?|pictures?|screenshots?|intimate)\\b',
      '\\b(?:pay|money|dollars?|yuan|rmb|\\d{3,}|unless|or else|wants?|demand\\w*|by tonight|followers|family|contacts)\\b',
    ],
    ['\\b(?:penalty|copyright|years? ago)\\b'],
  ),
  scene(
    'fraud',
    '(?:转|汇|打|付|充|存|扫码付|交|投)(?:了|过去|进去|出去|给|到)[^，,]{0,16}',
    [
      '骗|诈骗|冒充|假的|自称|说是|安全账户|涉嫌洗钱|刷单|网恋|杀猪|军官|保密|不准告诉|提不(?:了|出)|解冻|客服|不让告诉|带单|荐股',
      '刚|才发现|现在|今天|昨|半小时|分钟|小时|还要|拦不住|非要|撤(?:销|回)|止付|还有办法|止损|怎么办|转完|退款',
      '钱|万|千|百|块|元|\\d|存款|定期|款',
    ],
    [
      '定金|尾款|装修|已经抓到|退赔|犯罪嫌疑|立案标准|体检|去年的事|贷款平台(?:正规)|不发货|婚介|裸|私密|提现(?:我|成功)了$',
    ],
  ),
  scene(
    'fraud',
    '(?:非要|执意|拦(?:都)?(?:拦)?不住|劝不(?:住|动)|偷偷|马上要|准备|正要)[^，,]{0,16}(?:汇|转|打钱|投|取钱|充|买)|(?:汇|转|打)[^，,]{0,8}(?:万|钱)',
    [
      '网上|网恋|群里|军官|专家|老师|投资|客服|公检法|理财|主播|保健|app|APP',
      '拦|劝|不听|不信|非要|骗|执意|不肯听',
    ],
    ['抓到|判'],
  ),
  scene(
    'fraud',
    '提(?:不了)?现|提款|解冻|取(?:不)?出来?',
    [
      '税|保证金|手续费|会员|刷流水|再(?:交|充|转)|先(?:交|充|转)|认证|打码',
      'app|群|平台|老师|客服|炒股|投资|账户|刷单|网',
    ],
    ['公积金|定期|银行定存|健身|退卡|法院'],
  ),
  scene(
    'fraud',
    '\\b(?:transferred|sent|wired|paid|transfer|send)\\b',
    [
      '\\b(?:scam(?:mer|med|s)?|fraud\\w*|fake|impersonat\\w*|con ?artist)\\b',
      '\\b(?:just|today|minutes? ago|hours? ago|an hour ago|this morning|tonight|right now|last night|yesterday|realis\\w+|realiz\\w+)\\b',
    ],
    ['\\b(?:in 20\\d\\d|years? ago|closed the case|last year)\\b'],
  ),
  scene(
    'papers_held',
    `(?:收走|收了|扣(?!除|分|税)|押(?!金)|没收|拿走|保管|不还|不给|抢走|锁起来)[^，,]{0,12}`,
    [
      CERTIFICATE,
      '老板|中介|雇主|公司|工厂|经理|领班|包工头|厂|店|餐馆|工头|劳务|蛇头|单位',
      '不(?:还|给|让|肯)|才(?:还|给|能|放)|扣着|收走|要不回|赔|被(?:老板|公司|中介|雇主)',
    ],
    ['复印件|想让他押|规定违法|上课|传销|一屋子|派出所|交警|抵押|怎么换'],
  ),
  scene(
    'papers_held',
    '\\b(?:kept|keeps?|keeping|hold(?:s|ing)?|held|took|taken|takes|confiscat\\w*|withh\\w+|refus\\w+ to (?:return|give))\\b',
    [
      '\\b(?:passports?|ID cards?|identity card|residence permit|documents)\\b',
      '\\b(?:employer|boss|agency|agent|company|school|factory|madam|manager|owner)\\b',
      "\\b(?:safe|penalty|leave|quit|refus\\w*|won't|until|back|pay|owe)\\b",
    ],
    ['\\b(?:copy of|expired|renew|embassy need)\\b'],
  ),

  // Told by what one sees of it, whoever does it.
  scene(
    'self_harm',
    '不想(?:再)?(?:留|待|呆|活)在(?:这|人)|(?:来生|来世|下辈子)(?:再|我|还)|(?:纸条|字条|信|消息)[^，,]{0,10}(?:来生|来世|下辈子|永别|别找我)',
    [],
    ['一起|嫁|投胎做|爱你|公司|城市|小区'],
  ),
  scene(
    'violence',
    '(?:头|脸)[^，,]{0,4}(?:往|朝|对着)?[^，,]{0,4}(?:撞|按|砸|磕)(?:在|到|墙|地|$)|(?:往|朝)(?:墙|地|桌)[^，,]{0,3}(?:撞|摔|砸)|(?:拽|揪|扯|薅)(?:着|住)?[^，,]{0,5}头发|骑在[^，,]{0,4}身上打',
    ['他|她|老公|男|爸|女|我'],
    ['同学|初[一二三]|高[一二三]|老师|赔了'],
  ),
  scene(
    'sexual_assault',
    '动手动脚|(?:手|舌头)[^，,]{0,3}伸(?:进|到)[^，,]{0,8}(?:衣|裤|裙|里)|(?:压|趴|骑)(?:在|到)[^，,]{0,4}身上[^，,]{0,6}(?:亲|摸|脱)|灌醉[^，,]{0,12}(?:床|宾馆|酒店|带|摸|车)',
    ['我|她|女儿|孩子|妹|姐|闺蜜'],
    ['打架|判'],
  ),
  scene(
    'sexual_assault',
    '\\b(?:hands?|fingers) (?:inside|under|in|up|down|into) (?:my|her|his) (?:underwear|shirt|skirt|pants|bra|trousers|dress)\\b',
  ),
  scene(
    'violence',
    '\\b(?:drag(?:s|ged|ging)|pull(?:s|ed|ing)|grab(?:s|bed|bing)) (?:me|her|my mother)\\b[^.]{0,20}\\b(?:hair|throat|neck|floor)\\b|\\b(?:banging|pounding) on (?:the|my)[^.]{0,16}door\\b',
  ),
  scene('work_accident', '(?:不让|不许|不准|拦着)[^，,]{0,6}(?:叫|打|去)(?:救护车|120|医院)', [
    '老板|工地|厂|工头|主管|工友|矿',
    '伤|血|断|穿|砸|压|摔|掉|烫|电|晕|疼',
  ]),
  scene(
    'medical',
    '(?:发|高)烧[^，,]{0,6}(?:抽|昏|叫不|四十|40)|(?:抽|惊厥)(?:了|起来|过去)[^，,]{0,2}$|(?:没号|没有号|不给(?:挂|看))',
    ['孩子|宝宝|我|妈|爸|老人', '急诊|医院|烧|救', '烧|抽|昏|疼|血'],
    ['出院|上个月|退烧了'],
  ),
  scene(
    'gas_or_trapped',
    '门[^，,]{0,4}(?:推|打|撞)不开|水[^，,]{0,6}(?:漫|涨|淹)(?:到|进|上)',
    ['水|火|烟|塌', '卡|困|出不|淹|里面|屋顶'],
    ['漏水|楼上|赔'],
  ),
  scene(
    'fraud',
    '骗走|骗光|上当(?:了)?$|(?:再|还要|又要)[^，,]{0,4}(?:打|转|充|交|垫)[^，,]{0,10}(?:才|解冻|提|返)',
    ['今天|今早|刚|昨|现在|还要|再|怎么办|半小时|小时', '存折|密码|钱|万|千|卡|验证码|返现|任务|解冻|提现'],
    ['抓到|判了|培训|健身|定金|尾款'],
  ),
  scene(
    'fraud',
    '\\b(?:moved|transferred|sent|wired)\\b',
    [
      '\\b(?:savings|money|yuan|everything|\\d{3,})\\b',
      "\\b(?:police officer|customs|safe account|prosecutor|account they gave|don't answer|stopped answering|blocked me)\\b",
    ],
    ['\\b(?:years? ago|last year)\\b'],
  ),
  scene(
    'detained',
    `被${POLICE}[^，,]{0,6}(?:带走|抓走|铐走|扣)`,
    ['没(?:有)?(?:消息|通知|音讯)|小时|一夜|没回来|关机|手续'],
    ['司机|骗子|小偷|对方|判了'],
  ),
  scene('detained', '铐(?:走|上|住)|便衣[^，,]{0,12}(?:带|铐|抓)', [KIN], ['电影|判了']),
  scene(
    'confined',
    '(?:关|锁|反锁)(?:在|进)[^，,]{0,8}(?:房|屋|家|宿舍|仓库|车)',
    ['逼|手机[^，,]{0,6}(?:收|砸|抢)|嫁|彩礼|逃|救', '我|妹|姐|表|朋友|同学'],
    ['猫|狗|钥匙|反锁了门'],
  ),
  scene(
    'missing_person',
    '(?:没|还没|没有)(?:到家|见到?人|见着|到(?:学校|单位))|天黑了还|(?:一直|都)?没见(?:他|她)?(?:回|人)',
    [KIN, '去|出门|出去|走', '糊涂|痴呆|天黑|中午|早上|小时|一天|电话|手机|到现在'],
    ['快递|没到家[^，,]{0,4}就|狗|猫'],
  ),
  scene(
    'child_abuse',
    '(?:不让|不给)[^，,]{0,6}(?:吃|上桌|睡床|穿|上学)|睡(?:在)?(?:阳台|地上|厕所|楼道|猪圈)|(?:掐|打|抽|烫|勒|捆|绑)(?:的|出)?[^，,]{0,3}(?:印|痕|疤|伤)',
    [CHILD, '后(?:老婆|妈|爸|娘)|继|女的|男的|嫂|婶|保姆|那家|邻居|奶奶|姑|舅|托管|亲戚'],
    ['同学|打我妈|我打'],
  ),
  scene(
    'elder_abuse',
    '绑|捆|拴|勒痕|(?:掐|打|捆)(?:的|出)?[^，,]{0,3}(?:印|痕)|(?:抢|拿走|扣)(?:了)?[^，,]{0,4}(?:养老金|退休金|低保)',
    [ELDER, '护工|保姆|养老院|儿子|儿媳|嫂|弟|哥|女婿', '痕|印|瘦|伤|饿|骂|打|哭|不给|不让'],
    ['冤枉|狗|合同'],
  ),
  scene(
    'bullying',
    '按在|围着|踩|烧|烫|逼着?[^，,]{0,4}(?:跪|吃|喝|脱)|(?:打|揍|欺负)[^，,]{0,5}(?:弟|妹|儿子|女儿|孩子)',
    [
      '同学|同宿舍|初[一二三]|高[一二三]|高年级|学校|几个(?:男生|女生)|职高|中专',
      '弟|妹|我儿|我女|孩子|侄|我(?:被|的)',
      '伤|泡|血|肿|青|疼|哭|不敢|头发|耳|视频|骨',
    ],
    ['电影|没有?(?:受)?伤|打了?一下|赔了|打破了'],
  ),
  scene(
    'loan_shark',
    '拉横幅|堵|拿走|抢|蹲|闹|跟着',
    [DEBT, '孩子|学校|女儿|儿子|妈|爸|单位|家', '催收|要债|讨债|放贷|高利贷|债主|收账'],
    ['欠我|我开|员工|态度还'],
  ),
  scene(
    'blackmail',
    '不(?:跟|和|陪|出来|发|给|同意|答应)[^，,]{0,12}就[^，,]{0,24}(?:贴|发|传|告诉|曝|公开)',
    ['照片|视频|裸|录像|聊天记录|截图'],
    ['搬运|侵权|差评'],
  ),
  scene(
    'eviction',
    '锁[^，,]{0,4}换|换[^，,]{0,3}锁',
    ['房东|婆家|老公|前夫|租', '坐在|楼梯|楼道|走廊|门外|门口|进不|外面|露宿'],
    ['我想|房东不同意|可以换锁|租客'],
  ),
  scene(
    'papers_held',
    '(?:锁|放|收)(?:在|到|进)?[^，,]{0,6}(?:保险柜|办公室|抽屉|老板那)|扣(?:在|着|下|了)',
    [CERTIFICATE, '厂|公司|老板|中介|雇主|工头', '不(?:给|还|让|肯|能)|回家|回国|离职|辞职'],
    ['复印件|派出所|交警|海关'],
  ),

  scene(
    'violence',
    '打得[^，,]{0,4}(?:站不|起不|爬不|满|浑身|鼻|半死|昏|吐|头破)',
    [],
    ['判了|同学|赔了|羽毛球|球'],
  ),
  scene(
    'medical',
    '(?:说不出|说不了|讲不出)话|(?:手|腿|胳膊|身子)[^，,]{0,3}(?:抬不起|动不了|没知觉|不听使唤)',
    ['突然|刚|今天|早上|一下子'],
  ),
  scene('work_accident', '(?:摔|掉|坠|跌)(?:了)?下来', [
    '包工头|老板|工地|工头',
    '别报警|先别|不让|私了|怎么办|医院',
  ]),
  scene('blackmail', '(?:说|扬言|威胁)?要[^，,]{0,4}(?:发到|发给|群发|贴到|公开)', [
    '裸|私密|不雅|床照|P图|p了',
    '转|钱|万|千|不然|复合',
  ]),
  scene('confined', '(?:缅北|缅甸|柬埔寨|妙瓦底|电诈)[^，,]{0,8}(?:园区|公司|里)|赎(?:我|人|他|她)', [
    '电击|打|赎|不让|骗人|护照|出不|回不',
  ]),
  scene(
    'stalking',
    '(?:每天|天天|总是|一直)[^，,]{0,8}(?:在|到)[^，,]{0,8}(?:楼下|门口|楼道|校门)[^，,]{0,3}(?:等|堵|守|蹲)我',
    ['追我|拒绝|分手|不认识|陌生|毁|害怕|男生|男的'],
  ),
  scene('child_abuse', '(?:胶带|绳子?|皮带)[^，,]{0,10}(?:封|绑|捆|抽)|绑在[^，,]{0,4}(?:椅|床|树)', [
    CHILD,
    '阿姨|老师|托管|保姆|爸|妈|继|幼儿园',
  ]),
  scene('bullying', '扇[^，,]{0,4}(?:巴掌|耳光)|(?:打|逼)[^，,]{0,4}(?:录像|拍视频)', [
    '女儿|儿子|孩子|弟|妹',
    '厕所|学校|宿舍|上学|同学|班',
    '录像|视频|不肯|不敢|哭|伤',
  ]),

  scene(
    'violence',
    '鼻青脸肿|遍体鳞伤|头破血流|打掉[^，,]{0,3}牙|牙[^，,]{0,3}打掉|(?:堵|拦)着?不让[^，,]{0,3}(?:去|上)(?:医院|看病)',
    ['我|她|他|妹|姐|妈|孩子|女|弟|哥'],
    ['判了|赔了|同学|电影'],
  ),
  scene('child_abuse', '鼻青脸肿|遍体鳞伤|拿[^，,]{0,4}出气|光着脚', [
    `${CHILD}|小姑娘`,
    '对门|邻居|隔壁|楼上|楼下|两口子|爸|妈|继|那家|保姆',
  ]),
  scene(
    'sexual_assault',
    '(?:摸|爬|钻|溜)(?:到|进|上)[^，,]{0,4}(?:床|被窝|被子)',
    ['男|房东|舅|叔|爸|哥|老师|老板|同事|半夜|他|姐夫|公公'],
    ['猫|狗|孩子自己'],
  ),
  scene(
    'fraud',
    '(?:正在|正|马上|准备|要)[^，,]{0,14}(?:往|给|转到|打到|汇到)[^，,]{0,10}(?:账户|账号|卡)|一个账户(?:打|转|汇)',
    ['电话|自称|说是|监会|公安|检察|社保|医保|客服|网上|群'],
    ['工资|公积金中心|银行柜员说可以'],
  ),
  scene(
    'gas_or_trapped',
    '(?:热水器|煤|炉|炭|燃气|煤气)[^，,]{0,10}',
    ['晕|昏|头疼|恶心|叫不', '味|洗澡|直排|屋|刚|现在|浴室|取暖'],
    ['去年|出院|押金|维修费|判'],
  ),
  scene('loan_shark', '(?:不还|不结|还不上|不给|还不清)[^，,]{0,4}就让[^，,]{0,10}|利息不结', [
    '利息|债|钱|贷',
    '儿子|女儿|孩子|家|上不了|店|坐着|来人|腿|手',
  ]),
  scene(
    'detained',
    '(?:被|给)[^，,]{0,4}(?:扣住|扣下|按住|带走|控制)了?',
    [
      KIN,
      '通缉|警察|高速|公安|派出所|民警|机场|车站',
      '人[^，,]{0,4}(?:在哪|哪里)|不说|不知道|怎么办|刚才|现在',
    ],
    ['车被扣|货'],
  ),
  scene('demolition', '(?:动手|开始|要来|来人|带人)[^，,]{0,4}(?:拆|推|扒)|扒(?:房|屋)', [
    '街道|村|镇|城管|开发商|保安|拆迁',
    '今天|现在|刚才|明天|围|点',
  ]),
  scene(
    'self_harm',
    '一头(?:扎|栽)进|(?:跳进|扎进|走进)(?:江|河|海|湖|水库)',
    ['想|要|债|不如|活|死|累'],
    ['学习|工作|游泳|救人|捞'],
  ),
  scene(
    'missing_person',
    '(?:两|三|四|几|一)(?:天|夜|晚)(?:了)?(?:没|还没|都没)(?:下来|回|出来|见|消息)',
    [KIN, '进山|上山|出海|下河|去|出门|采药|钓鱼'],
    ['没回我|消息了就|快递'],
  ),
  scene(
    'eviction',
    '(?:小时|分钟|今晚|今天|天黑前)[^，,]{0,4}(?:内|之内|前)?[^，,]{0,3}(?:搬空|搬走|滚|搬出|腾)',
    ['房租|租|房东|房子', '我|孩子|老人|家'],
  ),
];
