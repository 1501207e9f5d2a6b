import { areComparable } from './parties.ts';
import { rolesIn } from './roles.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 向债权人承担违约责任, 请求行为人履行债务: words that lead to the one to whom, or of whom, something is done, and what. */
const LEAD = /(?:(?<![方倾取志意])向|请求|要求|责令|催告)$/;
const DONE = /^(?:的|依法|予以|应当|必须|立即|全部|共同)?([一-龥]{4})[一-龥]{0,6}/;
/** Whoever is joined to the one before him is done to as well. */
const JOINED = /^(?:[、和与及或]|以及|或者)/;

interface Addressed {
  lead: string;
  who: string;
  what: string;
  text: string;
}

/** What an article has done to one person, done to another whom it names as well: 向第三人承担违约责任 for 向债权人承担违约责任. */
export function otherAddressee(claim: string, law: string): SenseDifference | null {
  const held = addressedIn(law);
  for (const said of held.length === 0 ? [] : addressedIn(claim)) {
    const alike = held.filter(({ lead, what }) => lead === said.lead && what === said.what);
    const [first] = alike;
    const isOther = ({ who }: Addressed) =>
      !who.includes(said.who) && !said.who.includes(who) && areComparable(who, said.who);
    if (first && law.includes(said.who) && alike.every(isOther))
      return { kind: 'person', said: said.text, law: first.text };
  }
  return null;
}

const addressedIn = (text: string): Addressed[] =>
  rolesIn(text).flatMap(({ role, start, end }) => {
    const lead = LEAD.exec(text.slice(Math.max(0, start - 2), start))?.[0];
    const [words = '', what] = DONE.exec(text.slice(end)) ?? [];
    if (lead === undefined || what === undefined || JOINED.test(text.slice(end))) return [];
    return [{ lead, who: role, what, text: text.slice(start - lead.length, end + words.length) }];
  });
