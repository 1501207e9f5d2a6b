import { isQuestion } from '../is-question.ts';
import { conditionOf, toldConditionOf } from '../statements/conditional-promise.ts';
import { englishSentences, englishTask, isEnglish } from '../statements/english-statements.ts';
import { findSpokenDates } from '../statements/find-spoken-dates.ts';
import type { Statement } from '../statements/find-statements.ts';
import { plainSpeech } from '../statements/plain-speech.ts';
import { daySpokenOn, resolveDateIn } from '../statements/resolve-spoken-dates.ts';
import { clauseAt, spokenSentences } from '../statements/spoken-sentences.ts';
import { undertakes } from '../statements/undertakes.ts';
import { placeOf, type Segment, type SpokenPlace } from '../transcript.ts';

/** Something that somebody is to do after the talk. */
export interface ToDo extends SpokenPlace {
  /** Who is to do it: a speaker; null where only a name was said, or nobody. */
  speaker: string | null;
  /** 我, 你们, 小李: the word for whoever is to do it; null where there is none. */
  who: string | null;
  /** As said: 周五之前; null where no time was named. */
  when: string | null;
  /** `2026-01-31`, `2026-01`: the day meant by it; null where it stays open. */
  iso: string | null;
  text: string;
}

const DEED =
  '(?:发(?:给|过来|我|你|他|她|到)|寄|交(?:给|到|上)|准备|整理|提供|联系|打(?:个)?电话|签(?:字|好|完)|查(?:一下|清|下)|核实|确认|去(?:一趟|法院|银行|派出所|公司|[^，。]{0,6}(?:拿|取|办|问|找|查))|带(?:上|来|过来)|带(?=身份证|户口本|[^，。]{0,6}(?:原件|材料|证件|合同|借条|收据))|复印|打印|打(?:一份|出来)|拉(?:一份|个|出来)|列(?:一份|个|出来)|问(?:一下|问|清楚)|理(?:一理|一下|好|清楚)|算(?:一算|一下|清楚)|核(?:一下|对)|碰(?:头|面)|补(?:一份|个)|转(?:给|账|过来)|打(?:款|给|过来)|还(?:给|你|我|清|上)|付|补(?:上|给|交)|退(?:给|我|你)|写(?:个|一份|一下|好)|拟|起草|申请|起诉|立案|搬(?:走|完|家)|腾|修(?:好)?|通知|回复|拍(?:个)?照|找(?:出来|到|一下)|拿(?:过来|给|来)|送(?:到|给|过来|去)|对(?:(?:一下|个)?账|一下|一对|清楚)|开(?:个|张|一份)?(?:发票|证明|票)|盖章|调取|保全|公证)';
const WHO =
  '([咱我你]俩|我们?|咱们?|你们?|您|他们?|她们?|[老小][\\u4e00-\\u9fff]|[\\u4e00-\\u9fff]{1,2}(?:律师|总|经理|主任|会计|师傅)|(?:财务|会计|人事|行政|法务|秘书|助理|出纳|房东|租客|老板|公司|法院|银行|对方)(?:那边|这边)?)';
const ASKED = '(?:记得|麻烦|回头|别忘了?|要|得|必须|负责|抓紧|尽快|赶紧|先|再|去|回去|来|会|就|这边|那边)';
/** 你把货拉走我就付: who stands last does it, and 给我 and 让他 name nobody who does. */
const gap = (most: number) => `(?:[给帮跟替和让找叫把][我你您他她]们?|[^，。？不没我你您]){0,${most}}`;
const WITH_WHO = new RegExp(`${WHO}${gap(10)}${ASKED}${gap(12)}${DEED}`);
const WITHOUT_WHO = new RegExp(
  `(?:记得|麻烦|回头|别忘了?)${WHO}?[^，。？不没]{0,12}${DEED}(?:给)?(?:你|您|我)?`,
);
/** 礼拜五发给你: behind a time nobody has to be named. */
const BEHIND_TIME = new RegExp(`^[^，。？不没你我]{0,4}${DEED}(?:给)?(?:你|您|我)`);
/** 把合同发我, behind a time: whoever is spoken to. */
const HANDED_BEHIND_TIME = new RegExp(
  `^(?:之?前|以前|之内|内)?[，,]?(?:记得|务必|一定|尽量)?(?:把|将)[^，。？不没]{1,12}?${DEED}`,
);
/** 月底前寄到财务: until when it has to be done. */
const BY_DEADLINE = new RegExp(`^(?:之?前|以前)?(?:一定|务必|必须|要|得|尽量)?${DEED}`);
/** 合同里写了周五前付款: what a paper says is no task of the talk. */
const WRITTEN = /约定|写[了的明着]|规定|说好|当时|合同[里上]/;
/** With a time to come, somebody and a deed are enough. */
const WITH_TIME = new RegExp(`${WHO}${gap(14)}${DEED}`);
/** 我下午去问: a part of the day is to come where one of those who speak takes it on. */
const PART_OF_DAY = /早上|上午|中午|下午|晚上|待会儿?|一会儿?/;
const TAKEN_ON = /^(?:那|好|行|嗯|成|可以)*[，,]?(?:我们?|咱们?|你们?|您)/;
/** 身份证原件要补一份: what has to be there. */
const NEEDED =
  /(?:^|[，。])[^，。？不没我你他她]{2,12}(?:要|得|需要|必须)(?:再)?(?:补|准备|提供|复印|打印|公证|盖章|重新)/;
const TO_COME =
  /明|后天|下|月底|年底|之?前$|以前$|之?后$|以后$|内$|周|星期|礼拜|过完|这两天|今天|今晚|\d|[号日]$/;
/** A day with its year is to come where somebody says so. */
const WILL = /[会要]|一定|之前|以前|为止|截止/;
const PAST = /上(?:个)?(?:月|周|星期|次)|昨|前天|去年|当时|那时|那天/;

/** No day, and yet a time: it stands as it was said. */
const SOON = /[这过]两天|[这过]几天|今晚|今天/;
/** 你再不还我就去法院, 我没答应月底前还: said to press, supposed or refused, and no plan. */
const NO_PLAN =
  /再不|不然|否则|想叫|不[^，。我]{1,6}[，,]?我们?就|(?:你|您)们?不[^，。]{1,8}就|如果|要是|假如|万一|没有?(?:答应|说|讲|想|打算|保证)|不(?:会|想|愿意?|肯|打算)|今天[^，。]{0,3}(?:想|来|找)/;
/** 把车交给他的, 少打了: of a clause it tells that it is done. */
const DONE =
  /[了过]$|(?:走|来|去|买|签|交|还|借|付|修|做|办)的$|已经|(?<![会要][^，。]{0,14})(?:给|到|上|完|好)(?:我|你|您|他|她)?们?的$/;
/** 他说先还你一点: told of another, and of no time to come. */
const OF_ANOTHER = /(?:他们?|她们?|对方)[^，。]{0,8}(?:说|讲)/;
const PAST_DAY = /^(?:大?前年|去年|昨|大?前天|上)/;

/** What was left to be done, by whom and until when, as far as it was said. Questions and what is past are none. */
export function findToDos(
  segments: readonly Segment[],
  statements: readonly Statement[] = [],
  spokenOn: string | null = daySpokenOn(segments),
): ToDo[] {
  const speakers = [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))];
  const found = spokenSentences(segments).flatMap(({ text, segment }): ToDo[] => {
    if (isEnglish(text)) return [];
    // What hangs on something else is a promise on a condition, and no task yet.
    if (isQuestion(text) || PAST.test(text) || NO_PLAN.test(text) || hangsOn(text)) return [];
    // 五号借的，答应月底前还: what is to come is told from where one spoke, a day with its year only where there is nothing else.
    const dates = findSpokenDates(text);
    const day =
      (
        dates.find(({ raw, end }) => /前$/.test(raw) || /^(?:之前|以前|前)/.test(text.slice(end))) ??
        dates.find(({ raw, iso }) => iso === null && TO_COME.test(raw) && !PAST_DAY.test(raw)) ??
        dates.find(({ iso }) => iso !== null && WILL.test(text))
      )?.raw ?? null;
    const soon = SOON.exec(text) ?? (TAKEN_ON.test(text) ? PART_OF_DAY.exec(text) : null);
    const when = day ?? soon?.[0] ?? null;
    const behind = when === null ? '' : text.slice(text.indexOf(when) + when.length);
    const match =
      WITH_WHO.exec(text) ??
      (when === null ? null : WITH_TIME.exec(text)) ??
      WITHOUT_WHO.exec(text) ??
      NEEDED.exec(text) ??
      BEHIND_TIME.exec(behind) ??
      (day === null ? null : HANDED_BEHIND_TIME.exec(behind)) ??
      (day !== null && (day.endsWith('前') || /^(?:之?前|以前)/.test(behind)) && !WRITTEN.test(text)
        ? BY_DEADLINE.exec(behind)
        : null);
    if (!match || (day === null && OF_ANOTHER.test(text))) return [];
    const start = text.lastIndexOf(match[0]);
    if (DONE.test(clauseAt(text, start, start + match[0].length).text.replace(/[。！!；;]+$/, ''))) return [];
    const who = match[1] ?? null;
    const speaker = speakerMeant(who, match[0], segment, speakers);
    return [{ ...placeOf(segment), speaker, who, when, iso: dayOf(text, when, spokenOn), text }];
  });
  const told = [...found, ...inEnglish(segments, speakers, spokenOn)];
  const known = new Set(told.map(({ segmentIds, text }) => `${segmentIds[0]} ${text}`));
  return [...told, ...promised(statements, known, spokenOn)].toSorted(
    (one, other) => one.startMs - other.startMs,
  );
}

/** What somebody promised is theirs to do, where it hangs on nothing. */
function promised(
  statements: readonly Statement[],
  known: ReadonlySet<string>,
  spokenOn: string | null,
): ToDo[] {
  return statements.flatMap(({ kind, condition, speaker, text, said: { segmentIds, startMs, endMs } }) => {
    if (kind !== 'promise' || condition !== null || known.has(`${segmentIds[0]} ${text}`)) return [];
    const day = findSpokenDates(text).find(({ raw }) => !PAST_DAY.test(raw));
    const when = day?.raw ?? null;
    // 这回保证还: promised, and nothing to note down.
    if (when === null && !undertakes(plainSpeech(text))) return [];
    const iso = dayOf(text, when, spokenOn);
    return [{ ...{ segmentIds, startMs, endMs }, speaker, who: null, when, iso, text }];
  });
}

/** Whether what is told depends on something: 钱一到手，我就还你. */
const hangsOn = (text: string): boolean => conditionOf(text) !== null || toldConditionOf(text) !== null;

/** The day meant by words of a sentence: 周五 of 周五之前发你. */
function dayOf(text: string, when: string | null, spokenOn: string | null): string | null {
  const date = when === null ? undefined : findSpokenDates(text).find(({ raw }) => when.includes(raw));
  return date === undefined ? null : resolveDateIn(text, date, spokenOn);
}

function inEnglish(
  segments: readonly Segment[],
  speakers: readonly string[],
  spokenOn: string | null,
): ToDo[] {
  return segments
    .filter(({ text }) => isEnglish(text))
    .flatMap((segment) =>
      englishSentences(segment.text).flatMap(({ text }): ToDo[] => {
        const task = englishTask(text);
        if (!task) return [];
        const speaker = speakerMeant(task.who === 'I' ? '我' : '你', '', segment, speakers);
        const iso = dayOf(text, task.when, spokenOn);
        return [{ ...placeOf(segment), speaker, ...task, iso, text }];
      }),
    );
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
