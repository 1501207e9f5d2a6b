import type { UrgentKind } from './urgent-words.ts';

/**
 * Words by what they mean where somebody is in danger, so that a message is understood in words nobody labelled: whoever learned
 * of `老公` and `抡` has learned of `俺那口子` and `揍`. They are weighed like other words (`urgent-features.ts`), never a rule.
 */
export const URGENT_CONCEPTS: Readonly<Record<string, string>> = {
  partner:
    '老公|老婆|丈夫|妻子|爱人|媳妇|男人家|我男人|我女人|孩子他爸|孩子她爸|孩子他妈|孩他爸|孩他妈|他爸爸|那口子|先生|太太|男友|女友|男朋友|女朋友|对象|未婚夫|未婚妻|老伴|堂客|婆娘|husband|wife|boyfriend|girlfriend|bf|gf|partner|fiance|孩儿他爹|孩儿他娘|相亲对象|同居',
  ex: '前夫|前妻|前任|前男友|前女友|前对象|ex|exhusband|exwife',
  child:
    '孩子|小孩|娃儿|娃娃|娃|宝宝|宝贝|女儿|儿子|闺女|囡囡|小囡|囡|小宝|婴儿|外孙|孙子|孙女|侄女|侄子|外甥|小朋友|小男孩|小女孩|男孩|女孩|小妮儿|妮儿|妮子|崽|仔仔|伢|幼儿|小姑娘|son|daughter|child|children|kid|kids|toddler|baby|nephew|niece|boy|girl|infant|小家伙|小学生|初中生|高中生|外甥女|侄儿|养女|养子|继子|继女|幼童|新生儿|孙儿|婴儿车|teen|teenager|pupil',
  elder:
    '老人家|老人|老太太|老太|老头子|老头|老爷子|老母亲|老父亲|老妈|老爸|奶奶|爷爷|外婆|外公|姥姥|姥爷|阿婆|阿公|岳母|岳父|婆婆|公公|老娘|老爹|痴呆|护工|养老院|敬老院|grandma|grandpa|grandmother|grandfather|elderly|dementia|carer|外祖母|外祖父|阿嬷|我奶|俺奶|我姥|失智|老年痴呆|糊涂了|nursing home|alzheimers|alzheimer',
  parent: '妈妈|爸爸|母亲|父亲|我妈|我爸|爸妈|父母|俺爹|俺娘|我爹|我娘|mother|father|mom|mum|dad|parents',
  kin: '哥哥|姐姐|弟弟|妹妹|老弟|我弟|我哥|我姐|我妹|表哥|表弟|表姐|表妹|堂哥|堂弟|堂姐|堂妹|姑姑|姑父|阿姨|小姨|姨妈|舅舅|舅妈|叔叔|婶婶|大伯|伯父|伯母|嫂子|姐夫|妹夫|亲戚|继父|继母|后爸|后妈|后爹|后娘|养父|养母|婆家|娘家|大姑子|小姑子|小叔子|brother|sister|uncle|aunt|cousin|stepfather|stepmother|stepdad|stepmom|inlaws|二姨|大姨|三姨|堂叔|二叔|三叔|大嫂|二嫂|弟媳|表婶',
  mate: '室友|舍友|闺蜜|朋友|同学|同事|同桌|同寝|哥们|老乡|网友|兄弟|姐妹|工友|师傅|邻居|隔壁|楼上|楼下|对门|friend|roommate|flatmate|colleague|coworker|classmate|neighbor|neighbour|neighbours|workmate',
  boss: '老板娘|老板|包工头|工头|厂长|主管|领导|经理|组长|班长|站长|店长|雇主|监工|中介|判头|foreman|boss|employer|manager|agency|agent|supervisor',
  landlord: '二房东|房东|包租婆|宿管|管家|公寓|landlord|landlady|tenant|租客|出租屋|租房',
  police:
    '警察|公安|派出所|民警|便衣|刑警|刑侦|经侦|网警|特警|巡警|交警|边检|纪委|监委|检察院|专案组|办案|警车|police|cops|cop|officers|detectives|亮证|亮了证|警官|手铐|特勤|officer',
  collector:
    '催收|催债|要债|讨债|收账|要账|讨账|债主|放贷|放水|水钱|高利贷|高炮|砍头息|套路贷|网贷|逾期|放数|大耳窿|loan|lender|lenders|collectors|collector|debt|利滚利|赌债|赌场|纹身|水房|砍手|剁手|剁指|到手一万|loan shark|loan sharks',
  teacher:
    '老师|班主任|园长|幼儿园|早教|托管|保姆|校长|教练|导师|辅导员|学校|teacher|school|kindergarten|nanny|coach',
  gang: '一伙|一帮|几个人|一群|七八个|三四个|四五个|几个男的|几个大汉|光膀子|蒙面|黑社会|混混|社会上的|好几个|一百多号|several men|gang|men',
  stranger: '陌生|有个男的|一个男的|有个人|有人|那人|那个人|男嘅|someone|somebody|stranger|guy|man',
  hit: '揍|扇|踢|踹|捶|抡|殴|暴打|毒打|家暴|拳|耳光|巴掌|嘴巴子|动手|动粗|施暴|围殴|群殴|薅|拳打脚踢|皮带抽|拿皮带|往死里打|打我|打人|打她|打他|打孩子|打老人|打架|挨打|被打|按在地上|按在墙上|hit|hits|hitting|beat|beats|beating|beaten|punched|slapped|slaps|kicked|whips|attacked|dragged|摁|拽着|拖回|推倒|推下|推搡|推我|推她|磕在|往墙上|跺|铲|锄|劈头|掌掴|抽我|抽她|抽他|抽孩子|鞋底|甩过来|砸过来|抡起|扯头发|揪着|揪住|throws|threw|slammed|shoved|pushed|slapping|stabbed',
  throat:
    '掐|勒|闷|捂嘴|捂住|蒙头|扼|choke|choked|choking|strangled|throat|勒我|勒住|喘不了|窒息|按住口鼻|suffocating',
  weapon:
    '菜刀|水果刀|柴刀|砍刀|铁棍|棒球棍|棍子|持刀|拿刀|拿着刀|刀架|斧头|酒瓶|砖头|板凳|烟灰缸|汽油|枪|钢管|knife|gun|axe|bat|machete|weapon|锄头|铁锹|剪刀|热水壶|开水壶|扳手|榔头|scissors|hammer',
  smash:
    '砸门|砸|踹门|撞门|破门|闯进|冲进|闯入|堵门|堵在|堵我|堵着|拧我门把|撬门|kicking the door|break in|banging|smashing|smashed|smash|踢门|拿脚踹|冲进来|破窗',
  threat:
    '弄死|弄我|弄残|杀我|杀全家|杀了|同归于尽|卸|砍死|斩死|要我命|威胁|恐吓|扬言|放话|撂话|放狠话|走着瞧|等着瞧|小心点|不得安宁|后悔一辈子|打断腿|埋了|捅死|毁容|毁掉|threat|threaten|threatens|threatened|threats|kill',
  hurt: '流血|出血|血糊|见血|是血|有血|好多血|满脸血|血印|淤青|瘀青|青紫|发紫|青一块|紫一块|肿|骨折|伤口|受伤|伤痕|疤|断了|折了|断指|缝了|烫|烧伤|起泡|褥疮|穿孔|脑震荡|开瓢|皮掉|bleeding|bruises|bruised|bruise|blood|broken|injured|hurt|hurts|wound|bedsores|swollen|豁开|豁了|口子|裂了|破皮|烧焦|鼻青脸肿|脱臼|起包|肉翻|瘀血|牙掉|掉了一颗牙|血印子|tooth|stitches',
  unconscious:
    '昏迷|晕倒|昏倒|昏过去|晕过去|不省人事|没反应|没知觉|叫不醒|叫不应|不应|没气|没呼吸|翻白眼|抽搐|抽抽|口吐白沫|冒白沫|栽那|倒地|倒在地|躺地上|叫他没|睁不开|喘不上|喘不过|呼吸困难|胸闷|胸口|心口|心慌|冷汗|脸色煞白|嘴唇发|中风|心梗|脑梗|歪|憋紫|噎住|卡喉咙|collapsed|unconscious|breathing|faint|fainted|seizure|stroke|choking|dizzy|嘴歪|嘴斜|含糊|说话不清|口齿不清|软塌|发软|发乌|发绀|脸紫|脸青|呛奶|呛了|呛到|瘫倒|不动了|没动静|半边身|直冒汗|撞飞|淌血|瘫软|foaming|slurring|limp|drooling',
  ambulance: '急诊|抢救|救护车|120|押金不|不给治|不收治|拒收|白车|ambulance|emergency room|hospital|er',
  birth: '羊水|孕妇|产妇|怀孕|大出血|见红|肚子里|要生了|pregnant|labour|宫缩|破水|早产|孕晚期|labor',
  fire: '着火|起火|烧着|烧起来|着起来|火苗|冒烟|浓烟|黑烟|冒火|火灾|失火|炸了|爆炸|smoke|fire|flames|explosion|火球|呛烟|烟往上|烟冲|烧了起来|窜火|blaze|burning',
  gas: '煤气味|燃气味|煤气|燃气|漏气|天然气|臭鸡蛋|一氧化碳|热水器|嘶嘶|gas|carbon monoxide|煤气阀|灶没关|没关灶|臭味|闷炉子|炭火盆|gas smell',
  trapped:
    '被困|困在|困住|卡在|出不去|出不来|下不去|下不来|掉进|掉下去|陷进|埋在|压在|压底下|砸到|塌|水淹|涨水|山洪|trapped|stuck|buried|flood|轿厢|下坠|往下坠|卡住|被淹|进水|门推不开|水到腰|水到胸|够不着地|滑坡|雪崩|悬在',
  lift: '电梯|elevator|lift',
  poison:
    '农药|百草枯|敌敌畏|老鼠药|耗子药|洁厕灵|洁厕|消毒液|清洁剂|洗洁精|洗衣凝珠|洗衣液|凝珠|杀虫|84|纽扣电池|电池|磁力珠|磁铁|干燥剂|酒精|药酒|降压药|头孢|蘑菇|野生菌|菌子|四季豆|pesticide|bleach|battery|poison|poisoned|mushroom|mushrooms|berries|detergent|cleaner|除草剂|杀鼠|药丸|降糖药|菌类|野菜|河豚|甲醇|pod|pods|tablet|tablets',
  swallow:
    '吞|咽|误食|误服|误喝|喝了|吃了|吃完|喝完|抿了|咬破|舔|冲了喝|当糖|当饮料|swallowed|swallow|ate|drank|drunk|嚼了|误吞|误吃|误咽|chewed|chewing',
  sick: '上吐下泻|呕吐|吐了|在吐|一直吐|拉肚子|肚子痛|肚子疼|腹痛|头晕|恶心|发麻|舌头|发烧|眼前发花|腿软|幻觉|小人|头重脚轻|vomiting|throwing up|vomit|fever|blue',
  animal:
    '狗|犬|泰迪|金毛|狼狗|藏獒|猫|蛇|马蜂|蜜蜂|蜂|猴|dog|cat|snake|wasp|bee|杜宾|罗威纳|狼犬|恶犬|烈性犬|毒蛇|野狗|流浪狗',
  bite: '咬|啃了|挠|抓伤|抓破|蜇|扑|来了一口|豁了|bit|bite|bitten|bites|scratched|stung|叮了|蛰了|撕咬|mauled',
  device:
    '机器|冲床|脚手架|棚架|吊车|叉车|工地|车间|矿|井下|电打|触电|绞|钢筋|电线杆|采石|厂里|上夜班|干活|硫酸|施工|高空|流水线|machine|scaffolding|scaffold|site|press|shock|mine|factory|传送带|皮带机|吊篮|电焊|切割机|锅炉|搅拌机|塔吊|外墙|高处|粉碎机|压机|conveyor|forklift|crane',
  hide_injury:
    '别报警|不让报警|不让送|不让说|私了|别说是|签个字|说在家|自己操作|别拍|不许拍|不要外传|不让叫|不敢说|不敢告诉|声张|别往外说|先别打|不送大医院|回家养|塞了几百|给几百块',
  die: '怎么死|死法|我死了|死了他们|死得|想飞下去|飞下去|烧炭了|炭|头孢配酒|去陪|收尸|绝笔|不如死|不活了|不活咧|不想活|命赔|用命|伤害自己|划自己|割自己|割腕|轻生|不想活|想死|去死|自杀|自鲨|紫砂|轻生|寻死|跳楼|跳下去|跳出去|跳河|跳桥|跳江|跳井|跳海|割腕|割手|划手腕|割脉|上吊|吊死|吊在|烧炭|卧轨|撞死算|喝药死|了断|了结|解脱|遗书|遗言|遗嘱写好|想不开|活够|活腻|活不下去|死了算|消失|不想醒|再也不醒|不再醒|同归|一了百了|结束生命|先走一步|下辈子|来生|来世|永别|道别|交代后事|后事|死给|死在|随便死|suicide|suicidal|die|dying|hang|myself|jump|overdose|himself|herself|告别|诀别|遗物|别救我|不被救|睡过去|永远睡|长眠|不再睁眼|别再睁开|画句号|退场|谢幕|自尽|寻短|自我了断|离开这个世界|离开人世|没有明天|最后一次看|最后一顿|上路了|骨灰|求死|来世再|怎么又醒|心脏停|别醒来|不用醒|告别信|take my life|end it|not be here|goodbye everyone',
  despair:
    '撑不住|撑不下去|坚持不下去|坚持不住|熬不住|遭不住|受不了|扛不住|没意思|没意义|没劲|绝望|抑郁|崩溃|累了|好累|废物|累赘|拖累|多余|没人在乎|没人在意|不值得|没脸|没活路|死路|emo|unbearable|pointless|hopeless|worthless|goodbye|rope|pills|bridge|roof|ledge|不配活|没盼头|拖油瓶|包袱|不中用|减负|没人需要|没有我|没了我|苟延残喘|行尸走肉|burden|over for me',
  pill: '安眠药|药片|一瓶药|药都|一把药|绳子|刀片|美工刀|炭|药吃了|tablets|sleeping|安定|一板药|整板|攒药|攒了|感冒药|颗药|数药|paracetamol|tylenol|overdose|pills',
  height:
    '楼顶|天台|顶楼|阳台|窗台|窗户上|窗边|桥上|桥边|江边|河边|海边|栏杆|护栏|铁轨|rooftop|空调架|顶层|天桥|桥栏|窗口|楼边|往下看|边沿|overpass|balcony',
  after_me:
    '我走了|我没了|我死了|我走以后|我死后|我不在了|没了以后|走之前|走以后|用命|替我照顾|照顾好妈|照顾好爸|托付给|我用不上|以后用不着|别怪我|别怪她|别怪他|don t blame',
  rape: '强奸|强暴|强上|侵犯|性侵|猥亵|非礼|发生关系|发生了关系|那种事|摸我|摸她|摸下面|摸胸|动手动脚|脱裤子|扒裤子|裤子扯|没穿衣服|下身|下面红|衣服里|裙子|灌醉|灌我|断片|迷倒|下药|陪睡|陪他睡|压沙发|压在床|顶我|小鸡鸡|亲他|rape|raped|molested|groped|touches|touched|underwear|naked|drugged|手不老实|内裤|内衣|硬来|强迫我|脱光|脱衣服|衣服撕|撕我衣|撕破我|压我身上|爬上床|摸我腿|碰我|skirt|undress|forced me',
  took_child:
    '抢走|抱走|接走|带走|领走|夺走|藏起来|藏在|抢娃|抢孩子|不还给|没送回来|不送回|拐走|拐跑|骗走|snatched|took|taken|picked up|abducted|kidnapped|hiding|拽走|硬拽|领上车|领上|从我怀里|从我手里|冒充家长|掳走|walked off with|walked out with',
  lost: '不见了|找不到|找不着|走丢|走失|走散|失踪|失联|没影|没回来|没回家|没音讯|联系不上|联系不到|打不通|关机|不接电话|没信号|没消息|不回消息|弗见|拉黑|missing|disappeared|vanished|voicemail|wandered|gone|没影了|空号|退租|认不得路|不知去向|音讯全无|没再出现|杳无音|never came back|hasn t come',
  lock: '锁在|反锁|锁屋|关在|关起来|关进|关小黑屋|扣在|扣下|扣着|不让走|不让出|不让我走|不让我出|不放人|不放我|不让离开|看着我|跟着上厕所|拴|铁链|绑|焊死|园区|传销|缅北|限制自由|不让回家|锁了|locked|lock|tied|let me leave|let me out|guard|监控室|保安室|封死|木条|钉死|电子锁|有人陪同|统一保管|上锁|插上门闩|chained',
  starve:
    '不给饭|不给吃|没吃|挨饿|饿|剩饭|不让吃|睡阳台|睡院子|猪圈|杂物间|狗笼|跪|罚站雪|光着脚|冻|starved|starve|food|单衣|皮包骨|瘦得|饿着|一碗粥|一个馒头|不给水|no food|skinny',
  torture:
    '烟头|针扎|拿针|开水泼|火钳|衣架|皮带|水管|鞭|圆规|扎|电击|打火机|胶带|belt|cable|needle|burned|电线抽|圆点|吊起来|吊在|勒痕|跪着|罚跪|举着凳|生蛆|拴着',
  bully:
    '欺负|霸凌|孤立|保护费|逼我吃|逼他|逼她|学狗叫|泼尿|喝尿|厕所|堵在厕所|录视频|扒衣服|全宿舍|bullied|bully|bullies|toilet|pushing|围住|高年级|马桶|抢饭卡|泼水|排挤|逼跪|起外号|held down',
  machine_in:
    '挖掘机|挖机|铲车|推土机|钩机|推了|强拆|拆我家|扒房|拆房|在拆|拆了|掀了|推平|断路|拆迁办|bulldozer|demolish|tearing down|knocking down|excavator|抓斗|钩子车|抬出来|戴头盔|拽倒|屋檐|铲掉|拆我们|拆二楼',
  home_of: '我家房|院墙|房顶|屋顶|大棚|厂房|果园|店面|祖坟|老屋|麦子|庄稼|老宅|猪圈',
  paint:
    '泼漆|红漆|喷红|油漆|花圈|棺材|哀乐|锁眼|横幅|灌胶|画了叉|死老鼠|红油|遗像|遗照|灌胶水|贴大字报|泼粪|wreath|glue',
  filmed:
    '裸照|裸聊|裸体|私密照|私密|隐私照|不雅|床照|亲密照|录屏|小视频|私房照|脱了|偷拍|换脸|p图|洗澡的录像|黄片|通讯录|群发|nudes|nude|naked photos|recorded|video call|contact list|icloud|bitcoin|比特币|片段|录下来|录了下来|截了图|脱衣视频|pictures of me|photos of me|video of me',
  expose:
    '发到|发给|发朋友圈|发网上|曝光|公开|告诉我老公|告诉我老婆|告诉我单位|告诉我爸妈|寄到|挨个发|贴吧|爆料|post|expose|send it to|亲友|厂群|单位群|家人群|发群|发我家|寄给|mail the',
  pay_or:
    '不给就|不给钱|不转就|不然就|否则|不打钱|封口费|拿钱换|勒索|敲诈|要挟|开口要|狮子大开口|ransom|blackmail|blackmailing|extort|unless|晚一分钟|几小时内|封口|私了费|gift cards|gift card',
  paid: '转了|转账|转过去|打过去|汇了|汇款|扫码|付了|充值|充了|垫|取走|取出来|被转走|扣走|少了|没了钱|凑钱|transfer|transferred|sent|wired|paid|withdraw|进去三|搭进去|投进去|本金|转完|汇出去',
  scam: '骗子|被骗|诈骗|骗走|上当|假的|不是本人|把我删|刷单|返现|返利|做任务|联单|提现|提不出|提款|解冻|解封|冻结|认证金|保证金|手续费|流水|验证码|屏幕|共享|安全账户|洗钱|洗黑钱|涉案|涉嫌|客服|中奖|冒充|投资平台|杀猪盘|百万保障|注销|校园贷|外汇|虚拟币|炒股群|银监|电信诈骗|scam|scammed|scammer|fake|fraud|verify|embassy|customs|account|打新股|老师带|带单|安家费|专案组|监管账户|会议软件|远程软件|理赔|借款额度|反诈|注销了|冒充老师|公检法|release fee',
  follow:
    '尾随|跟踪|跟着我|跟着她|跟在|跟住|蹲守|蹲点|等我下班|楼下等|在楼下|企咗|定位器|装了定位|人肉|纠缠|骚扰|堵在电梯|不敢回家|不敢下楼|照我窗|跟到|following|follows|stalking|stalks|watching|staring|outside|望着我|盯着我|看着我窗|放纸条|偷窥|蹲在门口|吸铁石|黑盒|new accounts|left a note|leaves notes',
  evict:
    '换锁|换了锁|锁芯|门锁密码|换密码|赶我|赶出来|赶人|扔出来|扔出去|丢到|丢门口|丢楼下|往外扔|掉嘢|断水|断电|断了水|断了电|掐了水电|停水停电|清空|清屋|不让进|不让进屋|不让进家|封条|evicted|evict|changed the code|changed the locks|cut off|threw|钥匙插不进|门卸|拆了门|行李扔|行李全|另找地方|轰出|撵出|撵我|padlock',
  shelter:
    '没地方住|没地方去|今晚睡|睡哪|楼道|站在楼道|楼梯|零下|下雨|淋雨|下雪|便利店坐|nowhere|street|freezing|cold|自助厅|网吧过夜|露宿|没处去|睡车里|雨里|homeless',
  papers:
    '护照|身份证|证件|毕业证|海员证|残疾证|电工证|居住证|资格证|passport|permit|papers|visa|documents|海员|服务簿|学位证|通行证|回乡证|seaman',
  withheld:
    '扣着|扣下|扣了|扣我|收走|收去|收了我|拿走|拿着我|押着|押了|不还|不给我|不给|锁在保险柜|在老板手|藏起来|藏了|collect|keeps|kept|withhold|safe|return|拿回本子|锁抽屉|锁柜子|代为保管|才给我|才还我|give back',
  seized:
    '被抓|抓走|抓了|抓进|带走|铐|拘留|刑拘|被拘|传唤|留置|看守所|进去了|关起来|叫走|接走调查|通知书|网逃|讯问|笔录|抓起来|扣下人|扣住|arrested|detained|arrest|custody|station|sign|按在地上|摁倒|押上|上了警车|配合调查|电脑抱走|抄家',
  now: '现在|刚才|刚刚|刚|正在|正|此刻|马上|立刻|还在|今晚|今天|今早|昨晚|昨夜|这会儿|一直|快来|怎么办|咋办|咋整|救命|救我|救救|快|急|紧急|right now|just|now|tonight|help|please|currently|still|today|this morning|跑出来|偷偷打字|在门外|还没走|还在客厅|转身|突然|一下子|suddenly',
  hiding: '躲|藏着|不敢出|缩在|我跑|跑出来|逃|蹲在|偷偷|hiding|hid|bathroom|ran|escape',
  // What speaks for a calm question.
  past: '去年|前年|大前年|当年|当初|以前|之前|曾经|小时候|年前|早年|那会儿|那时候|那年|前几年|已经判|判完|已经出院|结案|都还清|还清了|和解|调解|ago|last year|used to|when i was|years|previously|in 2',
  penalty:
    '判几年|判多少年|怎么判|量刑|刑期|什么罪|立案标准|构成|起刑|处罚|判刑|坐牢|犯法|犯罪|追诉|案底|缓刑|死刑|sentence|penalty|crime|illegal|legal|charged',
  claim:
    '赔偿|索赔|赔多少|赔偿项目|要求赔|精神损失|报销|伤残|鉴定|退费|退款|怎么申请|材料|流程|条件|标准|规定|法条|合法吗|区别|多久|几天|期限|时效|compensation|claim|refund|evidence|requirements|how long|procedure|apply',
  invented:
    '电影|电视剧|小说|剧本|新闻|热搜|网传|游戏|主角|剧里|论文|法考|案例|模拟法庭|普法|讲座|宣传|老师布置|听说|播客|梦见|短视频|哈哈|笑死|novel|movie|show|film|debate|news|class|thesis|hypothetical',
  trade:
    '合同|押金|租金|工资|定金|违约金|物业费|彩礼|抚养费|遗产|遗嘱|继承|过户|首付|装修|公司|股东|发票|商标|社保|加班|辞退|仲裁|起诉|保险|贷款|contract|deposit|rent|salary|overtime|lease|wages|inherit',
};

/** Meanings of which a message has to hold one, for each kind, to be heard as telling of it: what is not spoken of is not heard. */
export const OWN_CONCEPTS: Readonly<Record<UrgentKind, readonly string[]>> = {
  self_harm: ['die', 'pill', 'height', 'after_me', 'despair'],
  gas_or_trapped: ['fire', 'gas', 'trapped', 'lift'],
  poisoned_or_bitten: ['poison', 'swallow', 'sick', 'bite'],
  medical: ['unconscious', 'hurt', 'ambulance', 'birth', 'sick'],
  work_accident: ['hurt', 'device', 'unconscious', 'trapped', 'hide_injury'],
  violence: ['hit', 'throat', 'weapon', 'smash', 'threat', 'hurt'],
  sexual_assault: ['rape'],
  child_abuse: ['hit', 'torture', 'starve', 'hurt', 'lock', 'throat', 'weapon'],
  child_taken: ['took_child', 'lost'],
  missing_person: ['lost'],
  confined: ['lock'],
  elder_abuse: ['hit', 'torture', 'starve', 'hurt', 'lock', 'throat', 'weapon'],
  bullying: ['bully', 'hit', 'torture', 'hurt', 'filmed', 'threat'],
  demolition: ['machine_in'],
  loan_shark: ['collector', 'paint', 'threat', 'smash'],
  blackmail: ['filmed', 'expose', 'pay_or', 'threat'],
  fraud: ['scam', 'paid'],
  stalking: ['follow', 'threat', 'smash', 'expose'],
  eviction: ['evict', 'shelter'],
  papers_held: ['papers', 'withheld'],
  detained: ['seized'],
};
