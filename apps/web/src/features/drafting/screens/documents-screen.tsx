import { Tabs } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MembersOnly } from '../../../components/members-only.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { AddressBook } from '../components/addresses/address-book.tsx';
import { MatterList } from '../components/matters/matter-list.tsx';
import { TemplateGallery } from '../components/templates/template-gallery.tsx';

const TABS = ['templates', 'matters', 'addresses', 'audits', 'calculators'] as const;
type Tab = (typeof TABS)[number];

export interface DocumentsScreenProps {
  Audits: ComponentType;
  Calculators: ComponentType;
}

/** The home of drafting: templates, matters and the address book; beside them, given from outside, audits and calculators. */
export function DocumentsScreen({ Audits, Calculators }: DocumentsScreenProps) {
  const { t } = useTranslation('drafting');
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'templates';
  const panels: Record<Tab, ComponentType> = {
    templates: TemplateGallery,
    matters: OwnMatters,
    addresses: OwnAddresses,
    audits: Audits,
    calculators: Calculators,
  };
  return (
    <>
      <ScreenHeader title={t('title')} />
      <ScreenColumn>
        <Tabs
          activeKey={tab}
          destroyOnHidden
          onChange={(key) => setParams(key === 'templates' ? {} : { tab: key }, { replace: true })}
          items={TABS.map((key) => {
            const Panel = panels[key];
            return { key, label: t(`tabs.${key}`), children: <Panel /> };
          })}
        />
      </ScreenColumn>
    </>
  );
}

function OwnMatters() {
  const { t } = useTranslation('drafting');
  return (
    <MembersOnly sentence={t('signUpTitle')} hint={t('signUpHint')}>
      <MatterList />
    </MembersOnly>
  );
}

function OwnAddresses() {
  const { t } = useTranslation('drafting');
  return (
    <MembersOnly sentence={t('signUpTitle')} hint={t('signUpHint')}>
      <AddressBook />
    </MembersOnly>
  );
}
