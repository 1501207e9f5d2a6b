import { areComparable } from './parties.ts';
import { rolesIn } from './roles.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 有利于, 不利于, 归于: words that say in whose favour. */
const FOR = /(?:有利于|不利于|归于|专属于|归属于)$/;
/** What joins those in whose favour it is. */
const JOINED = /^(?:[、和与及或]|以及|或者)$/;

interface Favoured {
  lead: string;
  who: readonly string[];
  text: string;
}

/** Somebody else is favoured than in the article: 有利于保险人的解释 for 有利于被保险人和受益人的解释. */
export function otherFavoured(claim: string, law: string): SenseDifference | null {
  const held = favouredIn(law);
  for (const said of held.length === 0 ? [] : favouredIn(claim)) {
    const alike = held.filter(({ lead }) => lead === said.lead);
    const [first] = alike;
    const isOther = ({ who }: Favoured) =>
      said.who.every((one) => !who.includes(one) && who.every((other) => areComparable(one, other)));
    if (first && alike.every(isOther)) return { kind: 'person', said: said.text, law: first.text };
  }
  return null;
}

function favouredIn(text: string): Favoured[] {
  const roles = rolesIn(text);
  return roles.flatMap(({ role, start, end }, index) => {
    const lead = FOR.exec(text.slice(Math.max(0, start - 4), start))?.[0];
    if (lead === undefined) return [];
    const who = [role];
    let to = end;
    for (const next of roles.slice(index + 1)) {
      if (!JOINED.test(text.slice(to, next.start))) break;
      who.push(next.role);
      to = next.end;
    }
    return [{ lead, who, text: text.slice(start - lead.length, to) }];
  });
}
