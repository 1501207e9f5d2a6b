import type { DatasetRecipe } from '@mingfa/contract/dataset-recipe';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './recipes.module.css';

/** The articles a calculation rests on; each leads to where it is found in the law library. */
export function RecipeBasis({ basis }: Pick<DatasetRecipe, 'basis'>) {
  const { t } = useTranslation('dataset');
  return (
    <ul className={styles.basis}>
      {basis.map(({ law, article, paragraph, item }) => {
        const place = [
          t('recipe.article', { article }),
          paragraph ? t('recipe.paragraph', { paragraph }) : '',
          item ? t('recipe.item', { item }) : '',
        ].join('');
        return (
          <li key={`${law} ${place}`}>
            <Link
              to={`/laws_regulations?${new URLSearchParams({ q: `《${law}》第${article}条` })}`}
              title={t('recipe.openLaw')}
            >{`《${law}》${place}`}</Link>
          </li>
        );
      })}
    </ul>
  );
}
