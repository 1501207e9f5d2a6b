import CheckOutlined from '@ant-design/icons/CheckOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import type { FactChange } from '@mingfa/contract/draft-fact';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import { inLanguage } from '../../../../lib/in-language.ts';
import { toast } from '../../../../lib/toast.ts';
import type { SheetState } from '../../hooks/use-matter-facts.ts';
import { describeChangeFailure } from '../../model/describe-change-failure.ts';
import { describeProblem, describeValue } from '../../model/describe-value.ts';
import { definitionOf, nameOfPath } from '../../model/fact-names.ts';
import { Contradiction } from './contradiction.tsx';
import { FactEditor } from './fact-editor.tsx';
import { FactSource } from './fact-source.tsx';
import styles from './facts.module.css';

/** One fact: its value, where it came from, whether it is confirmed, and what can be done with it. */
export function FactRow({ state, path }: { state: SheetState; path: string }) {
  const { t } = useTranslation('drafting');
  const [isEdited, setIsEdited] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { held, names } = state;
  const entry = held.sheet.entries[path];
  const definition = definitionOf(names, path);
  if (!entry || !definition) return null;
  const label = inLanguage(definition.label);
  const name = nameOfPath(names, held.sheet, path);
  const problem = held.problems.find((one) => one.path === path);
  const act = async (change: FactChange, done?: string) => {
    setIsBusy(true);
    const failure = await state.change([change]);
    setIsBusy(false);
    if (!failure && done) toast.success(done);
    if (failure && !failure.silent) toast.error(describeChangeFailure(failure, names, held.sheet));
  };
  const isDisputed = entry.others.length > 0;
  return (
    <li className={styles.fact} id={`fact-${path}`} data-open={!entry.confirmed || undefined}>
      {isEdited ? (
        <FactEditor
          state={state}
          path={path}
          definition={definition}
          label={label}
          onDone={() => setIsEdited(false)}
        />
      ) : (
        <>
          <span className={styles.factLabel}>{label}</span>
          <span className={styles.factMain}>
            {isDisputed ? null : (
              <>
                <span className={styles.value}>{describeValue(definition, entry.chosen.value)}</span>
                <FactSource source={entry.chosen.source} />
              </>
            )}
            {problem ? <span className={styles.bad}>{describeProblem(problem)}</span> : null}
            {isDisputed ? (
              <Contradiction
                definition={definition}
                name={name}
                entry={entry}
                onChoose={(which) => act({ act: 'choose', path, which })}
              />
            ) : null}
          </span>
          <span className={styles.factActions}>
            {entry.confirmed ? (
              <span className={styles.confirmed}>
                <CheckOutlined aria-hidden /> {t('fact.confirmed')}
              </span>
            ) : isDisputed ? null : (
              <Button
                size="small"
                loading={isBusy}
                aria-label={t('fact.confirmNamed', { name })}
                onClick={() => void act({ act: 'confirm', path })}
              >
                {t('fact.confirm')}
              </Button>
            )}
            <IconButton
              size="small"
              icon={<EditOutlined />}
              label={t('fact.edit', { name })}
              onClick={() => setIsEdited(true)}
            />
            <IconButton
              size="small"
              icon={<DeleteOutlined />}
              label={t('fact.clear', { name })}
              disabled={isBusy}
              onClick={() => void act({ act: 'clear', path }, t('fact.cleared', { name }))}
            />
          </span>
        </>
      )}
    </li>
  );
}
