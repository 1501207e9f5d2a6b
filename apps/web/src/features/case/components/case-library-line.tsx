import { getCaseLibrary } from '@mingfa/contract/case';
import { useTranslation } from 'react-i18next';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { useEndpoint } from '../../../lib/query.ts';

export const useCaseLibrary = () => useEndpoint(getCaseLibrary, {}, { staleTime: 60_000 });

/** What the library of cases holds, in a line. */
export function CaseLibraryLine() {
  const { t } = useTranslation('case');
  const { data } = useCaseLibrary();
  if (!data) return <QuietNote>&nbsp;</QuietNote>;
  const own = data.own > 0 ? t('library.own', { own: data.own.toLocaleString('en-US') }) : '';
  if (data.cases === 0 && data.digests > 0) {
    return (
      <QuietNote>
        {t('library.onlyDigests', { digests: data.digests })}
        {own}
      </QuietNote>
    );
  }
  const cases = data.cases.toLocaleString('en-US');
  const held = data.latest
    ? t('library.summary', { cases, day: data.latest })
    : t('library.summaryUndated', { cases });
  const digests = data.digests > 0 ? t('library.digests', { digests: data.digests }) : '';
  return (
    <QuietNote>
      {held}
      {digests}
      {own}
      {data.cases > 0 ? ` · ${t('search.masked')}` : ''}
    </QuietNote>
  );
}
