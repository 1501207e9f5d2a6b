/** That a marriage is what the story is about, and not only what a spouse threatens with over something else. */
const OF_MARRIAGE =
  /领了?证|登记结婚|结了?婚|抚养|分居|家暴|出轨|感情|夫妻|离婚(?:协议|证|纠纷|诉讼)|起诉[^，。]{0,8}离|(?:我|本人|俺|原告)(?:现在|就|只|坚决|想|也)*(?:要|想|要求|请求|希望|起诉|决定)[^，。]{0,8}离婚|财产/;
const DIVORCE_CLAUSE = /[^，。；！？!?;\n]*离婚[^，。；！？!?;\n]*/g;
/** What its teller sets aside, in the words that end it: a sentence of another trouble, of one that is over, of somebody else's. */
const SET_ASIDE =
  /不(?:说|讲|提)了(?:$|[，。])|(?:那个|这个|先)(?:先)?不(?:管|说|讲)|跟(?:这|本案|这个|此事|这件事)[^，。]{0,3}(?:没|无)关|与(?:本案|此|这)[^，。]{0,3}无关|没得?(?:什么)?大事|的事[^。；\n]{0,12}(?:处理完|修好|解决)了|^(?:另外|哦|还有)[^。\n]{0,40}已经?(?:还|给)(?:了|咗|清)/;
const SENTENCE = /[^。！？!?\n]+/g;

/**
 * A story with blanks where it tells of another trouble in passing: a spouse who threatens with divorce over a loan, a leak that was mended.
 * Places stay. What is left of a story that tells nothing else is for the caller to mind.
 */
export function withoutOtherTroubles(story: string): string {
  const blank = (words: string) => '＿'.repeat(words.length);
  const rest = story.replace(DIVORCE_CLAUSE, '');
  const plain = OF_MARRIAGE.test(rest) || OWN_WISH.test(story) ? story : story.replace(DIVORCE_CLAUSE, blank);
  return plain.replace(SENTENCE, (sentence) => (SET_ASIDE.test(sentence) ? blank(sentence) : sentence));
}
const OWN_WISH =
  /(?:我|本人|俺|原告)(?:现在|就|只|坚决|想|也|们)*(?:要|想|要求|请求|希望|起诉|决定)[^，。；说讲]{0,8}离婚|^[^。]{0,4}(?:要|想)离婚/;
