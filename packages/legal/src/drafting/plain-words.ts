/** Words of dialects, and of people who chat: no rule puts them into words for a court. */
const SPOKEN =
  /[咗嘅佢冇喺唔嗰啲嚟俾哋咁俺咱侬伊伐噻嘞呗唉哎噢喔哟]|律师(?:老师|你|您)?[,，!！]|(?:跟|给|同|讲拨)(?:您|你)[说讲摆听]|摆一哈|讲拨|莫得|晓得|喊我|边边|脚杆|倒霉|咣|瞅|坏脱|清爽|辰光|老早|困不着|不得肯|屋里|伢|崽|撒[”"。]|您算算|你算算|啥|咋|呢边|而家|出粮|人工(?!费|成本|智能)|口儿|七点来钟|给[^，。]{0,6}撞了|讲算了|咽不下|搞不清|没得|喊他|拍了胸口|嘛(?=[，。,]|$)|哈(?=[，。,]|$)|(?:那个|这个)?(?:不说了|不讲了|先不管)|婆娘|不算?数|没办法嘛|反正|你看|您看|说白了|就是说/;
/** Particles that end a clause of talk, sums without their unit, kin and bosses as people call them among themselves. */
const TALKED =
  /[嘛吧呢啊呀咯啦噻呗](?=[，。！？,!?]|$)|[一二三四五六七八九两][万千][一二三四五六七八九](?=[，。；、]|$)|块钱(?=[，。；]|$)|(?:我|原告|他|她|被告)(?:家)?(?:老公|老婆|男朋友|女朋友|娃|妹儿|徒弟)|老总|哭穷|朋友圈还?在?晒|扯远|气人|后头|要死|今年\d{1,3}了|自己就|一分(?:钱)?(?:都)?(?:不|没)[^，。]{0,2}(?:给|有)|啥子|喊(?:加|做|休|全休)|催得凶|跟(?:我|他|她)[^，。]{0,2}红过?脸/;
const QUOTED = /[“"「『][^”"」』]*[”"」』]/g;

/** Whether a sentence is in words that a paper for a court may take over; what others are quoted with does not count. */
export const isPlainSentence = (sentence: string): boolean => {
  const own = sentence.replace(QUOTED, '');
  return !SPOKEN.test(own) && !TALKED.test(own);
};
/** Whether the teller still speaks of themselves outside of what others are quoted with. */
export const isFirstPerson = (words: string): boolean =>
  /我|俺|咱/.test(words.replace(QUOTED, '').replace(SAID_DIRECTLY, ''));
/** 她说：我不管. */
const SAID_DIRECTLY = /(?:说|讲|道|称|骂|回复?|表示|答应|承诺)[:：][^。！？!?\n]*/g;
