import { SHARE_LIMITS } from '@mingfa/contract/share';
import { Button, Input } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../components/date-field.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { Segments } from '../../../../components/segments.tsx';
import { today } from '../../../../lib/dates.ts';
import { EXPIRIES, makePassword, problemOfTerms, type ShareTerms } from '../../model/share-terms.ts';
import { SwitchRow } from '../switch-row.tsx';
import styles from './dialog.module.css';

export interface TermsFieldsProps {
  terms: ShareTerms;
  onTerms: (terms: ShareTerms) => void;
  /** The title it has where none is written. */
  titleHint: string;
  /** The field of the password is shown. */
  canMakePassword: boolean;
  /** Before the field of the password: of a share that may have one. */
  aroundPassword?: ReactNode;
}

const EXPIRY_WORDS = {
  1: 'expiry.day1',
  7: 'expiry.day7',
  30: 'expiry.day30',
  day: 'expiry.day',
  never: 'expiry.never',
} as const;

/** Who may open it and how long, and what stands above it. */
export function TermsFields({
  terms,
  onTerms,
  titleHint,
  canMakePassword,
  aroundPassword,
}: TermsFieldsProps) {
  const { t } = useTranslation('sharing');
  const limitId = useId();
  const change = (change: Partial<ShareTerms>) => onTerms({ ...terms, ...change });
  const problem = problemOfTerms(terms, today());
  return (
    <div className={styles.terms}>
      <fieldset className={styles.group}>
        <legend>{t('terms.expiry')}</legend>
        <Segments
          label={t('terms.expiry')}
          segments={EXPIRIES.map((expiry) => ({
            key: expiry,
            label: t(EXPIRY_WORDS[expiry]),
            isOn: terms.expiry === expiry,
            onChoose: () => change({ expiry }),
          }))}
        />
        {terms.expiry === 'day' ? (
          <DateField
            label={t('terms.lastDay')}
            value={terms.day}
            min={today()}
            onChange={(day) => change({ day })}
          />
        ) : null}
        <p className={styles.help}>{t('terms.expiryHelp')}</p>
      </fieldset>
      <div className={styles.group}>
        {aroundPassword}
        {canMakePassword ? (
          <PasswordField
            password={terms.password}
            isShort={problem === 'password'}
            onPassword={(password) => change({ password })}
          />
        ) : null}
      </div>
      <div className={styles.group}>
        <label htmlFor={limitId}>{t('terms.viewLimit')}</label>
        <Input
          id={limitId}
          className={styles.short ?? ''}
          inputMode="numeric"
          maxLength={6}
          placeholder={t('terms.noLimit')}
          value={terms.viewLimit}
          aria-invalid={problem === 'viewLimit'}
          onChange={(event) => change({ viewLimit: event.target.value })}
        />
        <p className={problem === 'viewLimit' ? styles.problem : styles.help}>
          {t(problem === 'viewLimit' ? 'terms.badLimit' : 'terms.viewLimitHelp', {
            most: SHARE_LIMITS.views.toLocaleString('en-US'),
          })}
        </p>
      </div>
      <TextField
        label={t('terms.title')}
        value={terms.title}
        maxLength={SHARE_LIMITS.titleCharacters}
        placeholder={titleHint}
        onChange={(title) => change({ title })}
      />
      <TextField
        label={t('terms.note')}
        help={t('terms.noteHelp')}
        value={terms.note}
        maxLength={SHARE_LIMITS.noteCharacters}
        rows={2}
        onChange={(note) => change({ note })}
      />
      <SwitchRow
        label={t('terms.showsName')}
        help={t('terms.showsNameHelp')}
        isOn={terms.showsName}
        onChange={(showsName) => change({ showsName })}
      />
      <SwitchRow
        label={t('terms.titleInPreview')}
        help={t('terms.titleInPreviewHelp')}
        isOn={terms.titleInPreview}
        onChange={(titleInPreview) => change({ titleInPreview })}
      />
    </div>
  );
}

function PasswordField({
  password,
  isShort,
  onPassword,
}: {
  password: string;
  isShort: boolean;
  onPassword: (password: string) => void;
}) {
  const { t } = useTranslation('sharing');
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('terms.password')}</label>
      <div className={styles.line}>
        {/* It is told to others, and is no password of an account: it may be read while it is written. */}
        <Input
          id={id}
          autoComplete="off"
          maxLength={SHARE_LIMITS.passwordCharacters.most}
          placeholder={t('terms.noPassword')}
          value={password}
          aria-invalid={isShort}
          aria-describedby={`${id}-help`}
          onChange={(event) => onPassword(event.target.value)}
        />
        <Button onClick={() => onPassword(makePassword())}>{t('terms.generate')}</Button>
      </div>
      <p id={`${id}-help`} className={isShort ? styles.problem : styles.help}>
        {t(isShort ? 'terms.shortPassword' : 'terms.passwordHelp', {
          ...SHARE_LIMITS.passwordCharacters,
          digits: SHARE_LIMITS.passwordDigits,
        })}
      </p>
    </>
  );
}
