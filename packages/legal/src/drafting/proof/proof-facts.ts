import { rowPath } from '../fact-sheet.ts';
import type { StoryFact } from '../story-fact.ts';
import { type Telling, within } from '../telling/telling.ts';
import { purposeOf } from './proof-purposes.ts';
import { clausesOfProof, type ToldProof } from './read-proof-told.ts';
import { topicsOf } from './talk-topics.ts';

/** Proof of money says how much and when; proof of what was said or sent, when. */
const OF_MONEY = /转账|付款|收款|刷卡|扫码|取款|回单|^收[条据]|对账|票据|报价|小票/;
const OF_DAYS = /聊天|短信|邮件|函|通知|签收|录音|验收单|送货|认定书|报警|调岗/;
const FIGURES_MAX = 4;

/** Rows of proof: whose they are or where they are to be got, and what they prove of what this story tells. */
export function proofFacts(proofs: readonly ToldProof[], telling: Telling): StoryFact[] {
  return proofs.flatMap((proof): StoryFact[] => {
    const { name, from } = proof;
    const place = proof.places[0] ?? { start: 0, end: 0 };
    const purpose = purposeOf(name, telling.cause);
    const topics = purpose && topicsOf(proof.places, telling);
    const proves = purpose
      ?.replace('{me}', telling.me)
      .replace('{other}', telling.other)
      .replace(
        /本案事实(?=沟通)|(?<=^双方)(?=交涉)/,
        topics ? `${purpose.includes('交涉') ? '就' : ''}${topics}` : '$&',
      );
    const told = figuresOf(proof, telling);
    return [
      { path: rowPath('evidence', name, 'name'), value: name, ...place },
      { path: rowPath('evidence', name, 'source'), value: from ?? `${telling.me}提供`, ...place },
      ...(proves
        ? [
            {
              path: rowPath('evidence', name, 'proves'),
              value: told === '' ? proves : `${proves}（${told}）`,
              ...place,
            },
          ]
        : []),
    ];
  });
}

/** 2026年6月19日12000元: the days and sums of the clauses that tell of it, as far as they are told for sure. */
function figuresOf(proof: ToldProof, telling: Telling): string {
  const withSums = OF_MONEY.test(proof.name);
  if (!withSums && !OF_DAYS.test(proof.name)) return '';
  const figures = clausesOfProof(telling, proof).flatMap((clause) => {
    // 每个月给我两千: how much it is in all nobody said.
    if (/每|各(?!项)/.test(clause.text)) return [];
    const sums = withSums ? within(telling.sums, clause).filter(({ isRough }) => !isRough) : [];
    const [sum, other] = sums;
    // Of two sums in a clause nobody knows which is meant.
    if (withSums && (!sum || other)) return [];
    return [`${dayOf(clause, telling)}${sum ? `${sum.value}元` : ''}`];
  });
  return [...new Set(figures.filter((one) => one !== ''))].slice(0, FIGURES_MAX).join('，');
}

/** The day of a clause: its own, or the only one that its sentence told before it. */
function dayOf(
  clause: { start: number; end: number; sentence: { start: number } },
  { days }: Telling,
): string {
  const own = within(days, clause);
  const known = own.length > 0 ? own : within(days, { start: clause.sentence.start, end: clause.start });
  const [day, other] = known;
  return day && !other && day.precision === 'day' && day.isYearSure && day.iso !== null ? day.text : '';
}
