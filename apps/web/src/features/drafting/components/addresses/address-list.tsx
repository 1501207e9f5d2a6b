import BankOutlined from '@ant-design/icons/BankOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import SolutionOutlined from '@ant-design/icons/SolutionOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import { type AddressEntry, type AddressKind, deleteAddress } from '@mingfa/contract/address-book';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { refreshAddresses } from '../../model/refresh-drafting.ts';

const ICONS: Record<AddressKind, typeof UserOutlined> = {
  party: UserOutlined,
  agent: SolutionOutlined,
  court: BankOutlined,
};

interface AddressListProps {
  items: readonly AddressEntry[];
  onEdit: (entry: AddressEntry) => void;
}

/** People and courts of the address book, a line each. */
export function AddressList({ items, onEdit }: AddressListProps) {
  const { t } = useTranslation(['drafting', 'shell']);
  const deleting = useEndpointMutation(deleteAddress, {
    onSuccess: () => toast.success(t('addresses.deleted')),
    onSettled: refreshAddresses,
    onError: toastFailure,
  });
  const remove = async ({ entryId, name }: AddressEntry) => {
    const confirmed = await confirmAction({
      title: t('addresses.deleteTitle', { name }),
      text: t('addresses.deleteText'),
      confirmText: t('shell:action.delete'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { entryId } });
  };
  return (
    <RowList>
      {items.map((entry) => {
        const { entryId, kind, name, fields, note } = entry;
        const Icon = ICONS[kind];
        return (
          <ListRow
            key={entryId}
            icon={<Icon aria-hidden />}
            name={name}
            about={[
              t(`addresses.kind.${kind}`),
              said(fields.phone),
              said(fields.workplace ?? fields.address ?? fields.domicile),
              note,
            ]}
            actions={
              <>
                <IconButton
                  icon={<EditOutlined />}
                  label={t('addresses.edit', { name })}
                  onClick={() => onEdit(entry)}
                />
                <IconButton
                  icon={<DeleteOutlined />}
                  label={t('addresses.delete', { name })}
                  onClick={() => void remove(entry)}
                />
              </>
            }
          />
        );
      })}
    </RowList>
  );
}

const said = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
