import { isQuestion } from '../is-question.ts';
import { isMocking } from './concedes.ts';
import { plainSpeech } from './plain-speech.ts';

const ASKS_OF_DEED =
  /(?:你|您|你们|贵公司)[^，。？]{0,14}(?:借|欠|收|拿|签|打|撞|答应|写|知道|同意)|(?:是不是|有没有)[^，。？]{0,12}(?:借|欠|收|拿|签|打|撞|答应)/;
/** 还欠三十八万四，对吧: told, and left to be assented to. */
const LEFT_TO_ASSENT = /(?:对吧|是吧|对不对|是不是|没错吧|认吧|吧)[？?。\s]*$/;
/** What of it bears on a case. */
const MATTER =
  /[借欠收拿签付还转撞拖漏坏][了过的到]?|[\d一二三四五六七八九十两][十百千万]|定金|押金|工资|合同|保险|社保|质保/;
const ASSENTS =
  /^(?:嗯+|是(?:的|啊|呀)?|对(?:的|啊|呀|头)?|没错|有(?:的|啊)?|是这样|承认|认(?!为|识))(?=$|[，,。！\s])/;
/** 是是是，你说得都对: to be left in peace. */
const MOCKS = /你(?:说|讲)得?(?:都|什么)|都是我的|行了吧|你厉害|你对/;
const DENIES = /^(?:没有?(?:啊|的事)?|不是(?:的|啊)?|哪有|没(?:这|那)?(?:回)?事|不对)(?=$|[，,。！\s])/;
const SHORT_ANSWER = 12;
/** 收到了, said to 定金你收到了吧: what was asked of whoever answers. */
const ECHO =
  /^(?:[我哦嗯]+[，,…]*)?(?:是|都|也)?(收到|收|签|借|拿|欠|打|撞|写|盖|按|用|讲|说|答应|同意|养|取|卖|装|开车|喝|删|改|转租)(?:到|是\1)?(?:了|过)(?=$|[，,。！的呀啊])|^记得(?=$|[，,。！])/;
/** What has to be done for another: that it was not is conceded. */
const DUTY = '报|交|缴|买|通知|备案|办|测|验|检查|查|修|退|付|还|给|发|登记|投保';
const LEFT_UNDONE = new RegExp(
  `^(?:[^，。？你您我他她没]{0,4}(?:这个|那个)|这|那)?[…，,\\s]*(?:说实话|当时|好像|确实|还|是|暂时|嗯|呃|[，,…\\s])*[^，。？你您我他她没]{0,4}没有?(?:(${DUTY})|$|[，,。！])`,
);
const ASKS_OF_DUTY = new RegExp(
  `(?:(${DUTY})[^，。？你您]{0,6}(?:了没有?|没有?|了吗|过吗|没|过没有?)|有没有[^，。？]{0,8}(${DUTY}))[？?。\\s]*$`,
);

/** 车是你开的？——是我开的. */
const IS_YOURS = /是(?:你|您)们?([^，。？]{1,3})的(?:吧|吗|不是)?[？?。\s]*$/;
/** 他还了没有, 我还你钱没有: of somebody else than whoever answers. */
const OF_ANOTHER = new RegExp(
  `(?<![给替跟为帮向找])(?:我|他|她)们?(?!有没有?给)[^，。？你您]{0,6}(?:${DUTY}|收|签|借|拿|欠|打)`,
);

/** 付了二十九万你认吧？——是付了的. */
const ASKS_TO_ADMIT = /(?:你|您)们?(?:也|得|要|总)?(?:承认|认)(?:不认|不承认|吧|吗|的吧)[？?。\s]*$/;
const GRANTS = /^(?:认|承认|是的?|对)(?=$|[，,。])|是[^，。没不]{1,4}[了过]的|我认/;

/**
 * What an answer does that only assents to, repeats or denies what another asked: 是你借的吧？——嗯. 没报 to 你们报了没有 concedes what was left undone;
 * 没收 to 你收了没有 denies. Null for one that tells by itself.
 */
export function answerKind(asked: string, answered: string, isFirst: boolean): 'admission' | 'denial' | null {
  const [question, answer] = [plainSpeech(asked), plainSpeech(answered)];
  if (!isFirst || isQuestion(answer) || MOCKS.test(answer) || isMocking(answer)) return null;
  const asks = isQuestion(question) || LEFT_TO_ASSENT.test(question);
  if (!asks) return null;
  const words = answer.replace(/[。！!]+$/, '');
  const isShort = words.length <= SHORT_ANSWER || /^[^，,]{1,4}[，,]/.test(words);
  if (concedesWhatWasAsked(question, words)) return 'admission';
  const isOfDeed = ASKS_OF_DEED.test(question);
  if (isOfDeed && isShort && DENIES.test(words)) return 'denial';
  const isTold = isOfDeed || (LEFT_TO_ASSENT.test(question) && MATTER.test(question));
  return isShort && isTold && ASSENTS.test(words) ? 'admission' : null;
}

/** 没报, 是我开的, 收到了, 是付了的: of what was asked of whoever answers. */
function concedesWhatWasAsked(question: string, words: string): boolean {
  if (ASKS_TO_ADMIT.test(question) && GRANTS.test(words) && !/不认|没有?认/.test(words)) return true;
  const deed = IS_YOURS.exec(question)?.[1];
  if (deed !== undefined && words.includes(`是我${deed}的`)) return true;
  if (OF_ANOTHER.test(question)) return false;
  const undone = LEFT_UNDONE.exec(words);
  if (undone && ASKS_OF_DUTY.test(question)) return undone[1] === undefined || question.includes(undone[1]);
  const echo = ECHO.exec(words);
  const isAskedOfThem = /[你您]/.test(question) && !/[怎咋为]/.test(question);
  return echo !== null && isAskedOfThem && question.includes(echo[1] ?? '记得');
}
