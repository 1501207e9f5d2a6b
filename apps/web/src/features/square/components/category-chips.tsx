import { type CloneCategory, cloneCategory } from '@mingfa/contract/clone-content';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './category-chips.module.css';

export interface CategoryChipsProps {
  /** null: all of them. */
  chosen: CloneCategory | null;
  onChoose: (category: CloneCategory | null) => void;
}

/** The categories in a row that scrolls where it is narrow. */
export function CategoryChips({ chosen, onChoose }: CategoryChipsProps) {
  const { t } = useTranslation('square');
  const row = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen comes into sight
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    chip?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <fieldset ref={row} className={styles.row} aria-label={t('categories')}>
      {[null, ...cloneCategory.options].map((category) => (
        <button
          key={category ?? 'all'}
          type="button"
          className={styles.chip}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {category ? t(`category.${category}`) : t('all')}
        </button>
      ))}
    </fieldset>
  );
}
