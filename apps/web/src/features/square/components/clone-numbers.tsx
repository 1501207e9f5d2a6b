import CommentOutlined from '@ant-design/icons/CommentOutlined';
import StarFilled from '@ant-design/icons/StarFilled';
import StarOutlined from '@ant-design/icons/StarOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import type { ListedClone } from '@mingfa/contract/clone-square';
import { useTranslation } from 'react-i18next';
import styles from './clone-numbers.module.css';

/** How many use a clone, how it is rated, and how much is said of it. */
export function CloneNumbers({ clone }: { clone: ListedClone }) {
  const { t } = useTranslation('square');
  const { users, rating, ratings, comments } = clone;
  return (
    <ul className={styles.numbers}>
      <li title={t('usersHint')}>
        <UserOutlined aria-hidden /> {t('users', { count: users })}
      </li>
      <li>
        {rating === null ? (
          <StarOutlined aria-hidden />
        ) : (
          <StarFilled className={styles.star ?? ''} aria-hidden />
        )}{' '}
        {rating === null ? (
          t('notRated')
        ) : (
          <>
            <span aria-hidden="true">
              {rating.toFixed(1)} ({ratings})
            </span>
            <span className="visually-hidden">{t('rating', { rating, ratings })}</span>
          </>
        )}
      </li>
      {comments > 0 ? (
        <li title={t('comments', { count: comments })}>
          <CommentOutlined aria-hidden /> <span aria-hidden="true">{comments.toLocaleString('en-US')}</span>
          <span className="visually-hidden">{t('comments', { count: comments })}</span>
        </li>
      ) : null}
    </ul>
  );
}
