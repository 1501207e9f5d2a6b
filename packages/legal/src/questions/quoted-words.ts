/** From where to where words stand in a text. */
interface Stretch {
  start: number;
  end: number;
}

const QUOTED = /“[^“”]{2,80}”|「[^「」]{2,80}」|『[^『』]{2,80}』|"[^"\n]{2,80}"/g;
/** A paper says what is so; what somebody says is what they say. */
const PAPER =
  /(?:[借欠收]条|合同|协议|判决|裁定|裁决|调解|决定书?|通知书?|告知书?|认定书?|证明|保证书|承诺书|条款|章程|短信|快递单|公告|原文|原话|(?<!群里|评论里?)写[着了明的道]?|约定|载明|注明|\b(?:contract|agreement|note|notice|judge?ment|letter|says? in writing))[^。！？；]{0,12}$/i;
/** Who promises to pay by a day is held to it. */
const PROMISE = /[还付给结退赔]|清|\b(?:pay|repay|refund)/i;

/** Sent away, whatever is paid along with it: 你25号结完工资就回家吧. */
const SENT_AWAY = /(?:回家|走人|走吧|滚|别来|不用来|别干|不用干|另找|搬走|搬出)/;
/** Who owns up to what they owe names a sum of the story. */
const OWNS_UP = /我[^，。”"]{0,4}(?:欠|借|还|赔|退)(?:你|您)?|(?:还|退|赔|给)你/;

/**
 * Where words of other people stand that are no paper: what they name is not the teller's own.
 * @param dates whether days are looked for, to which who promises to pay by one is held; else sums, of which one counts that is owned up to
 */
export function sayingsOfOthers(text: string, dates = true): Stretch[] {
  return [...text.matchAll(QUOTED)].flatMap((match) => {
    const isPaper = PAPER.test(text.slice(Math.max(0, match.index - 24), match.index));
    const isPromise = (dates ? PROMISE : OWNS_UP).test(match[0]) && !SENT_AWAY.test(match[0]);
    return isPaper || isPromise ? [] : [{ start: match.index, end: match.index + match[0].length }];
  });
}

/** What another person's case is about: 工友说他的仲裁11月5号就过期了. */
const ANOTHERS =
  /(?:同事|工友|老乡|邻居|朋友|别人|人家|亲戚|网友|群友|隔壁)[^，。；！？]{0,6}(?:说|告诉我|讲)?[^，。；！？我]{0,2}(?:他|她|自己)们?的?[^，。；！？我]{0,16}$/;
/** The same words for somebody who did something to the teller. */
const DID_IT = /我|借|欠|打|撞|咬|骗|拿|偷|砸|还|付|答应|承诺|保证|催|漏|装修|签|写|转/;

/** Whether a place in a story stands in what others say, or in another person's case. */
export function isSaidOfOthers(text: string, { start }: Stretch): boolean {
  if (sayingsOfOthers(text).some((place) => place.start <= start && start < place.end)) return true;
  const head = /[^，。；！？,;!?\n]*$/.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  return ANOTHERS.test(head) && !DID_IT.test(head);
}
