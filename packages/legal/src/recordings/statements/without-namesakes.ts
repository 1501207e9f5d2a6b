const OTHER = '(?:你|您|他|她|人家)?们?';
/** Verbs of owing, taking and signing in their other senses. */
const NAMESAKES = new RegExp(
  [
    `打(?:了|过|的|给)?${OTHER}(?:好?几|一|两|三|多)?[个次通遍]?(?:的)?(?:电话|微信|视频|语音|招呼|卡|车|工|针|折|球)`,
    `收到(?:了|过)?(?:${OTHER}|法院|公司)(?:的|发(?:过?来)?的|寄(?:过?来)?的)?(?:通知|短信|消息|微信|邮件|传票|快递|律师函|函|信)`,
    '签(?:收|到)(?:了|过)?(?:快递)?',
    `欠(?:着|了)?${OTHER}(?:的|一个|一份|个)*(?:人情|情|命|揍|收拾|考虑|妥)`,
    '差(?:一?点|不多|劲)',
    '认(?:栽|倒霉|命|输|怂|亲|生|准|清|出|领|路|字)',
    `认可${OTHER}(?:这个|的)*(?:人|能力|为人|人品|方案|提议|建议|水平|工作)`,
    '借(?:口|光|(?:这个?|个)?机会|题|故|此|助|鉴)',
    `拿(?:${OTHER}没办法|主意|不准|得准|捏|手)`,
    '(?:保证|承诺)[书金函人期]',
  ].join('|'),
  'g',
);

/** A clause without verbs that sound like a deed and are none: 打过电话, 欠个人情, 认倒霉; and without papers that are called by one: 保证书. */
export const withoutNamesakes = (clause: string): string => clause.replace(NAMESAKES, '…');
