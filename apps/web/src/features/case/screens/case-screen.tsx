import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import { type CaseDetail, getCase, getCaseText } from '@mingfa/contract/case';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { WayTo } from '../../../components/way-to.tsx';
import { today } from '../../../lib/dates.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { CaseActions } from '../components/case-actions.tsx';
import { CaseContents } from '../components/case-contents.tsx';
import { CaseContext } from '../components/case-context.tsx';
import { CaseTags } from '../components/case-tags.tsx';
import { CaseSections, type CaseText } from '../components/case-text.tsx';
import { CaseWarnings } from '../components/case-warnings.tsx';
import styles from './case-screen.module.css';

/** One case: its sections, its text, and what belongs to it. */
export default function CaseScreen() {
  const { t } = useTranslation('case');
  const { caseId = '' } = useParams();
  const found = useEndpoint(getCase, { params: { caseId } });
  const text = useEndpoint(getCaseText, { params: { caseId } });
  for (const read of [found, text])
    if (read.isError)
      return (
        <ErrorState
          error={read.error}
          {...(read.error.failure.httpStatus === 404 ? { title: t('reader.missing') } : {})}
          onRetry={() => void read.refetch()}
        />
      );
  if (!found.data || !text.data) return <PageLoading tip={t('reader.loading')} />;
  return <OpenedCase key={caseId} one={found.data} text={text.data} />;
}

/** Three columns where there is room; without it the outer two are sheets. */
function OpenedCase({ one, text }: { one: CaseDetail; text: CaseText }) {
  const { t } = useTranslation('case');
  const [params] = useSearchParams();
  const [sheet, setSheet] = useState<'contents' | 'context' | null>(null);
  const isWide = useMediaQuery('(min-width: 1500px)');
  const isMedium = useMediaQuery('(min-width: 1100px)');
  const page = useRef<HTMLDivElement>(null);
  const wanted = Number(params.get('paragraph')) || null;
  const goTo = (paragraph: number) =>
    page.current?.querySelector(`[data-paragraph="${paragraph}"]`)?.scrollIntoView({ block: 'center' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place moves the page
  useEffect(() => {
    if (wanted) goTo(wanted);
  }, [wanted]);
  const contents = (
    <CaseContents
      sections={text.sections}
      onSection={(paragraph) => {
        setSheet(null);
        // A sheet gives the focus back as it closes, which must not move the text again.
        requestAnimationFrame(() => goTo(paragraph));
      }}
    />
  );
  const context = <CaseContext one={one} />;
  return (
    <div className={styles.screen}>
      {isMedium ? (
        <nav className={styles.contents} aria-label={t('reader.contents')}>
          {contents}
        </nav>
      ) : null}
      <div className={styles.middle}>
        <ScreenHeader
          title={one.title}
          actions={
            <>
              {isMedium ? null : (
                <WayTo
                  icon={<UnorderedListOutlined />}
                  label={t('reader.contents')}
                  onOpen={() => setSheet('contents')}
                />
              )}
              {isWide ? null : (
                <WayTo
                  icon={<InfoCircleOutlined />}
                  label={t('reader.context')}
                  onOpen={() => setSheet('context')}
                />
              )}
            </>
          }
        />
        <div ref={page} className={styles.page}>
          <p className={styles.tags}>
            <CaseTags one={one} />
          </p>
          <p className={styles.title}>{one.title}</p>
          <p className={styles.facts}>
            {[one.court, one.ownNumber ?? one.number, one.decidedOn ?? one.decidedIn]
              .filter((value) => value && !one.title.includes(value))
              .join(' · ')}
          </p>
          <CaseWarnings one={one} />
          <CaseActions one={one} isMasked={text.isMasked} />
          <CaseSections text={text} marked={wanted} asOf={one.decidedOn ?? today()} />
        </div>
      </div>
      {isWide ? (
        <aside className={styles.context} aria-label={t('reader.context')}>
          {context}
        </aside>
      ) : null}
      <Sheet
        open={sheet === 'contents' && !isMedium}
        onClose={() => setSheet(null)}
        title={t('reader.contents')}
      >
        {contents}
      </Sheet>
      <Sheet open={sheet === 'context' && !isWide} onClose={() => setSheet(null)} title={t('reader.context')}>
        {context}
      </Sheet>
    </div>
  );
}
