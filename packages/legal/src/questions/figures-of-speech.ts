/**
 * Fixed sayings that speak of death and danger and mean neither, with what they mean: `死也不认` is `绝不认`. Only what is said so and never
 * meant; what may be meant (`不想活了`, `被逼死了`) stands.
 */
const SAYINGS: readonly { said: RegExp; means: string }[] = [
  { said: /(?:就算|哪怕|你就是)?打死我?(?:也|都)(?=不|没)/g, means: '绝' },
  {
    said: /(?<!想|要|去|我|寻|吓|打|不如|宁可|宁愿|情愿)死(?:也|都)(?=不(?:认|服|签|赔|给|肯|同意|接受|承认|离婚|还钱|退|让步|松口|低头|改|交|付|甘心))/g,
    means: '绝',
  },
  {
    said: /(?<=我)死(?:也|都)(?=不(?:认|服|签|赔|给|肯|同意|接受|承认|离婚|还钱|退|让步|松口|低头|改|交|付))/g,
    means: '绝',
  },
  { said: /宁死(?=不(?:签|从|屈|认|服|搬|退|还|让|赔|给))/g, means: '绝' },
  { said: /除非我死(?:了)?(?=[，,。！!？?]|$)/g, means: '绝不' },
  { said: /死磕/g, means: '坚持' },
  {
    said: /(?<!把|被|活活|快|要|给|人|他|她|老人|孩子)(?:气|烦|急|忙|热|困|撑|笑|贵|丑|冤|恨|羡慕|尴尬|丢|腻|酸|咸|辣|吵|美|乐|坑|紧张)死(?:我们?|个?人|宝宝|他们?)?(?:了|啦|咯|啊|哈|(?=[，,。！!？?]|$))/g,
    means: '得很',
  },
  { said: /想死你们?了/g, means: '想你' },
  // 老板骂我想死啊动作这么慢: what is shouted at somebody, and no wish.
  {
    said: /(?:想|找|去)死(?:啊|呀|吗|么|吧|是吧|是不是)(?<=(?:骂|怼|训|凶)[^，,。]{0,12})/g,
    means: '难听',
  },
  { said: /(?:简直|真是?|太|好)要命|要了?(?:我的)?老命/g, means: '糟糕' },
  {
    said: /(?<=(?:费|价|利息|房租|租金|规定|手续|流程|材料|指标|排名)[^，,。]{0,6})逼死(?:个)?人/g,
    means: '很高',
  },
  {
    said: /死要面子|死皮赖脸|死心眼|死党|死结|死循环|死规定|死工资|死机|死账|死对头|死翘翘|死定了|死扛|死活(?=不|要|没)|死马当活马医|生死状|半死不活|活受罪(?=[，,][^，,]*(?:住|坐|买|排))/g,
    means: '固执',
  },
  { said: /(?:累死累活|拼死拼活|要死要活(?=地?(?:加班|干|催|要)))/g, means: '辛苦' },
  { said: /杀熟|杀价|砍价|秒杀|杀青|抹杀|扼杀|绝杀|狼人杀|剧本杀|三国杀/g, means: '做' },
  { said: /跳楼(?:大?甩卖|清仓|价|机|促销)/g, means: '便宜' },
  { said: /社死|社会性死亡/g, means: '丢脸' },
  {
    said: /(?<=(?:手机|电脑|系统|服务器|主机|网站|平板)[^，,。]{0,4})(?:中毒|中了?(?:勒索)?(?:病毒|木马))/g,
    means: '坏',
  },
  { said: /(?<=(?:直播间|群里?|评论区|朋友圈|热搜|全网|舆论)[^，,。]{0,3})炸(?:了|锅)/g, means: '热闹' },
  { said: /炮轰/g, means: '指责' },
  {
    said: /\b(?:bored|worried|scared|bore[sd] me) to death\b|\bdying to\b|\b(?:be|is) the death of me\b|\bkill(?:ing|s|ed)? (?:me|us) with (?:overtime|work|rent|fees|paperwork|meetings)\b|\bdied (?:laughing|of (?:laughter|embarrassment|boredom))\b|\bcould have died of\b|\bdead (?:tired|serious|wrong|set)\b|\b(?:rather|sooner) die than (?=sign|pay|agree|accept|settle|apologi[sz]e)|\bover my dead body\b|\bdaylight robbery\b/gi,
    means: 'very',
  },
];

/** What somebody says in figures of speech, said plainly, so that nobody is taken to be in danger for a saying. */
export const plainSpeech = (text: string): string =>
  SAYINGS.reduce((plain, { said, means }) => plain.replace(said, means), text);
