import type { Guide } from '@mingfa/content/guide';

/** People, places and things that many situations share. */
const NOUN =
  /^(?:(?:我们?|咱们?)(?:家|的)?)?(房东|租客|房客|租房|房子|公司|单位|老板|领导|同事|物业|业主|邻居|楼上|楼下|老公|老婆|丈夫|妻子|前夫|前妻|孩子|小孩|父母|爸妈|爸爸|妈妈|老人|婆婆|公婆|亲戚|兄弟|姐妹|朋友|男朋友|女朋友|银行|医院|医生|学校|老师|中介|开发商|商家|卖家|平台|快递|保险|保险公司|警察|法院|车|车子|工资|工作|合同|钱|借条|店|健身房|村里)$/;
const ENGLISH_NOUN =
  /^(landlord|tenant|flat|house|company|boss|employer|job|work|colleague|neighbou?r|husband|wife|child|parents?|family|friend|bank|hospital|doctor|school|agent|developer|seller|shop|platform|insurer|insurance|police|court|car|wages?|salary|contract|money)$/i;
/** What only says that something is asked. */
const ASKING =
  /请问|想问|问一下|咨询|一下|有关|关于|方面|怎么办|怎么处理|怎么弄|怎么解决|怎么搞|如何处理|如何解决|咋办|咋整|咋弄|处理|解决|的?(?:事情|事儿|事|问题|纠纷|麻烦)|[的了吗呢啊呀吧]|[\s，。！？、,.!?]/g;
const ENGLISH_ASKING =
  /\b(?:what|how|can|could|should|do|does|i|to|about|with|a|an|the|my|our|have|has|is|there|please|help|me|some|trouble|problems?|issues?|matter|deal|handle|question|ask|regarding|concerning)\b|[^a-z]+/gi;

/** The one word a question has, where it names no more than who or what it is about: 房东的事怎么处理. Any answer to it would be a guess. */
export function nounAlone(text: string): string | null {
  if (/\p{Script=Han}/u.test(text)) return NOUN.exec(text.replace(ASKING, ''))?.[1] ?? null;
  const [, noun] = ENGLISH_NOUN.exec(text.replace(ENGLISH_ASKING, ' ').trim()) ?? [];
  return noun?.toLowerCase() ?? null;
}

const OFFERED_MAX = 3;
/** A title names what a situation is about; a saying may name it by the way. */
const TITLE_COUNTS = 3;

/** The situations in which people most often say a word, most first: what it may be about. */
export function guidesNaming(guides: readonly Guide[], noun: string): Guide[] {
  const counted = guides.map((guide) => {
    const count = (texts: readonly string[]) => texts.filter((text) => says(text, noun)).length;
    const titles = count([guide.title.zh, guide.title.en]) * TITLE_COUNTS;
    return { guide, count: titles + count([...guide.saidAs.zh, ...guide.saidAs.en]) };
  });
  return counted
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, OFFERED_MAX)
    .map(({ guide }) => guide);
}

const says = (text: string, noun: string): boolean =>
  /\p{Script=Han}/u.test(noun) ? text.includes(noun) : new RegExp(`\\b${noun}\\b`, 'i').test(text);
