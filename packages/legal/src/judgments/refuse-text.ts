import { hasDigestHeadings } from './digest-headings.ts';
import type { JudgmentRefusal } from './judgment-reading.ts';
import type { LaidOutText } from './lay-out-text.ts';
import type { JudgmentHeading } from './read-heading.ts';
import { announcesCases } from './split-cases.ts';

const LEAST_CHARACTERS = 24;
const DECIDES =
  /(?:判决|裁定|决定|通知|协议|调解|支付令)(?:如下)|审判长|审判员|书记员|本院(?:经|认为|于|依法|受理|在|审|决定|裁定)|终审|发生法律效力/;

/** Why a text is no document of a case; null where it is one. */
export function refuseText(
  laidOut: LaidOutText,
  heading: JudgmentHeading,
  isDigest: boolean,
): JudgmentRefusal | null {
  const body = laidOut.lines.reduce((sum, { flat }) => sum + flat.length, 0);
  if (body === 0) return 'empty';
  // A notice names the cases of a batch, it tells of none.
  if (announcesCases(laidOut.flat) && !hasDigestHeadings(laidOut)) return 'no_judgment';
  if (isDigest) return null;
  const behind = laidOut.lines.slice(heading.bodyFrom).reduce((sum, { flat }) => sum + flat.length, 0);
  const isHeaded = heading.words !== '' || (heading.court !== null && heading.numbers.length > 0);
  const isTitle =
    laidOut.lines.length <= 2 &&
    body < 150 &&
    /(?:书|案|裁定|判决)\d{0,3}$/.test(laidOut.lines.at(-1)?.flat ?? '');
  if (behind < LEAST_CHARACTERS && (isHeaded || isTitle || laidOut.title !== null)) return 'empty';
  if (isTitle) return 'empty';
  const sample =
    laidOut.flat.length < 60_000 ? laidOut.flat : laidOut.flat.slice(0, 30_000) + laidOut.flat.slice(-30_000);
  if (!isHeaded && !(heading.numbers.length > 0 || /法院/.test(sample.slice(0, 200)))) return 'no_judgment';
  if (!isHeaded && !/(?:判决|裁定|决定)如下/.test(sample)) return 'no_judgment';
  return DECIDES.test(sample) ? null : 'no_judgment';
}
