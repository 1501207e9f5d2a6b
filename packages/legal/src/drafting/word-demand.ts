import { readAmounts } from '../questions/read-amounts.ts';

/** How whoever asks and whoever is asked are called, and what the court or the commission does. */
export interface DemandRoles {
  asks: string | null;
  asked: string;
  orders: '判令' | '裁决';
  /** A price that is owed: it is paid, and not given back. */
  isPrice?: boolean;
}

const LEAD =
  /^(?:所以|现在?|故|因此|于是|而且)?(?:我们?|本人)?(?:现在?|就|只|也|是|还)?(?:坚决要|要求|要(?!是|不|么|强|回|点)|想要(?!回)|想让|想(?!到|起|过|了|办法|不|咨询|问|知道)|希望|诉求[:：]?|请求)?/;
const MORE_LEAD = /^(?:并且?|以及|和|同时|还要|还有|另外|再|也|还)/;
const TO_ASKED =
  /^(?:让|由|请|叫|要)?(?:他们?(?!的|人)|她们?(?!的)|对方(?!的|公司|单位)|(?:该|这家)?(?:公司|酒店|店家?|单位|厂家|商家|老板|驾校|机构)(?=退|付|支付|赔|把|补|给|还|发|承担))/;
/** What two have to do together, or a court alone: nobody is told to pay. */
const OF_COURT = /^(?:解除|撤销|离婚|确认|终止)/;
const VERB =
  /^(?:全?退|赔|付|还|补|把|将|搬|拆|恢复|清理|停止|修|支付|返还|归还|偿还|承担|交付|腾|道歉|赔礼)/;

/**
 * A demand as people say it, in words a court would accept: 我要他退1万4 is 请求判令被告退还14000元. Names stay as they are told; nothing is
 * added but who is asked.
 */
export function wordDemand(said: string, { asks, asked, orders, isPrice = false }: DemandRoles): string {
  const times = /退一赔([一三十])/.exec(said)?.[1];
  if (times) return `请求${orders}${asked}退还价款，并按价款的${times}倍赔偿`;
  let words = said.replace(MORE_LEAD, '').replace(LEAD, '').replace(TO_ASKED, asked);
  words = words
    .replace(/^(?:让|由|请|叫)(?=[\u4e00-\u9fff]{2})/, '')
    .replace(/^(?:能够?|可以)(?=把|将|退|赔|要)/, '');
  words = words
    .replace(/(?:把|将)([^，。]+?)要回来?$/, orders === '裁决' || isPrice ? '支付$1' : '返还$1')
    .replace(/(?:把|将)([^，。]+?)(?:补发?|付|支付|发|给)(?:给|清|齐)?(?:我们?|原告|申请人)?$/, '支付$1')
    .replace(/(?:把|将)([^，。]+?)(?:退|还)(?:给|清)?(?:我们?|原告|申请人)?$/, '返还$1')
    .replace(/^(?:要回(?![去来到家老公原单岗上])|拿回|讨回|要点)/, (verb) =>
      verb === '要点' || isPrice ? '支付' : '返还',
    );
  words = words.replace(
    /^([^，。]{0,6}费[^，。]*?)(?:也|都|全)?由?(?:对方|他们?|她们?|被告|公司)(?:来|也|要)?(?:出|承担|负担|掏)$/,
    '支付$1',
  );
  words = words.replace(/^((?:从|自|按)[^，。]*?)(?:支?付|算|计算)?(?:的)?利息$/, '支付$1计算的利息');
  // 利息也要算, 这8万: what is asked, without the words around it.
  words = words.replace(
    /^((?:逾期|延期)?(?:利息|违约金|滞纳金))(?:也|都|还|一起|一并)*(?:要|得|该)?(?:算|给|付|计算)?(?:上|进去)?$/,
    '支付$1',
  );
  words = words.replace(/^(支付|返还|退还)[这那](?=\d|[一二三四五六七八九十两]+[百千万])/, '$1');
  const isSum = /^[^，。]{0,12}的\d[\d.]*(?:万|千)?\d*(?:元|块)?$|^(?:赔偿金|补偿金)/.test(words);
  const isBare =
    (isSum && !VERB.test(words)) ||
    (/^(?:(?!被|原)[^，。退付赔还补支把]{0,8}(?:费|金|款|利息|损失|工资)|\d)/.test(words) &&
      !VERB.test(words));
  words = isBare ? `支付${words}` : words;
  words = inFull(words);
  if (asks) words = words.replace(/我们?(?![司方国厂店市省]|公司|单位|的?当事人|家|[爸妈姐哥弟妹])/g, asks);
  const isOfAsked = VERB.test(words) && !OF_COURT.test(words);
  return `请求${orders}${isOfAsked ? asked : ''}${words}`;
}

/** Verbs and sums as papers write them: 赔1万2 is 赔偿12000元. */
function inFull(said: string): string {
  let words = said
    .replace(/赔(?!偿|礼|付)/, '赔偿')
    .replace(/(?<![返归])退(?!还|货|车|款|租|房|卡费?[，。]?$|赔)/, '退还')
    .replace(/(?<![支垫交给])付(?!款|清|给|出)/, '支付')
    .replace(/(?<![返归偿退])还(?!有|是|款|清|原|欠|剩|没|要)/, '返还');
  for (const { raw, value, end } of readAmounts(words).reverse()) {
    const start = end - raw.length;
    const unit = /^(?:块钱?|元)/.exec(words.slice(end))?.[0] ?? '';
    if (/元$/.test(raw) || (unit === '元' && !/万\d|千\d/.test(raw))) continue;
    words = `${words.slice(0, start)}${value}元${words.slice(end + unit.length)}`;
  }
  return words;
}
