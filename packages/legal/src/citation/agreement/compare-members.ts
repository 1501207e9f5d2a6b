import { rememberByText } from '../../words/remember-by-text.ts';
import { sharedWeight, weighPairs, wholeWeight } from './clauses.ts';
import { SOMEBODY } from './parties.ts';
import type { SenseDifference } from './sense-difference.ts';

/** What several members are named in: 警告、罚款或者拘留. The first and the last piece have words of the clause around them. */
interface List {
  clause: string;
  pieces: readonly string[];
  /** It names only some: 等, 其他. */
  isOpen: boolean;
}

/** What joins the last two members. */
const LAST =
  /或者|以及|(?<![调总缓饱温共])和(?![解平谐睦气约])|(?<![参给赠])与(?![会否])|(?<![以涉普])及(?![时格其])|(?<!而)或/;
const OPEN =
  /(?<![特一二三四五中高初平均相同对])等(?![级次同于效待奖候份])|其[他它]|有关|之类|包括|例如|[如像]：/;
/** Shorter members are parts of other words, longer ones whole statements. */
const MEMBER = /^[一-龥]{2,8}$/;
/** More lists of a text are not read. */
const LISTS_MAX = 40;
/** The sentence repeats the article, and does not only name the same things. */
const SAME_MATTER = 0.6;

/**
 * A member of a list that the article, of which the others are, has nowhere and whose own list is complete: 警告、拘留、没收 for 警告、罚款、没收.
 * @param beside other articles that the sentence cites
 */
export function otherMember(claim: string, law: string, beside: readonly string[]): SenseDifference | null {
  const said = listsIn(claim);
  if (said.length === 0) return null;
  const held = listsIn(law);
  if (held.length === 0) return null;
  const known = [law, ...beside].join('\n');
  const [pairs, lawPairs] = [weighPairs(claim), weighPairs(law)];
  if (sharedWeight(pairs, lawPairs) < SAME_MATTER * wholeWeight(pairs)) return null;
  for (const list of said) {
    // What somebody did or asks for is told of the case.
    if (list.clause.includes(SOMEBODY) || /\d|了/.test(list.clause)) continue;
    for (const [at, piece] of list.pieces.entries()) {
      const member = memberAt(list, at);
      if (member === null || isKnown(member, known)) continue;
      const own = held.find((one) => hasOthers(one, list, at));
      if (own && !own.isOpen && !held.some((one) => one.isOpen && hasOthers(one, list, at)))
        return { kind: 'word', said: `${list.clause}`, law: own.clause || piece };
    }
  }
  return null;
}

const listsIn: (text: string) => readonly List[] = rememberByText(readLists, 600);

function readLists(text: string): List[] {
  return text
    .split(/[，。；：！？“”"（）()《》,;:\n]/)
    .filter((clause) => clause.includes('、'))
    .slice(0, LISTS_MAX)
    .map((clause) => {
      const pieces = clause.split('、');
      const last = pieces.pop() ?? '';
      const joint = LAST.exec(last);
      if (joint && joint.index >= 2)
        pieces.push(last.slice(0, joint.index), last.slice(joint.index + joint[0].length));
      else pieces.push(last);
      return { clause, pieces: pieces.map((piece) => piece.trim()), isOpen: OPEN.test(clause) };
    })
    .filter(({ pieces }) => pieces.length >= 3);
}

/** The words of a piece that are certainly of its member; null where nobody can say. */
function memberAt({ pieces }: List, at: number): string | null {
  const piece = pieces[at] ?? '';
  if (at === 0) return piece.length >= 2 ? piece.slice(-4) : null;
  if (at === pieces.length - 1) return piece.length >= 2 ? piece.slice(0, 4) : null;
  return MEMBER.test(piece) ? piece : null;
}

/** Two characters of it stand together in the texts. */
function isKnown(member: string, known: string): boolean {
  for (let at = 0; at + 2 <= member.length; at += 1)
    if (known.includes(member.slice(at, at + 2))) return true;
  return false;
}

/** Whether all other members of a list are of the law's, so that the one was put in or stands for another. */
function hasOthers(law: List, said: List, but: number): boolean {
  let shared = 0;
  const last = said.pieces.length - 1;
  for (const [at, piece] of said.pieces.entries()) {
    if (at === but) continue;
    const isHeld = law.pieces.some((one) =>
      at === 0
        ? one.endsWith(piece.slice(-2))
        : at === last
          ? one.startsWith(piece.slice(0, 2))
          : one === piece || one.endsWith(piece) || one.startsWith(piece),
    );
    if (!isHeld || piece.length < 2) return false;
    shared += 1;
  }
  return shared >= 2;
}
