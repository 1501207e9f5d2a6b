import { type FactValue, rowPath } from './fact-sheet.ts';
import { readAgents } from './story-agents.ts';
import type { CastMember, StoryCast, StorySide } from './story-cast.ts';
import type { StoryChild } from './story-children.ts';
import type { StoryDetail } from './story-details.ts';
import type { StoryFact } from './story-fact.ts';
import type { StorySides } from './story-sides.ts';

const firstPlace = ({ mentions, name }: CastMember) => mentions[0] ?? { start: 0, end: name.length };

/** 铺子在南湖路12号: where a thing lies, and nobody lives. */
const OF_THING = /^(?:铺子|铺面|店面?|门面|房子|厂房|摊位|车)/;

/** 我们隔壁那个锦绣小区: where it lies, without whose neighbour it is. */
const placeAlone = (field: string, value: FactValue): FactValue =>
  field === 'domicile' && typeof value === 'string'
    ? value.replace(/^我们?(?:家)?(?:隔壁|旁边|对面|附近|楼[上下])?的?(?:那个|那边|这边)?/, '')
    : value;

/** 我们厂去年…: a firm that tells and whose name nobody said is a party all the same, its name left open. */
function firmWithoutName(
  firm: { start: number; end: number } | null,
  parties: readonly (readonly [CastMember, StorySide])[],
  { own }: StorySides,
): StoryFact[] {
  if (!firm || parties.some(([, side]) => side === own)) return [];
  return [{ path: rowPath(own, 'firm', 'party_kind'), value: 'organisation', ...firm }];
}

/** The parties a story names with what it tells of them, and who acts for them. */
export function readPeople(
  cast: StoryCast,
  sides: StorySides,
  children: readonly StoryChild[],
  details: readonly StoryDetail[],
  firm: { start: number; end: number } | null = null,
): StoryFact[] {
  const parties = [...sides.sideOf].filter(([member]) => !children.some((child) => child.member === member));
  return [
    ...firmWithoutName(firm, parties, sides),
    ...parties.flatMap(([member, side]): StoryFact[] => {
      const leader = sides.leads.get(member);
      const at = (field: string) => rowPath(side, member.name, field);
      return [
        {
          path: at('party_kind'),
          value: member.kind === 'person' ? 'person' : 'organisation',
          ...firstPlace(member),
        },
        { path: at('name'), value: member.name, ...firstPlace(member) },
        ...(leader ? [{ path: at('representative'), value: leader.name, ...firstPlace(leader) }] : []),
        ...details
          .filter(
            ({ of, field, value }) =>
              of === member && !(field === 'domicile' && OF_THING.test(String(value))),
          )
          .map(({ field, value, start, end }) => ({
            path: at(field),
            value: placeAlone(field, value),
            start,
            end,
          })),
      ];
    }),
    ...readAgents(cast, sides).flatMap(({ side, person, firm }): StoryFact[] => {
      const list = side === 'claimants' ? 'claimant_agents' : 'defendant_agents';
      const key = person?.name ?? firm?.name ?? '';
      return [
        ...(person ? [{ path: rowPath(list, key, 'name'), value: person.name, ...firstPlace(person) }] : []),
        ...(firm ? [{ path: rowPath(list, key, 'workplace'), value: firm.name, ...firstPlace(firm) }] : []),
        ...details
          .filter(({ of, field }) => of === person && (field === 'identity_number' || field === 'phone'))
          .map(({ field, value, start, end }) => ({ path: rowPath(list, key, field), value, start, end })),
        ...(person && firm
          ? [{ path: rowPath(list, key, 'position'), value: '律师', ...firstPlace(person) }]
          : []),
      ];
    }),
  ];
}
