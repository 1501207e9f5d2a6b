import { findFillers, withoutRanges } from '../find-fillers.ts';
import type { Segment } from '../transcript.ts';

/** A talk opens within so many turns, and closes within the last of them. */
const OPENING = 12;
const CLOSING = 6;
/** 可不是嘛, 挺好挺好: what is answered to a pleasantry is one, where it is as short as this. */
const SHORT = 10;
/** A clause that goes on is about something. */
const LONGEST = 14;
/** Words that greet, thank, ask after somebody or speak of the way and the weather; nobody's case is in them. */
const POLITE = new RegExp(
  [
    '[您你]好|大家好|各位好|早上好|上午好|下午好|晚上好|早啊?$|好久不见|久仰|幸会|新年好|过年好|恭喜',
    '打扰|辛苦|麻烦[您你]了|谢谢|多谢|感谢|客气|没关系$|没事$|不用谢|不好意思',
    '请坐|请进|坐[吧坐]?$|喝(?:茶|水|杯|点)|吃(?:过|了|饭|早饭|午饭|晚饭)',
    '方便(?:说话|讲话|接电话|通话)|^方便|听得?(?:见|到|清)|信号',
    '最近(?:怎么样|好吗|还好|忙)|忙(?:吗|不忙|什么呢)|身体|气色|精神',
    '天气|[热冷](?:死|得|啊)|下雨了|堵车|好停车|来晚|来迟|迟到|久等|路上',
    '再见|拜拜|慢走|回见|回头(?:见|聊)|保重|先这样|挂了',
  ].join('|'),
);
const NAMED =
  /^(?:我是|我叫|这里是|我姓|鄙姓)(?!被|因为|来|想|要)[^打借欠撞签收付还被]{1,12}$|^[\p{Script=Han}]{1,4}(?:律师|老师|法官|经理|主任|总|哥|姐|叔|阿姨|先生|女士)[啊呀]?$|^[老小][\p{Script=Han}][啊呀]?$/u;
const SOUND = /^(?:喂+|嗨|哎|哦|嗯|好+的?|行|对|是的?|[\p{Script=Han}]{1,2})$/u;
const FIGURE = /\d|[二两三四五六七八九十百千万][万千百块元年月号天]/;

/** Turns at the beginning and the end of a talk that greet and part, and nothing more. */
export function findPleasantries(segments: readonly Segment[]): ReadonlySet<string> {
  const found = new Set<string>();
  segments.forEach(({ id, text }, index) => {
    if (index >= OPENING && index < segments.length - CLOSING) return;
    const plain = withoutRanges(text, findFillers(text)).trim();
    const clauses = plain.split(/[，,。！!？?；;、\s]+/).filter((clause) => clause !== '');
    const isPolite =
      clauses.some((clause) => POLITE.test(clause)) && clauses.every((clause) => isBesidePoint(clause));
    const isReply =
      found.has(segments[index - 1]?.id ?? '') &&
      plain.length <= SHORT &&
      clauses.every((one) => one.length <= 6);
    if ((isPolite || isReply) && !FIGURE.test(plain)) found.add(id);
  });
  return found;
}

/** 天气好的那天他撞了我的车: somebody did something. */
const DEED = /[他她]|[打借欠撞签收付还赔骂推摔偷抢][了过]/;

const isBesidePoint = (clause: string): boolean =>
  SOUND.test(clause) ||
  NAMED.test(clause) ||
  (POLITE.test(clause) && clause.length <= LONGEST && !DEED.test(clause));
