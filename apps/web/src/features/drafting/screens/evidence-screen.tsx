import { getMatter } from '@mingfa/contract/matter';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../components/back-link.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { matterAddress } from '../../../lib/drafting-address.ts';
import { useEndpoint } from '../../../lib/query.ts';
import styles from '../components/drafting.module.css';
import { AddEvidence } from '../components/evidence/add-evidence.tsx';
import { BundlePanel } from '../components/evidence/bundle-panel.tsx';
import own from '../components/evidence/evidence.module.css';
import { EvidenceList } from '../components/evidence/evidence-list.tsx';
import { ListDocument } from '../components/evidence/list-document.tsx';
import { UnplacedFiles } from '../components/evidence/unplaced-files.tsx';
import { useEvidence } from '../hooks/use-evidence.ts';

/** The evidence of a matter: its pieces with their files, and one PDF of all of it. */
export function EvidenceScreen({ matterId }: { matterId: string }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  return (
    <MembersScreen title={t('title')} start={<BackLink to={matterAddress(matterId)} label={t('back')} />}>
      <OpenedEvidence key={matterId} matterId={matterId} />
    </MembersScreen>
  );
}

function OpenedEvidence({ matterId }: { matterId: string }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const { t: words } = useTranslation('drafting');
  const matter = useEndpoint(getMatter, { params: { matterId } });
  const { facts, evidence, dictionary, ...rest } = useEvidence(matterId);
  const title = matter.data ? `${t('title')} · ${matter.data.name}` : t('title');
  return (
    <>
      <ScreenHeader title={title} start={<BackLink to={matterAddress(matterId)} label={t('back')} />} />
      <div className={styles.body}>
        <Loaded query={facts} missing={words('matter.missing')}>
          {({ sheet }) => (
            <Loaded query={dictionary}>
              {() => (
                <Loaded query={evidence} missing={words('matter.missing')}>
                  {(now) => {
                    const desk = { ...rest, sheet, now };
                    return (
                      <div className={own.columns}>
                        <div className={own.main}>
                          <p className={styles.intro}>{t('intro')}</p>
                          <AddEvidence desk={desk} />
                          <EvidenceList desk={desk} />
                          <UnplacedFiles desk={desk} />
                        </div>
                        <div className={own.side}>
                          <BundlePanel desk={desk} />
                          <ListDocument matterId={matterId} />
                        </div>
                      </div>
                    );
                  }}
                </Loaded>
              )}
            </Loaded>
          )}
        </Loaded>
      </div>
    </>
  );
}
