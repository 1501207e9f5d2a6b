import type { NameReader } from './name-reader.ts';
import { OFFICE_CUE, OFFICIAL_BEHIND, OFFICIAL_CUE } from './person-cues.ts';

/** Names of judges, clerks, prosecutors, authors, legal representatives and officials, and where they stand as such. */
export interface Officials {
  names: Set<string>;
  /** With the name of one person; empty for a line of several. */
  places: { start: number; end: number; name: string }[];
}

/** Those who are named in an office or a calling: they keep their names. `flat` is the flat text. */
export function findOfficials(flat: string, reader: NameReader): Officials {
  const names = new Set<string>();
  const places: Officials['places'] = [];
  for (const { index, 0: cue } of flat.matchAll(OFFICE_CUE)) {
    const start = index + cue.length;
    const line = /^[^\n。;；(（]{0,120}/.exec(flat.slice(start, start + 120))?.[0] ?? '';
    if (!/^[\u4e00-\u9fff]{2,4}(?:$|[ 、，,)）])|^[\u4e00-\u9fff] {1,4}[\u4e00-\u9fff]/.test(line)) continue;
    places.push({ start, end: start + line.length, name: '' });
    const parts = line.replace(/(?<=^|[ 、，,])([\u4e00-\u9fff]) +(?=[\u4e00-\u9fff](?:$|[ 、，,]))/g, '$1');
    for (const name of parts.split(/[ 、，,]+/)) if (reader.likeness(name) !== 'none') names.add(name);
  }
  for (const { index, 0: cue } of flat.matchAll(OFFICIAL_CUE)) {
    const start = index + cue.length;
    const found = reader.at(start);
    if (!found) continue;
    names.add(found.name);
    places.push({ start, end: start + found.length, name: found.name });
  }
  return { names, places };
}

/** Whether a person is called by an office behind the name: 王海检察官. */
export const isOfficialBehind = (behind: string): boolean => OFFICIAL_BEHIND.test(behind);
