import type { ProofKind } from './proof-kind.ts';

const TALKS = /聊天|微信(?!转账|收款|付款)|短信|语音/;
/** What people do to each other in a chat. */
const SPEAKS =
  '(?:说|讲|催|问|回|认|聊|骂|写|发|告诉|通知|承认|答应|拒绝|道歉|保证|约|谈|下单|订货|报价|对账|语音|消息|信息)';

/** Words that stayed: in chats, letters, calls and recordings. */
export const TALK_KINDS: readonly ProofKind[] = [
  {
    name: '录音',
    says: /(?:^|我|当场|偷偷|全程|都)[^，。；他她]{0,4}录(?:了|过|着)(?:[^，。；]{0,4})?音/,
    listed: /录音/,
  },
  {
    name: '微信聊天记录',
    says: new RegExp(
      `微信(?:上|里)?(?:也|都|就|又|还|才)?(?:跟|和|给)?(?:他们?|她|我|房东|老板|对方)?[^，。；转]{0,8}?${SPEAKS}|发(?:了|过)?(?:条|个)?微信|微信(?=、)`,
    ),
    listed: TALKS,
  },
  { name: '聊天记录截图', says: /记录[^，。；]{0,4}截(?:了|的)?图/, listed: /聊天|截图/ },
  { name: '工作群聊天记录', says: /工作群/, listed: /群/, of: /劳动|劳务/ },
  {
    name: '群聊天记录',
    says: /(?:业主|会员|家长|维权|微信|小区|家族|工友)群|群里|群主|(?:在|发到?)群[^众]/,
    listed: /群/,
  },
  { name: '短信记录', says: /短信/, listed: /短信/ },
  {
    name: '电子邮件',
    says: /(?:发|收|回|写)(?:了|来|到|给)?[^，。；]{0,6}邮件|邮件[里中上]/,
    listed: /邮件/,
  },
  {
    name: '通话记录',
    says: /打(?:过|了|来)?(?:个|好?几[次个遍回]|无数)?电话|(?:电话|手机)(?:里|上|中)?(?:说|讲|不接|也?不接|打不通|没人接|通知|告诉)|不接(?:我)?电话|(?:经理|业务员?|老板|对方|他们?|她)[^，。；]{0,6}来电话/,
    listed: /通话/,
    of: /借贷|合同|买卖|租赁|承揽|劳务|服务/,
    from: '可向通信运营商调取',
  },
  {
    name: '朋友圈截图',
    says: /朋友圈(?:里|上)?[^，。；]{0,4}(?:晒(?!$)|发了?|说|写|骂)[^，。；]{2,}/,
    listed: /朋友圈/,
  },
];

/** A call to somebody who helps is no talk with the other side. */
export const CALLS_FOR_HELP = /110|119|120|12315|12345|96110|报警|律师|法院|派出所|警察|医院|急救|监察/;
