import { type CloneDetail, getClone } from '@mingfa/contract/clone-square';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CloneFace } from '../../../components/clone-face.tsx';
import { CloneLink } from '../../../components/clone-link.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { ShareButton } from '../../../components/share-button.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { type CloneScreenState, cloneAddress } from '../../../lib/clone-address.ts';
import { localDay } from '../../../lib/dates.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { describeScope } from '../model/describe-scope.ts';
import styles from './clone-drawer.module.css';
import { CloneNumbers } from './clone-numbers.tsx';
import { Comments } from './comments.tsx';
import { MakerLine } from './maker-line.tsx';
import { OwnRating } from './own-rating.tsx';
import { PinButton } from './pin-button.tsx';

export interface CloneDrawerProps {
  appId: string;
  linkId: string | null;
  onClose: () => void;
}

/** All that anybody may know of a clone: what it is, what law it answers from, its version, and what people say of it. */
export function CloneDrawer({ appId, linkId, onClose }: CloneDrawerProps) {
  const { t } = useTranslation('square');
  const detail = useEndpoint(
    getClone,
    { params: { appId }, query: linkId ? { linkId } : {} },
    { staleTime: 0 },
  );
  const clone = detail.data;
  const status = detail.error?.failure.httpStatus;
  const isGone = status === 404 || status === 422;
  return (
    <Sheet
      open
      onClose={onClose}
      title={clone?.name ?? t('drawer.introduction')}
      width={600}
      footer={
        clone ? (
          <div className={styles.foot}>
            <PinButton clone={clone.listed} linkId={linkId} />
            {clone.listed.isOwn ? <ShareButton source={{ kind: 'clone', appId }} /> : null}
            <LinkButton primary to={cloneAddress({ appId, linkId })}>
              {t('drawer.ask')}
            </LinkButton>
          </div>
        ) : undefined
      }
    >
      {detail.isPending ? <SkeletonRows count={5} label={t('drawer.loading')} /> : null}
      {isGone && !clone ? <EmptyState sentence={t('drawer.gone')} /> : null}
      {detail.isError && !isGone && !clone ? (
        <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />
      ) : null}
      {clone ? (
        <CloneLink value={linkId}>
          <Introduction clone={clone} linkId={linkId} />
        </CloneLink>
      ) : null}
    </Sheet>
  );
}

function Introduction({ clone, linkId }: { clone: CloneDetail; linkId: string | null }) {
  const { t } = useTranslation('square');
  const { listed, introduction, guideQuestions, scope, appId } = clone;
  return (
    <div className={styles.introduction}>
      <div className={styles.who}>
        <CloneFace avatar={clone.avatar} size="large" />
        <div className={styles.marks}>
          <MakerLine clone={listed} />
          <CloneNumbers clone={listed} />
        </div>
      </div>
      <p className={styles.words}>{introduction}</p>
      {guideQuestions.length > 0 ? (
        <section aria-label={t('drawer.questions')}>
          <h3 className={styles.title}>{t('drawer.questions')}</h3>
          <ul className={styles.questions}>
            {guideQuestions.map((question) => (
              <li key={question}>
                <Link
                  to={cloneAddress({ appId, linkId })}
                  state={{ question } satisfies CloneScreenState}
                  className={styles.question}
                >
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-label={t('drawer.scope')}>
        <h3 className={styles.title}>{t('drawer.scope')}</h3>
        <ul className={styles.scope}>
          {describeScope(scope, t).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <Facts clone={clone} />
      <OwnRating clone={clone} linkId={linkId} />
      <Comments clone={listed} linkId={linkId} />
    </div>
  );
}

function Facts({ clone }: { clone: CloneDetail }) {
  const { t } = useTranslation('square');
  const { version, listed, libraryDate, knowledgeBases, showsOriginals, notes } = clone;
  const knowledge =
    knowledgeBases === 0
      ? t('drawer.knowledgeNone')
      : t('drawer.knowledgeCount', { count: knowledgeBases }) +
        (showsOriginals ? ` · ${t('drawer.originals')}` : '');
  const facts = [
    [t('drawer.versionLabel'), t('drawer.version', { version, day: localDay(listed.publishedAt) })],
    [
      t('drawer.library'),
      libraryDate ? t('drawer.libraryDate', { day: libraryDate }) : t('drawer.libraryNone'),
    ],
    [t('drawer.knowledge'), knowledge],
  ];
  return (
    <section aria-label={t('drawer.facts')}>
      <h3 className={styles.title}>{t('drawer.facts')}</h3>
      <dl className={styles.facts}>
        {facts.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
        {notes ? (
          <div>
            <dt>{t('drawer.notes')}</dt>
            <dd className={styles.notes}>{notes}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
