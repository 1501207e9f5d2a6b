import { measuresIn } from '../../figures/find-measures.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 普通会员也须连续三年: whom a sentence asks for a figure, too. */
const ALSO_ASKED = /([一-龥]{4,16}?)(?:也|亦|同样)(?:必须|须|应当?|需要?|要)([^。；;\n]{2,60})/g;
/** 普通会员、连续三年参赛的……会员: a member of a list stands before the one that the figure is of. */
const NEXT_MEMBER = /^(?:、|或者?|和|以及)([^，。；\n]{2,40})/;

/** A figure that the article asks of the next member of its list alone, asked of the one before it. */
export function figureOfNextMember(claim: string, law: string): SenseDifference | null {
  for (const [said, member = '', asked = ''] of claim.matchAll(ALSO_ASKED)) {
    const figures = measuresIn(asked).map(({ kind, value }) => `${kind} ${value}`);
    const at = law.indexOf(member);
    if (figures.length === 0 || at < 0 || law.indexOf(member, at + 1) >= 0) continue;
    const before =
      law
        .slice(0, at)
        .split(/[，。；\n]/)
        .at(-1) ?? '';
    const next = NEXT_MEMBER.exec(law.slice(at + member.length))?.[1] ?? '';
    const isOfNext = measuresIn(next).some(({ kind, value }) => figures.includes(`${kind} ${value}`));
    if (isOfNext && measuresIn(before).length === 0) return { kind: 'word', said, law: `${member}、${next}` };
  }
  return null;
}
