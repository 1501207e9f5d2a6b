import { OPPOSITE_PERSONS, OTHER_PERSONS } from './opposites.ts';
import { areComparable } from './parties.ts';
import type { PlacedMeasure } from './placed-measures.ts';

const PERSONS = [...new Set(OPPOSITE_PERSONS.flat())].sort((a, b) => b.length - a.length);
const PERSON = new RegExp(`(?<![孙祖被])(?:${PERSONS.join('|')})(?<!被告(?=人))`, 'g');
/** Words that make the next person one to whom something is done. */
const TO_WHOM =
  /(?:[向对与和给为以将经在把被、或]|通知|要求|请求|告知|或者|起诉|知道|发现|退还|返还|安排|该|本)$/;
/** More figures that are equal to one are not looked at. */
const EQUAL_MAX = 6;
/** How far before a figure its subject stands. */
const BEFORE = 80;

const areOpposed = (one: string, other: string) =>
  OPPOSITE_PERSONS.some(([a, b]) => (a === one && b === other) || (a === other && b === one));

/** Whose figure it is: the last person before it in its rule who does something. */
function subjectOf(text: string, { start }: PlacedMeasure): string | null {
  const rule =
    text
      .slice(Math.max(0, start - BEFORE), start)
      .split(/[。；;\n]/)
      .at(-1) ?? '';
  const found = [...rule.matchAll(PERSON)].filter(
    (match) =>
      !TO_WHOM.test(rule.slice(0, match.index)) &&
      !/^(?:的|同意|要求|[、与和或])/.test(rule.slice(match.index + match[0].length)) &&
      // 消费者购买商品的价款的三倍: what he did only tells which price.
      !/^[^，]{1,20}的$/.test(rule.slice(match.index + match[0].length)),
  );
  const last = found.at(-1);
  // 房东通知您要卖房，您没在15天内…: who is spoken to does it.
  if (!last || /[您你我他她它]/.test(rule.slice(last.index + last[0].length))) return null;
  return last[0];
}

/** Who asks for a sum or a time is not the one who owes it: 消费者可以要求三倍赔偿 where 经营者应当按三倍赔偿. */
const ASKS =
  /要求|请求|主张|诉请|索要|索赔|有权(?:获得|得到|取得)|可以?(?:获得|得到|拿到|向|自[^，]{1,12}要)|(?<![需只重主必就将还])要(?![求件点])/;
const asksIn = (text: string, who: string, { start }: PlacedMeasure): boolean => {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  const behind = text.slice(start).split(/[。；;\n]/)[0] ?? '';
  return ASKS.test(before.slice(before.lastIndexOf(who))) || /^[^，]{0,16}(?:要|请求|主张)/.test(behind);
};

/** Somebody in whose place the law has the other side: 用人单位提前三十日通知 for 劳动者提前三十日通知. */
export function otherSubject(
  claim: string,
  matched: ReadonlyMap<PlacedMeasure, readonly PlacedMeasure[]>,
): { said: string; law: string } | null {
  for (const [figure, equal] of matched) {
    const said = subjectOf(claim, figure);
    if (said === null || asksIn(claim, said, figure)) continue;
    const subjects = equal.slice(0, EQUAL_MAX).map((one) => subjectOf(one.part?.text ?? '', one));
    const [law] = subjects;
    if (law && subjects.every((one) => one !== null && areOpposed(one, said)))
      return { said: `${said}…${figure.raw}`, law: `${law}…${equal[0]?.raw ?? ''}` };
  }
  return null;
}

const EVERYBODY = [...new Set([...OPPOSITE_PERSONS.flat(), ...OTHER_PERSONS])].sort(
  (a, b) => b.length - a.length,
);
const NAMED = new RegExp(EVERYBODY.join('|'), 'g');

/** Who does what the figure's own clause says, as far as it is somebody whom statutes name. */
function actorOf({ before }: PlacedMeasure): string | null {
  // 人民法院受理破产申请前六个月内: the event is somebody's, and not what is done in the time.
  if (/[前后]$/.test(before)) return null;
  const found = [...before.matchAll(NAMED)].filter(
    (match) =>
      !TO_WHOM.test(before.slice(0, match.index)) &&
      !/^[、与和或]/.test(before.slice(match.index + match[0].length)),
  );
  const last = found.at(-1);
  if (!last || /[您你我他她它]/.test(before.slice(last.index + last[0].length))) return null;
  return last[0];
}

/**
 * Somebody whom the article knows, in the clause of a figure that the article gives to somebody else: 旅行社有权在三十日内要求 for
 * 旅游者有权在三十日内要求.
 */
export function otherActorOfFigure(
  matched: ReadonlyMap<PlacedMeasure, readonly PlacedMeasure[]>,
  article: string,
): { said: string; law: string } | null {
  for (const [figure, equal] of matched) {
    const said = actorOf(figure);
    if (
      said === null ||
      !article.includes(said) ||
      asksIn(figure.before, said, { ...figure, start: figure.before.length })
    )
      continue;
    const laws = equal.slice(0, EQUAL_MAX).map((one) => ({ one, actor: actorOf(one) }));
    const [law] = laws;
    const isOther = ({ one, actor }: (typeof laws)[number]) =>
      actor !== null &&
      areComparable(actor, said) &&
      !actor.includes(said) &&
      !said.includes(actor) &&
      !one.before.includes(said);
    if (law?.actor && laws.every(isOther))
      return { said: `${said}…${figure.raw}`, law: `${law.actor}…${law.one.raw}` };
  }
  return null;
}
