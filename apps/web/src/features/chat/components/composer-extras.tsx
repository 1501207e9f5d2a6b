import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import * as chat from '@mingfa/contract/chat';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import { KnowledgeChoice } from '../../../components/knowledge-choice/knowledge-choice.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { useChatPlace } from '../hooks/use-chat-place.ts';
import { Attachments } from './attachments.tsx';
import styles from './composer.module.css';
import type { ComposerExtrasProps } from './composer-extras-props.ts';
import { InternetSwitch } from './internet-switch.tsx';
import { LazyOutgoingNote } from './lazy-outgoing-note.tsx';

/** Attachments, where a question is looked up, the day whose law is asked for, and the model. */
export default function ComposerExtras(props: ComposerExtrasProps) {
  const { options, onOptions, question } = props;
  const { t } = useTranslation('chat');
  const { at } = useChatPlace();
  // Looking at the page alone opens no guest session.
  const hasSession = useSession((state) => state.hasSession);
  const models = useEndpoint(at(chat.listModelChoices), {}, { staleTime: 60_000, enabled: hasSession });
  const choices = models.data?.items ?? [];
  const { modelId: wanted } = options;
  const asked = wanted ? choices.find(({ modelId }) => modelId === wanted) : choices[0];
  return (
    <>
      <Attachments {...props} />
      <WhereToLook {...props} />
      <AsOf value={options.asOf} onChange={(asOf) => onOptions((held) => ({ ...held, asOf }))} />
      {choices.length > 1 ? (
        <SelectField
          small
          className={styles.select}
          label={t('composer.model')}
          labelPlace="hidden"
          value={options.modelId ?? ''}
          options={[
            { value: '', label: t('composer.modelDefault') },
            ...choices.map((choice) => ({
              value: choice.modelId,
              label: choice.builtIn ? t('composer.builtIn') : choice.name,
            })),
          ]}
          onChange={(modelId) => onOptions((held) => ({ ...held, modelId: modelId || null }))}
        />
      ) : null}
      {asked?.masked ? (
        <Suspense>
          <LazyOutgoingNote question={question} />
        </Suspense>
      ) : null}
    </>
  );
}

/** An AI search chooses its scopes itself; chat looks in the law, and in what is switched on here. */
function WhereToLook({ options, onOptions }: ComposerExtrasProps) {
  const { choosesKnowledge, ScopeChoice } = useChatPlace();
  const { search, knowledgeBaseIds } = options;
  if (ScopeChoice)
    return search ? (
      <ScopeChoice
        choice={{ ...search, knowledgeBaseIds }}
        onChoose={({ scopes, depth, knowledgeBaseIds: chosen }) =>
          onOptions((held) => ({ ...held, search: { scopes, depth }, knowledgeBaseIds: chosen }))
        }
      />
    ) : null;
  return (
    <>
      {choosesKnowledge ? (
        <KnowledgeChoice
          chosen={knowledgeBaseIds}
          onChoose={(chosen) => onOptions((held) => ({ ...held, knowledgeBaseIds: chosen }))}
        />
      ) : null}
      <InternetSwitch
        isOn={options.internet}
        onSwitch={(internet) => onOptions((held) => ({ ...held, internet }))}
      />
    </>
  );
}

/** Today's law unless a day is chosen. */
function AsOf({ value, onChange }: { value: string | null; onChange: (day: string | null) => void }) {
  const { t } = useTranslation('chat');
  const [chooses, setChooses] = useState(false);
  if (value === null && !chooses) {
    return (
      <button type="button" className={styles.chip} onClick={() => setChooses(true)}>
        <CalendarOutlined aria-hidden /> {t('conversation.today')}
      </button>
    );
  }
  return <DateField label={t('composer.asOf')} value={value} onChange={onChange} />;
}
