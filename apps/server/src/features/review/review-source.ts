import type { ArticleLocation } from '@mingfa/contract/evidence';
import { CITATION_STATE_LABELS } from '@mingfa/contract/labels/citation-labels';
import {
  CONTRACT_KIND_LABELS,
  FINDING_LEVEL_LABELS,
  FINDING_TYPE_LABELS,
  REVIEW_SIDE_LABELS,
} from '@mingfa/contract/labels/review-labels';
import type { Finding } from '@mingfa/contract/review';
import type { SharedBlock } from '@mingfa/contract/share-content';
import type { Language } from '@mingfa/contract/values';
import { sql } from 'drizzle-orm';
import { review } from '../../db/schema/review.ts';
import { AppError } from '../../ports/app-error.ts';
import type { ShareSourceKind } from '../../ports/share-source.ts';
import { describeFinding, describeReview } from './describe-review.ts';
import { REVIEW_WORDS } from './export/review-words.ts';
import { listFindings } from './list-reviews.ts';
import { ownReview } from './own-rows.ts';
import { noteOverlaps } from './resolve-findings.ts';
import type { ReviewContext } from './review-context.ts';

/** A contract review as something that can be shared: its findings, but those that its owner rejected. */
export function reviewSource(reviews: ReviewContext): ShareSourceKind {
  return {
    kind: 'review',
    type: 'document',
    async snapshot(context, { sourceId }) {
      const held = await ownReview(context, sourceId);
      if (held.review.state === 'waiting' || held.review.state === 'working')
        throw new AppError('run_in_progress');
      const { language } = context;
      const words = REVIEW_WORDS[language];
      const described = await describeReview(context.db, held, language);
      const rows = await listFindings({ ...reviews, ...context }, sourceId);
      const findings = noteOverlaps(rows, held.review.language)
        .map(describeFinding)
        .filter(({ decision }) => decision !== 'rejected');
      const say = (text: string): SharedBlock => ({ kind: 'paragraph', origin: 'program', text, notes: [] });
      const counted = { high: 0, medium: 0, low: 0 };
      for (const { level } of findings) counted[level] += 1;
      const blocks = [
        say(`${words.side}${REVIEW_SIDE_LABELS[language][described.side]}`),
        say(`${words.kind}${CONTRACT_KIND_LABELS[language][described.contractKind]}`),
        say(
          `${described.model === null ? words.rulesAlone : words.model(described.model)} · ${words.asOf(described.asOf)}`,
        ),
        say(words.counts(counted)),
        ...(findings.length === 0 ? [say(words.nothing)] : []),
        ...findings.flatMap((finding, index) => blocksOf(finding, index, language)),
        say(words.caution),
      ];
      const file = language === 'en' ? 'File' : '文件';
      const privateWords = [{ written: held.document.name, replacement: file }];
      return { title: '', content: { kind: 'sheet', blocks }, privateWords };
    },
    isThere: (ownerId, sourceId) =>
      sql<boolean>`exists (select 1 from ${review} where ${review.id} = ${sourceId}
        and ${review.ownerId} = ${ownerId})`,
  };
}

function blocksOf(finding: Finding, index: number, language: Language): SharedBlock[] {
  const words = REVIEW_WORDS[language];
  const { clauseLabel, type, level, title, reason, quote, articles, action, suggestion, source } = finding;
  const origin = source === 'model' ? 'model' : 'program';
  const place = clauseLabel || (type === 'missing' ? FINDING_TYPE_LABELS[language].missing : words.general);
  const relied = articles.map(
    ({ citation, state }) => `${citation}（${CITATION_STATE_LABELS[language][state]}）`,
  );
  return [
    { kind: 'heading', level: 3, text: `${index + 1}. ${title} · ${FINDING_LEVEL_LABELS[language][level]}` },
    ...(quote === '' ? [] : [{ kind: 'quote' as const, text: quote, source: place, location: null }]),
    {
      kind: 'paragraph',
      origin,
      text: quote === '' ? `${place}：${reason}` : reason,
      notes: articles.flatMap((article, at) => {
        const location = locationOf(article);
        return location
          ? [{ at: (quote === '' ? `${place}：${reason}` : reason).length, text: relied[at] ?? '', location }]
          : [];
      }),
    },
    ...(relied.length === 0
      ? []
      : [
          {
            kind: 'paragraph' as const,
            origin: 'program' as const,
            text: words.reliedOn + relied.join('；'),
            notes: [],
          },
        ]),
    ...(suggestion === ''
      ? []
      : [
          {
            kind: 'paragraph' as const,
            origin,
            text: `${action === 'insert' ? words.insertion : words.suggestion}${suggestion}`,
            notes: [],
          },
        ]),
  ] as SharedBlock[];
}

function locationOf({ lawId, versionId, articleKey }: Finding['articles'][number]): ArticleLocation | null {
  return lawId === null || articleKey === null
    ? null
    : { lawId, versionId, articleKey, paragraph: null, item: null };
}
