import type { DatasetTable } from '@mingfa/contract/dataset';
import { type DatasetRecipe, runDatasetRecipe } from '@mingfa/contract/dataset-recipe';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../components/date-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { describeError } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { guessColumns } from '../../model/guess-columns.ts';
import { RecipeBasis } from './recipe-basis.tsx';
import { RecipeOutcome } from './recipe-outcome.tsx';
import styles from './recipes.module.css';

interface RecipeFormProps {
  datasetId: string;
  table: DatasetTable;
  recipe: DatasetRecipe;
}

const NONE = '';

/** A calculation with its formula and law, which columns it reads, what is asked besides, and what it comes to. */
export function RecipeForm({ datasetId, table, recipe }: RecipeFormProps) {
  const { t } = useTranslation('dataset');
  const { recipeId, description, formula, basis, roles, settings: asked } = recipe;
  const [columns, setColumns] = useState(() => guessColumns(recipe, table));
  const [settings, setSettings] = useState<Record<string, string | null>>({});
  const [isChanged, setIsChanged] = useState(false);
  const running = useEndpointMutation(runDatasetRecipe, { onSuccess: () => setIsChanged(false) });
  const shown = table.columns.filter(({ isSkipped }) => !isSkipped);
  const named = ({ label, required }: { label: string; required: boolean }) =>
    required ? label : t('recipe.optional', { label });
  const isOpen =
    roles.some(({ name, required }) => required && !columns[name]) ||
    asked.some(({ name, required }) => required && !settings[name]);
  const set = (name: string, value: string | null) => {
    setIsChanged(true);
    setSettings((before) => ({ ...before, [name]: value }));
  };
  const run = () =>
    running.mutate({
      params: { datasetId },
      body: {
        recipeId,
        table: table.name,
        columns: Object.fromEntries(Object.entries(columns).filter(([, column]) => column !== NONE)),
        settings: Object.fromEntries(
          asked.flatMap(({ name, kind }) => {
            const value = settings[name]?.trim();
            if (!value) return [];
            return [[name, kind === 'date' ? value : Number(value)]];
          }),
        ),
      },
    });
  return (
    <>
      <p className={styles.description}>{description}</p>
      <dl className={styles.facts}>
        <dt>{t('recipe.formula')}</dt>
        <dd>{formula}</dd>
        <dt>{t('recipe.basis')}</dt>
        <dd>
          <RecipeBasis basis={basis} />
        </dd>
      </dl>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOpen) run();
        }}
      >
        <fieldset className={styles.fields}>
          <legend>{t('recipe.columns')}</legend>
          {roles.map((role) => (
            <SelectField
              key={role.name}
              label={named(role)}
              value={columns[role.name] ?? NONE}
              options={[
                { value: NONE, label: t(role.required ? 'recipe.chooseColumn' : 'recipe.noColumn') },
                ...shown.map(({ name, label }) => ({ value: name, label })),
              ]}
              onChange={(column) => {
                setIsChanged(true);
                setColumns((before) => ({ ...before, [role.name]: column }));
              }}
            />
          ))}
        </fieldset>
        {asked.length > 0 ? (
          <fieldset className={styles.fields}>
            <legend>{t('recipe.settings')}</legend>
            {asked.map((setting) =>
              setting.kind === 'date' ? (
                <DateField
                  key={setting.name}
                  label={named(setting)}
                  labelAbove
                  value={settings[setting.name] ?? null}
                  onChange={(day) => set(setting.name, day)}
                />
              ) : (
                <NumberField
                  key={setting.name}
                  label={named(setting)}
                  value={settings[setting.name] ?? ''}
                  onChange={(value) => set(setting.name, value)}
                />
              ),
            )}
          </fieldset>
        ) : null}
        <Button
          type="primary"
          htmlType="submit"
          disabled={isOpen}
          loading={running.isPending}
          className={styles.run ?? ''}
        >
          {t('recipe.run')}
        </Button>
      </form>
      {running.isError ? (
        <p role="alert" className={styles.bad}>
          {describeError(running.error)}
        </p>
      ) : null}
      {running.data && isChanged ? (
        <p role="status" className={styles.changed}>
          {t('recipe.changed')}
        </p>
      ) : null}
      {running.data && !isChanged ? <RecipeOutcome recipe={recipe} outcome={running.data} /> : null}
    </>
  );
}

interface NumberFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function NumberField({ label, value, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        inputMode="decimal"
        value={value}
        maxLength={20}
        onChange={({ target }) => onChange(target.value.replace(/[^\d.]/g, ''))}
      />
    </div>
  );
}
