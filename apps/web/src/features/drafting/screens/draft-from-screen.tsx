import { storySource } from '@mingfa/contract/story-source';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { DRAFTING } from '../../../lib/drafting-address.ts';
import { StoryForm } from '../components/from/story-form.tsx';
import { SuitingTemplates } from '../components/from/suiting-templates.tsx';

const ID_OF = { conversation: 'conversationId', document: 'documentId', report: 'reportId' } as const;

/** Drafts from what a conversation, a file, a report or a person tells: what suits it is offered, and its facts are taken along. */
export default function DraftFromScreen() {
  const { t } = useTranslation('drafting');
  const { kind = '', sourceId = '' } = useParams();
  const back = <BackLink to={DRAFTING} label={t('back.home')} />;
  return (
    <MembersScreen title={t('from.title')} start={back}>
      <ScreenHeader title={t('from.title')} start={back} />
      <ScreenColumn>
        {kind === 'text' ? <FromStory /> : <FromThing key={sourceId} kind={kind} sourceId={sourceId} />}
      </ScreenColumn>
    </MembersScreen>
  );
}

function FromThing({ kind, sourceId }: { kind: string; sourceId: string }) {
  const { t } = useTranslation('drafting');
  const source = storySource.safeParse({ kind, [ID_OF[kind as keyof typeof ID_OF] ?? '']: sourceId });
  if (!source.success) return <QuietNote>{t('from.missing')}</QuietNote>;
  return <SuitingTemplates from={source.data} />;
}

function FromStory() {
  const [story, setStory] = useState<string | null>(null);
  return (
    <>
      <StoryForm onTell={setStory} />
      {story === null ? null : <SuitingTemplates from={{ kind: 'text', text: story }} />}
    </>
  );
}
