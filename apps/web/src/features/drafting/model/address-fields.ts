import type { AddressKind } from '@mingfa/contract/address-book';
import i18next from 'i18next';
import type { FactDefinition, RecordDefinition } from './fact-types.ts';

/** Fields of somebody in the address book besides the name: those of the record a matter holds, of a court its address and telephone. */
export function addressFields(kind: AddressKind, records: readonly RecordDefinition[]): FactDefinition[] {
  if (kind !== 'court')
    return (records.find(({ id }) => id === kind)?.fields ?? []).filter(({ id }) => id !== 'name');
  const label = (key: 'address' | 'phone') => {
    const words = i18next.t(`addresses.${key}`, { ns: 'drafting' });
    return { zh: words, en: words };
  };
  return [
    { id: 'address', kind: 'text', label: label('address') },
    { id: 'phone', kind: 'text', label: label('phone') },
  ];
}
