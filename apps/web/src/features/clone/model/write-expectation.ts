import type { GoldenExpectation } from '@mingfa/contract/clone-golden';
import type { TFunction } from 'i18next';
import { writePlace } from './golden-place.ts';

const WORDS = ['figures', 'mentions', 'notMentions', 'asks'] as const;
const PLACES = ['cites', 'citesAny', 'notCites'] as const;

/** What must hold of an answer, a line for each rule that is set. */
export function writeExpectation(t: TFunction<'clone'>, expect: GoldenExpectation): string[] {
  const line = (rule: (typeof WORDS)[number] | (typeof PLACES)[number], said: readonly string[]) =>
    said.length > 0 ? [`${t(`golden.rules.${rule}`)}${t('golden.colon')}${said.join(t('separator'))}`] : [];
  const insufficient =
    expect.insufficient === null
      ? []
      : [t(expect.insufficient ? 'golden.insufficient.must' : 'golden.insufficient.mustNot')];
  return [
    ...PLACES.flatMap((rule) => line(rule, expect[rule].map(writePlace))),
    ...insufficient,
    ...WORDS.flatMap((rule) => line(rule, expect[rule])),
  ];
}
