import { rememberByText } from '../../words/remember-by-text.ts';
import { clausesOf, sharedWeight, type WeighedPairs, weighPairs, wholeWeight } from './clauses.ts';
import { OPPOSITE_PERSONS } from './opposites.ts';
import { areComparable } from './parties.ts';
import { rolesIn, withoutRoles } from './roles.ts';
import type { SenseDifference } from './sense-difference.ts';

interface Act {
  /** Who does it; null where nobody whom statutes name. */
  who: string | null;
  /** Whether its own clause names who does it, and not one before. */
  isNamed: boolean;
  /** Everybody whom its clause names. */
  named: readonly string[];
  text: string;
  pairs: WeighedPairs;
  /** What is done, and the words of the clause before it. */
  around: WeighedPairs;
}

/** Words that make the next one to whom something is done, or of whom something is known. */
const TO_WHOM =
  /(?:[向对与和给为以将经在把被、按]|通知|要求|请求|告知|或者|以及|起诉|催告|知道|发现|退还|返还|支付|赔偿|责令|造成|损害|根据|按照|未经|征得|取得|告诉|催|找|到该?|及其?(?:相关)?|陪同|强迫|安排|扣押|导致|致使?)$/;
/** What comes behind somebody who does nothing in the clause himself. */
const NOT_ACTING = /^(?:[、与和或]|以及|的(?!一方)|住所|所在|户籍)/;
/** 采纳人民检察院指控的罪名: what somebody behind a verb did only tells what is meant. */
const IN_DESCRIPTION = /^[一-龥]{2,6}的(?=[一-龥])/;
/** Several who act together. */
const TOGETHER = /^(?:[、与和或]|以及)/;

/** Acts must share this much, and with the words before them so much, before who does them is compared. */
const LEAST_WEIGHT = 4;
const LEAST_WHOLE = 6;
/** So much of what the sentence lets somebody do stands in the law's act: then it is clearly the same, or likely. */
const SAID_SHARE = { clearly: 0.85, likely: 0.5 };
const HELD_SHARE = 0.3;
/** Another act of the article that is nearly as alike may be the one meant. */
const NEARLY = 0.75;

/**
 * Somebody else does in the sentence what one whom the article names does there: 法定代理人可以催告相对人 for
 * 相对人可以催告法定代理人. Whoever the article lets act alike somewhere, also as the one who is asked, is not another.
 */
export function otherRole(
  claim: string,
  law: string,
  { article = law, is }: { article?: string; is: 'clearly' | 'likely' },
): SenseDifference | null {
  const share = SAID_SHARE[is];
  if (rolesIn(claim).length === 0) return null;
  const held = actsIn(law);
  const all = article === law ? held : actsIn(article);
  for (const act of actsIn(claim)) {
    const { who } = act;
    const weight = wholeWeight(act.pairs);
    // Whom the article does not name may be another name for somebody whom it does.
    if (who === null || !act.isNamed || weight < LEAST_WEIGHT || !isKnown(who, law)) continue;
    const alike = held
      .map((one) => {
        const own = sharedWeight(act.pairs, one.pairs);
        return { one, own, whole: own + sharedWeight(act.around, one.around) };
      })
      .filter(
        ({ own, whole, one }) =>
          own >= LEAST_WEIGHT &&
          whole >= LEAST_WHOLE &&
          own >= share * weight &&
          own >= HELD_SHARE * wholeWeight(one.pairs),
      );
    const best = Math.max(0, ...alike.map(({ whole }) => whole));
    const nearest = alike.filter(({ whole }) => whole >= NEARLY * best).map(({ one }) => one);
    const [first] = nearest;
    if (!first || !nearest.every((one) => isAnother(act, one))) continue;
    const isOwn = (one: Act) =>
      one.who !== null &&
      isSame(one.who, who) &&
      sharedWeight(act.pairs, one.pairs) >= share * weight &&
      sharedWeight(act.around, one.around) >= sharedWeight(act.around, first.around);
    if (all.some(isOwn)) continue;
    return { kind: 'person', said: act.text, law: first.text };
  }
  return null;
}

const isKnown = (who: string, law: string) =>
  law.includes(who) ||
  OPPOSITE_PERSONS.some(
    ([one, other]) => (one === who && law.includes(other)) || (other === who && law.includes(one)),
  );

const OWNED = /的([一-龥]{1,4}?权)/y;

/** A right of one given to another: 受赠人的撤销权 for 赠与人的撤销权. */
export function otherOwner(claim: string, law: string): SenseDifference | null {
  const held = ownedIn(law);
  for (const { role, thing } of ownedIn(claim)) {
    const owners = held.filter((one) => one.thing === thing);
    const [other] = owners;
    if (!other || !isKnown(role, law) || owners.some((one) => isSame(one.role, role))) continue;
    return { kind: 'person', said: `${role}的${thing}`, law: `${other.role}的${thing}` };
  }
  return null;
}

/** The same where the two stand against each other in one relation, so that no third can be meant. */
export function oppositeOwner(claim: string, law: string): SenseDifference | null {
  const difference = otherOwner(claim, law);
  const isOpposed = OPPOSITE_PERSONS.some((pair) =>
    [pair, [pair[1], pair[0]] as const].some(
      ([one, other]) => difference?.said.startsWith(one) && difference.law?.startsWith(other),
    ),
  );
  return isOpposed ? difference : null;
}

function ownedIn(text: string): { role: string; thing: string }[] {
  return rolesIn(text).flatMap(({ role, start, end }) => {
    if (/[对向][原新]?$/.test(text.slice(0, start))) return [];
    OWNED.lastIndex = end;
    const thing = OWNED.exec(text)?.[1];
    return thing === undefined ? [] : [{ role, thing }];
  });
}

function isAnother(act: Act, one: Act): boolean {
  if (act.who === null || one.who === null || isSame(act.who, one.who)) return false;
  if (!areComparable(act.who, one.who)) return false;
  // 保管人不得请求寄存人提前领取: the one who is asked acts too, unless both have changed places.
  const isAsked = one.named.some((name) => isSame(name, act.who ?? ''));
  return !isAsked || act.named.some((name) => name !== act.who && isSame(name, one.who ?? ''));
}

/** 债务人 and 受让人 are others; 人民法院 and 法院, 经营者 and 电子商务经营者 are not. */
const isSame = (one: string, other: string) =>
  one === other || (!/^[被次]/.test(one + other) && (one.endsWith(other) || other.endsWith(one)));

const actsIn: (text: string) => readonly Act[] = rememberByText(readActs, 300);

function readActs(text: string): Act[] {
  return text.split(/[。；;\n]/).flatMap((rule) => {
    let last: string | null = null;
    let before: WeighedPairs = new Map();
    return clausesOf(rule).map(({ text: clause }) => {
      const roles = rolesIn(clause);
      const acting = roles.find(
        ({ start, end }) =>
          !TO_WHOM.test(clause.slice(0, start)) &&
          !NOT_ACTING.test(clause.slice(end)) &&
          !(
            start >= 2 &&
            /[一-龥]{2}$/.test(clause.slice(0, start)) &&
            IN_DESCRIPTION.test(clause.slice(end))
          ),
      );
      const agent = roles.find(({ start }) => /(?<![事理缘自])由$/.test(clause.slice(0, start)));
      const isJoint = roles.some(({ end }) => TOGETHER.test(clause.slice(end)));
      const who = isJoint ? null : ((agent ?? acting)?.role ?? (isSpokenTo(clause) ? null : last));
      last = who;
      const act = {
        who,
        isNamed: agent !== undefined || acting !== undefined,
        named: roles.map(({ role }) => role),
        text: clause,
        pairs: weighPairs(withoutRoles(clause)),
        around: before,
      };
      before = weighPairs(clause, 0.5);
      return act;
    });
  });
}

/** Who is spoken to acts, or somebody whom no statute names. */
const isSpokenTo = (clause: string) => /[您你我他她它谁]|自己|人家/.test(clause);
