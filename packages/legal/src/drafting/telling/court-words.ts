/** Words of talk, and what a paper calls the same. Nothing is added or left out that says who did what. */
const WORDS: readonly [RegExp, string][] = [
  [/哦对了|对了|哦|噢|唉|哎呀?|嗯|哈(?=，|。|$)/g, ''],
  [/(?<![你我他她])(?:反正|说白了|说实话|其实|总之)(?:呢|吧)?，?/g, ''],
  [/啥(?:都|也)/g, '什么都'],
  [/没啥/g, '没什么'],
  [/啥/g, '什么'],
  [/咋(?:着|样)?/g, '怎么'],
  [/这事儿|这个事儿?/g, '此事'],
  [/一块儿/g, '一起'],
  [/(?<=[哪这那])儿/g, '里'],
  [/(?<=\p{Script=Han})儿(?=[，。；、的]|$)(?<!女儿|婴儿|幼儿|孤儿|少儿|一会儿|哪儿|这儿|那儿)/gu, ''],
  [/闺女/g, '女儿'],
  [/(?<![儿弟侄孙])媳妇(?:儿)?/g, '妻子'],
  [/老公/g, '丈夫'],
  [/老婆(?!婆)/g, '妻子'],
  [/娃娃|娃儿|娃/g, '孩子'],
  [/老爸|老爹/g, '父亲'],
  [/(?<!姑|大|舅|奶|干)妈妈|(?<![姑大舅奶干姨妈])妈(?!妈|祖|咪)/g, '母亲'],
  [/(?<![老干姑大伯])爸爸?|(?<![老干大])爹/g, '父亲'],
  [/(?:一)?条子(?=是|底|上|写|，|。)/g, '借条'],
  [/打了?(?:一?张)?欠条/g, '出具欠条'],
  [/打了?(?:一?张)?借条/g, '出具借条'],
  [/写了?(?:一?张)?欠条/g, '出具欠条'],
  [/写了?(?:一?张)?借条/g, '出具借条'],
  [/领的证|领了?(?:结婚)?证/g, '登记结婚'],
  [/(?:扯|打)的?(?:结婚)?证/g, '登记结婚'],
  [/拢共|总共|满打满算|一共/g, '共计'],
  [/得亏|幸亏/g, ''],
  [/(?:压根|根本)(?:儿)?就?没(?:有)?/g, '从未'],
  [/(?:压根|根本)(?:儿)?就?(?=不)/g, ''],
  [/(?:一分钱?|一毛钱?|一个子)(?:都|也)?(?:没|不)(?:有)?(?=[给付退还赔])/g, '分文未'],
  [/拉黑了?(?:我)?/g, '拉黑'],
  [/现钱|现款/g, '现金'],
  [/(?<=[给付退还赔转打交收])(?:过来|过去)/g, ''],
  [/(?<![\p{Script=Han}])就(?=\p{Script=Han})(?!是|业|诊|医|餐|读|职|近|地)/gu, ''],
  [/甭/g, '不用'],
  [/(?<=[\uf000-\uf8ff])吧(?=\p{Script=Han})/gu, ''],
  [/老是|老(?=不|欠|拖)/g, '一直'],
  [/没(?=[给付退还赔发签交办买来去说写做到看见收拿结修])/g, '没有'],
  // 头一天 of a job is its first, and no day before.
  [/头(?=[二三两四五]个?(?:个?月|年|天|次))/g, '前'],
];
/** Nothing of what is only guessed: 三万吧. */
const ENDS = /(?:啊|呀|呢|(?<![\d元万千百\uf000-\uf8ff]多?)吧|嘛|啦|喽|呗|来着|的哈|哈|哟|嘞|噻)$/;
const BEGINS =
  /^(?:(?:所以|然后|结果|后来呢|那个|这个|你(?:说|看|想)|你们?说|我(?:跟|和|给)[你您](?:们)?说|可是|不过|但是|而且|就是说|就是|主要是?|关键是?|再说|再一个|还有(?:就是)?|另外)(?:呢|啊)?)+(?=\p{Script=Han}{4})/u;
/** 我跟你讲啊就那个: said to whoever listens. */
const LISTENER =
  /^(?:唉|哎|哦|嗯)*(?:我(?:跟|给|和)[你您](?:们)?[说讲](?:啊|哈)?)?(?:问一下哈?)?(?:就那个|就是那个|那个)?(?=[\u4e00-\u9fff\uf000-\uf8ff])/;
/** What begins a clause and binds it to the one before stays. */
const BINDS = /^(?:但是|不过|可是|而且|另外|后来)/;

/** A clause of talk in words of a paper. */
export function courtWords(said: string): string {
  let words = said.replace(/ {2,}/g, '').replace(LISTENER, '').trim();
  const begins = BEGINS.exec(words)?.[0];
  if (begins && !BINDS.test(begins)) words = words.slice(begins.length);
  for (const [says, paper] of WORDS) words = words.replace(says, paper);
  for (let before = ''; before !== words; ) {
    before = words;
    words = words.replace(ENDS, '');
  }
  return words.replace(/^[，、；]+|[，、；]+$/g, '');
}
