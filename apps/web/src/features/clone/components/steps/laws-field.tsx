import { CLONE_LIMITS, type CloneGap } from '@mingfa/contract/clone-content';
import { listLaws } from '@mingfa/contract/law';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../../lib/query.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import { gapOf } from '../../model/gap-words.ts';
import { WordsField } from '../fields/words-field.tsx';

const TITLE_MIN = 2;
const TITLE_MAX = 80;
const OFFERED = 8;

export interface LawsFieldProps {
  label: string;
  help: string;
  path: 'scope.lawsOnly' | 'scope.lawsWithout';
  gaps: readonly CloneGap[];
  laws: readonly string[];
  onChange: (laws: string[]) => void;
}

/** Laws by their titles; those the library holds are offered while one types, others may be written all the same. */
export function LawsField({ label, help, path, gaps, laws, onChange }: LawsFieldProps) {
  const { t } = useTranslation('clone');
  const [, setTyped, q] = useWrittenWords();
  const found = useEndpoint(
    listLaws,
    { query: { q, pageSize: OFFERED } },
    { enabled: q !== '', placeholderData: keepPreviousData },
  );
  const offered =
    q === '' ? [] : (found.data?.items ?? []).map(({ shortTitle, title }) => shortTitle || title);
  return (
    <WordsField
      label={label}
      help={help}
      words={laws}
      max={CLONE_LIMITS.laws}
      minLength={TITLE_MIN}
      maxLength={TITLE_MAX}
      placeholder={t('scope.lawPlaceholder')}
      offered={[...new Set(offered)]}
      onType={setTyped}
      problemOf={(law) => gapOf(gaps, path, law)}
      onChange={onChange}
    />
  );
}
