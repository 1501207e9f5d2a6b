import { listModelChoices } from '@mingfa/contract/chat';
import { useTranslation } from 'react-i18next';
import { LazyLimitNote } from '../../../../components/limit/lazy-limit-note.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { describeFailure } from '../../../../lib/describe-failure.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { useSession } from '../../../../lib/session.ts';
import {
  type ChosenWords,
  type OpenSuggestion,
  type SuggestionPlace,
  useSuggestion,
} from '../../hooks/use-suggestion.ts';
import type { CitationSlot } from '../../model/citation-slot.ts';
import { AskModel } from './ask-model.tsx';
import styles from './suggestion.module.css';
import { SuggestionPanel } from './suggestion-panel.tsx';

const MODELS = '/admin?tab=models';
const STAYS_MS = 60_000;

export interface ModelWritesProps extends SuggestionPlace {
  /** What the place is called. */
  name: string;
  /** Words chosen there; absent: all of them are meant. */
  selection?: ChosenWords | undefined;
  /** Nothing stands there: a model can only write, not mend. */
  isEmpty?: boolean;
  Citation: CitationSlot;
}

/**
 * Lets a model write, or write chosen words otherwise, at one place of a draft, and shows what it suggests until somebody has taken it over
 * or put it aside. Also for an editor of free work: without a part, for chosen words.
 */
export function ModelWrites({ name, selection, isEmpty = false, Citation, ...place }: ModelWritesProps) {
  const { t } = useTranslation('suggestion');
  const suggestion = useSuggestion(place);
  const models = useEndpoint(listModelChoices, {}, { staleTime: STAYS_MS });
  const hasModel = models.data?.items.some(({ builtIn }) => !builtIn) ?? true;
  const { held, reading } = suggestion;
  const isShown = reading !== null || held !== null;
  return (
    <section className={styles.writes} aria-label={`${t('label')}：${name}`}>
      {isShown ? null : (
        <AskModel
          hasModel={hasModel}
          canWrite={place.part !== null}
          isEmpty={isEmpty}
          selection={selection}
          onAsk={(asked) => void suggestion.start(asked)}
          noModel={<NoModel />}
        />
      )}
      <Failure suggestion={suggestion} />
      {isShown ? (
        <SuggestionPanel
          key={held?.suggestionId ?? 'begun'}
          name={name}
          suggestion={suggestion}
          Citation={Citation}
        />
      ) : null}
    </section>
  );
}

function NoModel() {
  const { t } = useTranslation('suggestion');
  const isAdmin = useSession(({ profile }) => profile.role === 'admin');
  return (
    <div className={styles.note} role="status">
      <p>{t('noModel')}</p>
      <p className={styles.quiet}>{t('noModelHow')}</p>
      {isAdmin ? <LinkButton to={MODELS}>{t('toModels')}</LinkButton> : null}
    </div>
  );
}

/** Why it could not be begun, read on, or taken over. What stood there stands there still. */
function Failure({ suggestion: { failure } }: { suggestion: OpenSuggestion }) {
  const { t } = useTranslation('suggestion');
  if (failure === null) return null;
  if (failure === 'unsaved')
    return (
      <p className={styles.failure} role="alert">
        {t('unsaved')}
      </p>
    );
  if (failure.refusal) return <LazyLimitNote failure={failure} />;
  if (failure.errorCode === 'model_not_configured') return <NoModel />;
  return (
    <div className={styles.failure} role="alert">
      <p>{describeFailure(failure)}</p>
      {failure.details.length > 0 && failure.errorCode === 'suggestion_problems' ? (
        <ul>
          {failure.details.map(({ path, message }) => (
            <li key={path}>{message}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
