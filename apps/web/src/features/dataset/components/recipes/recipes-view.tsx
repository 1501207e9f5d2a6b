import type { DatasetTable } from '@mingfa/contract/dataset';
import { listDatasetRecipes } from '@mingfa/contract/dataset-recipe';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import { guessRecipe } from '../../model/guess-columns.ts';
import { RecipeForm } from './recipe-form.tsx';
import styles from './recipes.module.css';

interface RecipesViewProps {
  datasetId: string;
  table: DatasetTable;
}

/** Calculations of law over the rows of a table. */
export default function RecipesView({ datasetId, table }: RecipesViewProps) {
  const { t } = useTranslation('dataset');
  const [chosen, setChosen] = useState<string | null>(null);
  const recipes = useEndpoint(listDatasetRecipes, {});
  return (
    <div className={styles.view}>
      <p className={styles.hint}>{t('recipe.intro')}</p>
      <Loaded query={recipes}>
        {({ items }) => {
          const recipe = items.find(({ recipeId }) => recipeId === chosen) ?? guessRecipe(items, table);
          if (!recipe) return <QuietNote>{t('recipe.none')}</QuietNote>;
          return (
            <>
              <SelectField
                label={t('recipe.choose')}
                value={recipe.recipeId}
                options={items.map(({ recipeId, name }) => ({ value: recipeId, label: name }))}
                onChange={setChosen}
                className={styles.choice}
              />
              <RecipeForm
                key={`${recipe.recipeId} ${table.name}`}
                datasetId={datasetId}
                table={table}
                recipe={recipe}
              />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
