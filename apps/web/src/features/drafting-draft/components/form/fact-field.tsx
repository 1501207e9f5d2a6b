import { FACT_PROBLEM_LABELS } from '@mingfa/contract/labels/draft-labels';
import {
  entryAt,
  type FactEntry,
  type FactSheet,
  type FactValue,
  type ToldKind,
} from '@mingfa/legal/drafting/fact-sheet';
import { isOrganisationName } from '@mingfa/legal/drafting/is-organisation-name';
import { blanksIn, fillBlank, toldKindAt } from '@mingfa/legal/drafting/told-values/fill-blank';
import { writeCapitalAmount } from '@mingfa/legal/figures/write-capital-amount';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../components/date-field.tsx';
import { today } from '../../../../lib/dates.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import type { NumberKind } from '../../../../lib/typed-number.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import type { Definition } from '../../model/form-paths.ts';
import styles from './fact-form.module.css';
import { FactSourceLine } from './fact-source.tsx';
import { NumberInput } from './number-input.tsx';
import { ToldValues } from './told-values.tsx';
import { ChoiceInput, WordsInput } from './value-input.tsx';

/** More capitals than these are no sum anybody means. */
const MOST_YUAN = 1e12;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface FactFieldProps {
  desk: DraftDesk;
  path: string;
  definition: Definition;
  isRequired: boolean;
  /** Where a party says whether it is a person or an organisation, beside its name; null where it says so already, or is none. */
  kindPath?: string | null;
}

/** One fact as a field of its kind; drawn anew only when something of its own has changed. */
export function FactField({ desk, path, definition, isRequired, kindPath = null }: FactFieldProps) {
  const { draft, preview } = desk;
  return (
    <FieldView
      path={path}
      definition={definition}
      isRequired={isRequired}
      kindPath={kindPath}
      entry={entryAt(draft.sheet, path)}
      found={preview.problems.find((one) => one.path === path)}
      told={draft.sheet.told}
      write={draft.write}
    />
  );
}

interface FieldViewProps extends Omit<FactFieldProps, 'desk'> {
  entry: FactEntry | null;
  told: FactSheet['told'];
  found: DraftDesk['preview']['problems'][number] | undefined;
  write: DraftDesk['draft']['write'];
}

/** What it is for, what is wrong with it, where it came from. */
const FieldView = memo(function FieldView(props: FieldViewProps) {
  const { path, definition, isRequired, kindPath, entry, told, found, write } = props;
  const { t } = useTranslation('draft');
  const id = useId();
  const [isNonsense, setIsNonsense] = useState(false);
  const { kind, help } = definition;
  const value = entry?.chosen.value ?? null;
  const onChange = (to: FactValue) => write.fact({ act: 'set', path, value: to });
  const problem = isNonsense
    ? FACT_PROBLEM_LABELS[currentLanguage()].not_of_its_kind
    : found
      ? `${FACT_PROBLEM_LABELS[currentLanguage()][found.problem]}${boundsOf(found)}`
      : null;
  const label = inLanguage(definition.label);
  const toldKind = toldKindAt(definition, value);
  // Of a sentence the first blank is filled: what stands around it stays.
  const [blank] = typeof value === 'string' ? blanksIn(value) : [];
  const take = (to: FactValue, taken: ToldKind) => {
    if (typeof value === 'string' && blank) return onChange(fillBlank(value, blank, to));
    write.fact({ act: 'take', path, kind: taken, value: to });
    // A name that ends in 有限公司 leaves no doubt of what is sued.
    if (kindPath && isOrganisationName(String(to)))
      write.fact({ act: 'set', path: kindPath, value: 'organisation' });
  };
  const isGroup = kind === 'yes_no' || kind === 'choice';
  const input = {
    definition,
    value,
    onChange,
    inputProps: {
      id,
      className: problem ? (styles.bad ?? '') : '',
      'aria-describedby': help || problem ? `${id}-about` : undefined,
      'aria-invalid': problem !== null,
      'aria-required': isRequired,
    },
  };
  const Frame = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Frame
      className={`${styles.field} ${isGroup ? styles.group : ''} ${isWide(kind) ? styles.wide : ''}`}
      data-path={path}
    >
      {kind === 'date' ? null : (
        <Label className={styles.label} {...(isGroup ? {} : { htmlFor: id })}>
          {label}
          {isRequired ? <Must /> : null}
        </Label>
      )}
      {kind === 'date' ? (
        <DateField
          label={label}
          labelAbove
          labelClass={styles.label}
          mark={isRequired ? <Must /> : null}
          value={typeof value === 'string' && DAY.test(value) ? value : null}
          {...(definition.past ? { max: today() } : {})}
          onChange={(day) => onChange(day ?? '')}
        />
      ) : null}
      {isNumber(kind) ? (
        <span className={styles.measured}>
          <NumberInput {...input} kind={kind} onNonsense={setIsNonsense} />
          {kind === 'count' ? null : (
            <span className={styles.unit}>{kind === 'money' ? t('field.yuan') : '%'}</span>
          )}
        </span>
      ) : null}
      {isGroup ? <ChoiceInput {...input} /> : null}
      {isGroup || isNumber(kind) || kind === 'date' ? null : <WordsInput {...input} />}
      {kind === 'money' && typeof value === 'number' && value > 0 && value < MOST_YUAN ? (
        <p className={styles.capital}>
          {t('field.capital')} <span lang="zh-CN">{capitalOf(value)}</span>
        </p>
      ) : null}
      <div id={`${id}-about`}>
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
        {help ? <p className={styles.help}>{inLanguage(help)}</p> : null}
      </div>
      {toldKind === null ? null : (
        <ToldValues
          definition={definition}
          kind={toldKind}
          told={told}
          {...(blank ? { blankKind: blank.kind } : {})}
          onTake={({ value: to }) => take(to, toldKind)}
        />
      )}
      <FactSourceLine entry={entry} write={write} path={path} definition={definition} />
    </Frame>
  );
});

function Must() {
  const { t } = useTranslation('draft');
  return (
    <span className={styles.must} title={t('field.required')}>
      *
    </span>
  );
}

const isNumber = (kind: Definition['kind']): kind is NumberKind =>
  kind === 'money' || kind === 'percent' || kind === 'count';
const isWide = (kind: Definition['kind']) => kind === 'long_text';

function boundsOf({
  least,
  greatest,
}: {
  least?: number | undefined;
  greatest?: number | undefined;
}): string {
  if (least === undefined && greatest === undefined) return '';
  return `（${least ?? '…'}–${greatest ?? '…'}）`;
}

/** Sums of more than cents have no capitals. */
function capitalOf(yuan: number): string {
  return writeCapitalAmount(Math.round(yuan * 100) / 100);
}
