import { isQuestion } from '../is-question.ts';
import { findSpokenDates } from '../statements/find-spoken-dates.ts';
import { spokenSentences } from '../statements/spoken-sentences.ts';
import { placeOf, type Segment, type SpokenPlace } from '../transcript.ts';

/** Something that somebody is to do after the talk. */
export interface ToDo extends SpokenPlace {
  /** Who is to do it: a speaker; null where only a name was said, or nobody. */
  speaker: string | null;
  /** 我, 你们, 小李: the word for whoever is to do it; null where there is none. */
  who: string | null;
  /** As said: 周五之前; null where no time was named. */
  when: string | null;
  text: string;
}

const DEED =
  '(?:发(?:给|过来|我|你|到)|寄|交(?:给|到|上)|准备|整理|提供|联系|打(?:个)?电话|签(?:字|好|完)|查(?:一下|清|下)|核实|确认|去(?:一趟|法院|银行|派出所|公司|[^，。]{0,6}(?:拿|取|办|问|找|查))|带(?:上|来|过来)|复印|打印|转(?:给|账|过来)|打(?:款|给|过来)|还(?:给|你|我|清|上)|付|补(?:上|给|交)|退(?:给|我|你)|写(?:个|一份|一下|好)|拟|起草|申请|起诉|立案|搬(?:走|完|家)|腾|修(?:好)?|通知|回复|拍(?:个)?照|找(?:出来|到|一下)|拿(?:过来|给|来)|送(?:到|给|过来|去)|对(?:一下|个)?账|开(?:个|张|一份)?(?:发票|证明|票)|盖章|调取|保全|公证)';
const WHO =
  '(我们?|咱们?|你们?|您|他们?|她们?|[老小][\\u4e00-\\u9fff]|[\\u4e00-\\u9fff]{1,2}(?:律师|总|经理|主任|会计|师傅)|(?:财务|会计|人事|行政|法务|秘书|助理|出纳|房东|租客|老板|公司|法院|银行|对方)(?:那边|这边)?)';
const ASKED = '(?:记得|麻烦|回头|别忘了?|要|得|必须|负责|抓紧|尽快|赶紧|先|再|去|回去|来|会|就|这边|那边)';
const WITH_WHO = new RegExp(`${WHO}[^，。？不没]{0,10}${ASKED}[^，。？不没]{0,12}${DEED}`);
const WITHOUT_WHO = new RegExp(
  `(?:记得|麻烦|回头|别忘了?)${WHO}?[^，。？不没]{0,12}${DEED}(?:给)?(?:你|您|我)?`,
);
/** 礼拜五发给你: behind a time nobody has to be named. */
const BEHIND_TIME = new RegExp(`^[^，。？不没你我]{0,4}${DEED}(?:给)?(?:你|您|我)`);
/** With a time to come, somebody and a deed are enough. */
const WITH_TIME = new RegExp(`${WHO}[^，。？不没]{0,14}${DEED}`);
const TO_COME =
  /明|后天|下|月底|年底|之?前$|以前$|之?后$|以后$|内$|周|星期|礼拜|过完|这两天|今天|今晚|\d|[号日]$/;
/** A day with its year is to come where somebody says so. */
const WILL = /[会要]|一定|之前|以前|为止|截止/;
const PAST = /[了过](?:$|[，。！])|已经|上(?:个)?(?:月|周|星期|次)|昨|前天|去年|当时|那时|那天/;

/** No day, and yet a time: it stands as it was said. */
const SOON = /[这过]两天|[这过]几天|今晚|今天/;
/** 他说先还你一点: told of another, and of no time to come. */
const OF_ANOTHER = /(?:他们?|她们?|对方)[^，。]{0,8}(?:说|讲)/;
const PAST_DAY = /^(?:大?前年|去年|昨|大?前天|上)/;

/** What was left to be done, by whom and until when, as far as it was said. Questions and what is past are none. */
export function findToDos(segments: readonly Segment[]): ToDo[] {
  const speakers = [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))];
  return spokenSentences(segments).flatMap(({ text, segment }): ToDo[] => {
    if (isQuestion(text) || PAST.test(text)) return [];
    // 五号借的，答应月底前还: what is to come is told from where one spoke, a day with its year only where there is nothing else.
    const dates = findSpokenDates(text);
    const day =
      (
        dates.find(({ raw, end }) => /前$/.test(raw) || /^(?:之前|以前|前)/.test(text.slice(end))) ??
        dates.find(({ raw, iso }) => iso === null && TO_COME.test(raw) && !PAST_DAY.test(raw)) ??
        dates.find(({ iso }) => iso !== null && WILL.test(text))
      )?.raw ?? null;
    const when = day ?? SOON.exec(text)?.[0] ?? null;
    const behind = when === null ? '' : text.slice(text.indexOf(when) + when.length);
    const match =
      WITH_WHO.exec(text) ??
      (when === null ? null : WITH_TIME.exec(text)) ??
      WITHOUT_WHO.exec(text) ??
      BEHIND_TIME.exec(behind);
    if (!match || (day === null && OF_ANOTHER.test(text))) return [];
    const who = match[1] ?? null;
    return [
      { ...placeOf(segment), speaker: speakerMeant(who, match[0], segment, speakers), who, when, text },
    ];
  });
}

/** 我 is whoever speaks; 你 the other one, where there are two. */
function speakerMeant(
  who: string | null,
  words: string,
  { speaker }: Segment,
  speakers: readonly string[],
): string | null {
  if (speaker === null) return null;
  if (who === '我' || who === '我们') return speaker;
  // 回头发你: whoever says it.
  if (who === null && /(?:发|给|寄|交|还|退|补|转)(?:给)?(?:你|您)/.test(words)) return speaker;
  const isOther = who === null || /^(?:你|您)/.test(who);
  return isOther && speakers.length === 2 ? (speakers.find((one) => one !== speaker) ?? null) : null;
}
