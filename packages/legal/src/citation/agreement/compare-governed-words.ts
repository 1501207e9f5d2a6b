import { sharedWeight, weighPairs } from './clauses.ts';
import { OPPOSITE_PERSONS } from './opposites.ts';
import type { SenseDifference } from './sense-difference.ts';

const NEGATIVE = '不得|不能|不可以|无权|不予|不应当?|禁止|无需|无须|不需要?|不必|不用|不';
const POSITIVE = '(?:应当|应该|必须|可以|有权|需要|能够)(?!不)';
/** A word of force and the four characters it governs. */
const GOVERNED = new RegExp(`(?:(${NEGATIVE})|(${POSITIVE}))(?:再|予以)?(?=([一-龥]{4}))`, 'g');
/** Figures are said with these words, too. */
const OF_FIGURES = /^(?:超过|少于|低于|高于|早于|晚于|多于|满|足)/;

/** A verb that one denies and the other does not: 可以适用死刑 for 不适用死刑. */
export function otherGovernment(claim: string, text: string): SenseDifference | null {
  const law = withoutExceptions(text);
  const held = governedIn(law);
  for (const [words, { isDenied, text }] of governedIn(claim)) {
    const other = held.get(words);
    if (!other || other.isDenied === isDenied || other.isBoth) continue;
    // What stands in the article without any force may be what was said.
    if (law.split(words).length > 2) continue;
    return { kind: 'negation', said: text, law: other.text };
  }
  return null;
}

/** 法律规定不得作为出资的财产除外: what is excepted says nothing of what is not. */
const withoutExceptions = (law: string) => law.replace(/(?:但是?，?)[^。；\n]{2,60}除外/g, ' ');

/** A time that stands between a word of force and its verb. */
const WITHIN =
  /(应当|应该|必须|可以|需要|不得|不能|无需|无须|不予)(?:在|于|自)[^，。；\n]{1,24}?(?:内|前|起)/g;
const SHORT = new RegExp(
  `(?:(${NEGATIVE})|(${POSITIVE}))(?:再|予以)?(?=([一-龥]{2})([^，。；\n]{0,8}))`,
  'g',
);

/** The same for a verb of two characters that the article has once, with an object that both name or none. */
export function otherShortGovernment(claim: string, whole: string): SenseDifference | null {
  const law = withoutExceptions(whole);
  const read = (text: string) =>
    [...text.replace(WITHIN, '$1').matchAll(SHORT)]
      .map(([force, denied, , verb = '', object = '']) => ({
        isDenied: denied !== undefined,
        verb,
        object,
        text: force + verb,
      }))
      .filter(
        ({ verb }) =>
          !OF_FIGURES.test(verb) && !/^(?:由|向|对|以|按|依|根|将|把|在|自|从|通|受|影)/.test(verb),
      );
  const held = read(law);
  for (const one of read(claim)) {
    const [other, ...more] = held.filter(({ verb }) => verb === one.verb);
    if (!other || more.length > 0 || other.isDenied === one.isDenied) continue;
    if (law.split(one.verb).length > 2 || claim.split(one.verb).length > 2) continue;
    const objects = [one.object, other.object].map((object) => weighPairs(object));
    const [own, laws] = [objects[0] ?? new Map(), objects[1] ?? new Map()];
    if (one.object === '' || sharedWeight(own, laws) >= SAME_OBJECT)
      return { kind: 'negation', said: one.text, law: other.text };
  }
  return null;
}
const SAME_OBJECT = 0.5;

const ACTS =
  '延长|续展|转让|解除|撤销|撤回|变更|补缴|续期|追偿|上诉|起诉|退货|扣除|收回|公开|转租|出租|安排|结婚|离婚|查阅|补正|申请';
const REFUSED = new RegExp(`(?:不得|不能|不可以?|无权|禁止)(?:再|予以)?(${ACTS})`, 'g');
const ALLOWED = new RegExp(`(?<!不)(?:可以|允许|有权)([^，。；\\n不无]{0,12}?)(${ACTS})`, 'g');

/** An act that one refuses and the other allows, whatever stands between: 不得延长 for 可以根据申请人的申请撤销、变更或者延长. */
export function refusedAct(claim: string, law: string): SenseDifference | null {
  const refuses = (text: string, act: string) =>
    new RegExp(`(?:不得|不能|不可以|无权|禁止|不予|不)[^，。；\\n可]{0,12}${act}`).exec(text)?.[0];
  const allows = (text: string, act: string) =>
    new RegExp(`(?<!不)(?:可以|允许|有权|应当)[^，。；\\n不无]{0,20}${act}`).exec(text)?.[0];
  for (const [words, act = ''] of claim.matchAll(REFUSED)) {
    const allowed = allows(law, act);
    if (allowed !== undefined && refuses(law, act) === undefined && allows(claim, act) === undefined)
      return { kind: 'negation', said: words, law: allowed };
  }
  for (const [words, , act = ''] of claim.matchAll(ALLOWED)) {
    const refused = new RegExp(`不得[^，。；\\n可]{0,12}${act}`).exec(law)?.[0];
    if (refused !== undefined && allows(law, act) === undefined && !/除外|未经/.test(law))
      return { kind: 'negation', said: words, law: refused };
  }
  return null;
}

interface Government {
  isDenied: boolean;
  /** It is denied in one place and not in another. */
  isBoth: boolean;
  text: string;
}

function governedIn(text: string): Map<string, Government> {
  const found = new Map<string, Government>();
  for (const match of text.matchAll(GOVERNED)) {
    const words = match[3] ?? '';
    if (OF_FIGURES.test(words)) continue;
    const isDenied = match[1] !== undefined;
    const known = found.get(words);
    found.set(words, {
      isDenied,
      isBoth: known !== undefined && (known.isBoth || known.isDenied !== isDenied),
      text: match[0] + words,
    });
  }
  return found;
}

const PERSONS = [...new Set(OPPOSITE_PERSONS.flat())].sort((a, b) => b.length - a.length);
const ACTING = new RegExp(`(?<![孙祖被])(${PERSONS.join('|')})(?<!被告(?=人))(应当|可以|有权|不得)(.)`, 'g');

/** Somebody who must or may where the article has the other side: 出卖人应当在两年内通知 for 买受人应当在…通知. */
export function otherActor(claim: string, law: string): SenseDifference | null {
  const held = actorsIn(law);
  for (const one of actorsIn(claim)) {
    if (held.some(({ person, force }) => person === one.person && force === one.force)) continue;
    const other = held.find(
      ({ person, force, next }) => force === one.force && next === one.next && areOpposed(person, one.person),
    );
    if (other) return { kind: 'person', said: one.text, law: other.text };
  }
  return null;
}

const actorsIn = (text: string) =>
  [...text.replaceAll('要求', '请求').matchAll(ACTING)].map(
    ([words, person = '', force = '', next = '']) => ({
      person,
      force: force === '有权' ? '可以' : force,
      next,
      text: words,
    }),
  );

const areOpposed = (one: string, other: string) =>
  OPPOSITE_PERSONS.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
