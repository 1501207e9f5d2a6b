import { formatTime } from '@mingfa/contract/labels/time-labels';
import type { Language } from '@mingfa/contract/values';
import type { TranscriptWarningCode } from '@mingfa/files/transcripts/read-result';

const WORDS: Record<Language, Record<TranscriptWarningCode, (count: number) => string>> = {
  'zh-CN': {
    time_backward: (count) => `${count} 处的时间早于前一句，已按时间先后排列`,
    times_overlap: (count) => `${count} 处在前一句结束之前就已开始`,
    end_before_start: (count) => `${count} 处的结束时间早于开始时间，按开始时间计`,
    ends_estimated: (count) => `${count} 处没有写明结束时间，到下一句为止或按字数推算`,
    starts_guessed: (count) => `${count} 段没有写明开始时间，按字数推算，时间前标“约”`,
    wrong_numbers: () => '字幕序号有误，按文件中的先后读取',
    empty_cues: (count) => `${count} 条没有文字，未导入`,
    long_text_cut: (count) => `${count} 段由过长的段落在句末分开，后半的开始时间标“约”`,
    text_before_first_time: (count) => `第一个时间之前有 ${count} 行文字，未导入`,
    times_of_day: () => '文件写的是钟点，已从第一句起算',
    times_shared_out: (count) =>
      `文件里没有可用的时间：${count} 段按字数铺在整段录音上，标“约”的时间不是录音中的时间。请边听边在各段的菜单里选“从播放处开始”，其后未定的各段会随之重新铺开`,
  },
  en: {
    time_backward: (count) => `${count} times run back; what was said stands in the order of its times.`,
    times_overlap: (count) => `${count} begin before the one in front of them ends.`,
    end_before_start: (count) => `${count} end before they begin; they count as ending where they begin.`,
    ends_estimated: (count) =>
      `${count} have no end; it is where the next begins, or worked out by their length.`,
    starts_guessed: (count) => `${count} have no beginning; it is worked out by length and marked “about”.`,
    wrong_numbers: () => 'Numbers of subtitles are wrong; they were read in the order of the file.',
    empty_cues: (count) => `${count} have no words and were left out.`,
    long_text_cut: (count) =>
      `${count} are parts of longer ones, parted at the end of a sentence; when the later parts begin is marked “about”.`,
    text_before_first_time: (count) => `${count} lines stand in front of the first time and were left out.`,
    times_of_day: () => 'The file has times of day; they count from the first.',
    times_shared_out: (count) =>
      `The file has no times of a recording: ${count} turns are spread over all of it by their length, and times marked “about” are not where they were said. Listen, and choose “Begins where it plays” in the menu of a turn; those behind it that are not set yet are spread anew.`,
  },
};

/** What was odd in a transcript that was imported, in words. */
export function describeWarnings(
  warnings: readonly { code: TranscriptWarningCode; count: number }[],
  language: Language,
): string[] {
  return warnings.map(({ code, count }) => WORDS[language][code](count));
}

/** So many of the lines are told one by one. */
const TOLD_MAX = 5;

/** Lines that were not taken, as they begin behind the end of the recording: how many, and the first of them with their times. */
export function describeLate(late: readonly { startMs: number; text: string }[], language: Language): string {
  const lines = late
    .slice(0, TOLD_MAX)
    .map(({ startMs, text }) => `${formatTime(startMs)} ${text.slice(0, 30)}`);
  const more = late.length > TOLD_MAX;
  return language === 'en'
    ? `${late.length} lines begin behind the end of the recording and were not taken. Please check that it is the same recording. ${lines.join(' / ')}${more ? ' …' : ''}`
    : `${late.length} 句在录音结束之后，未导入，请核对是否为同一份录音：${lines.join('；')}${more ? '……' : ''}`;
}
