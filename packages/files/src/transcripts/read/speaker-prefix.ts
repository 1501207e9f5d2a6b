/** 说话人 1, 发言人2, Speaker 3, SPEAKER_00, spk_1: nobody's name, but whoever speaks. */
const NUMBERED =
  /^(?:说话人|发言人|讲话人|讲者|嘉宾|用户|角色|参会人|speaker|spk|unknown)[ _-]?(?:[\dA-Za-z一二三四五六七八九十]{1,3})?$/i;
/** Roles that transcripts give in the place of a name. */
const ROLE =
  /^(?:问|答|甲方?|乙方?|丙方?|主持人|记录人|律师|法官|原告|被告|证人|客户|当事人|询问人|被询问人|[\u4e00-\u9fff]{1,3}(?:律师|法官|经理|先生|女士))$/;
/** What stands before a colon in speech and is nobody: 比如：, 他就说：. */
const NOBODY =
  /^(?:[他她我你它咱](?:们)?|然后|就是|注意|比如|例如|所以|但是|因为|还有|结果|地址|电话|时间|地点|金额|主题|备注|另外|首先|其次|最后|第[一二三四五\d].*|https?|时长|文件|会议.*|录音.*|参会.*|日期.*|导出.*|length|duration|file|recorded.*|place.*)$|[说讲问想道是](?:了|的)?$/i;
const NAME = '[^\\s：:，,。！？!?；;、\\-–—<>\\[\\]【】()（）]{1,20}(?: [\\p{L}\\d]{1,12}){0,2}';
const PREFIX = new RegExp(`^[-–—]?\\s*(${NAME})(?:\\s*[(（][^)）]{1,20}[)）])?\\s*[：:]\\s*(?!//)`, 'u');

/** Whether words are what services call somebody whose name they do not know, or a role. */
export const isSpeakerWord = (words: string): boolean => NUMBERED.test(words) || ROLE.test(words);

/** Whether words that stand where a speaker stands may be one. */
export const mayBeSpeaker = (words: string): boolean =>
  isSpeakerWord(words) ||
  (words.length <= 40 &&
    !NOBODY.test(words) &&
    !/[，,。！？!?；;]|\d{4}[-/年]/.test(words) &&
    /\p{L}/u.test(words));

/** `张三：你好` → who speaks and the place where the words begin; null where nobody stands in front. */
export function readPrefix(text: string): { speaker: string; from: number } | null {
  const match = PREFIX.exec(text);
  const speaker = match?.[1];
  return match && speaker && mayBeSpeaker(speaker) ? { speaker, from: match[0].length } : null;
}

/** Those who stand before a colon again and again, or who are no word of speech: in a cue 记住：明天来 names nobody. */
export function surePrefixes(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const speaker = readPrefix(text)?.speaker;
    if (speaker) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  }
  return new Set(
    [...counts].filter(([name, count]) => count > 1 || isSpeakerWord(name)).map(([name]) => name),
  );
}
