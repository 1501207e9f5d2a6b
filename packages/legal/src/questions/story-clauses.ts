/** A clause of a story, with what stands around it. */
export interface StoryClause {
  text: string;
  /** It may tell of now: it is not told as past, as settled, of a film or the news, or as an exercise. */
  now: boolean;
  /** The sentence it stands in. */
  sentence: string;
  /** The part of the sentence before it, and the end of the sentence before that one. */
  before: string;
  /** The clause with the sentences beside it, as far as they are near. */
  around: string;
}

/** Somebody who writes without full stops is read piece by piece. */
const SENTENCE_MAX = 240;
/** How far beside its clause a person, a wound or a place belongs to an act. */
const NEAR_CHARACTERS = 110;

/** Cuts a story into clauses and says of each whether it may tell of now. Takes time in proportion to the text. */
export function readClauses(text: string): StoryClause[] {
  const sentences = text
    .split(/[。！？!?；;\n]+|\.(?=\s|$)/)
    .flatMap((sentence) => sentence.match(new RegExp(`[^]{1,${SENTENCE_MAX}}`, 'g')) ?? []);
  let invented = false;
  return sentences.flatMap((sentence, index) => {
    const here = NOW.test(sentence) && FIRST_PERSON.test(sentence);
    invented = INVENTED.test(sentence) || (invented && !here);
    const settled = SETTLED.test(sentence);
    const earlier = (sentences[index - 1] ?? '').slice(-NEAR_CHARACTERS);
    const later = (sentences[index + 1] ?? '').slice(0, NEAR_CHARACTERS);
    let past = false;
    let at = 0;
    return sentence.split(/[，,]/).map((clause) => {
      past = NOW.test(clause) ? false : past || OVER.test(clause);
      const start = at;
      const end = start + clause.length;
      at = end + 1;
      const before = `${earlier}\n${sentence.slice(0, start)}`.slice(-NEAR_CHARACTERS);
      const after = `${sentence.slice(end)}\n${later}`.slice(0, NEAR_CHARACTERS);
      return {
        text: clause,
        now: !past && !invented && !settled && !GENERAL.test(clause),
        sentence,
        before,
        around: `${before}${clause}${after}`,
      };
    });
  });
}

/** What puts a clause, and those after it in its sentence, in the past. */
const OVER =
  /(?:19|20)\d\d年|去年|前年|大前年|[一二两三四五六七八九十几多\d]+年(?:多)?(?:以?前)|[两三四五六七八九十几多\d]+个月(?:以?前)|小时候|(?:上|读|念)?(?:小学|初中|高中|大学)(?:的时候|时候|时|那会儿)|上小学|那时候?|那会儿|当年|以前(?!拍|的)|曾经|曾|之前|早就|有一次|年轻时|(?:打|借|住|赌|摸|跟踪|骗)过|疫情(?:那|时|期间)|\b(?:last year|years? ago|months? ago|used to|in (?:19|20)\d\d|when I was (?:a child|little|young|at school))\b/i;
/** What brings it back to now. */
const NOW =
  /今天|今晚|今早|今晨|刚才|刚刚|刚(?!开始|结婚|毕业)|昨天|昨晚|昨夜|昨日|前天|正在|此刻|这会儿|这两天|这几天|这周|上周|本周|这个?星期|最近|上个月开始|开始又|天天|每天|每晚|现在(?!还?能|可以|想|要求|要我|要告|怎么|关系)|还在|马上|明天|\b(?:today|tonight|now|right now|just|yesterday|this morning|this evening|last night|every (?:day|night|evening)|still|keeps)\b/i;
const FIRST_PERSON = /我|咱|\b(?:I|my|me|we|our)\b/i;
/** Films, news, exercises, and what somebody writes. */
const INVENTED =
  /电影|电视剧|美剧|韩剧|短剧|小说|剧本|剧情|情节|主角|新闻|报道|法学(?:院|生|专业)|法考|司考|论文|(?:布置|写|课后|老师的?)作业|案例[:：分]|模拟法庭|(?:^|[，,：:])甲|普法|课上|老师讲|\b(?:thesis|essay|in the (?:film|movie|novel)|movie|novel|in the news|law students?|case study|moot)\b/i;
/** What has been decided, paid or healed. */
const SETTLED =
  /已经(?:判|出院|痊愈|好了|和解|结案|还清|离婚多年|抓到)|判了[^，,]{0,6}(?:年|个月|违法)|(?:都|早)还清|评(?:了|定为)[^，,]{0,3}级|抢救无效|(?:去世|过世)(?:了|的)|结案|和解了|调解(?:书|完)|出来了[^，,]{0,4}现在|closed the case|has recovered|is remarried/i;
/** Asked about in general. */
const GENERAL =
  /(?:罪|行为)?[^，,]{0,4}(?:判(?:几|多少)年|怎么判|怎么定罪|怎么量刑|什么罪|立案标准|认定标准|构成要件|的标准|起刑)|一般(?:怎么|多久|要)|犯法吗|违法吗$|算不算|会判刑吗|\b(?:penalty for|is it (?:legal|a crime)|what is the (?:law|penalty))\b/i;
