/** What somebody wishes for or claims, up to the end of its sentence: 我想要未签劳动合同双倍工资. */
const WISH =
  /(?:(?:我们?|本人)?(?:想要|想让|想请|希望|就?想把|要(?=(?:公司|单位|他们?|她|对方|老板|[\u4e00-\u9fff]{2,3})(?:把|退|赔|付|还|补|支付))(?<![不需只主]要))|诉请|诉求|(?<!驳回[^，。；]{0,6})请求|主张|索要|索赔|(?<!法院|判决|裁决)判令|要求(?=[^，。；\n]{0,24}(?:支付|赔|补偿|补发|付|退|返还|归还|偿还|承担|给我))|(?:能不能|能否|可不可以|是否可以|是不是可以|可以)[^，。；\n]{0,4}(?:要|主张|得到|拿到?))[^。！？!?\n]*/g;
/** A list of claims behind its head, each with its number: all of it. */
const LISTED =
  /(?:诉讼请求|仲裁请求|请求事项|诉求|请求|判令|要求|想要)[^。\n\d一二三]{0,8}[:：]\s*(?:\(?[1一]\)?[.、．)][\s\S]{0,2000}?)(?=\n\s*(?:事实|理由|证据|此致)|\n\s*\n|$)/g;

/** A story whose wishes and claims are blanks, so that none is read as what happened. Places stay. */
export const withoutWishes = (story: string): string =>
  story
    .replace(LISTED, (list) => list.replace(/[^\n]/g, '＿'))
    .replace(WISH, (wish) => '＿'.repeat(wish.length));
