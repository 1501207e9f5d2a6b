import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { useLeaveGuard } from '../../../components/use-leave-guard.ts';
import { PlaybookRules } from '../components/playbook/playbook-rules.tsx';
import { PlaybookSave } from '../components/playbook/playbook-save.tsx';
import { usePlaybookDraft } from '../hooks/use-playbook-draft.ts';
import { PLAYBOOKS } from '../model/playbook-address.ts';

/** The rules of a playbook; one's own can be changed. */
export default function PlaybookScreen() {
  const { t } = useTranslation('review');
  return (
    <MembersScreen title={t('playbook.title')} start={<BackLink to={PLAYBOOKS} label={t('back')} />}>
      <OpenedPlaybook />
    </MembersScreen>
  );
}

function OpenedPlaybook() {
  const { t } = useTranslation('review');
  const { playbookId = '' } = useParams();
  const draft = usePlaybookDraft(playbookId);
  const { playbook, isOwn } = draft;
  useLeaveGuard(draft.isUnsaved);
  const title = playbook.data?.builtIn ? t('playbook.builtInName') : playbook.data?.name;
  return (
    <>
      <ScreenHeader
        title={title ?? t('playbook.title')}
        start={<BackLink to={PLAYBOOKS} label={t('back')} />}
        actions={isOwn ? <PlaybookSave draft={draft} /> : null}
      />
      <Loaded query={playbook} missing={t('playbook.missing')}>
        {() => (
          <ScreenColumn>
            <PlaybookRules draft={draft} />
          </ScreenColumn>
        )}
      </Loaded>
    </>
  );
}
