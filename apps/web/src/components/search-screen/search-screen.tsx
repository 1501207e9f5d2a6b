import FilterOutlined from '@ant-design/icons/FilterOutlined';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../lib/media-query.ts';
import { ScreenHeader } from '../screen-header.tsx';
import { Sheet } from '../sheet.tsx';
import styles from './search-screen.module.css';

export interface SearchScreenProps {
  title: string;
  actions?: ReactNode;
  /** Null where there is nothing to filter. */
  filters: ReactNode;
  /** Some filter is set. */
  isFiltered: boolean;
  children: ReactNode;
}

/** A search with its results, and its filters beside them or, where there is no room, in a sheet. */
export function SearchScreen({ title, actions, filters, isFiltered, children }: SearchScreenProps) {
  const { t } = useTranslation('shell');
  const [showsFilters, setShowsFilters] = useState(false);
  const isWide = useMediaQuery('(min-width: 1000px)');
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title={title}
        actions={
          <>
            {actions}
            {isWide || !filters ? null : (
              <Button
                icon={<FilterOutlined aria-hidden />}
                type={isFiltered ? 'primary' : 'default'}
                onClick={() => setShowsFilters(true)}
              >
                {t('search.filter')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.body}>
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          {isWide && filters ? (
            <aside className={styles.filters} aria-label={t('search.filter')}>
              {filters}
            </aside>
          ) : null}
        </div>
      </div>
      <Sheet open={showsFilters && !isWide} onClose={() => setShowsFilters(false)} title={t('search.filter')}>
        {filters}
      </Sheet>
    </div>
  );
}
