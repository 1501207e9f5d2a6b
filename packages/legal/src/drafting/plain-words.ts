/** Words of dialects, and of people who chat: no rule puts them into words for a court. */
const SPOKEN =
  /[咗嘅佢冇喺唔嗰啲嚟俾哋咁俺咱侬伊伐噻嘞呗唉哎噢喔哟]|律师(?:老师|你|您)?[,，!！]|(?:跟|给|同|讲拨)(?:您|你)[说讲摆听]|摆一哈|讲拨|莫得|晓得|喊我|边边|脚杆|倒霉|咣|瞅|坏脱|清爽|辰光|老早|困不着|不得肯|屋里|伢|崽|撒[”"。]|您算算|你算算|啥|咋|呢边|而家|出粮|人工(?!费|成本|智能)|口儿|七点来钟|给[^，。]{0,6}撞了|讲算了|咽不下|搞不清|没得|喊他|拍了胸口|嘛(?=[，。,]|$)|哈(?=[，。,]|$)|(?:那个|这个)?(?:不说了|不讲了|先不管)|婆娘|不算?数|没办法嘛|反正|你看|您看|说白了|就是说/;
const QUOTED = /[“"「『][^”"」』]*[”"」』]/g;

/** Whether a sentence is in words that a paper for a court may take over; what others are quoted with does not count. */
export const isPlainSentence = (sentence: string): boolean => !SPOKEN.test(sentence.replace(QUOTED, ''));
