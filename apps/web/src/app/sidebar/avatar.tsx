import UserOutlined from '@ant-design/icons/UserOutlined';
import type { Profile } from '@mingfa/contract/account';
import styles from './sidebar.module.css';

/** The person's picture, else the first character of the name. */
export function Avatar({ profile }: { profile: Profile }) {
  if (profile.avatar)
    return <img src={profile.avatar} alt="" className={styles.avatar} width={32} height={32} />;
  const isGuest = profile.role === 'guest';
  return (
    <span className={`${styles.avatar} ${isGuest ? styles.guestAvatar : ''}`} aria-hidden="true">
      {isGuest ? <UserOutlined /> : [...(profile.nickname || profile.mobile)][0]}
    </span>
  );
}
