import { type ListedUser, listUsers } from '@mingfa/contract/admin-user';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { usePaused } from '../../../lib/use-paused.ts';
import styles from './admin-list.module.css';
import { UserSheet } from './user-sheet.tsx';

const PAGE_SIZE = 20;
const WHO = ['members', 'admin', 'user', 'locked', 'vip', 'guest'] as const;
type Who = (typeof WHO)[number];

const QUERIES: Record<Who, { role?: ListedUser['role']; state?: 'locked'; vip?: 'yes' }> = {
  members: {},
  admin: { role: 'admin' },
  user: { role: 'user' },
  locked: { state: 'locked' },
  vip: { vip: 'yes' },
  guest: { role: 'guest' },
};

/** People of the installation, to be found and looked after. */
export function UserList() {
  const { t } = useTranslation('admin-lists');
  const [words, setWords] = useState('');
  const [who, setWho] = useState<Who>('members');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string | null>(null);
  const q = usePaused(words);
  const users = useEndpoint(listUsers, { query: { page, pageSize: PAGE_SIZE, q, ...QUERIES[who] } });
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          className={styles.search}
          label={t('users.search')}
          value={words}
          onChange={(value) => {
            setWords(value);
            setPage(1);
          }}
        />
        <SelectField
          label={t('users.who')}
          labelPlace="hidden"
          value={who}
          options={WHO.map((value) => ({ value, label: t(`users.${value}`) }))}
          onChange={(value) => {
            setWho(value);
            setPage(1);
          }}
        />
      </div>
      <Loaded query={users}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState sentence={t('users.empty')} />
          ) : (
            <>
              <p className={styles.quiet}>{t('users.total', { count: total })}</p>
              <ul className={styles.list}>
                {items.map((user) => (
                  <UserRow key={user.userId} user={user} onOpen={() => setOpened(user.userId)} />
                ))}
              </ul>
              <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
            </>
          )
        }
      </Loaded>
      {opened ? <UserSheet userId={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

function UserRow({ user, onOpen }: { user: ListedUser; onOpen: () => void }) {
  const { t } = useTranslation('admin-lists');
  return (
    <li>
      <button type="button" className={styles.row} onClick={onOpen}>
        <span className={styles.rowHead}>
          <strong>{user.nickname || user.mobile || t('noName')}</strong>
          {user.role === 'user' ? null : <span className={styles.fresh}>{t(`users.role_${user.role}`)}</span>}
          {user.vipUntil ? <span className={styles.state}>VIP</span> : null}
          {user.isLocked ? <span className={styles.bad}>{t('users.isLocked')}</span> : null}
        </span>
        <span className={styles.rowHead}>
          {user.mobile ? <span>{user.mobile}</span> : null}
          <span>{t('users.created', { time: formatTime(user.createdAt) })}</span>
          {user.lastSeenAt ? <span>{t('users.seen', { time: formatTime(user.lastSeenAt) })}</span> : null}
        </span>
      </button>
    </li>
  );
}
