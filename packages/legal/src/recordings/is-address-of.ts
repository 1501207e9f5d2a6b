import { COMPOUND_SURNAMES } from '../redaction/surnames.ts';
import type { SpeakerSuggestion } from './suggest-speakers.ts';

const FORM =
  /^(?:[老小大阿]([\u4e00-\u9fff])|([\u4e00-\u9fff]{1,2})(?:哥|姐|叔|姨|阿姨|大爷|大妈|总|工|董|律师|法官|警官|经理|主任|老师|医生|大夫|师傅|老板|科长|局长|处长|书记|队长|所长|校长|会计|先生|女士|小姐|同志|老弟|兄弟))$/;

/** Whether a form of address may mean somebody with a full name, by the surname: 刘哥 and 老刘 of 刘建国. It says nothing of whether it does. */
export function isAddressOf(address: string, fullName: string): boolean {
  const form = FORM.exec(address);
  const surname = form?.[1] ?? form?.[2];
  if (surname === undefined || FORM.test(fullName)) return false;
  const own = COMPOUND_SURNAMES.has(fullName.slice(0, 2)) ? fullName.slice(0, 2) : fullName.slice(0, 1);
  const given = fullName.slice(own.length);
  return own === surname && /^[\u4e00-\u9fff]{1,2}$/.test(given);
}

/** A form of address and the full name of the speaker who was called so. */
export interface AddressOfSpeaker {
  address: string;
  name: string;
  /** Where they were called so. */
  segmentIds: string[];
}

/** Forms of address that join a speaker to the full name they gave: only where they were spoken to so, not where two names share a surname. */
export const addressesOfSpeakers = (suggested: readonly SpeakerSuggestion[]): AddressOfSpeaker[] =>
  suggested.flatMap(({ speaker, name, ground, segmentIds }) => {
    if (name === null || ground !== 'addressed') return [];
    const full = suggested.find(
      (one) => one.speaker === speaker && one.ground === 'stated' && one.name && isAddressOf(name, one.name),
    );
    return full?.name ? [{ address: name, name: full.name, segmentIds }] : [];
  });
