import i18next from 'i18next';
import type { ApiFailure } from '../../../lib/api-answer.ts';
import { describeFailure } from '../../../lib/describe-failure.ts';
import { type FactNames, nameOfPath } from './fact-names.ts';
import type { FactSheet } from './fact-types.ts';

/** Why facts were not changed; where somebody changed them meanwhile, which. */
export function describeChangeFailure(failure: ApiFailure, names: FactNames, sheet: FactSheet): string {
  if (failure.errorCode !== 'facts_changed')
    return i18next.t('fact.notSaved', { ns: 'drafting', problem: describeFailure(failure) });
  const paths = failure.details
    .filter(({ path }) => path.startsWith('facts.'))
    .map(({ path }) => nameOfPath(names, sheet, path.slice('facts.'.length)));
  return i18next.t('fact.changedElsewhere', {
    ns: 'drafting',
    facts: paths.join(i18next.t('fact.between', { ns: 'drafting' })),
  });
}
