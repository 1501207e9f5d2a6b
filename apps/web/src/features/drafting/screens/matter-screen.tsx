import { getMatter } from '@mingfa/contract/matter';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { tabAddress } from '../../../lib/drafting-address.ts';
import { useEndpoint } from '../../../lib/query.ts';
import styles from '../components/drafting.module.css';
import { EvidenceSection } from '../components/evidence/evidence-section.tsx';
import { FactSheet } from '../components/facts/fact-sheet.tsx';
import { AddDocument } from '../components/matters/add-document.tsx';
import { MatterActions } from '../components/matters/matter-actions.tsx';
import { MatterDrafts } from '../components/matters/matter-drafts.tsx';
import { TellStory } from '../components/matters/tell-story.tsx';
import { useMatterFacts } from '../hooks/use-matter-facts.ts';
import { nameOfPath } from '../model/fact-names.ts';
import { EvidenceScreen } from './evidence-screen.tsx';

/** One matter: what happened, its facts, and the documents that rest on them; or its evidence, which has a screen of its own. */
export default function MatterScreen() {
  const { t } = useTranslation('drafting');
  const { matterId = '' } = useParams();
  const [query] = useSearchParams();
  if (query.get('part') === 'evidence') return <EvidenceScreen matterId={matterId} />;
  const back = <BackLink to={tabAddress('matters')} label={t('back.matters')} />;
  return (
    <MembersScreen title={t('matter.title')} start={back}>
      <OpenedMatter key={matterId} matterId={matterId} />
    </MembersScreen>
  );
}

function OpenedMatter({ matterId }: { matterId: string }) {
  const { t } = useTranslation('drafting');
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const matter = useEndpoint(getMatter, { params: { matterId } }, { staleTime: 0 });
  const { facts, dictionary, names, change, takeIn } = useMatterFacts(matterId);
  return (
    <>
      <ScreenHeader
        title={matter.data?.name ?? t('matter.title')}
        start={<BackLink to={tabAddress('matters')} label={t('back.matters')} />}
        actions={
          matter.data ? (
            <MatterActions
              matter={matter.data}
              onDeleted={() => void navigate(tabAddress('matters'), { replace: true })}
            />
          ) : null
        }
      />
      <div className={styles.body}>
        <Loaded query={facts} missing={t('matter.missing')}>
          {(held) => (
            <Loaded query={dictionary}>
              {() => {
                const state = { matterId, names, change, takeIn, held };
                return (
                  <div className={styles.matterColumns}>
                    <div className={styles.tellArea}>
                      <TellStory state={state} />
                    </div>
                    <div className={styles.draftsArea}>
                      <EvidenceSection matterId={matterId} />
                      <MatterDrafts
                        matterId={matterId}
                        nameOf={(path) => nameOfPath(names, held.sheet, path)}
                        onAdd={() => setIsAdding(true)}
                      />
                    </div>
                    <div className={styles.factsArea}>
                      <FactSheet state={state} />
                    </div>
                  </div>
                );
              }}
            </Loaded>
          )}
        </Loaded>
      </div>
      {isAdding && matter.data ? (
        <AddDocument matter={matter.data} onClose={() => setIsAdding(false)} />
      ) : null}
    </>
  );
}
