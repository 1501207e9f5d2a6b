/** Words that tell what a question asks for. Written for questions of people who are no lawyers. */
export const ASKS_AMOUNT =
  /多少(?!年|天|日|人|岁|次|条|个月|小时|时间|名|久|种|份|度)|几个月(?:的)?工资|几倍|怎么?样?(?:算|计算|赔|补偿)|如何(?:计算|算|赔偿?|补偿)|赔几|算一?下|算算|计算|收费标准|费用标准|(?:赔偿|补偿|收费)标准|\bhow much\b|\bwhat (?:am I (?:owed|entitled)|can I (?:get|claim)|do I get|are they liable)\b|\bcalculate\b|\bcompute\b/i;
/** Asks for a length of time or a last day. */
export const ASKS_DEADLINE =
  /几天|几日|多少[天日]|多久|多长|(?:期限|时效|时限|期间)(?:是|为|有)?(?:多|几|怎么(?!办|样|处理)|如何(?!处理|是好)|什么时候|到什么|[？?]|$)|什么时候(?:之?前)|何时(?:前|届满|到期)|最晚|最迟|截止|过期|来得及|还能(?:不能)?(?:再)?(?:上诉|起诉|申请|告|仲裁|要)|几年|几个月内|上诉期限?(?:是|有|为)?(?:多|几|怎么(?!办|样)|[？?]|$)|到期日|哪一?天|几月几号|几号(?:之?前|到期)|deadline|how long|how many days|time limit|too late|last day/i;
/** Asks how somebody is punished. */
export const ASKS_PUNISHMENT =
  /判(?:几年|多久|多少年|刑|什么刑|多重|几个月)|坐牢|坐几年|蹲监狱|量刑|刑期|(?:怎么|如何|怎样|会不会|会|受到?什么样?的?|有什么|什么)(?:处罚|惩罚|判)|处罚|什么罪|构成.{0,14}罪|犯.{0,6}罪|犯罪吗|拘留|罚多少|罚款多少|刑事责任|死刑|缓刑|抓起来|punish|jail|prison|sentenc/i;
/** Asks for a person, a court or an authority. */
export const ASKS_WHO =
  /谁|哪个法院|哪家法院|哪里的法院|哪个部门|什么部门|找哪|向哪|去哪|由哪|哪一方|哪些人|什么人|\bwho\b|\bwhom\b|which court/i;
/** Can be answered by yes or no. */
export const ASKS_WHETHER =
  /吗|能否|是否|可否|能不能|可不可以|是不是|有没有|算不算|要不要|该不该|会不会|行不行|合法不|^(?:can|is|are|does|do|may|must|should|will)\b/i;
/** Asks what to do. */
export const ASKS_HOW = /怎么办|如何|怎样|怎么(?!样的?$)|咋办|咋|流程|步骤|办法|how (?:do|to|can|should)/i;

/** A question with any of these is never turned away as not legal. */
export const LEGAL_HINT =
  /(?<![办方做说想看无设用手书语])法(?![国语式])|律(?!动)|诉|判决|裁|罪|刑|赔|合同|协议|劳动|工资|加班|辞退|开除|解雇|工伤|离婚|结婚|抚养|彩礼|继承|遗产|遗嘱|侵权|责任|权(?!威)|违约|报警|警察|派出所|公安|检察|法院|仲裁|起诉|告他|告我|欠|借条|借款|借钱|还钱|押金|定金|租|房东|物业|交通|车祸|事故|撞|打我|打人|家暴|骗|偷|抢(?!救|手|答|镜)|伤|死|税|社保|公积金|公司|股[权东份]|债|担保|抵押|拆迁|征收|宅基地|土地|商标|专利|著作|版权|抄袭|盗|隐私|名誉|诽谤|造谣|骚扰|威胁|跟踪|赡养|监护|处罚|罚款|拘留|举报|投诉|退款|退钱|退货|退费|退菜|不退|只退|只肯|不肯[还退赔给付修认签]|不给|不让|扣我|扣了|[吃喝]出|变质|过期|异物|商家|店家|店主|卖家|客服|黑店|宰客|假货|消费|维权|说法|受害|公证|签证|户口|护照|执照|许可|备案|登记|手续|后果|资格|资质|审批|批准|禁止|不许|不准|违规|罚|证件|办证|程序规定|招标|投标|兵役|宗教|捐[钱款赠]|law|legal|court|sue|contract|crime|divorce|wage|fired|rent|landlord|deposit|debt|loan|police|inherit|compensation|dismiss|\b(?:sacked|laid off|let me go|salary|overtime|maternity|pregnan\w*|resign\w*|probation|severance|redundan\w*|employer|my boss|paid leave|vacation days|work permit|visa|passport|lease|tenant|evict\w*|mould|heating|neighbou?rs?|refund\w*|money back|refus\w+|(?:wo|do|does|did|has|have)n['’]t (?:pay|paid|return|give|fix|answer)|ignor\w+|never (?:paid|gave)|owe[sd]?|lent|borrow\w*|iou|guarant\w+|usur\w+|scam\w*|cheat\w*|trick\w*|fake|counterfeit|defective|expired|poison\w*|stole\w*|steal\w*|theft|thief|hacked|banned|frozen|blocked|threat\w*|stalk\w*|harass\w*|follow(?:s|ing) me|nude|intimate|hidden camera|defam\w*|slander|lies? about|injur\w*|hurts?|broke (?:my|his|her|a)|broken|bit(?:ten)?|burn(?:ed|t)|fell|slipped|crash\w*|collid\w*|accident|hit (?:me|my|by)|knocked|attack\w*|assault\w*|punch\w*|beat(?:en|s)?|slap\w*|kick(?:ed|s)|arrest\w*|detain\w*|detention|deport\w*|lawyer|bail|prison|jail|fined?|penalty|licen[cs]e|drunk|custody|marri\w+|wedding|husband|wife|unfaithful|affair|child support|visitation|adopt\w*|heirs?|(?:a|no|the|his|her|last) will|died|passed away|dementia|surgery|malpractice|clinic|infected|bull(?:y|ied|ying)|liable|liability|insurance|invoice|supplier|shareholders?|dividends?|registered capital|legal representative|trademark|copyright|without (?:asking|permission|my consent)|summons|appeal|judg(?:e|ment)|arbitrat\w*|lawsuit|claim|entitled|breach|cancel\w*|non-?compete|competitor|agency|prepaid|membership|parcel|courier|renovation|decorator|developer)\b/i;

/** Plainly something else, whatever words it contains: a request that begins so. */
export const OTHER_REQUEST =
  /^(?:请|麻烦|你?能不能|可以|能|你)?(?:帮我|给我|为我)?(?:(?:写|作|来|背|吟|创作)(?:一|两|几)?首[^，。]{0,30}(?:诗|歌|词|曲)|(?:写|作)诗(?:吧|$)|(?:讲|说|来)(?:一|几)?(?:个|点|段)?[^，。]{0,8}(?:笑话|段子|相声|故事)(?:吧|给我听)?|(?:write|compose) (?:me )?(?:a|an) (?:poem|song|story|haiku)|tell me a (?:joke|story))/i;

/** Something else, as long as no word of law stands beside it. */
export const OTHER_TOPIC =
  /推荐[^，。？?]{0,16}(?:电影|电视剧|综艺|小说|歌曲|游戏)|(?:买|选)哪[款种个][^，。？?]{0,6}(?:车|手机|电脑|相机)|天气|气温|下雨吗|下雪吗|现在几点|几点了|星期几|周几|今天几号|今天是几月|菜谱|食谱|怎么做好吃|红烧|火锅|奶茶|减肥|健身|护肤|化妆|星座|运势|算命|塔罗|解梦|好看的(?:电影|电视剧|小说|动漫)|好听的歌|推荐[^，。]{0,8}(?:电影|电视剧|歌|小说|书|餐厅|美食|游戏|手机|电脑|景点)|旅游攻略|翻译(?:成|为|一下|这)|(?:写|编)(?:一段|一个|个|段)?[^，。]{0,8}(?:代码|程序|脚本|函数|算法|爬虫|作文|情书|小说|文案)|python|javascript|股票[^，。]{0,6}(?:涨|跌|走势|推荐)|基金推荐|比特币|彩票号码|(?:足球|篮球|世界杯|欧冠|英超|奥运)[^，。]{0,12}(?:比分|谁赢|冠军|赛程|输)|\bnba\b|恐龙|外星人|光速|宇宙|黑洞|圆周率|勾股定理|解方程|微积分|化学方程式|你爱我|我爱你|陪我聊|好无聊|\bweather\b|\brecipe\b|\bhoroscope\b|\blyrics\b|translate (?:this|into|to)\b|capital of|\bfootball\b/i;

/** Nothing but a sum: 1+1, 12*(3+4)等于几. */
export const ARITHMETIC = /^[\d\s.()（）+＋\-−*×xX/÷^=＝?？]+(?:等于)?(?:几|多少)?[\s=＝?？是吗]*$/;

/** A greeting and nothing else. */
export const GREETING =
  /^(?:你好|您好|大家好|嗨|哈[喽啰罗]|早上好|早安|早|上午好|中午好|下午好|晚上好|晚安|在吗|在不在|在么|有人吗|喂|hi|hello|hey|good (?:morning|afternoon|evening)|你是谁|你叫什么(?:名字)?|你是什么|你能(?:做|干)(?:什么|啥)|你会(?:什么|啥)|介绍一?下(?:你|自己|你自己)|怎么用|如何使用|有什么功能|who are you|what can you do|what is this|help|明法|机器人|律师|ai|测试|test)+$/i;
/** Thanks or assent and nothing else. */
export const THANKS =
  /^(?:好的?|嗯|哦|ok|okay|明白了?|知道了?|懂了|了解了?|收到|清楚了|谢谢你?您?|多谢|感谢|非常感谢|太感谢了|谢了|辛苦了?|再见|拜拜|bye|goodbye|thanks?(?: you| a lot| so much)?|thank you(?: so much| very much)?|got it|great|很好|不错|厉害|没(?:有)?(?:问题|事)了)+$/i;

/** Documents people ask to have drafted. */
export const DOCUMENTS = [
  '民事起诉状',
  '行政起诉状',
  '刑事自诉状',
  '离婚起诉状',
  '起诉状',
  '起诉书',
  '诉状',
  '答辩状',
  '反诉状',
  '上诉状',
  '再审申请书',
  '劳动仲裁申请书',
  '仲裁申请书',
  '强制执行申请书',
  '执行申请书',
  '财产保全申请书',
  '保全申请书',
  '支付令申请书',
  '管辖权异议申请书',
  '行政复议申请书',
  '代理词',
  '质证意见',
  '辩护词',
  '律师函',
  '催款函',
  '授权委托书',
  '委托书',
  '证据目录',
  '离婚协议书?',
  '劳动合同',
  '解除劳动合同通知书?',
  '辞职信',
  '辞职报告',
  '租房合同',
  '租赁合同',
  '买卖合同',
  '借款合同',
  '借款协议',
  '服务合同',
  '合作协议',
  '保密协议',
  '竞业限制协议',
  '股权转让协议',
  '和解协议',
  '调解协议',
  '赔偿协议',
  '谅解书',
  '借条',
  '欠条',
  '收条',
  '遗嘱',
  '合同',
  '协议',
  '申请书',
  '承诺书',
  '声明',
  '通知书',
  '公告',
] as const;
/** Asks for a document to be written. */
export const ASKS_DOCUMENT =
  /(?:帮我|给我|替我|代我?|请)写|(?:帮我|给我|替我|请|麻烦)?(?:起草|草拟|拟写|拟定|拟一?[份个下]|写一?[份个封张篇]|写[^，。？?]{0,6}(?:状|书|函|词|信|条)(?:吧|$)|生成|出具?一份|做一?份|弄一?份)|模板|范本|范文|样本|怎么写|如何写|怎样写|\bdraft\b|\btemplate\b|write (?:me )?(?:a|an)\b/i;
